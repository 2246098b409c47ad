import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import type { Rating } from '../../../../contract/analysis/evidence.ts';
import type { Patent } from '../../../../contract/patents.ts';

/** A patent to show, with the words that matter in it. */
export interface EvidenceItem {
  number: string;
  quote?: string | null;
  /** What it shows, in one sentence. */
  note?: string;
}

export interface EvidenceRequest {
  title: string;
  items: readonly EvidenceItem[];
}

interface Evidence {
  shown: EvidenceRequest | null;
  open: (request: EvidenceRequest) => void;
  close: () => void;
  patents: ReadonlyMap<string, Patent>;
  ratings: ReadonlyMap<string, Rating>;
}

const EvidenceContext = createContext<Evidence | null>(null);

/** Gives everything below it one drawer that shows the passages behind a claim. */
export function EvidenceProvider({
  patents,
  ratings,
  children,
}: {
  patents: readonly Patent[];
  ratings: readonly Rating[];
  children: ReactNode;
}) {
  const [shown, setShown] = useState<EvidenceRequest | null>(null);
  const from = useRef<Element | null>(null);
  const open = useCallback((request: EvidenceRequest) => {
    from.current = document.activeElement;
    setShown(request);
  }, []);
  const close = useCallback(() => {
    setShown(null);
    if (from.current instanceof HTMLElement) from.current.focus({ preventScroll: true });
  }, []);
  const value = useMemo<Evidence>(
    () => ({
      shown,
      open,
      close,
      patents: new Map(patents.map((patent) => [patent.patent_number, patent])),
      ratings: new Map(ratings.map((rating) => [rating.number, rating])),
    }),
    [shown, open, close, patents, ratings],
  );
  return <EvidenceContext value={value}>{children}</EvidenceContext>;
}

/** The drawer of the nearest provider. */
export function useEvidence(): Evidence {
  const evidence = useContext(EvidenceContext);
  if (!evidence) throw new Error('useEvidence needs an EvidenceProvider above it');
  return evidence;
}
