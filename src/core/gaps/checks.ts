import type { EmptinessCheck, Statement } from '../../contract/report.ts';
import type { IdeaReading } from '../evidence/read-idea.ts';
import { wordsOf } from '../functions/functional-basis.ts';
import { subclasses } from '../landscape/figures.ts';
import { LEAST_YEAR_RECORDS, lagStart, yearsBefore } from '../landscape/timeline.ts';
import { counted, joinList } from '../language/inflection.ts';
import type { RankedPatent, SearchOutcome, SearchRequest } from '../retrieval/library-view.ts';
import { countStems } from '../text/tokenize.ts';
import type { Candidate } from './candidates.ts';
import { type CheckContext, type Sifted, sift } from './disclosure.ts';

const LIMIT = 15;
const OLD_YEARS = 15;

function mechanismWords(candidate: Candidate): string {
  return `${candidate.source.mechanism?.full ?? ''} ${candidate.partner?.mechanism?.full ?? ''}`.trim();
}

const ideaWords = (idea: IdeaReading) =>
  [idea.product, idea.purpose, idea.context].filter(Boolean).join(' ') || idea.core;

/** Synonyms of both sides: everyday words of the functions and corpus neighbours of the strongest terms. */
function otherWords(candidate: Candidate, ctx: CheckContext): string {
  const strongest = [
    ...ctx.frame.terms.list.slice(0, 3).map((t) => t.stem),
    ...[...countStems(candidate.source.mechanism?.short ?? '').keys()].slice(0, 3),
  ];
  const near = strongest.flatMap((s) =>
    ctx.model
      .neighbours(s, 3)
      .filter((n) => n.cosine >= 0.4)
      .map((n) => n.term),
  );
  const everyday = candidate.source.sharedFunctions.flatMap((f) => wordsOf(f, 5));
  return [...new Set([...everyday, ...near])].slice(0, 20).join(' ');
}

/** The three searches of one candidate, in the order that {@link judgeChecks} expects. */
export function planChecks(candidate: Candidate, ctx: CheckContext): SearchRequest[] {
  const both = `${ideaWords(ctx.idea)} ${mechanismWords(candidate)}`;
  const classes = [...new Set(ctx.themeDocs.flatMap((d) => subclasses(d.record.cpc)))].slice(0, 6);
  return [
    { text: `${otherWords(candidate, ctx)} ${candidate.source.mechanism?.short ?? ''}`, limit: LIMIT },
    {
      text: both,
      limit: LIMIT,
      excludeClasses: classes,
      excludeNumbers: ctx.themeDocs.map((d) => d.record.number),
    },
    { text: both, limit: LIMIT, before: yearsBefore(ctx.asOf, OLD_YEARS) },
    { text: both, limit: LIMIT, mode: 'lexical' },
  ];
}

const numbers = (hits: readonly RankedPatent[]) => hits.slice(0, 3).map((h) => h.record.number);

function check(
  id: EmptinessCheck['id'],
  name: string,
  rest: Omit<EmptinessCheck, 'id' | 'name'>,
): EmptinessCheck {
  return { id, name, ...rest };
}

/** Titles longer than this are left out: the number tells which patent it is. */
const LONGEST_TITLE = 90;

/** A miss that holds less than this of either side tells nothing. */
const TOLD_MISS = 0.4;

/** The hit that comes nearest without joining the two sides, with what it holds of each. */
function nearestMiss(miss: Sifted['miss']): Statement {
  if (miss === null || Math.min(miss.disclosure.use, miss.disclosure.mechanism) < TOLD_MISS)
    return { text: ' None comes near.', cites: [] };
  const { number, title } = miss.hit.record;
  const named = title === null || title.length > LONGEST_TITLE ? number : `${number} (“${title}”)`;
  const percent = (share: number) => `${Math.round(100 * share)} %`;
  const { use, mechanism } = miss.disclosure;
  const text = ` The nearest is ${named}, with ${percent(use)} of the idea’s words by weight and ${percent(mechanism)} of the mechanism’s.`;
  return { text, cites: [number] };
}

function searchCheck(
  kind: { id: 'different_words' | 'adjacent_class'; name: string; where: string; candidate: Candidate },
  found: { outcome: SearchOutcome; query: string },
  ctx: CheckContext,
): EmptinessCheck {
  const { candidate } = kind;
  const { refuting, close, miss } = sift(found.outcome, candidate, ctx);
  const base = { query: found.query.slice(0, 240), hits: found.outcome.hits.length };
  if (refuting.length > 0) {
    return check(kind.id, kind.name, {
      ...base,
      outcome: 'refuted',
      text: `${joinList(numbers(refuting))} already ${refuting.length === 1 ? 'shows' : 'show'} both sides.`,
      cites: numbers(refuting),
    });
  }
  if (close.length > 0) {
    return check(kind.id, kind.name, {
      ...base,
      outcome: 'weakened',
      text: `${kind.where}, ${joinList(numbers(close))} ${close.length === 1 ? 'comes' : 'come'} close to the combination and should be read.`,
      cites: numbers(close),
    });
  }
  const nearest = nearestMiss(miss);
  return check(kind.id, kind.name, {
    ...base,
    outcome: 'survived',
    text: `${kind.where}, ${counted(found.outcome.hits.length, 'hit')} came back and none joins the two sides.${nearest.text}`,
    cites: nearest.cites,
  });
}

function abandonedCheck(
  found: { outcome: SearchOutcome; query: string },
  candidate: Candidate,
  ctx: CheckContext,
): EmptinessCheck {
  const { refuting, close, miss } = sift(found.outcome, candidate, ctx);
  const old = [...refuting, ...close];
  const base = { query: found.query.slice(0, 240), hits: found.outcome.hits.length };
  const before = yearsBefore(ctx.asOf, OLD_YEARS).slice(0, 4);
  if (refuting.length > 0) {
    return check('abandoned', 'Tried and abandoned?', {
      ...base,
      outcome: 'refuted',
      text: `${joinList(numbers(refuting))} showed both sides by ${before}.`,
      cites: numbers(refuting),
    });
  }
  if (old.length > 0) {
    return check('abandoned', 'Tried and abandoned?', {
      ...base,
      outcome: 'weakened',
      text: `Up to ${before}, ${joinList(numbers(old))} came near it; whether it was given up for a reason should be asked.`,
      cites: numbers(old),
    });
  }
  const nearest = nearestMiss(miss);
  return check('abandoned', 'Tried and abandoned?', {
    ...base,
    outcome: 'survived',
    text: `No attempt published up to ${before} was found among ${counted(found.outcome.hits.length, 'hit')}.${nearest.text}`,
    cites: nearest.cites,
  });
}

function dataCheck(found: { outcome: SearchOutcome; query: string }, ctx: CheckContext): EmptinessCheck {
  const { hits } = found.outcome;
  const silent = hits.filter((h) => !h.record.abstract).length;
  const lag = lagStart(ctx.asOf);
  let blind = 0;
  for (let year = lag - 10; year < lag; year++)
    if ((ctx.stats.byYear.get(year) ?? 0) < LEAST_YEAR_RECORDS) blind++;
  const faults = [
    ...(hits.length < 5
      ? [
          `only ${counted(hits.length, 'document')} of the library ${hits.length === 1 ? 'shares' : 'share'} the words`,
        ]
      : []),
    ...(silent * 5 > hits.length ? [`${silent} of ${hits.length} hits have no abstract`] : []),
    ...(blind >= 3 ? [`${blind} of the ten years before ${lag} hold too few records to see anything`] : []),
  ];
  const base = { query: found.query.slice(0, 240), hits: hits.length, cites: [] };
  return faults.length > 0
    ? check('data_coverage', 'Is the data there?', {
        ...base,
        outcome: 'weakened',
        text: `The data is patchy: ${joinList(faults)}.`,
      })
    : check('data_coverage', 'Is the data there?', {
        ...base,
        outcome: 'survived',
        text: `The library has text and years enough: ${counted(hits.length, 'hit')}, ${silent} without abstract.`,
      });
}

/** Judge the outcomes of {@link planChecks}; all four checks rest on a search that ran. */
export function judgeChecks(
  candidate: Candidate,
  found: readonly { request: SearchRequest; outcome: SearchOutcome }[],
  ctx: CheckContext,
): EmptinessCheck[] {
  const [words, classes, old, data] = found.map((f) => ({ outcome: f.outcome, query: f.request.text }));
  if (!words || !classes || !old || !data) return [];
  return [
    searchCheck(
      { id: 'different_words', name: 'Known in different words?', where: 'In different words', candidate },
      words,
      ctx,
    ),
    searchCheck(
      {
        id: 'adjacent_class',
        name: 'Hidden in an adjacent class?',
        where: 'Outside its own classes and documents',
        candidate,
      },
      classes,
      ctx,
    ),
    abandonedCheck(old, candidate, ctx),
    dataCheck(data, ctx),
  ];
}
