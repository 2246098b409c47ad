import type { Disclosure, Rating } from '../../../../contract/analysis/evidence.ts';
import type { Frame } from '../../../../contract/analysis/frame.ts';
import { closenessOf, topicOf } from '../../../../core/analysis/closeness.ts';
import { sentencesOf } from '../../../../core/analysis/idea-sentences.ts';
import { mentionsAll } from '../../../../core/analysis/mentions.ts';
import { patentText } from '../../../../core/analysis/patent-text.ts';
import type { Likeness } from '../../library/library.ts';
import type { Candidate, RunContext, ScreenOutput, SearchOutput } from '../run-state.ts';

const MAX_READ = 80;
/** Share of the job's words that must stand in a text for it to serve the same job. */
const SAME_JOB = 0.6;

/** Screens candidates by likeness in words and meaning; says what a text mentions, never what it lacks. */
export async function screenByWords(
  ctx: RunContext,
  frame: Frame,
  search: SearchOutput,
): Promise<ScreenOutput> {
  const read = search.candidates.slice(0, MAX_READ);
  if (read.length === 0 || frame.elements.length === 0)
    return { ratings: [], reviewed: read.length, retried: null };
  const texts = read.map(({ record }) => patentText(record));
  const whole = `${frame.thing}. ${frame.summary}`;
  const queries = [whole, frame.thing, frame.job ?? frame.summary, ...frame.elements.map(({ text }) => text)];
  const [idea = [], thing = [], job = [], ...elements] = await ctx.library.likeness(queries, texts);
  const best = Math.max(...read.map(({ score }) => score), 1e-9);
  const ratings = read.map((candidate, i) =>
    rate(frame, candidate, {
      idea: idea[i]!,
      thing: thing[i]!,
      job: job[i]!,
      elements: elements.map((row) => row[i]!),
      rank: candidate.score / best,
    }),
  );
  return {
    ratings: ratings
      .filter(({ topic }) => topic > 0)
      .sort((a, b) => b.closeness - a.closeness || (a.number < b.number ? -1 : 1)),
    reviewed: read.length,
    retried: null,
  };
}

interface Seen {
  idea: Likeness;
  thing: Likeness;
  job: Likeness;
  elements: Likeness[];
  rank: number;
}

function rate(frame: Frame, { record }: Candidate, seen: Seen): Rating {
  const titleHead = headMatches(record.title ?? '', frame.thing);
  const closeness = closenessOf({
    meaning: seen.idea.meaning,
    words: seen.idea.words,
    thing: seen.thing.words,
    job: seen.job.words,
    rank: seen.rank,
    titleHead,
  });
  const text = patentText(record);
  const disclosures = frame.elements.flatMap(({ id, text: part }, i): Disclosure[] =>
    mentionsAll(text, part)
      ? [{ element: id, how: 'mentioned', quote: passage(text, seen.elements[i]!.matched) }]
      : [],
  );
  return {
    number: record.number,
    topic: topicOf(closeness),
    closeness,
    group: titleHead ? 'same_thing' : seen.job.words >= SAME_JOB ? 'same_job' : 'one_part',
    disclosures,
    does: record.use ?? null,
    mechanism: record.novelty ?? null,
    differs: null,
  };
}

/** Whether the head noun of the thing stands in the head of a title: before the first "for", "with", or comma. */
export function headMatches(title: string, thing: string): boolean {
  const head = title.toLowerCase().split(/\b(?:for|with|having|and method|using|comprising)\b|,/)[0] ?? '';
  const noun =
    thing
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.at(-1) ?? '';
  const stem = noun.replace(/(?:ies|es|s)$/, '');
  return stem.length >= 3 && new RegExp(`\\b${stem.replace(/[^\p{L}]/gu, '')}`, 'u').test(head);
}

/** The sentence of a text that holds most of the matched words. */
function passage(text: string, matched: readonly string[]): string | null {
  const count = (sentence: string) =>
    matched.filter((word) => sentence.toLowerCase().includes(word.toLowerCase())).length;
  const [best] = sentencesOf(text)
    .map((sentence, i) => ({ sentence, i, n: count(sentence) }))
    .sort((a, b) => b.n - a.n || a.i - b.i);
  return best && best.n > 0 ? best.sentence : null;
}
