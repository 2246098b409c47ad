import type { WordVectors } from '../language/word-vectors.ts';
import type { AimConflict } from '../retrieval/general-knowledge.ts';
import { dot, logistic } from '../statistics/logistic-regression.ts';
import { type ContentTerm, contentTerms } from '../text/tokenize.ts';
import { hasAnyOf, readText } from './aim-words.ts';
import { inverseFrequency } from './idea-terms.ts';

/** A word, how much it tells among the aims, and its row among words that mean something at large (-1 for none). */
interface AimTerm extends ContentTerm {
  weight: number;
  row: number;
}

/** What an idea says, for comparison with aims. */
export interface SaidIdea {
  /** All that it says, its trouble too. */
  all: string;
  /** The sentence that says what it is. */
  core: string;
  /** Its thing; null where it names none. */
  product: string | null;
}

/** What a word of an aim is worth by where it stands there: its name, the words by which ideas have it, its designs. */
const WORTH = { name: 1.5, needs: 1, designs: 0.5 };

/** An aim that shares less of an idea's words than so many others is another. */
const MOST_COMPARED = 60;

/** Shared words count in tens of their weight, so that no weight below is far from the others. */
const SCALE = 10;

/** An idea that names no thing agrees half with any. */
const NO_HEAD = 0.5;

interface ReadAim {
  aim: AimConflict;
  name: readonly ContentTerm[];
  needs: readonly ContentTerm[];
}

/** Aims taken apart once, and where each word stands. */
interface ReadAims {
  list: readonly ReadAim[];
  /** By stem: places of the aims that hold it, and what it is worth there. */
  holders: ReadonlyMap<string, readonly (readonly [place: number, worth: number])[]>;
}

const READ = new WeakMap<readonly AimConflict[], ReadAims>();

function readAims(aims: readonly AimConflict[]): ReadAims {
  const known = READ.get(aims);
  if (known !== undefined) return known;
  const holders = new Map<string, [number, number][]>();
  const list = aims.map((aim, place): ReadAim => {
    const name = distinct(contentTerms(aim.aim));
    const needs = distinct(contentTerms(aim.needs.flat().join('. ')));
    const designs = contentTerms(aim.ways.flatMap(({ way, ask }) => [way, ...ask]).join('. '));
    const worth = new Map<string, number>();
    for (const { stem } of designs) worth.set(stem, WORTH.designs);
    for (const { stem } of needs) worth.set(stem, WORTH.needs);
    for (const { stem } of name) worth.set(stem, WORTH.name);
    for (const [stem, value] of worth) {
      const of = holders.get(stem);
      if (of === undefined) holders.set(stem, [[place, value]]);
      else of.push([place, value]);
    }
    return { aim, name, needs };
  });
  const made = { list, holders };
  READ.set(aims, made);
  return made;
}

const distinct = (terms: readonly ContentTerm[]): ContentTerm[] => [
  ...new Map(terms.map((term) => [term.stem, term])).values(),
];

/** Words weighed by how few aims hold them. */
function weigh(terms: readonly ContentTerm[], { list, holders }: ReadAims, words: WordVectors): AimTerm[] {
  return distinct(terms).map(({ stem, surface }) => ({
    stem,
    surface,
    weight: inverseFrequency(holders.get(stem)?.length ?? 0, list.length),
    row: words.row(surface.toLowerCase()),
  }));
}

/** How near the nearest of some words comes, 0..1. */
function nearest(
  term: Omit<AimTerm, 'weight'>,
  to: readonly Omit<AimTerm, 'weight'>[],
  words: WordVectors,
): number {
  let most = 0;
  for (const other of to) {
    if (other.stem === term.stem) return 1;
    if (term.row >= 0 && other.row >= 0) most = Math.max(most, words.cosine(term.row, other.row));
  }
  return most;
}

const weightOf = (terms: readonly AimTerm[]): number => terms.reduce((sum, { weight }) => sum + weight, 0);

/** How far the words of an aim's name stand in the idea or mean what words of it mean, 0..1. */
function namedIn(name: readonly AimTerm[], idea: readonly AimTerm[], words: WordVectors): number {
  const all = weightOf(name);
  return all === 0
    ? 0
    : name.reduce((sum, term) => sum + term.weight * nearest(term, idea, words) ** 2, 0) / all;
}

/** An aim, and how much of an idea's words it holds. */
interface Compared {
  read: ReadAim;
  /** Weight of the words of all that the idea says, each times its worth there. */
  shared: number;
  /** Weight of the words of its telling sentence. */
  covered: number;
}

/** The aims that share most with an idea, the nearest first. */
function compare(
  { all, core }: Record<'all' | 'core', readonly AimTerm[]>,
  { list, holders }: ReadAims,
): Compared[] {
  const shared = new Float64Array(list.length);
  const covered = new Float64Array(list.length);
  for (const { stem, weight } of all)
    for (const [place, worth] of holders.get(stem) ?? [])
      shared[place] = (shared[place] as number) + weight * worth;
  for (const { stem, weight } of core)
    for (const [place] of holders.get(stem) ?? []) covered[place] = (covered[place] as number) + weight;
  return list
    .map((read, place) => ({ read, shared: shared[place] as number, covered: covered[place] as number }))
    .filter((aim) => aim.shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, MOST_COMPARED);
}

/**
 * Weights of the features below. Logistic regression on pairs of an idea and an aim, graded without knowledge of any chance
 * (`data/graded-aims.jsonl`): `lacuna evaluate aims` fits them anew and measures how well they hold on ideas left out.
 */
const WEIGHTS = Float64Array.of(-7.21, 2.77, 2.67, 1.34, 1, 0.91);

/** Places of two features that tell something by themselves. */
export const FEATURE = { groups: 2, shared: 3 } as const;

/** An aim, and the chance, 0..1, that who has the idea would call it the idea's own or near to it. */
export interface LikelyAim {
  aim: AimConflict;
  features: Float64Array;
  chance: number;
}

/**
 * The aims that an idea may have, the likeliest first. Features: the constant, share of the telling sentence's words that the aim holds,
 * share of its groups of which the idea has a word, shared words by weight and worth, how far its name is told, and how near the thing is.
 */
export function likelyAims(said: SaidIdea, aims: readonly AimConflict[], words: WordVectors): LikelyAim[] {
  const read = readAims(aims);
  const text = readText(said.all);
  const weighed = (part: string) => weigh(contentTerms(part), read, words);
  const all = weighed(said.all);
  const core = weighed(said.core);
  const head = weighed(said.product ?? '').at(-1);
  const told = weightOf(core);
  return compare({ all, core }, read)
    .map(({ read: { aim, name, needs }, shared, covered }) => {
      const named = weigh(name, read, words);
      const met = aim.needs.filter((group) => hasAnyOf(text, group)).length;
      const features = Float64Array.of(
        1,
        told === 0 ? 0 : covered / told,
        met / aim.needs.length,
        shared / SCALE,
        namedIn(named, all, words),
        head === undefined ? NO_HEAD : nearest(head, [...named, ...weigh(needs, read, words)], words),
      );
      return { aim, features, chance: logistic(dot(WEIGHTS, features)) };
    })
    .sort((a, b) => b.chance - a.chance);
}
