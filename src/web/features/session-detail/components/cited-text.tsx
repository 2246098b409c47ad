import type { MouseEvent, ReactNode } from 'react';
import type { Statement } from '../../../../contract/report.ts';
import { usePatentPeek } from '../hooks/patent-peek.tsx';
import styles from './cited-text.module.css';
import { publicPage } from './public-page.ts';

const numberPattern = /\b(?:US|EP|WO|DE|FR|GB|JP|CN|KR|CA|AU|ES|IT)(?:D|RE|PP|H)?\d{5,13}\b/g;

/** A patent number: a click opens the passage behind it, a click that asks for a new tab the full document. */
export function PatentNumber({ number }: { number: string }) {
  const peek = usePatentPeek();
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    peek.open(number, [number]);
  };
  const patent = peek.patents.get(number);
  const href = patent ? (patent.patent_url ?? `#${number}`) : publicPage(number);
  return (
    <a className={styles.number} href={href} rel="noopener noreferrer" onClick={open}>
      {number}
    </a>
  );
}

/** Plain text in which every patent number opens its passage. */
export function LinkedText({ text }: { text: string }) {
  const pieces: ReactNode[] = [];
  let from = 0;
  for (const match of text.matchAll(numberPattern)) {
    pieces.push(text.slice(from, match.index), <PatentNumber key={match.index} number={match[0]} />);
    from = match.index + match[0].length;
  }
  return [...pieces, text.slice(from)];
}

/** A statement of fact with the patents that bear it, those not already named in its text as one sign at the end. */
export function CitedText({ statement }: { statement: Statement }) {
  const peek = usePatentPeek();
  const unnamed = statement.cites.filter((number) => !statement.text.includes(number));
  return (
    <>
      <LinkedText text={statement.text} />
      {unnamed.length > 0 && (
        <>
          {' '}
          <button
            type="button"
            className={styles.sources}
            aria-label={`Patents behind this: ${unnamed.join(', ')}`}
            onClick={() => peek.open('Patents behind this statement', statement.cites)}
          >
            {unnamed.length === 1 ? unnamed[0] : `${statement.cites.length} patents`}
          </button>
        </>
      )}
    </>
  );
}

/** Statements, each with its patents, as items of a list. */
export function CitedList({
  statements,
  className,
}: {
  statements: readonly Statement[];
  className?: string;
}) {
  return (
    <ul className={className}>
      {statements.map((statement) => (
        <li key={statement.text}>
          <CitedText statement={statement} />
        </li>
      ))}
    </ul>
  );
}
