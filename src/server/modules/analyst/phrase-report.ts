import type { AnalysisReport, Opportunity, Statement } from '../../../contract/report.ts';
import type { Support } from '../../../core/assistant/draft.ts';
import type { Passage } from '../../../core/assistant/passage.ts';
import { sessionPassages } from '../../../core/assistant/session-passages.ts';
import type { AnalystEvidence, AnalystOptions, TokenCount } from './analyst.ts';
import { booked, CapReached, type Spent } from './ask-in-turns.ts';
import { countTokens } from './count-tokens.ts';
import { ModelFault } from './model-client.ts';
import type { ModelAnalystParts } from './model-parts.ts';
import { type PhrasedFields, type PhraseJob, phraseFields, type Verified } from './phrase-fields.ts';
import { proposeCombinations } from './propose-combinations.ts';

/** Tokens of evidence behind one opportunity's texts. */
const EVIDENCE_TOKENS = 6000;

const NOTICES = {
  fault: 'The language model failed; texts composed from the evidence are shown where it gave none.',
  cap: 'Today’s allowance for the language model is used up; texts composed from the evidence are shown where it gave none.',
  nothing:
    'The language model gave nothing that the evidence bears; the texts are composed from the evidence.',
} as const;

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

function opportunityJob(opportunity: Opportunity, idea: string, all: readonly Passage[]): PhraseJob {
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

function rephrased(opportunity: Opportunity, { fields }: PhrasedFields): Opportunity {
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

function stateOfArtJob(report: AnalysisReport, all: readonly Passage[]): PhraseJob {
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

interface Means {
  parts: ModelAnalystParts;
  all: Passage[];
  signal: AbortSignal;
  /** Books the work on the ledger. */
  run: <T extends Spent>(work: () => Promise<T>) => Promise<T>;
}

/** A report on its way through the model: `report` holds what is done so far. */
class Rephrasing {
  report: AnalysisReport;
  /** Calls that were answered, and texts and proposals of them that stood the check. */
  asked = 0;
  stood = 0;
  readonly #means: Means;

  constructor(report: AnalysisReport, means: Means) {
    this.report = report;
    this.#means = means;
  }

  async opportunities(): Promise<void> {
    for (const [index, opportunity] of this.report.opportunities.entries()) {
      const phrased = await this.#phrase(opportunityJob(opportunity, this.report.idea, this.#means.all));
      const opportunities = this.report.opportunities.with(index, rephrased(opportunity, phrased));
      this.report = { ...this.report, opportunities };
    }
  }

  async stateOfArt(): Promise<void> {
    if (this.report.state_of_art.length === 0) return;
    const { fields } = await this.#phrase(stateOfArtJob(this.report, this.#means.all));
    const paragraphs = this.report.state_of_art.map((paragraph, index) => {
      const verified = fields.get(`paragraph_${index + 1}`);
      return verified ? statementsOf(verified) : paragraph;
    });
    this.report = { ...this.report, state_of_art: paragraphs };
  }

  async proposals(): Promise<void> {
    const { all, parts, run, signal } = this.#means;
    const patents = withinBudget(all.filter(({ kind }) => kind === 'patent'));
    if (this.report.verdict === 'insufficient' || patents.length < 2) return;
    const source = { report: this.report, patents };
    const { proposed } = await run(() => proposeCombinations(parts, source, signal));
    this.asked++;
    this.stood += proposed.length;
    if (proposed.length > 0) this.report = { ...this.report, proposed };
  }

  async #phrase(job: PhraseJob): Promise<PhrasedFields> {
    const { parts, run, signal } = this.#means;
    const phrased = await run(() => phraseFields(parts, job, signal));
    this.asked++;
    this.stood += phrased.fields.size;
    return phrased;
  }
}

/** Has the texts said again and combinations proposed, one call after the other; a fault ends the rest, and what is done stays. */
export async function phraseReport(
  parts: ModelAnalystParts,
  { report, patents }: AnalystEvidence,
  options: AnalystOptions,
): Promise<{ report: AnalysisReport; notice: string | null; tokens: TokenCount }> {
  const tokens: TokenCount = { input: 0, output: 0 };
  const account = {
    userId: options.userId,
    estimate: EVIDENCE_TOKENS + parts.limits.maxOutputTokens,
    onSpent: (spent: TokenCount) => {
      tokens.input += spent.input;
      tokens.output += spent.output;
    },
  };
  const work = new Rephrasing(report, {
    parts,
    all: sessionPassages({ prompt: report.idea, report, patents }),
    signal: AbortSignal.any([options.signal, AbortSignal.timeout(parts.limits.totalMs * 2)]),
    run: (job) => booked(parts, account, job),
  });
  let notice: string | null = null;
  try {
    await work.opportunities();
    await work.stateOfArt();
    await work.proposals();
    if (work.asked > 0 && work.stood === 0) notice = NOTICES.nothing;
  } catch (error) {
    options.signal.throwIfAborted();
    const cause = error instanceof ModelFault ? { fault: error.kind } : { err: error };
    parts.log.warn({ model: parts.name, ...cause }, 'phrasing failed');
    notice = error instanceof CapReached ? NOTICES.cap : NOTICES.fault;
  }
  return { report: work.report, notice, tokens };
}
