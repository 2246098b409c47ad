import { ButtonLink } from '../../components/button.tsx';
import { EXAMPLE_PATH } from './example-link.ts';
import styles from './explainer.module.css';

/** A corner of a problem × mechanism matrix: filled cells hold patents, the ringed one holds none. */
const CELLS = [9, 4, 6, 2, 3, 0, 5, 7, 8, 6, 1, 3].map((count, at) => ({
  id: `cell-${at}`,
  count,
  x: 21 + (at % 4) * 42,
  y: 21 + Math.floor(at / 4) * 42,
}));

function MatrixPicture() {
  return (
    <svg viewBox="0 0 168 126" className={styles.picture} aria-hidden="true">
      {CELLS.map(({ id, count, x, y }) =>
        count === 0 ? (
          <circle key={id} cx={x} cy={y} r="13" className={styles.gap} />
        ) : (
          <circle key={id} cx={x} cy={y} r={3 + count * 1.35} fill="currentColor" />
        ),
      )}
    </svg>
  );
}

function ShelfPicture() {
  return (
    <svg viewBox="0 0 168 126" className={styles.picture} aria-hidden="true">
      {[96, 152, 60, 120, 84].map((width, row) => (
        <g key={width} transform={`translate(0 ${8 + row * 25})`}>
          <rect width="168" height="1" y="17" fill="currentColor" opacity=".25" />
          <rect width={width} height="9" fill="currentColor" opacity={row === 1 ? 1 : 0.45} />
        </g>
      ))}
    </svg>
  );
}

function TalkPicture() {
  return (
    <svg viewBox="0 0 168 126" className={styles.picture} aria-hidden="true">
      <rect x="56" y="8" width="112" height="26" rx="3" fill="currentColor" />
      <rect x=".5" y="46.5" width="140" height="70" rx="3" fill="none" stroke="currentColor" />
      {[60, 74, 88].map((y, row) => (
        <rect key={y} x="12" y={y} width={[112, 96, 64][row]} height="3" fill="currentColor" opacity=".5" />
      ))}
      <rect x="12" y="101" width="34" height="8" rx="1" className={styles.cite} />
      <rect x="51" y="101" width="34" height="8" rx="1" className={styles.cite} />
    </svg>
  );
}

const STEPS = [
  {
    title: 'Patent gap analysis',
    text: 'Your idea is split into its parts, and the patents around it are checked part by part. Where no patent has a combination, Lacuna tries to disprove the gap by searching with different wording, in neighboring fields, and among older patents.',
    picture: <MatrixPicture />,
    link: { to: EXAMPLE_PATH, label: 'See a finished analysis' },
  },
  {
    title: 'Browse patent categories',
    text: 'Over a hundred plain-language categories, from beekeeping to semiconductors, each with the patents behind it. Every card shows the patent number, date, and owner, and links to the full patent.',
    picture: <ShelfPicture />,
    link: { to: '/dashboard/browse', label: 'Browse categories' },
  },
  {
    title: 'Interactive exploration',
    text: 'Ask the assistant about your session: the closest patent, the weak point of an opportunity, what to check next. Each answer cites the patents it relies on.',
    picture: <TalkPicture />,
    link: { to: '/signup', label: 'Start with one free analysis' },
  },
] as const;

/** The three-step explainer. */
export function Explainer() {
  return (
    <section className={styles.section} aria-labelledby="how">
      <h2 id="how" className={styles.heading}>
        Three ways into the record
      </h2>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step.title} className={styles.step}>
            {step.picture}
            <h3 className={styles.title}>{step.title}</h3>
            <p className={styles.text}>{step.text}</p>
            <ButtonLink to={step.link.to} variant="quiet" size="small" className={styles.link}>
              {step.link.label}
            </ButtonLink>
          </li>
        ))}
      </ol>
    </section>
  );
}
