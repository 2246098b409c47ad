import type { EvidenceDoc } from '../evidence/evidence.ts';
import { namesOf } from '../evidence/patent-names.ts';
import { functionName } from '../functions/function-names.ts';
import type { WorkingPrinciple } from '../functions/principles/working-principle.ts';
import type { OpportunityKind } from '../gaps/candidates.ts';
import { withArticle } from '../language/articles.ts';
import { capitalise } from '../language/inflection.ts';
import type { GapFacts } from './facts.ts';
import {
  aMechanism,
  headline,
  isDoing,
  isElsewhere,
  joiner,
  mechanismName,
  purposeOf,
  yearOf,
} from './facts.ts';

const LONGEST = 90;

const firstThatFits = (titles: readonly string[]): string =>
  titles.find((t) => t.length <= LONGEST) ?? titles.reduce((a, b) => (b.length < a.length ? b : a));

function withoutProduct(f: GapFacts): string {
  const { source } = f.candidate;
  const name = mechanismName(source);
  return isDoing(source)
    ? `${capitalise(f.names.serves)} by ${name}`
    : `${capitalise(name)} for ${f.names.serves}`;
}

function plain(f: GapFacts): string {
  if (f.names.product === null) return withoutProduct(f);
  const name = aMechanism(f.candidate.source);
  if (isDoing(f.candidate.source))
    return `${headline(f.names)} that ${f.names.plural ? 'work' : 'works'} by ${name}`;
  return `${headline(f.names)} ${joiner(name)} ${name}`;
}

function shortMechanism(doc: EvidenceDoc): string {
  const { mechanism } = namesOf(doc);
  return mechanism === null ? mechanismName(doc) : withArticle(mechanism.short, mechanism);
}

/** One word or "with … and … and …" does not tell the halves of a combination apart. */
const tellsHalves = (one: string, other: string) =>
  [one, other].every((name) => name.replace(/^an? /, '').includes(' '));

const shortName = (doc: EvidenceDoc): string => namesOf(doc).mechanism?.short ?? mechanismName(doc);

/** True when the source's use already names the thing. */
const repeats = (f: GapFacts) =>
  purposeOf(f.candidate.source).includes((f.names.product ?? '').split(' ').pop() ?? '');

/** Titles of each kind, the most telling first; the first that fits is taken. */
const TITLES: Record<OpportunityKind, (f: GapFacts) => string[]> = {
  combine: (f) => {
    const { source, partner } = f.candidate;
    if (partner === null) return [plain(f)];
    const title = headline(f.names);
    const pairs: [string, string][] = [
      [aMechanism(source), aMechanism(partner)],
      [shortMechanism(source), shortMechanism(partner)],
    ];
    const joined = pairs
      .filter(([one, other]) => tellsHalves(one, other) && !isDoing(source) && !isDoing(partner))
      .map(([one, other]) =>
        f.ofKind % 2 === 0 && !/ and /.test(`${one} ${other}`)
          ? `${title} with ${one} and ${other}`
          : `${title} combining ${other} with ${one}`,
      );
    const halves = [
      [mechanismName(source), mechanismName(partner)],
      [shortName(source), mechanismName(partner)],
      [mechanismName(source), shortName(partner)],
      [shortName(source), shortName(partner)],
    ];
    const telling = halves.filter(([one = '', other = '']) => tellsHalves(one, other));
    const bare = (telling.length > 0 ? telling : halves).map(
      ([one, other]) => `${title}: ${one} plus ${other}`,
    );
    return [...joined.filter((t) => (t.match(/\bwith\b/g) ?? []).length === 1), ...bare];
  },
  revive: (f) => {
    const { source } = f.candidate;
    if (f.names.product === null)
      return [`${withoutProduct(f)}, revived from ${yearOf(source)}`, withoutProduct(f)];
    return source.year === null ? [plain(f)] : [`${plain(f)}, revived from ${yearOf(source)}`, plain(f)];
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

/** "Baby bottle: cooling by stored cold"; a thing named after its job needs it said once. */
function byPrinciple(f: GapFacts, { name }: WorkingPrinciple): string {
  if (f.names.product === null) return `${capitalise(f.names.serves)} by ${name}`;
  return `${headline(f.names)}: ${functionName(f.shared)} by ${name}`;
}

/** "Cleaning drone: a crawler set down row by row", where one mechanism was laid beside that design. */
const designTitle = (f: GapFacts): string[] => {
  const { source, partner } = f.candidate;
  const way = partner === null ? source.beside?.way : null;
  return way ? [`${headline(f.names)}: ${way}`] : [];
};

/** A headline like a product's: the thing and what is new about it. */
export function composeTitle(f: GapFacts): string {
  const { source, partner, kind } = f.candidate;
  if (isElsewhere(f)) return `${capitalise(aMechanism(source))} as a substitute for ${f.names.serves}`;
  const beyond = `${headline(f.names)}, beyond ${aMechanism(source)}`;
  const titles = [
    ...designTitle(f),
    ...(f.principle === null ? [] : [byPrinciple(f, f.principle)]),
    ...TITLES[kind](f),
  ];
  return firstThatFits(partner === null && source.priorArt ? [beyond, ...titles] : titles);
}
