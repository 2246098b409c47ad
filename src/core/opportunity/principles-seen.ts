import type { ShownPrinciple, Ways } from '../../contract/landscape.ts';
import type { Statement } from '../../contract/report.ts';
import { capitalise, joinList } from '../language/inflection.ts';

const MOST_NAMED = 4;
const MOST_CITED = 2;

const namesOf = (list: readonly { name: string }[], last: 'and' | 'or' = 'and'): string =>
  joinList(
    list.slice(0, MOST_NAMED).map(({ name }) => name),
    last,
  );

const citesOf = ({ own }: ShownPrinciple): string[] => own.slice(0, MOST_CITED);

/** By which principles each job of the idea is done, on like things, elsewhere, or nowhere in what was found. */
export const principlesSeen = (ways: Ways | null): Statement[] =>
  (ways?.jobs ?? []).slice(0, 1).flatMap(({ job, principles = [], unseen = [] }) => {
    if (principles.length < 2) return [];
    const own = principles.filter((p) => p.own.length > 0);
    const elsewhere = principles.filter((p) => p.own.length === 0);
    const nowhere = unseen.length === 0 ? '' : ` None found does it by ${namesOf(unseen, 'or')}.`;
    if (own.length === 0)
      return [
        {
          text: `${capitalise(job)} is done elsewhere by ${namesOf(elsewhere)}.${nowhere}`,
          cites: [],
        },
      ];
    const told = own.slice(0, MOST_NAMED).map((p) => `${p.name} (${citesOf(p).join(', ')})`);
    const rest = elsewhere.length === 0 ? '' : `, and elsewhere by ${namesOf(elsewhere)}`;
    return [
      {
        text: `On like things, ${job} is done by ${joinList(told)}${rest}.${nowhere}`,
        cites: own.slice(0, MOST_NAMED).flatMap(citesOf),
      },
    ];
  });
