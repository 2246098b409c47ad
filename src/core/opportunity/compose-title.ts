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

/** A headline like a product's: the thing and what is new about it. */
export function composeTitle(f: GapFacts): string {
  const { kind, source, partner } = f.candidate;
  const name = aMechanism(source);
  const title = headline(f.names);
  switch (kind) {
    case 'combine': {
      const other = partner === null ? '' : aMechanism(partner);
      return firstThatFits(
        f.ofKind % 2 === 0
          ? [`${title}: ${name} joined with ${other}`, plain(f)]
          : [`${title}: ${other} plus ${name}`, plain(f)],
      );
    }
    case 'revive':
      return firstThatFits(
        f.names.product === null
          ? [`${withoutProduct(f)}, revived from ${yearOf(source)}`, withoutProduct(f)]
          : [`${title} reviving ${name} from ${yearOf(source)}`, plain(f)],
      );
    case 'extend':
      return firstThatFits(
        f.idea.context === null || f.names.product === null
          ? [plain(f)]
          : [`${title} for ${f.idea.context} ${joiner(name)} ${name}`, plain(f)],
      );
    case 'relieve':
      return firstThatFits(
        f.names.product === null || repeats(f)
          ? [plain(f)]
          : [`${plain(f)}, for ${purposeOf(source)}`, plain(f)],
      );
    case 'transfer':
      return firstThatFits([plain(f)]);
  }
}
