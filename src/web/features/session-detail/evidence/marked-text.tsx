import { splitMarkedText } from '../../../../contract/analysis/marked-text.ts';
import { useEvidence } from './evidence.tsx';
import styles from './marked-text.module.css';

const BASES = { assumption: 'assumption', recalled: 'recalled, unverified' } as const;
const HINTS = {
  assumption: 'Inferred, not found in a patent',
  recalled: "From the model's general knowledge, unverified",
} as const;

/** A patent number as a button that opens its passage. */
export function Citation({ number, quote }: { number: string; quote?: string | null }) {
  const { open, patents } = useEvidence();
  const title = patents.get(number)?.patent_title;
  return (
    <button
      type="button"
      className={styles.cite}
      title={title}
      aria-label={`Patent ${number}${title ? `: ${title}` : ''}`}
      onClick={() => open({ title: 'Patent', items: [{ number, quote }] })}
    >
      {number}
    </button>
  );
}

/** Marked text: patent marks become buttons, the basis of a sentence a small tag. */
export function MarkedText({ text }: { text: string }) {
  let at = 0;
  return splitMarkedText(text).map((piece) => {
    const key = at++;
    if (piece.type === 'text') return <span key={key}>{piece.text}</span>;
    if (piece.type === 'cite') return <Citation key={key} number={piece.number} />;
    return (
      <span key={key} className={styles.basis} title={HINTS[piece.basis]}>
        {BASES[piece.basis]}
      </span>
    );
  });
}
