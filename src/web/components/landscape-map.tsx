import { LANDSCAPE } from './landscape-map.data.ts';
import styles from './landscape-map.module.css';

const at = ({ x, y }: { x: number; y: number }) => ({ left: `${x / 10}%`, top: `${y / 10}%` });

/**
 * The shipped library as a field of dots, with one gap lit. Drawn by the style sheet from one picture, so that it
 * follows the theme and costs no script.
 */
export function LandscapeMap({ labelled = false }: { labelled?: boolean }) {
  return (
    <div className={styles.map} aria-hidden="true">
      <div className={styles.dots} />
      {labelled &&
        LANDSCAPE.labels.map((label) => (
          <span key={label.name} className={styles.label} style={at(label)}>
            {label.name}
          </span>
        ))}
      <span className={styles.gap} style={at(LANDSCAPE.gap)} />
    </div>
  );
}
