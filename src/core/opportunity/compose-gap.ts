import type { EmptinessCheck } from '../../contract/report.ts';
import type { GapFacts } from './facts.ts';
import { countOfMechanism, familyWith, isSeveral, purposeOf, theMechanism } from './facts.ts';
import { capitalise, counted, inTurn, joinList } from './inflection.ts';

const round1 = (v: number) => (Math.round(v * 10) / 10).toString();

/** The other side of the count: the idea's own use, or the partner's mechanism. */
function otherSide({ candidate, counts: { use } }: GapFacts) {
  const { partner } = candidate;
  const none = use === 0 ? 'none' : String(use);
  if (partner === null) {
    return {
      other: `the idea’s own use in ${none}`,
      serving: `${none} ${use <= 1 ? 'serves' : 'serve'} the idea’s own use`,
      withUse: `${counted(use, 'family')} on the idea’s own use`,
    };
  }
  return {
    other: `${theMechanism(partner)} in ${none}`,
    serving: countOfMechanism(use === 0 ? 'none' : use, partner),
    withUse: `${counted(use, 'family')} ${familyWith(partner)}`,
  };
}

function countsLine(f: GapFacts): string {
  const { families, solution, together, expected } = f.counts;
  const { source } = f.candidate;
  const it = theMechanism(source);
  const [them, their, appear] = isSeveral(source) ? ['them', 'their', 'appear'] : ['it', 'its', 'appears'];
  const both = together === 0 ? 'none has both' : `${together === 1 ? '1 has' : `${together} have`} both`;
  const chance = expected >= 1 ? `; if the two were independent, about ${round1(expected)} would.` : '.';
  const { other, serving, withUse } = otherSide(f);
  const patterns = [
    `Of ${families} families read as this field and its neighbours, ${serving}, ${countOfMechanism(solution, source)} or something like ${them}, and ${both}${chance}`,
    `The count: ${withUse}, ${counted(solution, 'family')} ${familyWith(source)} or ${their} like, ${both}, out of ${families} read${chance}`,
    `${capitalise(it)} or ${their} like ${appear} in ${counted(solution, 'family')}, ${other}; ${both} among ${families} read${chance}`,
  ];
  return inTurn(patterns, f.position);
}

function ownersLine(f: GapFacts): string {
  if (f.owners.length === 0) {
    return 'Who owns the neighbouring documents is not recorded in this library, so competition has to be checked by hand.';
  }
  const list = joinList(f.owners.slice(0, 3).map((o) => `${o.name} (${o.numbers[0]})`));
  const rest =
    f.ownerless > 0
      ? ` ${counted(f.ownerless, 'neighbour')} ${f.ownerless === 1 ? 'names' : 'name'} no organisation.`
      : '';
  return `${f.owners.length === 1 ? 'Named owner' : 'Named owners'} next door: ${list}.${rest}`;
}

const OUTCOME_ORDER: readonly EmptinessCheck['id'][] = [
  'different_words',
  'adjacent_class',
  'abandoned',
  'data_coverage',
];
const CHECK_NAMES: Readonly<Record<EmptinessCheck['id'], string>> = {
  different_words: 'the search in different words',
  adjacent_class: 'the search outside its own classes and documents',
  abandoned: 'the search for earlier attempts',
  data_coverage: 'the check of the data',
};

function checksLine(f: GapFacts): string {
  const ordered = OUTCOME_ORDER.map((id) => f.checks.find((c) => c.id === id)).filter(
    (c): c is EmptinessCheck => c !== undefined,
  );
  const survived = ordered.filter((c) => c.outcome === 'survived').map((c) => CHECK_NAMES[c.id]);
  const weakened = ordered.filter((c) => c.outcome === 'weakened' && c.id !== 'data_coverage');
  const good =
    survived.length > 0 ? `Why is it empty? It survived ${joinList(survived)}.` : 'Why is it empty?';
  const bad = weakened.map((c) => c.text).join(' ');
  return `${good}${bad === '' ? '' : ` ${bad}`}`;
}

function caveat(f: GapFacts): string {
  if (f.coverage.level === 'good') return '';
  const source = purposeOf(f.candidate.source);
  const partial = [
    ' A lead, not a finding: coverage is partial.',
    ' Coverage is partial, so confirm this elsewhere.',
    ' Confirm it in a full database first; coverage is partial.',
  ];
  const thin = [
    ` With a thin library this is an analogy from ${source}, no measured gap.`,
    ` The evidence is thin; what carries the case is the likeness to ${source}.`,
    ' With data this thin the analogy counts, the zero does not.',
    ` Counts this thin prove nothing; what is known is the answer for ${source}.`,
    ' On data this thin, treat this as a hint to search further.',
    ` The library is thin here; the lead is ${source}.`,
  ];
  const patterns = f.coverage.level === 'partial' ? partial : thin;
  return inTurn(patterns, f.position);
}

/** Market analysis: counts, who is next door, why the cell may be empty, and how far to trust that. */
export function composeGap(f: GapFacts): string {
  return `${countsLine(f)} ${ownersLine(f)} ${checksLine(f)}${caveat(f)}`;
}
