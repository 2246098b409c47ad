import type { Landscape } from '../../../../contract/landscape.ts';
import { Figure } from './figure.tsx';
import styles from './timeline-figure.module.css';

type Year = Landscape['timeline']['years'][number];

const WIDTH = 640;
const HEIGHT = 180;
const BASE = HEIGHT - 22;
const TOP = 14;

function yearTitle(year: Year): string {
  const share =
    year.share === null
      ? 'too few library records that year to compare'
      : `${(year.share * 100).toFixed(1)} % of that year's library`;
  return `${year.year}: ${year.count} patents, ${share}${year.lag ? ', not complete yet' : ''}`;
}

function Bars({ years }: { years: readonly Year[] }) {
  const most = Math.max(1, ...years.map((year) => year.count));
  const slot = WIDTH / years.length;
  const width = Math.max(2, slot * 0.72);
  const every = Math.ceil(years.length / 9);
  return years.map((year, at) => {
    const height = ((BASE - TOP) * year.count) / most;
    const x = at * slot + (slot - width) / 2;
    return (
      <g key={year.year}>
        {year.lag && <rect className={styles.lag} x={at * slot} y={TOP} width={slot} height={BASE - TOP} />}
        <rect
          className={styles.bar}
          data-measured={year.share !== null}
          x={x}
          y={BASE - height}
          width={width}
          height={height}
        >
          <title>{yearTitle(year)}</title>
        </rect>
        {at % every === 0 && (
          <text className={styles.label} x={at * slot + slot / 2} y={HEIGHT - 5} textAnchor="middle">
            {year.year}
          </text>
        )}
        {year.count === most && (
          <text className={styles.value} x={at * slot + slot / 2} y={BASE - height - 4} textAnchor="middle">
            {year.count}
          </text>
        )}
      </g>
    );
  });
}

/** Publications a year. Years whose library is too small to compare are hollow; the last 18 months are a band. */
export function TimelineFigure({ timeline }: { timeline: Landscape['timeline'] }) {
  const { years } = timeline;
  if (years.length === 0) return null;
  const first = years[0]?.year;
  const last = years.at(-1)?.year;
  return (
    <Figure
      title="When it was published"
      lead="By date of grant or publication. Hollow bars: the library holds too few records of that year to compare. Shaded: the last 18 months, never complete."
      note={timeline.note}
    >
      <svg
        className={styles.chart}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`Related patents by year, ${first} to ${last}`}
      >
        <line className={styles.axis} x1="0" x2={WIDTH} y1={BASE} y2={BASE} />
        <Bars years={years} />
      </svg>
      <details className={styles.data}>
        <summary>Figures as a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Year</th>
              <th scope="col">Related</th>
              <th scope="col">Library</th>
              <th scope="col">Share</th>
            </tr>
          </thead>
          <tbody>
            {years.map((year) => (
              <tr key={year.year}>
                <th scope="row">{year.year}</th>
                <td>{year.count}</td>
                <td>{year.library}</td>
                <td>{year.share === null ? 'no data' : `${(year.share * 100).toFixed(1)} %`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Figure>
  );
}
