import { splitMarkedText, type TextPiece } from '../../../../contract/analysis/marked-text.ts';
import { useEvidence } from './evidence.tsx';
import styles from './marked-text.module.css';

const STOPS = /^[.,;:!?)]+/;
const BASES = { assumption: 'assumption', recalled: 'general knowledge, unverified' } as const;
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

function Mark({ piece }: { piece: Exclude<TextPiece, { type: 'text' }> }) {
  if (piece.type === 'cite') return <Citation number={piece.number} />;
  return (
    <span className={styles.basis} title={HINTS[piece.basis]}>
      {BASES[piece.basis]}
    </span>
  );
}

/** Marked text: patent marks become buttons, the basis of a sentence a small tag. A full stop stays with its mark. */
export function MarkedText({ text }: { text: string }) {
  const pieces = splitMarkedText(text);
  return pieces.map((piece, at) => {
    const key = `${at} ${piece.type}`;
    const before = pieces[at - 1];
    if (piece.type === 'text') {
      const begin = before && before.type !== 'text' ? (STOPS.exec(piece.text)?.[0].length ?? 0) : 0;
      return <span key={key}>{piece.text.slice(begin)}</span>;
    }
    const next = pieces[at + 1];
    return (
      <span key={key} className={styles.together}>
        <Mark piece={piece} />
        {next?.type === 'text' && STOPS.exec(next.text)?.[0]}
      </span>
    );
  });
}
