import type { EvidenceDoc } from '../analysis/evidence.ts';
import type { OpportunityKind } from '../gaps/candidates.ts';
import type { GapFacts } from './facts.ts';
import { aMechanism, headline, joiner, mechanismName, purposeOf, yearOf } from './facts.ts';
import { capitalise } from './inflection.ts';
import { parsePhrase, withArticle } from './noun-phrase.ts';

const LONGEST = 90;

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

const shortMechanism = (doc: EvidenceDoc): string =>
  doc.mechanism === null ? mechanismName(doc) : withArticle(doc.mechanism.short);

/** True when the source's use already names the thing. */
const repeats = (f: GapFacts) =>
  purposeOf(f.candidate.source).includes((f.names.product ?? '').split(' ').pop() ?? '');

/** Titles of each kind, the most telling first; the first that fits is taken. */
const TITLES: Record<OpportunityKind, (f: GapFacts) => string[]> = {
  combine: (f) => {
    const { source, partner } = f.candidate;
    if (partner === null) return [plain(f)];
    const title = headline(f.names);
    const pairs = [
      [aMechanism(source), aMechanism(partner)],
      [shortMechanism(source), shortMechanism(partner)],
    ];
    const joined = pairs.map(([one, other]) =>
      f.ofKind % 2 === 0 ? `${title} with ${one} and ${other}` : `${title} combining ${other} with ${one}`,
    );
    const bare = `${title}: ${source.mechanism?.short ?? ''} plus ${partner.mechanism?.short ?? ''}`;
    return [...joined.filter((t) => (t.match(/\bwith\b/g) ?? []).length === 1), bare];
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
