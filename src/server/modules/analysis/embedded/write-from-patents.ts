import type { Frame } from '../../../../contract/analysis/frame.ts';
import { sentencesOf } from '../../../../core/analysis/idea-sentences.ts';
import { patentText } from '../../../../core/analysis/patent-text.ts';
import { ratedRecords } from '../related-records.ts';
import type {
  Hypothesis,
  Outputs,
  RunContext,
  ScoredHypothesis,
  WriteOutput,
  WrittenOpportunity,
} from '../run-state.ts';

const SHOWN = 4;

type Done = Outputs<'frame' | 'search' | 'screen' | 'coverage' | 'landscape' | 'score'>;

const plural = (n: number, one: string): string => `${n} ${n === 1 ? one : `${one}s`}`;

/** Texts without a model: what the patents say, in their own or our summary's words, and what the design patterns hold. */
export function writeFromPatents(_ctx: RunContext, done: Done): WriteOutput {
  const { kept } = done.score;
  return {
    verdict: verdictOf(done),
    state_of_art: stateOfArt(done),
    opportunities: kept.map((one, i) => ({ ...writeOne(one, kept.slice(0, i)), risk: riskOf(done.frame) })),
    next_step: kept.find(({ hypothesis }) => hypothesis.test !== null)?.hypothesis.test ?? null,
  };
}

function verdictOf({ frame, screen, coverage, score }: Done): string {
  if (frame.elements.length === 0) return 'We could not tell what you are offering.';
  if (screen.ratings.length === 0) return 'We found no patents on this product or its purpose here.';
  const approaches =
    score.kept.length === 0
      ? 'No design approach we know fits closely enough to propose.'
      : `${plural(score.kept.length, 'design approach').replace(
          'approachs',
          'approaches',
        )} from general engineering knowledge may fit.`;
  return `We reviewed ${plural(coverage.read, 'patent')}; the nearest are listed below. ${approaches}`;
}

function stateOfArt(done: Done): string {
  const { coverage, landscape } = done;
  const closest = ratedRecords(done, 1).slice(0, SHOWN);
  const lines = closest.map(({ record }) => {
    const [first] = sentencesOf(patentText({ ...record, title: null }));
    const year = record.date ? ` (${record.date.slice(0, 4)})` : '';
    const source = record.digest ? 'our summary says' : 'its abstract says';
    return first === undefined
      ? `${record.title ?? record.number}${year} [${record.number}]; only its title is available here.`
      : `${record.title ?? record.number}${year} [${record.number}]; ${source}: “${first.replace(/[.!?]+$/, '')}.”`;
  });
  const owners = landscape.owners.rows.slice(0, 3).map(({ name, count }) => `${name} (${count})`);
  const held = owners.length > 0 ? `The owners recorded most often among them are ${owners.join(', ')}.` : '';
  return [
    coverage.text,
    ...(lines.length > 0 ? [lines.join('\n\n')] : []),
    [held, landscape.timeline.trend].filter((part) => part !== '').join(' '),
  ].join('\n\n');
}

/** The test of the pattern, empty where a constraint rules it out; for a further approach of the same pattern a word on where it stands. */
function firstBuild({ test }: Hypothesis, earlier: readonly ScoredHypothesis[]): string {
  if (test === null) return '';
  const same = earlier.find(({ hypothesis }) => hypothesis.test === test);
  return same ? `Use the same test as for “${same.hypothesis.title}”.` : test;
}

/** What words cannot show: that a proposal needs water where a hose is ruled out, or weighs too much. */
function riskOf({ constraints: { must, must_not } }: Frame): string | null {
  return must.length + must_not.length > 0
    ? 'It may not meet a condition you set: Lacuna compared wording only.'
    : null;
}

function writeOne(
  { hypothesis, nearest, verdict }: ScoredHypothesis,
  earlier: readonly ScoredHypothesis[],
): Omit<WrittenOpportunity, 'risk'> {
  const [closest] = nearest;
  const mentions = (closest?.has ?? [])
    .map(({ element }) => hypothesis.elements[Number(element)]?.text)
    .filter(Boolean);
  const exists = closest
    ? mentions.length > 0
      ? `The nearest patent found, “${closest.title}” [${closest.number}], mentions ${mentions.join(' and ')}.`
      : `The nearest patent found is “${closest.title}” [${closest.number}].`
    : 'The searches for this approach found no patents here.';
  return {
    id: hypothesis.id,
    title: '',
    problem: hypothesis.problem,
    concept: hypothesis.concept,
    exists,
    left_open:
      'This is a comparison of wording only. Nobody has judged what these patents disclose, or whether this is free to use.',
    who_pays: '',
    why_open:
      verdict === 'mentioned'
        ? 'Some of the patents found mention parts of this.'
        : 'None of the patents we compared mentions this.',
    build_first: firstBuild(hypothesis, earlier),
    economics: null,
    refuted_by:
      'A patent or product that already combines these parts for this purpose. The queries below look for one.',
  };
}
