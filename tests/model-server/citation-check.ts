import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { pino } from 'pino';
import type { AnalysisReport } from '../../src/contract/report.ts';
import type { SessionEvidence } from '../../src/core/assistant/evidence.ts';
import { numbersIn, unsupportedNumbers } from '../../src/core/assistant/numbers.ts';
import { sessionPassages } from '../../src/core/assistant/session-passages.ts';
import type { Analyst } from '../../src/server/modules/analyst/analyst.ts';
import { createEmbeddedAnalyst } from '../../src/server/modules/analyst/embedded-analyst.ts';
import { createModelAnalyst } from '../../src/server/modules/analyst/model-analyst.ts';
import { questionsFor } from './assistant-sessions.ts';
import { checkAnswer, problemsOf } from './check-answer.ts';
import { type ModelServer, startModelServer, type Temper } from './model-server.ts';
import { SESSION_IDEAS, sessionOf, starterLibrary } from './starter-sessions.ts';

// Counts, over 50 analyses and 200 chat turns an analyst, what the check must keep at zero. Prints a table for docs/evaluation.md.
const ANALYSES = 50;
const TURNS = 200;

const library = await starterLibrary();

/** Ideas made of the hand-written phrases of every n-th record: fifty fields of technology. */
async function sessions(): Promise<SessionEvidence[]> {
  const numbers: string[] = [];
  for (const idea of SESSION_IDEAS) {
    const { hits } = await library.search({ text: idea, limit: 60 });
    numbers.push(...hits.map((hit) => hit.record.number));
  }
  const records = (await library.byNumber([...new Set(numbers)])).filter(
    (record) => record.use && record.novelty,
  );
  const step = Math.max(1, Math.floor(records.length / (ANALYSES - SESSION_IDEAS.length)));
  const ideas = records
    .filter((_, index) => index % step === 0)
    .map((record) => `A product for ${record.use}, by means of ${record.novelty}.`);
  const all = [...SESSION_IDEAS, ...ideas].slice(0, ANALYSES);
  const found: SessionEvidence[] = [];
  for (const idea of all) found.push(await sessionOf(library, idea));
  return found;
}

interface Count {
  texts: number;
  byModel: number;
  citations: number;
  missing: number;
  unfound: number;
  numbers: number;
  stated: number;
}

const nothing = (): Count => ({
  texts: 0,
  byModel: 0,
  citations: 0,
  missing: 0,
  unfound: 0,
  numbers: 0,
  stated: 0,
});

async function chat(
  analyst: Analyst,
  all: readonly SessionEvidence[],
): Promise<{ count: Count; firstText: number[] }> {
  const count = nothing();
  const firstText: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const index = turn % all.length;
    const evidence = all[index] as SessionEvidence;
    const questions = questionsFor(index % SESSION_IDEAS.length, evidence.patents[0]?.number ?? '');
    const message = questions[Math.floor(turn / all.length + turn) % questions.length] as string;
    const began = performance.now();
    let first = 0;
    const answer = await analyst.answer(
      { message, history: [], evidence, contextTokens: 8000 },
      {
        userId: null,
        signal: new AbortController().signal,
        onText: () => {
          first ||= performance.now();
        },
        onReplace: () => undefined,
        onVerified: () => undefined,
      },
    );
    firstText.push(first - began);
    const check = checkAnswer(answer, evidence, message);
    for (const problem of problemsOf(check))
      console.error(`“${message}” on “${evidence.prompt}”: ${problem}`);
    count.texts++;
    if (answer.answeredBy === 'model') count.byModel++;
    count.citations += check.citations;
    count.missing += check.missing.length + check.dangling.length;
    count.unfound += check.unfound.length;
    count.numbers += check.numbers.length;
    count.stated += numbersIn(answer.content).length;
  }
  return { count, firstText };
}

/** Counts the statements of rephrased reports and what is proposed: patents exist, quotes and numbers stand in the evidence. */
async function phrase(analyst: Analyst, all: readonly SessionEvidence[]): Promise<Count> {
  const count = nothing();
  for (const evidence of all) {
    const report = evidence.report as AnalysisReport;
    const phrased = await analyst.phrase(
      { report, patents: evidence.patents },
      { signal: new AbortController().signal, userId: null },
    );
    const passages = sessionPassages(evidence);
    const texts = passages.flatMap((passage) => [passage.text, passage.title, passage.ref]);
    const known = new Set(passages.flatMap((passage) => [passage.ref, ...passage.numbers]));
    const { opportunities, state_of_art: stateOfArt, proposed = [] } = phrased.report;
    const written = [
      ...opportunities.flatMap((o) => [o.problem, o.concept, o.gap]),
      ...stateOfArt.flat().map((s) => s.text),
      ...proposed.flatMap((p) => [p.title, p.text]),
    ];
    const quoted = proposed.flatMap((p) => p.sources);
    const cites = [
      ...stateOfArt.flat().flatMap((statement) => statement.cites),
      ...quoted.map(({ number }) => number),
    ];
    count.texts++;
    if (opportunities.some((o) => o.phrased_by === 'model')) count.byModel++;
    count.citations += cites.length;
    count.missing += cites.filter((number) => !known.has(number)).length;
    count.unfound += quoted.filter(
      ({ number, quote }) =>
        !passages.some((passage) => passage.ref === number && passage.text.includes(quote)),
    ).length;
    for (const text of written) {
      count.stated += numbersIn(text).length;
      count.numbers += unsupportedNumbers(text, texts).length;
    }
  }
  return count;
}

function modelAnalyst(server: ModelServer): Analyst {
  const provider = createOpenAICompatible({
    name: 'test',
    baseURL: server.url,
    includeUsage: true,
    supportsStructuredOutputs: true,
  });
  return createModelAnalyst({
    name: 'test',
    model: provider.chatModel('test'),
    limits: { totalMs: 20_000, idleMs: 5_000, maxRetries: 2, maxOutputTokens: 2000 },
    ledger: { book: async () => ({ settle: async () => undefined }) },
    embedded: createEmbeddedAnalyst(),
    log: pino({ level: 'silent' }),
  });
}

const row = (name: string, c: Count): string =>
  `| ${name} | ${c.texts} | ${c.byModel} | ${c.citations} | ${c.missing} | ${c.unfound} | ${c.stated} | ${c.numbers} |`;

const quantile = (values: number[], q: number): string =>
  [...values].sort((a, b) => a - b)[Math.floor(q * (values.length - 1))]!.toFixed(0);

const all = await sessions();
console.log(
  `${all.length} sessions, ${all.filter(({ report }) => (report?.opportunities.length ?? 0) > 0).length} with opportunities`,
);
console.log(
  '| run | texts | by the model | citations | of nothing | quotes not found | numbers stated | unsupported |',
);
console.log('|---|---|---|---|---|---|---|---|');
const embedded = await chat(createEmbeddedAnalyst(), all);
console.log(row('chat, embedded', embedded.count));
// `embedded` as the first argument leaves the language model out.
const tempers: Temper[] = process.argv[2] === 'embedded' ? [] : ['good', 'sloppy'];
const server = await startModelServer();
for (const temper of tempers) {
  server.setTemper(temper);
  console.log(row(`chat, model, ${temper}`, (await chat(modelAnalyst(server), all)).count));
  console.log(row(`analyses, model, ${temper}`, await phrase(modelAnalyst(server), all)));
}
await server.close();
console.log(
  `first text of the embedded assistant: median ${quantile(embedded.firstText, 0.5)} ms, p95 ${quantile(embedded.firstText, 0.95)} ms, worst ${quantile(embedded.firstText, 1)} ms`,
);
