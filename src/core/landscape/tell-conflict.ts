import type { Conflict, LaidBesideRow } from '../../contract/conflict.ts';
import type { KnownConflict } from '../evidence/design-conflicts.ts';
import type { DesignPatent, DesignWay } from '../retrieval/general-knowledge.ts';

/** What a conflict is told with. */
export interface ConflictContext {
  /** True for words that name nothing the idea must do without. */
  allows(text: string): boolean;
  /** What to ask a full database for the idea's thing, or what else that is called, and any of these terms. */
  queryFor(terms: readonly string[], alias?: string): string;
  /** The same for another thing. */
  queryOn(thing: string, terms: readonly string[]): string;
  /** The same for what the idea's aim is about, in other words too. */
  queryForAim(terms: readonly string[]): string;
  /** A patent as it is told beside a design; null for what is not held, or is nothing the idea can use. */
  rowOf(patent: DesignPatent): LaidBesideRow | null;
}

/** What a conflict follows when it is told: the idea's own needs no name. */
const leadOf = ({ thing, of }: KnownConflict): string => {
  if (of === 'anything') return `The conflict in any idea with ${thing}`;
  if (of === 'aim') return `The conflict in ${thing}`;
  return of === 'other' ? `The conflict to win with ${thing}` : 'The conflict to win';
};

/** A conflict, each way round it that the idea leaves open with what to ask a full database for it. */
export function tellConflict(
  known: KnownConflict | null | undefined,
  ctx: ConflictContext,
): Conflict | undefined {
  if (known == null) return undefined;
  const { thing, of } = known;
  const {
    conflict,
    ways,
    trial,
    sold,
    edge,
    open: question,
    money,
    pays,
    makers,
    tried,
    filed,
  } = known.known;
  const open = ways.filter(({ way, how }) => ctx.allows(`${way}. ${how}`));
  if (open.length === 0) return undefined;
  const isFirst = open[0] === ways[0];
  const queryOf = (terms: readonly string[]) =>
    of === 'aim'
      ? ctx.queryForAim(terms)
      : of === 'other'
        ? ctx.queryOn(thing, terms)
        : ctx.queryFor(terms, thing);
  const patentsOf = (way: DesignWay | null) => {
    const rows = (known.known.patents ?? [])
      .filter(({ design }) => (design === null ? null : ways[design]) === way)
      .flatMap((patent) => ctx.rowOf(patent) ?? []);
    return rows.length === 0 ? undefined : rows;
  };
  return {
    lead: leadOf(known),
    of_aim: of === 'aim' || undefined,
    conflict,
    ways: open.map((each) => ({
      way: each.way,
      how: each.how,
      query: queryOf(each.ask),
      patents: patentsOf(each),
    })),
    patents: patentsOf(null),
    // The trial is of the first way, as are its edge and its money: they go with it.
    trial: isFirst && ctx.allows(trial) ? trial : undefined,
    sold,
    ...(isFirst ? { edge, open: question, money, pays } : {}),
    makers: makers === undefined || makers.length === 0 ? undefined : [...makers],
    tried,
    filed: filed === undefined || filed.length === 0 ? undefined : [...filed],
  };
}
