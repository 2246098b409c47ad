import { type IdeaReading, isGenericProduct } from '../evidence/read-idea.ts';
import { isContent, tokenize } from '../text/tokenize.ts';

const MOST = 3;

interface Run {
  start: number;
  end: number;
  weight: number;
}

/** The whole word around a part of it: "self" of "self-watering". */
function wholeWord(text: string, start: number, end: number): Pick<Run, 'start' | 'end'> {
  const before = /[\p{L}\p{N}'’-]*$/u.exec(text.slice(0, start))?.[0].length ?? 0;
  const after = /^[\p{L}\p{N}'’-]*/u.exec(text.slice(end))?.[0].length ?? 0;
  return { start: start - before, end: end + after };
}

const isPartOfWord = (text: string, run: Pick<Run, 'start' | 'end'>) =>
  /[-'’]/.test(text[run.start - 1] ?? '') || /[-'’]/.test(text[run.end] ?? '');

/**
 * How texts quote what a patent does not speak of: whole words as the idea has them, neighbours joined ("leaf blowers"), the
 * idea's verb left out. `missing` are stems, weightiest first.
 */
export function silentWords(idea: IdeaReading, missing: readonly string[]): string[] {
  const verb = tokenize(idea.purpose ?? '').find(isContent)?.stem;
  const rank = new Map(missing.map((stem, i) => [stem, i]));
  const runs: Run[] = [];
  for (const token of tokenize(idea.core)) {
    const weight = rank.get(token.stem);
    if (
      weight === undefined ||
      token.stem === verb ||
      isGenericProduct(token.surface) ||
      isPartOfWord(idea.core, token)
    )
      continue;
    const run = { ...wholeWord(idea.core, token.start, token.end), weight };
    const last = runs.at(-1);
    if (last !== undefined && /^\s*$/.test(idea.core.slice(last.end, run.start))) {
      last.end = run.end;
      last.weight = Math.min(last.weight, weight);
    } else runs.push(run);
  }
  const quoted = runs.sort((a, b) => a.weight - b.weight).map((r) => idea.core.slice(r.start, r.end));
  return [...new Set(quoted)].slice(0, MOST);
}
