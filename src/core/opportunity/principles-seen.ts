import type { Statement } from '../../contract/report.ts';
import { isUsual, leadingConflict, type ShownPrinciple, type Ways } from '../../contract/ways.ts';
import { capitalise, joinList } from '../language/inflection.ts';

const MOST_NAMED = 4;
const MOST_CITED = 2;
const ELSEWHERE = 'here for other things only';

type Job = Ways['jobs'][number];

const citesOf = ({ own }: ShownPrinciple): string[] => own.slice(0, MOST_CITED);

/** By which principles the job is done on like things, as far as they are not told as usual. */
function seenIn({ job, principles = [] }: Job): Statement[] {
  const own = principles.filter((p) => p.own.length > 0 && !isUsual(p)).slice(0, MOST_NAMED);
  if (own.length === 0) return [];
  const told = own.map((p) => `${p.name} (${citesOf(p).join(', ')})`);
  return [{ text: `On like things, ${job} is done by ${joinList(told)}.`, cites: own.flatMap(citesOf) }];
}

/** Which principles are usual for things like the idea's, and where each is shown, if anywhere. */
function usualIn({ job, rows, principles = [], afar = [], unseen = [] }: Job): Statement[] {
  const shown = principles.filter(isUsual).map((p) => {
    const row = rows.find(({ principle }) => principle === p.name);
    if (row === undefined) return { text: p.name, cites: [] };
    // What is used on other things is no example of what is usual: chips are no bottle.
    return p.own.length > 0
      ? { text: `${p.name} (${row.number})`, cites: [row.number] }
      : { text: `${p.name} (${ELSEWHERE})`, cites: [] };
  });
  const far = afar.filter(isUsual).map((p) => ({ text: `${p.name} (${ELSEWHERE})`, cites: [] }));
  const missing = unseen.filter(isUsual).map((p) => ({ text: `${p.name} (not found here)`, cites: [] }));
  const told = [...shown, ...missing, ...far].slice(0, MOST_NAMED);
  if (told.length === 0) return [];
  return [
    {
      text: `For things like yours, ${job} is usually done by ${joinList(told.map(({ text }) => text))}.`,
      cites: told.flatMap(({ cites }) => cites),
    },
  ];
}

/** By which principles it is done elsewhere, where nothing nearer is known. */
function elsewhereIn({ job, principles = [] }: Job): Statement[] {
  if (principles.length < 2) return [];
  const names = principles.slice(0, MOST_NAMED).map(({ name }) => name);
  return [{ text: `${capitalise(job)} is done elsewhere by ${joinList(names)}.`, cites: [] }];
}

/** By which principles the weightiest job of the idea is usually done, and by which it is here: the first to know of a field. */
export function principlesSeen(ways: Ways | null): Statement[] {
  const job = ways?.jobs[0];
  if (job === undefined) return [];
  // Beside designs, how the job is done to anything is told below them.
  if (ways !== null && leadingConflict(ways) !== undefined) return [];
  const near = [...usualIn(job), ...seenIn(job)];
  return near.length > 0 ? near : elsewhereIn(job);
}
