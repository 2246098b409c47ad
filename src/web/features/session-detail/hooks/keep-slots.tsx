import { createContext, type ReactNode, useContext } from 'react';
import type { Patent } from '../../../../contract/patents.ts';
import type { Idea } from '../../../../contract/routes/analyses.routes.ts';

/** What a signed-in owner may do with parts of a session: stars, notes, similar patents. Absent on public pages. */
export interface KeepSlots {
  patent: (patent: Patent) => ReactNode;
  opportunity: (idea: Idea) => ReactNode;
}

const KeepContext = createContext<{ slots: KeepSlots; ideas: readonly Idea[] } | null>(null);

/** Offers the slots to everything below. */
export function KeepProvider({
  slots,
  ideas,
  children,
}: {
  slots: KeepSlots;
  ideas: readonly Idea[];
  children: ReactNode;
}) {
  return <KeepContext value={{ slots, ideas }}>{children}</KeepContext>;
}

/** The controls for a patent, or nothing where the reader does not own the session. */
export const useKeepPatent = (): ((patent: Patent) => ReactNode) => {
  const keep = useContext(KeepContext);
  return (patent) => keep?.slots.patent(patent) ?? null;
};

/** The controls for the opportunity of this name in the report. */
export function KeepOpportunity({ reference }: { reference: string }) {
  const keep = useContext(KeepContext);
  const idea = keep?.ideas.find((one) => one.reference === reference);
  return keep && idea ? keep.slots.opportunity(idea) : null;
}
