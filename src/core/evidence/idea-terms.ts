import { type FunctionalProfile, profileOf, VAGUE_FLOWS } from '../functions/functional-basis.ts';
import type { CorpusModel } from '../retrieval/library-view.ts';
import { PITCH_WORDS } from '../text/stop-words.ts';
import { contentTerms } from '../text/tokenize.ts';
import type { IdeaReading } from './read-idea.ts';

export interface IdeaTerm {
  stem: string;
  surface: string;
  /** Role weight times inverse document frequency. */
  weight: number;
  known: boolean;
  /** Jobs and kinds of thing that the word itself names, so that another word for them is known as such. */
  means: FunctionalProfile;
}

/** The idea's content terms with weights; the thing and what it acts on weigh most. */
export interface IdeaTerms {
  list: IdeaTerm[];
  total: number;
  unknown: string[];
}

/** Weight of a term that `df` of `n` documents hold. */
export const inverseFrequency = (df: number, n: number) => Math.log((n + 1) / (df + 0.5));

/** Weigh the terms of an idea. The core sentence weighs in full, later sentences (long pitches) at a third. */
export function weighTerms(idea: IdeaReading, model: CorpusModel): IdeaTerms {
  const head = new Set(contentTerms((idea.product ?? '').split(' ').slice(-1).join(' ')).map((t) => t.stem));
  const core = new Set(
    contentTerms(`${idea.product ?? ''} ${idea.purpose ?? ''} ${idea.context ?? ''} ${idea.means ?? ''}`).map(
      (t) => t.stem,
    ),
  );
  const excluded = new Set(contentTerms(idea.without ?? '').map((t) => t.stem));
  const seen = new Map<string, IdeaTerm>();
  for (const { stem, surface } of contentTerms(idea.text)) {
    if (seen.has(stem) || excluded.has(stem) || PITCH_WORDS.has(surface.toLowerCase())) continue;
    const df = model.df(stem);
    const role = head.has(stem) ? 1.3 : core.has(stem) ? 1 : core.size > 0 ? 0.33 : 1;
    seen.set(stem, {
      stem,
      surface,
      weight: role * inverseFrequency(df, model.documents),
      known: df > 0,
      means: profileOf(surface),
    });
  }
  const list = [...seen.values()]
    .sort((a, b) => b.weight - a.weight || (a.stem < b.stem ? -1 : 1))
    .slice(0, 40);
  return {
    list,
    total: list.reduce((sum, t) => sum + t.weight, 0),
    unknown: list.filter((t) => !t.known).map((t) => t.surface),
  };
}

/** The terms of an idea that a text of its own holds ("baby bottle"), without those told before. */
export function termsIn(text: string, { list }: IdeaTerms, told: ReadonlySet<string> = new Set()): IdeaTerms {
  const stems = new Set(contentTerms(text).map((t) => t.stem));
  const own = list.filter((t) => stems.has(t.stem) && !told.has(t.stem));
  return { list: own, total: own.reduce((sum, t) => sum + t.weight, 0), unknown: [] };
}

/** Words of a text, by stem. */
interface Stems {
  has(stem: string): boolean;
}

const shareOf = (terms: IdeaTerms, met: (term: IdeaTerm) => number): number =>
  terms.total > 0 ? terms.list.reduce((sum, term) => sum + term.weight * met(term), 0) / terms.total : 0;

/** Share of the idea's term weight found in a text, 0..1. */
export const coverageOf = (terms: IdeaTerms, stems: Stems): number =>
  shareOf(terms, ({ stem }) => (stems.has(stem) ? 1 : 0));

/** What a word counts for where the text has another one for the same job or kind of thing ("silent" for "quieter"). */
const OTHER_WORD = 0.5;

const meansSame = ({ means }: IdeaTerm, profile: FunctionalProfile): boolean =>
  [...means.functions].some((f) => profile.functions.has(f)) ||
  [...means.flows].some((f) => profile.flows.has(f) && !VAGUE_FLOWS.has(f));

/** True where a text has the word, or is about the same job or kind of thing in another. */
export const namedInOtherWords = (term: IdeaTerm, stems: Stems, profile: FunctionalProfile): boolean =>
  stems.has(term.stem) || meansSame(term, profile);

/** The same, with other words for the same counting half. `profile` is what the text is about. */
export const coverageInOtherWords = (terms: IdeaTerms, stems: Stems, profile: FunctionalProfile): number =>
  shareOf(terms, (term) => (stems.has(term.stem) ? 1 : meansSame(term, profile) ? OTHER_WORD : 0));
