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
}

/** The idea's content terms with weights; the thing and what it acts on weigh most. */
export interface IdeaTerms {
  list: IdeaTerm[];
  total: number;
  unknown: string[];
}

const inverseFrequency = (df: number, n: number) => Math.log((n + 1) / (df + 0.5));

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
    seen.set(stem, { stem, surface, weight: role * inverseFrequency(df, model.documents), known: df > 0 });
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
