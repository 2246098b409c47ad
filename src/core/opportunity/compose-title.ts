import type { OpportunityKind } from '../gaps/candidates.ts';
import type { GapFacts } from './facts.ts';
import { aMechanism, headline, joiner, mechanismName, purposeOf, yearOf } from './facts.ts';
import { capitalise } from './inflection.ts';
import { parsePhrase } from './noun-phrase.ts';

const LONGEST = 118;

const firstThatFits = (titles: readonly string[]): string =>
  titles.find((t) => t.length <= LONGEST) ?? titles.reduce((a, b) => (b.length < a.length ? b : a));

function withoutProduct(f: GapFacts): string {
  const { source } = f.candidate;
  const name = mechanismName(source);
  return parsePhrase(name).kind === 'gerund'
    ? `${capitalise(f.names.serves)} by ${name}`
    : `${capitalise(name)} for ${f.names.serves}`;
}

function plain(f: GapFacts): string {
  if (f.names.product === null) return withoutProduct(f);
  const name = aMechanism(f.candidate.source);
  if (f.candidate.source.mechanism?.kind === 'gerund')
    return `${headline(f.names)} that ${f.names.plural ? 'work' : 'works'} by ${name}`;
  return `${headline(f.names)} ${joiner(name)} ${name}`;
}

/** True when the source's use already names the thing. */
const repeats = (f: GapFacts) =>
  purposeOf(f.candidate.source).includes((f.names.product ?? '').split(' ').pop() ?? '');

/** Titles of each kind, the most telling first; the first that fits is taken. */
const TITLES: Record<OpportunityKind, (f: GapFacts) => string[]> = {
  combine: (f) => {
    const { source, partner } = f.candidate;
    const name = aMechanism(source);
    const other = partner === null ? '' : aMechanism(partner);
    const title = headline(f.names);
    const joined =
      f.ofKind % 2 === 0 ? `${title}: ${name} joined with ${other}` : `${title}: ${other} plus ${name}`;
    return [joined, plain(f)];
  },
  revive: (f) => {
    const { source } = f.candidate;
    if (f.names.product === null)
      return [`${withoutProduct(f)}, revived from ${yearOf(source)}`, withoutProduct(f)];
    return [`${headline(f.names)} reviving ${aMechanism(source)} from ${yearOf(source)}`, plain(f)];
  },
  extend: (f) => {
    if (f.idea.context === null || f.names.product === null) return [plain(f)];
    const name = aMechanism(f.candidate.source);
    return [`${headline(f.names)} for ${f.idea.context} ${joiner(name)} ${name}`, plain(f)];
  },
  relieve: (f) =>
    f.names.product === null || repeats(f)
      ? [plain(f)]
      : [`${plain(f)}, for ${purposeOf(f.candidate.source)}`, plain(f)],
  transfer: (f) => [plain(f)],
};

/** A headline like a product's: the thing and what is new about it. */
export const composeTitle = (f: GapFacts): string => firstThatFits(TITLES[f.candidate.kind](f));
