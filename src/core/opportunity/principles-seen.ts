import type { Statement } from '../../contract/report.ts';
import { type ShownPrinciple, usualText, type Ways } from '../../contract/ways.ts';
import { capitalise, joinList } from '../language/inflection.ts';

const MOST_NAMED = 4;
const MOST_CITED = 2;

type Job = Ways['jobs'][number];

const isUsual = (principle: Parameters<typeof usualText>[0]): boolean => usualText(principle) !== null;

const namesOf = (list: readonly { name: string }[], last: 'and' | 'or' = 'and'): string =>
  joinList(
    list.slice(0, MOST_NAMED).map(({ name }) => name),
    last,
  );

const citesOf = ({ own }: ShownPrinciple): string[] => own.slice(0, MOST_CITED);

/** By which principles the job is done on like things and, as far as they are not told as usual, elsewhere. */
function seenIn({ job, principles = [] }: Job): Statement[] {
  const own = principles.filter((p) => p.own.length > 0);
  const elsewhere = principles.filter((p) => p.own.length === 0 && !isUsual(p));
  if (own.length === 0) {
    if (elsewhere.length === 0) return [];
    const also = principles.some(isUsual) ? 'also ' : '';
    return [{ text: `${capitalise(job)} is ${also}done elsewhere by ${namesOf(elsewhere)}.`, cites: [] }];
  }
  const told = own.slice(0, MOST_NAMED).map((p) => `${p.name} (${citesOf(p).join(', ')})`);
  const rest = elsewhere.length === 0 ? '' : `, and elsewhere by ${namesOf(elsewhere)}`;
  return [
    {
      text: `On like things, ${job} is done by ${joinList(told)}${rest}.`,
      cites: own.slice(0, MOST_NAMED).flatMap(citesOf),
    },
  ];
}

/** Which principles are usual for things like the idea's, and where each is shown, if anywhere. */
function usualIn({ job, rows, principles = [], afar = [], unseen = [] }: Job): Statement[] {
  const shown = principles.filter(isUsual).map((p) => {
    const row = rows.find(({ principle }) => principle === p.name);
    if (row === undefined) return { text: p.name, cites: [] };
    // What is used on other things is told with them: chips are no bottle.
    const where = p.own.length > 0 ? row.number : `${row.number}, for ${row.use}`;
    return { text: `${p.name} (${where})`, cites: [row.number] };
  });
  const far = afar
    .filter(isUsual)
    .map((p) => ({ text: `${p.name} (only far from the idea, ${p.number})`, cites: [p.number] }));
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

/** By which principles the weightiest job of the idea is usually done, and by which it is here: the first to know of a field. */
export const principlesSeen = (ways: Ways | null): Statement[] =>
  (ways?.jobs ?? [])
    .slice(0, 1)
    .flatMap((job) => [...usualIn(job), ...((job.principles?.length ?? 0) < 2 ? [] : seenIn(job))]);
