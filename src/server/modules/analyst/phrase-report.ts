import { z } from 'zod';
import type { AnalysisReport, Opportunity, Statement } from '../../../contract/report.ts';
import { type Claim, verifyClaim } from '../../../core/assistant/claims.ts';
import { stripInvisible } from '../../../core/assistant/clean-text.ts';
import type { Support } from '../../../core/assistant/draft.ts';
import type { Passage } from '../../../core/assistant/passage.ts';
import { sessionPassages } from '../../../core/assistant/session-passages.ts';
import type { AnalystEvidence, AnalystOptions, TokenCount } from './analyst.ts';
import { countTokens } from './count-tokens.ts';
import { askFor, claimSchema, ModelFault, type ModelPrompt } from './model-client.ts';
import { MAX_REPAIRS, type ModelAnalystParts } from './model-parts.ts';
import { numberEvidence } from './numbered-evidence.ts';
import { phrasePrompt } from './prompts.ts';

/** Tokens of evidence behind one opportunity's texts. */
const EVIDENCE_TOKENS = 6000;

interface Job {
  idea: string;
  fields: Record<string, string>;
  passages: Passage[];
}

interface Outcome {
  /** Verified claims by field; a field is missing when one of its claims did not stand. */
  fields: Map<string, { text: string; support: Support[] }[]>;
  tokens: TokenCount;
  requests: number;
}

type Verified = { text: string; support: Support[] }[];

function verifyField(claims: readonly Claim[], evidence: ReadonlyMap<string, Passage>): Verified | null {
  const verdicts = claims.map((claim) => ({ claim, verdict: verifyClaim(claim, evidence) }));
  if (verdicts.length === 0 || verdicts.some(({ verdict }) => verdict.problems.length > 0)) return null;
  return verdicts.map(({ claim, verdict }) => ({
    text: stripInvisible(claim.text).trim(),
    support: verdict.support,
  }));
}

const add = (a: TokenCount, b: TokenCount): TokenCount => ({
  input: a.input + b.input,
  output: a.output + b.output,
});

/** Asks for the fields, then again for those that did not stand, at most twice. A fault of the provider ends it with a ModelFault. */
async function phraseFields(parts: ModelAnalystParts, job: Job, signal: AbortSignal): Promise<Outcome> {
  const outcome: Outcome = { fields: new Map(), tokens: { input: 0, output: 0 }, requests: 0 };
  const evidence = numberEvidence(job.passages);
  for (let attempt = 0; attempt <= MAX_REPAIRS; attempt++) {
    const open = Object.fromEntries(Object.entries(job.fields).filter(([key]) => !outcome.fields.has(key)));
    if (Object.keys(open).length === 0) break;
    const prompt: ModelPrompt = phrasePrompt({ idea: job.idea, evidence: evidence.lines, fields: open });
    const schema = z.object(
      Object.fromEntries(Object.keys(open).map((key) => [key, z.array(claimSchema).max(6)])),
    );
    outcome.requests++;
    try {
      const { value, tokens } = await askFor(
        { model: parts.model, limits: parts.limits, prompt },
        schema,
        signal,
      );
      outcome.tokens = add(outcome.tokens, tokens);
      for (const [key, claims] of Object.entries(value)) {
        const verified = verifyField(claims as Claim[], evidence.byId);
        if (verified) outcome.fields.set(key, verified);
      }
    } catch (error) {
      if (!(error instanceof ModelFault)) throw error;
      outcome.tokens = add(outcome.tokens, error.tokens);
      if (error.kind !== 'format') throw new ModelFault(error.kind, outcome.tokens, error);
    }
  }
  return outcome;
}

const patentsOf = (support: readonly Support[]): string[] => [
  ...new Set(
    support.flatMap(({ passage }) =>
      passage.kind === 'patent' ? [passage.ref] : passage.numbers.slice(0, 3),
    ),
  ),
];

/** A claim as it stands in a report: its words, then the patents that bear it. */
function sentenceOf({ text, support }: { text: string; support: Support[] }): string {
  const numbers = patentsOf(support).filter((number) => !text.includes(number));
  const ended = /[.!?]$/.test(text) ? text : `${text}.`;
  return numbers.length === 0
    ? ended
    : `${ended.slice(0, -1)} (${numbers.slice(0, 3).join(', ')})${ended.slice(-1)}`;
}

function withinBudget(passages: readonly Passage[]): Passage[] {
  let left = EVIDENCE_TOKENS;
  return passages.filter((passage) => {
    const cost = countTokens(passage.text) + 40;
    if (cost > left) return false;
    left -= cost;
    return true;
  });
}

function opportunityJob(opportunity: Opportunity, idea: string, all: readonly Passage[]): Job {
  const own = all.filter(
    (passage) =>
      passage.kind === 'opportunity' && passage.ref === opportunity.id && !passage.id.endsWith(':steps'),
  );
  const numbers = new Set([
    ...own.flatMap((passage) => passage.numbers),
    ...opportunity.pair.use.numbers.slice(0, 5),
    ...opportunity.pair.solution.numbers.slice(0, 5),
  ]);
  const cited = all.filter((passage) => passage.kind === 'patent' && numbers.has(passage.ref));
  const { problem, concept, gap } = opportunity;
  return { idea, fields: { problem, concept, gap }, passages: withinBudget([...own, ...cited]) };
}

function rephrased(opportunity: Opportunity, { fields }: Outcome): Opportunity {
  const text = (key: 'problem' | 'concept' | 'gap'): string =>
    fields.get(key)?.map(sentenceOf).join(' ') ?? opportunity[key];
  return fields.size === 0
    ? opportunity
    : {
        ...opportunity,
        problem: text('problem'),
        concept: text('concept'),
        gap: text('gap'),
        phrased_by: 'model',
      };
}

function stateOfArtJob(report: AnalysisReport, all: readonly Passage[]): Job {
  const texts = report.state_of_art.map((paragraph) =>
    paragraph.map((statement) => statement.text).join(' '),
  );
  const numbers = new Set(report.state_of_art.flat().flatMap((statement) => statement.cites));
  const own = all.filter((passage) => passage.id.startsWith('landscape:'));
  const cited = all.filter((passage) => passage.kind === 'patent' && numbers.has(passage.ref));
  return {
    idea: report.idea,
    fields: Object.fromEntries(texts.map((text, index) => [`paragraph_${index + 1}`, text])),
    passages: withinBudget([...own, ...cited]),
  };
}

const statementsOf = (verified: Verified): Statement[] =>
  verified.map(({ text, support }) => ({ text, cites: patentsOf(support) }));

/** Runs the jobs one after the other; a fault of the provider ends the rest, and what is done stays. */
export async function phraseReport(
  parts: ModelAnalystParts,
  { report, patents }: AnalystEvidence,
  options: AnalystOptions,
): Promise<{ report: AnalysisReport; notice: string | null; tokens: TokenCount }> {
  const all = sessionPassages({ prompt: report.idea, report, patents });
  const deadline = AbortSignal.timeout(parts.limits.totalMs * 2);
  const signal = AbortSignal.any([options.signal, deadline]);
  let tokens: TokenCount = { input: 0, output: 0 };
  const run = async (job: Job): Promise<Outcome> => {
    const booking = await parts.ledger.book(options.userId, EVIDENCE_TOKENS + parts.limits.maxOutputTokens);
    if (!booking) throw new ModelFault('provider', { input: 0, output: 0 }, 'daily cap');
    let spent: TokenCount & { requests: number } = { input: 0, output: 0, requests: 1 };
    try {
      const outcome = await phraseFields(parts, job, signal);
      spent = { ...outcome.tokens, requests: outcome.requests };
      return outcome;
    } catch (error) {
      if (error instanceof ModelFault) spent = { ...error.tokens, requests: 1 };
      throw error;
    } finally {
      tokens = add(tokens, spent);
      await booking.settle(spent);
    }
  };
  const opportunities = [...report.opportunities];
  let stateOfArt = report.state_of_art;
  try {
    for (const [index, opportunity] of report.opportunities.entries()) {
      opportunities[index] = rephrased(opportunity, await run(opportunityJob(opportunity, report.idea, all)));
    }
    if (report.state_of_art.length > 0) {
      const { fields } = await run(stateOfArtJob(report, all));
      stateOfArt = report.state_of_art.map((paragraph, index) => {
        const verified = fields.get(`paragraph_${index + 1}`);
        return verified ? statementsOf(verified) : paragraph;
      });
    }
  } catch (error) {
    options.signal.throwIfAborted();
    parts.log.warn(
      { model: parts.name, fault: error instanceof ModelFault ? error.kind : 'unknown' },
      'phrasing failed',
    );
    return {
      report: { ...report, opportunities, state_of_art: stateOfArt },
      notice: 'The language model failed; texts composed from the evidence are shown where it gave none.',
      tokens,
    };
  }
  return { report: { ...report, opportunities, state_of_art: stateOfArt }, notice: null, tokens };
}
