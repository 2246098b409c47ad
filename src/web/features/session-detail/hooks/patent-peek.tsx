import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { Patent } from '../../../../contract/patents.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { PatentPassages } from '../components/patent-passages.tsx';

interface Peek {
  /** Opens the passages behind a claim. */
  open(title: string, numbers: readonly string[]): void;
  patents: ReadonlyMap<string, Patent>;
}

const PeekContext = createContext<Peek | null>(null);

/** Gives everything below it one dialog that shows the passages behind a number, a cell or a theme. */
export function PatentPeekProvider({
  patents,
  children,
}: {
  patents: readonly Patent[];
  children: ReactNode;
}) {
  const [shown, setShown] = useState<{ title: string; numbers: readonly string[] } | null>(null);
  const byNumber = useMemo(() => new Map(patents.map((patent) => [patent.patent_number, patent])), [patents]);
  const peek = useMemo<Peek>(
    () => ({ patents: byNumber, open: (title, numbers) => setShown({ title, numbers }) }),
    [byNumber],
  );
  return (
    <PeekContext value={peek}>
      {children}
      <Dialog open={shown !== null} onClose={() => setShown(null)} title={shown?.title ?? 'Patents'}>
        {shown && <PatentPassages numbers={shown.numbers} patents={byNumber} />}
      </Dialog>
    </PeekContext>
  );
}

/** The dialog of the nearest provider. */
export function usePatentPeek(): Peek {
  const peek = useContext(PeekContext);
  if (!peek) throw new Error('usePatentPeek needs a PatentPeekProvider above it');
  return peek;
}
