import type { Opportunity, ScoreComponent } from '../../../../contract/report.ts';
import styles from './score-breakdown.module.css';

const NAMES: Record<ScoreComponent, string> = {
  under_combination: 'Rarely together',
  plausibility: 'Plausible',
  momentum: 'Momentum',
  openness: 'Openness',
  fit: 'Fit to your idea',
  expired_art: 'Expired art nearby',
  fragmentation: 'No dominant owner',
};

const ORDER = Object.keys(NAMES) as ScoreComponent[];

const shareOf = (probability: number) =>
  probability < 0.01 ? 'less than 1 %' : `${Math.round(probability * 100)} %`;

function Row({ name, value, text }: { name: string; value: number | null; text: string }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={styles.value}>{value === null ? 'not measurable' : Math.round(value * 100)}</td>
      <td className={styles.meter}>
        <span className={styles.track} aria-hidden="true">
          <span className={styles.fill} style={{ width: `${(value ?? 0) * 100}%` }} />
        </span>
        <span className={styles.text}>{text}</span>
      </td>
    </tr>
  );
}

/** Where the score comes from: every component with its value and what it was computed from. */
export function ScoreBreakdown({ opportunity }: { opportunity: Opportunity }) {
  const score = opportunity.score_components;
  return (
    <>
      <table className={styles.table}>
        <caption className="visually-hidden">Components of the score</caption>
        <tbody>
          {ORDER.map((id) => (
            <Row
              key={id}
              name={NAMES[id]}
              value={score.values[id] ?? null}
              text={score.explanations[id] ?? ''}
            />
          ))}
          <Row name="Confidence" value={score.confidence} text={score.confidence_text} />
        </tbody>
      </table>
      {score.usual && <p className={styles.note}>{score.usual}</p>}
      {score.cap && <p className={styles.note}>{score.cap}</p>}
      {score.probability !== null && (
        <p className={styles.note}>
          Among pairs of the same tenth of plausibility in the time split, measured there by meaning alone,{' '}
          {shareOf(score.probability)} were joined within five years.
        </p>
      )}
    </>
  );
}
