import { intentOf } from '../../../core/assistant/answer-question.ts';
import { fitContext, orderForQuestion } from '../../../core/assistant/fit-context.ts';
import { sessionPassages } from '../../../core/assistant/session-passages.ts';
import type { Analyst, AnswerOptions, ChatAnswer, ChatQuestion, TokenCount } from './analyst.ts';
import { ClaimStream } from './claim-stream.ts';
import { countTokens } from './count-tokens.ts';
import { ModelFault, type ModelPrompt, streamClaims } from './model-client.ts';
import { MAX_REPAIRS, type ModelAnalystParts } from './model-parts.ts';
import { numberEvidence } from './numbered-evidence.ts';
import { phraseReport } from './phrase-report.ts';
import { answerPrompt, repairPrompt } from './prompts.ts';

/** Questions that the computed report answers fully, or whose evidence is kept from models (names of inventors). */
const ANSWERED_HERE = new Set(['help', 'inventors']);

const NOTICES = {
  provider: 'The language model could not be reached, so the embedded assistant answered.',
  timeout: 'The language model did not answer in time, so the embedded assistant answered.',
  refusal: 'The language model declined, so the embedded assistant answered.',
  format: 'The language model gave nothing that the evidence bears, so the embedded assistant answered.',
  cap: 'Today’s allowance for the language model is used up, so the embedded assistant answered.',
  cut: 'The language model broke off; what stood the check until then is shown.',
} as const;

function droppedNotice(count: number): string | null {
  if (count === 0) return null;
  return count === 1
    ? 'One statement of the language model was left out because the evidence does not bear it.'
    : `${count} statements of the language model were left out because the evidence does not bear them.`;
}

interface Turn {
  stream: ClaimStream;
  prompt: ModelPrompt;
  tokens: TokenCount;
  requests: number;
}

/** Reads one reply into the stream. The tokens of a call that failed count too. */
async function readReply(
  parts: ModelAnalystParts,
  turn: Turn,
  ask: { prompt: ModelPrompt; signal: AbortSignal },
): Promise<void> {
  turn.requests++;
  let last: unknown = null;
  const spend = (tokens: TokenCount): void => {
    turn.tokens = { input: turn.tokens.input + tokens.input, output: turn.tokens.output + tokens.output };
  };
  try {
    const reply = await streamClaims(
      { model: parts.model, limits: parts.limits, prompt: ask.prompt },
      {
        signal: ask.signal,
        partial: (value) => {
          last = value;
          turn.stream.partial(value);
        },
      },
    );
    spend(reply.tokens);
    turn.stream.finish(reply.value ?? last);
  } catch (error) {
    turn.stream.settle();
    if (error instanceof ModelFault) spend(error.tokens);
    throw error;
  }
}

/** Asks, then asks again for what did not stand the check, at most {@link MAX_REPAIRS} times. Returns how many claims were given up. */
async function converse(parts: ModelAnalystParts, turn: Turn, signal: AbortSignal): Promise<number> {
  await readReply(parts, turn, { prompt: turn.prompt, signal });
  for (let repair = 0; repair < MAX_REPAIRS; repair++) {
    const failed = turn.stream.failed.length;
    if (failed === 0 && turn.stream.count > 0) return 0;
    await readReply(parts, turn, { prompt: repairPrompt(turn.prompt, turn.stream.restart()), signal });
  }
  return turn.stream.failed.length;
}

function prepare(question: ChatQuestion, options: AnswerOptions): { turn: Turn; estimate: number } {
  const ordered = orderForQuestion(question.message, sessionPassages(question.evidence));
  const fitted = fitContext(
    { history: question.history, passages: ordered },
    question.contextTokens,
    countTokens,
  );
  const evidence = numberEvidence(fitted.passages);
  const prompt = answerPrompt({
    question: question.message,
    idea: question.evidence.prompt,
    evidence: evidence.lines,
    history: fitted.history,
    summary: fitted.summary,
  });
  const stream = new ClaimStream({ evidence: evidence.byId, on: options });
  return { turn: { stream, prompt, tokens: { input: 0, output: 0 }, requests: 0 }, estimate: fitted.tokens };
}

async function answerByModel(
  parts: ModelAnalystParts,
  question: ChatQuestion,
  options: AnswerOptions,
): Promise<ChatAnswer> {
  const { turn, estimate } = prepare(question, options);
  const takeOver = async (notice: string): Promise<ChatAnswer> => {
    const answer = await parts.embedded.answer(question, options);
    return { ...answer, notice, tokens: turn.tokens };
  };
  const booking = await parts.ledger.book(options.userId, estimate + parts.limits.maxOutputTokens);
  if (!booking) return takeOver(NOTICES.cap);
  const deadline = AbortSignal.timeout(parts.limits.totalMs);
  let notice: string | null = null;
  try {
    notice = droppedNotice(await converse(parts, turn, AbortSignal.any([options.signal, deadline])));
  } catch (error) {
    options.signal.throwIfAborted();
    const kind = error instanceof ModelFault ? error.kind : deadline.aborted ? 'timeout' : 'provider';
    parts.log.warn({ model: parts.name, fault: kind, requests: turn.requests }, 'language model failed');
    if (turn.stream.count === 0) return await takeOver(NOTICES[kind]);
    notice = NOTICES.cut;
  } finally {
    await booking.settle({ ...turn.tokens, requests: turn.requests });
  }
  if (turn.stream.count === 0) return takeOver(NOTICES.format);
  return {
    content: turn.stream.content,
    citations: turn.stream.citations,
    answeredBy: 'model',
    notice,
    tokens: turn.tokens,
  };
}

/** A language model behind the AI SDK. It phrases and selects; what it says is checked against the evidence before it stands. */
export function createModelAnalyst(parts: ModelAnalystParts): Analyst {
  return {
    name: parts.name,
    kind: 'model',
    phrase: (evidence, options) => phraseReport(parts, evidence, options),
    answer: async (question, options) => {
      options.signal.throwIfAborted();
      if (ANSWERED_HERE.has(intentOf(question))) return parts.embedded.answer(question, options);
      return answerByModel(parts, question, options);
    },
  };
}
