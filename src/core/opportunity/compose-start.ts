import type { Conflict } from '../../contract/conflict.ts';
import type { Statement } from '../../contract/report.ts';
import {
  leadingConflict,
  patentsBesideDesigns,
  type WayGroup,
  type Ways,
  wayGroups,
} from '../../contract/ways.ts';
import type { EvidenceDoc } from '../evidence/evidence.ts';
import type { IdeaNames } from '../evidence/read-idea.ts';
import type { Candidate } from '../gaps/candidates.ts';
import { capitalise } from '../language/inflection.ts';
import { sentences } from '../text/phrases.ts';

/** What decides where to begin. */
interface StartFacts {
  names: IdeaNames;
  ways: Ways | null;
  /** Behind what is presented, best first. */
  candidates: readonly Candidate[];
  read: readonly EvidenceDoc[];
}

/** True where all that shows it would do without the idea's thing: a coating is no start for a cleaning drone. */
const sparesThing = ({ rows }: WayGroup, read: readonly EvidenceDoc[]): boolean =>
  rows.length > 0 &&
  rows.every((row) => read.find((d) => d.record.number === row.number)?.substitute === true);

const labelled = (label: string, text: string | undefined): Statement[] =>
  text === undefined ? [] : [{ text: `${label}: ${text}.`, cites: [] }];

/** What is to be found out of the likeliest way, or else why it gets round the conflict. */
function nextOf({ ways: [start], trial, open }: Conflict): string {
  if (open !== undefined)
    return `Still open is ${open}${trial === undefined ? '' : '; its cheapest trial is told below'}.`;
  return trial === undefined ? `${capitalise(start?.how ?? '')}.` : `Its cheapest trial: ${trial}.`;
}

/** Patents known at large that a summary names. */
const MOST_FILED = 2;

/** What is known at large to come near, whatever the library holds. */
function filedElsewhere({ filed = [] }: Conflict): Statement[] {
  if (filed.length === 0) return [];
  const list = filed.slice(0, MOST_FILED).map(({ number, says }) => `${number} ${says}`);
  return labelled('Filed elsewhere', list.join('; '));
}

/** Sentences of what follows in money that a summary tells: the sum itself stands further down. */
const MOST_SENTENCES = 2;

/** A word for what was told before, by which a single sentence may end, and others must not begin. */
const REFERS = /\b(?:it|its|they|them|their|that|this|these|those)\b/;
const FIRST_WORDS = /^(?:\S+\s?){1,3}/;

/** What follows in money; where that would not stand by itself, with what it follows from. */
function inMoney({ money, pays }: Conflict): string | undefined {
  if (pays === undefined) return money;
  const list = sentences(pays);
  const opening = list.length === 1 ? pays : (FIRST_WORDS.exec(pays)?.[0] ?? '');
  return REFERS.test(opening)
    ? `${money}. So ${pays}`
    : list.slice(0, MOST_SENTENCES).join(' ').replace(/\.$/, '');
}

/** What stands against the idea, the likeliest way round it, how that stands against what is sold, was tried and is filed, and whether it pays. */
function conflictToWin(told: Conflict): Statement[] {
  const { lead, conflict, ways, sold, edge, tried } = told;
  const start = ways[0];
  if (start === undefined) return [];
  return [
    { text: `${lead}: ${conflict}.`, cites: [] },
    { text: `Likeliest way round it: ${start.way}. ${nextOf(told)}`, cites: [] },
    ...labelled('Against what is sold', edge),
    ...(edge === undefined ? labelled('Sold today', sold) : []),
    ...labelled('Tried before', tried),
    ...filedElsewhere(told),
    ...labelled('In money, roughly', inMoney(told)),
  ];
}

/** What is usual and how to try it: what like things use, else the principle of the best lead where it is usual, else the first that is. */
function usualStart({ names, candidates, read }: StartFacts, job: Ways['jobs'][number]): Statement[] {
  const usual = wayGroups(job)
    .filter((group) => group.isLikely && !sparesThing(group, read))
    .flatMap(({ principle }) => principle ?? []);
  const lead = candidates[0]!.source.shown?.principle.name;
  const own = usual.find((principle) => (principle.own_count ?? 0) > 0);
  const start = own ?? usual.find(({ name }) => name === lead) ?? usual[0];
  if (start?.trial === undefined) return [];
  const where = names.product === null ? '' : ` for ${names.short}`;
  return [{ text: `Start with ${start.name}. Its cheapest trial${where}: ${start.trial}.`, cites: [] }];
}

/** Patents named in a summary. */
const MOST_NAMED = 2;

/** What to read of this library for the designs, beside what is named already. */
export function patentsToRead(ways: Ways | null, named: readonly string[]): Statement[] {
  if (ways === null || leadingConflict(ways) === undefined) return [];
  const rows = patentsBesideDesigns(ways).filter(({ number }) => !named.includes(number));
  if (rows.length === 0) return [];
  const told = rows.slice(0, MOST_NAMED);
  const rest = rows.length - told.length;
  const list = told.map(({ number, use, lends }) => `${number}, for ${use}: ${lends}`).join('; ');
  return [
    {
      text: `To read here for its designs: ${list}${rest === 0 ? '' : `; and ${rest} more below`}.`,
      cites: told.map(({ number }) => number),
    },
  ];
}

/** Where to begin: at the conflict inside the idea, if one is known, else with what is usual for such things. */
export function whereToStart(facts: StartFacts): Statement[] {
  const { ways } = facts;
  if (ways === null) return [];
  const conflict = leadingConflict(ways);
  if (conflict !== undefined) return conflictToWin(conflict);
  const job = ways.jobs[0];
  return job === undefined ? [] : usualStart(facts, job);
}
