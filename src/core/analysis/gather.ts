import { allows } from '../evidence/compatible-with.ts';
import type { EvidenceDoc } from '../evidence/evidence.ts';
import { readDocument } from '../evidence/evidence.ts';
import type { IdeaFrame } from '../evidence/idea-frame.ts';
import { patentsBeside } from '../evidence/laid-beside.ts';
import { functionsFrom, KEY_JOB } from '../evidence/match-profile.ts';
import type { IdeaReading } from '../evidence/read-idea.ts';
import { isOpenTo } from '../evidence/shown-principle.ts';
import { functionName } from '../functions/function-names.ts';
import { tellingFlows, wordsOf } from '../functions/functional-basis.ts';
import { principlesOf } from '../functions/principles/principles.ts';
import type { WorkingPrinciple } from '../functions/principles/working-principle.ts';
import type { LibraryView, RankedPatent, SearchOutcome, SearchRequest } from '../retrieval/library-view.ts';
import { unrankedHit } from '../retrieval/unranked-hit.ts';
import type { UnderstoodIdea } from './understand-idea.ts';

/** One search that was run, for the method section. */
export interface QueryLog {
  purpose: string;
  query: string;
  source: string;
  hits: number;
}

export interface Gathered {
  docs: EvidenceDoc[];
  queries: QueryLog[];
  main: SearchOutcome;
  /** Documents retrieved by all searches before duplicates among them were dropped. */
  retrieved: number;
  collapsed: number;
}

const MAIN_LIMIT = 260;
/** Documents of one working principle, and jobs that are searched by principle. */
const OF_PRINCIPLE = 8;
const MOST_BY_PRINCIPLE = 2;

/** The job in two words and the principle in its own. */
const principleWords = (job: string, { terms }: WorkingPrinciple): string =>
  [...wordsOf(job, 2), ...terms].join(' ');

interface Plan {
  purpose: string;
  request: SearchRequest;
}

/** Other words for the thing and what it is about: "drone" also finds unmanned aircraft. Null where it names no kind of thing. */
function kindWords({ product }: IdeaReading, { profile, thing }: IdeaFrame): string | null {
  const kinds = tellingFlows(thing?.flows ?? profile.core);
  if (kinds.length === 0) return null;
  return `${product ?? ''} ${kinds.flatMap((flow) => wordsOf(flow, 8)).join(' ')}`.trim();
}

/** The searches of an idea: whole, its sides, and one by analogy for each thing it is to do. */
export function planSearches({ idea, frame, conflicts: { aim } }: UnderstoodIdea): Plan[] {
  const plans: Plan[] = [{ purpose: 'the idea as written', request: { text: idea.text, limit: MAIN_LIMIT } }];
  const add = (purpose: string, text: string | null, limit: number) => {
    if (text && text !== idea.text && !plans.some((p) => p.request.text === text))
      plans.push({ purpose, request: { text, limit } });
  };
  add('what it is to do', idea.purpose, 70);
  add('the thing itself', idea.product, 50);
  add('how it is done', idea.means, 40);
  add('where it serves', idea.context, 30);
  add('the same kind of thing', kindWords(idea, frame), 40);
  const functions = functionsFrom(KEY_JOB, frame.profile);
  const flows = [...frame.profile.flows];
  for (const f of functions.slice(0, 4)) {
    add(
      `neighbouring uses by analogy: ${wordsOf(f, 1)[0]}`,
      [...wordsOf(f, 5), ...flows.flatMap((w) => wordsOf(w, 2))].join(' '),
      50,
    );
    add(`analogies for the job alone: ${wordsOf(f, 1)[0]}`, wordsOf(f, 6).join(' '), 50);
  }
  for (const f of functions.slice(0, MOST_BY_PRINCIPLE))
    for (const principle of principlesOf(f))
      if (isOpenTo(frame, principle))
        add(`${functionName(f)} by ${principle.name}`, principleWords(f, principle), OF_PRINCIPLE);
  add('what is wanted, in other words', aim === null ? null : aim.needs.flat().join(' '), 40);
  return plans;
}

/** Run the searches in one batch, look up the patents to read for designs, and read every distinct document against the idea. */
export async function gatherEvidence(input: UnderstoodIdea, library: LibraryView): Promise<Gathered> {
  const plans = planSearches(input);
  const outcomes = await library.searchMany(plans.map((p) => p.request));
  const distinct = new Map<string, RankedPatent>();
  for (const outcome of outcomes) {
    for (const hit of outcome.hits)
      if (!distinct.has(hit.record.number)) distinct.set(hit.record.number, hit);
  }
  const { frame } = input;
  const beside = patentsBeside(input.conflicts, ({ way, how }) => allows(frame, `${way}. ${how}`));
  const known = new Set(
    [...distinct.values()].flatMap(({ record, duplicates }) => [record.number, ...duplicates]),
  );
  const missing = [...beside.keys()].filter((number) => !known.has(number));
  for (const record of await library.byNumber(missing)) distinct.set(record.number, unrankedHit(record));
  const context = { frame, model: library.model, beside };
  const docs = [...distinct.values()].map((hit, index) => readDocument(hit, index, context));
  return {
    docs,
    queries: plans.map((p, i) => ({
      purpose: p.purpose,
      query: p.request.text.slice(0, 300),
      source: outcomes[i]?.source ?? library.stats.name,
      hits: outcomes[i]?.hits.length ?? 0,
    })),
    main: outcomes[0] as SearchOutcome,
    retrieved: outcomes.reduce((sum, o) => sum + o.hits.length, 0),
    collapsed: outcomes.reduce((sum, o) => sum + o.collapsed, 0),
  };
}
