import type { Landscape } from '../../../../contract/analysis/landscape.ts';
import { Figure } from './figure.tsx';
import styles from './timeline.module.css';

type Year = Landscape['timeline']['years'][number];

const WIDTH = 420;
const HEIGHT = 170;
const BASE = HEIGHT - 22;
const TOP = 16;

function yearTitle({ year, count, expected, lag, usable }: Year): string {
  const parts = [
    `${year}: ${count} ${count === 1 ? 'patent' : 'patents'}`,
    expected !== null && `${expected.toFixed(1)} expected`,
    !usable && 'too few records that year to compare',
    lag && 'not complete yet',
  ];
  return parts.filter(Boolean).join(', ');
}

/** Points of the expected line, one run of years with a value after another. */
function expectedPath(years: readonly Year[], y: (count: number) => number, slot: number): string {
  let pen = 'M';
  return years
    .map(({ expected }, at) => {
      if (expected === null) {
        pen = 'M';
        return '';
      }
      const point = `${pen}${(at + 0.5) * slot} ${y(expected)}`;
      pen = 'L';
      return point;
    })
    .join(' ');
}

function Chart({ years }: { years: readonly Year[] }) {
  const most = Math.max(1, ...years.map(({ count, expected }) => Math.max(count, expected ?? 0)));
  const y = (count: number) => BASE - ((BASE - TOP) * count) / most;
  const slot = WIDTH / years.length;
  const lag = years.findIndex((year) => year.lag);
  const every = Math.ceil(years.length / 6);
  return (
    <>
      {lag >= 0 && (
        <rect className={styles.lag} x={lag * slot} y={TOP} width={WIDTH - lag * slot} height={BASE - TOP} />
      )}
      {years.map((year, at) => (
        <g key={year.year}>
          <rect
            className={styles.bar}
            data-usable={year.usable}
            x={at * slot + slot * 0.16}
            y={y(year.count)}
            width={slot * 0.68}
            height={BASE - y(year.count)}
          >
            <title>{yearTitle(year)}</title>
          </rect>
          {at % every === 0 && (
            <text className={styles.label} x={(at + 0.5) * slot} y={HEIGHT - 5} textAnchor="middle">
              {year.year}
            </text>
          )}
        </g>
      ))}
      <path className={styles.expected} d={expectedPath(years, y, slot)} />
      <line className={styles.axis} x1="0" x2={WIDTH} y1={BASE} y2={BASE} />
      <text className={styles.label} x="0" y={TOP - 5}>
        {Math.ceil(most)}
      </text>
    </>
  );
}

function Data({ years }: { years: readonly Year[] }) {
  return (
    <div className="visually-hidden">
      <table>
        <caption>Related patents by year</caption>
        <tbody>
          {years.map((year) => (
            <tr key={year.year}>
              <td>{yearTitle(year)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Related patents a year: the expected line, hollow bars where the sources hold too little, the publication lag as a band. */
export function Timeline({ timeline }: { timeline: Landscape['timeline'] }) {
  const { years, trend, note } = timeline;
  if (years.length === 0) return null;
  const keys = [
    years.some(({ expected }) => expected !== null) && 'Line: the pace of all US patents in these classes.',
    years.some(({ usable }) => !usable) && 'Hollow: too few records that year.',
    years.some(({ lag }) => lag) && 'Shaded: not all published yet.',
  ];
  return (
    <Figure title="Timeline" lead={`${trend} ${keys.filter(Boolean).join(' ')}`} note={note}>
      <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <Chart years={years} />
      </svg>
      <Data years={years} />
    </Figure>
  );
}
