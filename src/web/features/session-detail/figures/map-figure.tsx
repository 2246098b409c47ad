import type { Landscape, Theme } from '../../../../contract/landscape.ts';
import type { Opportunity } from '../../../../contract/report.ts';
import { Figure } from './figure.tsx';
import styles from './map-figure.module.css';
import { placeLabels } from './place-labels.ts';

const WIDTH = 640;
const HEIGHT = 360;
const MARGIN = 24;

const across = (x: number): number => MARGIN + x * (WIDTH - 2 * MARGIN);
const down = (y: number): number => MARGIN + y * (HEIGHT - 2 * MARGIN);

function centre(theme: Theme, points: Landscape['map']['points']): { x: number; y: number } | null {
  const own = points.filter((point) => point.theme === theme.id);
  if (own.length < 3) return null;
  return {
    x: own.reduce((sum, point) => sum + point.x, 0) / own.length,
    y: own.reduce((sum, point) => sum + point.y, 0) / own.length,
  };
}

/** The related patents as a field of dots, near ones alike in meaning; the gaps are lit. */
export function MapFigure({
  map,
  themes,
  opportunities,
  patentTitle,
}: {
  map: Landscape['map'];
  themes: readonly Theme[];
  opportunities: readonly Opportunity[];
  /** Title of a patent, shown when its dot is pointed at. */
  patentTitle: (number: string) => string;
}) {
  if (map.points.length === 0) return null;
  const titles = new Map(opportunities.map((opportunity) => [opportunity.id, opportunity.title]));
  const labelled = themes.slice(0, 6).flatMap((theme) => {
    const at = centre(theme, map.points);
    return at ? [{ id: theme.id, text: theme.label, x: across(at.x), y: down(at.y) }] : [];
  });
  const places = placeLabels(labelled, { width: WIDTH, height: HEIGHT, margin: MARGIN / 2 });
  return (
    <Figure
      title="The map"
      lead="Each dot is a patent; dots close together speak of similar things. Rings mark the opportunities."
      note={{ shown: map.points.length, left_out: 0, reason: '' }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing with links in it, not a set of form fields */}
      <svg
        className={styles.map}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="group"
        aria-label="Map of the related patents"
      >
        {map.points.map((point) => (
          <circle key={point.number} className={styles.dot} cx={across(point.x)} cy={down(point.y)} r="3.2">
            <title>{patentTitle(point.number)}</title>
          </circle>
        ))}
        {labelled.map(({ id, text }, i) => (
          <text key={id} className={styles.theme} x={places[i]?.x} y={places[i]?.y}>
            {text}
          </text>
        ))}
        {map.gaps.map((gap, index) => (
          <a
            key={gap.opportunity}
            href={`#${gap.opportunity}`}
            aria-label={`Opportunity: ${titles.get(gap.opportunity) ?? gap.opportunity}`}
          >
            <circle className={styles.halo} cx={across(gap.x)} cy={down(gap.y)} r="15" />
            <text className={styles.gap} x={across(gap.x)} y={down(gap.y) + 5} textAnchor="middle">
              {index + 1}
            </text>
            <title>{titles.get(gap.opportunity)}</title>
          </a>
        ))}
      </svg>
    </Figure>
  );
}
