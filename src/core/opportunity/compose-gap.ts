import type { EmptinessCheck } from '../../contract/report.ts';
import { capitalise, counted, inTurn, joinList } from '../language/inflection.ts';
import type { GapFacts } from './facts.ts';
import { countOfMechanism, familyWith, isSeveral, purposeOf, theMechanism } from './facts.ts';

const round1 = (v: number) => (Math.round(v * 10) / 10).toString();

/** The other side of the count: the idea's own use, or the partner's mechanism. */
function otherSide({ candidate, counts: { use } }: GapFacts) {
  const { partner } = candidate;
  const none = use === 0 ? 'none' : String(use);
  if (partner === null) {
    return {
      serving: `${none} ${use <= 1 ? 'serves' : 'serve'} the idea’s own use`,
      withUse: `${counted(use, 'family')} on the idea’s own use`,
    };
  }
  return {
    serving: countOfMechanism(use === 0 ? 'none' : use, partner),
    withUse: `${counted(use, 'family')} ${familyWith(partner)}`,
  };
}

function countsLine(f: GapFacts): string {
  const { source: from } = f.candidate;
  if (from.priorArt)
    return `Among the ${counted(f.counts.families, 'family')} read, ${from.record.number} is the prior art to differ from: its claims tell how much room is left.`;
  const { families, solution, together, expected } = f.counts;
  const { source } = f.candidate;
  const [them, their] = isSeveral(source) ? ['them', 'their'] : ['it', 'its'];
  const both = together === 0 ? 'none has both' : `${together === 1 ? '1 has' : `${together} have`} both`;
  const chance = expected >= 1 ? `; if the two were independent, about ${round1(expected)} would.` : '.';
  if (f.counts.use === 0 && f.candidate.partner === null)
    return inTurn(
      [
        `Of the ${families} families read, ${countOfMechanism(solution, source)} or something like ${them}; none of the ${families} is about the idea’s own use.`,
        `The count: ${counted(solution, 'family')} ${familyWith(source)} or ${their} like among the ${families} read, and none about the idea’s own use.`,
        `No family of the ${families} read is about the idea’s own use; ${countOfMechanism(solution, source)} or something like ${them}.`,
      ],
      f.position,
    );
  const { serving, withUse } = otherSide(f);
  const patterns = [
    `Of ${families} families read as this field and its neighbours, ${serving}, ${countOfMechanism(solution, source)} or something like ${them}, and ${both}${chance}`,
    `The count: ${withUse}, ${counted(solution, 'family')} ${familyWith(source)} or ${their} like, ${both}, out of ${families} read${chance}`,
    `Among the ${families} families read, ${countOfMechanism(solution, source)} or something like ${them}, and ${serving}; ${both}${chance}`,
  ];
  return inTurn(patterns, f.position);
}

function ownersLine(f: GapFacts): string {
  if (f.owners.length === 0) {
    return 'No document next to this one names an organisation as its owner in this library, so competition has to be checked by hand.';
  }
  const list = joinList(f.owners.slice(0, 3).map((o) => `${o.name} (${o.numbers[0]})`));
  const rest =
    f.ownerless > 0
      ? ` ${counted(f.ownerless, 'neighbour')} ${f.ownerless === 1 ? 'names' : 'name'} no organisation.`
      : '';
  return `${f.owners.length === 1 ? 'Named owner' : 'Named owners'} next door: ${list}.${rest}`;
}

/** Younger mechanisms may simply not have been carried over yet; older ones have been there for everybody. */
const YOUNG_YEARS = 3;
const OLD_YEARS = 12;

/** Year that the source came out in, and the years since; null where it is undated. */
function ageOf({ candidate, asOf }: GapFacts): { first: number; age: number } | null {
  const first = candidate.source.year;
  return first === null ? null : { first, age: Number(asOf.slice(0, 4)) - first };
}

/** What the dates say of why the cell may be empty: too young to have been carried over, or known for long and passed over. */
function reasonLine(f: GapFacts): string {
  if (f.usualFor.length > 0)
    return `Elsewhere it hardly is: in general the principle is usual for ${joinList(f.usualFor)}, so expect art on it in a full database. What may be new is the way it is made.`;
  const age = ageOf(f);
  if (age === null) return 'The source is undated, so time tells nothing.';
  const several = isSeveral(f.candidate.source);
  const it = theMechanism(f.candidate.source);
  const [has, them, they, appear] = several
    ? ['have', 'them', 'they', 'appear']
    : ['has', 'it', 'it', 'appears'];
  const young = [
    `One reason is age: ${it} ${has} been public here only since ${age.first}, so few had time to carry ${them} over.`,
    `Time may be all there is to it: ${it} first ${appear} here in ${age.first}.`,
    `It may be a matter of time, since ${it} ${has} been known here only from ${age.first} on.`,
  ];
  const old = [
    `Age does not explain it: ${it} ${has} been on file here since ${age.first}, so ask somebody of the trade whether ${they} ${isSeveral(f.candidate.source) ? 'were' : 'was'} tried.`,
    `There was time enough: ${it} ${has} been on file here since ${age.first}. Look for the obstacle before building.`,
    `${capitalise(it)} ${has} been on file here for ${age.age} years, and may be older elsewhere; either the trades do not look across, or ${they} met an obstacle worth asking about.`,
  ];
  const between = [
    `${capitalise(it)} ${has} been on file here since ${age.first}: long enough to be known to some.`,
    `${capitalise(it)} first ${appear} here in ${age.first}: there was time for a few to try.`,
    `With ${it} on file here since ${age.first}, chance or distance between the trades may be the reason.`,
  ];
  return inTurn(age.age <= YOUNG_YEARS ? young : age.age >= OLD_YEARS ? old : between, f.position);
}

/** Where each search looked, by check. */
const SEARCHED: Readonly<Record<EmptinessCheck['id'], string>> = {
  different_words: 'in different words',
  adjacent_class: 'outside its own classes',
  abandoned: 'among older patents',
  data_coverage: '',
};

function checksLine(f: GapFacts): string {
  if (f.joined !== undefined) return `It is no gap as it stands: ${f.joined.record.number} has both already.`;
  if (f.candidate.source.priorArt) return 'Further searches looked for others who do the same.';
  const searches = f.checks.filter((c) => c.id !== 'data_coverage');
  const held = searches.filter((c) => c.outcome === 'survived').map((c) => SEARCHED[c.id]);
  const weakened = searches.filter((c) => c.outcome === 'weakened').map((c) => c.text);
  const where = joinList(held);
  const survived =
    held.length === 0
      ? []
      : [
          inTurn(
            [
              `Looked for ${where}, it did not turn up.`,
              `It survived the searches made to refute it: ${where}.`,
              `The searches ${where} did not find it done.`,
            ],
            f.position,
          ),
        ];
  return ['Why is it empty?', reasonLine(f), ...survived, ...weakened].join(' ');
}

function caveat(f: GapFacts): string {
  if (f.coverage.level === 'good') return '';
  if (f.candidate.source.priorArt) return ` Coverage is ${f.coverage.level}: others may stand nearer still.`;
  const source = purposeOf(f.candidate.source);
  const partial = [
    ' A lead, not a finding: coverage is partial.',
    ' Coverage is partial, so confirm this elsewhere.',
    ' Confirm it in a full database first; coverage is partial.',
  ];
  const thin = [
    ` With a thin library this is an analogy from ${source}, no measured gap.`,
    ` The evidence is thin; what carries the case is the likeness to ${source}.`,
    ' With data this thin a count of none says little; the analogy has to carry the case.',
    ` Counts this thin prove nothing; what is known is the answer for ${source}.`,
    ' On data this thin, treat this as a hint to search further.',
    ` The library is thin here; the lead is ${source}.`,
  ];
  const patterns = f.coverage.level === 'partial' ? partial : thin;
  return inTurn(patterns, f.position);
}

/** Market analysis: counts, who is next door, why the cell may be empty, and how far to trust that. */
export function composeGap(f: GapFacts): string {
  const owners = f.position === 0 ? [ownersLine(f)] : [];
  return [countsLine(f), ...owners, checksLine(f)].join(' ') + caveat(f);
}
