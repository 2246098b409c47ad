import { isStepCount, streamText, tool } from 'ai';
import { z } from 'zod';
import { logged, MAX_RETRIES, type ModelParts } from './ask-model.ts';
import { countTokens } from './count-tokens.ts';
import { faultOf } from './fault-of.ts';
import { type ConversationRequest, type ModelCallOptions, ModelFault, type TokenCount } from './model.ts';
import { withoutThinking } from './read-json.ts';
import { repeatLost } from './repeat-lost.ts';
import { openTokenTab } from './token-tab.ts';

/** What the tools of one step commonly bring, in tokens. */
const READ_TOKENS = 3_000;

/** Keeps a model's thinking out of what readers see while it streams. */
function visibleText(onText: (delta: string) => void) {
  let raw = '';
  let shown = 0;
  return {
    add(delta: string): void {
      raw += delta;
      // An unfinished thought, or the beginning of a tag, waits.
      if (/^\s*<(?:think|t|th|thi|thin)?(?:ing)?>?[\s\S]*$/i.test(raw) && !/<\/think(?:ing)?>/i.test(raw))
        return;
      const text = withoutThinking(raw);
      if (text.length > shown) onText(text.slice(shown));
      shown = Math.max(shown, text.length);
    },
    reset(): void {
      raw = '';
      shown = 0;
    },
    get text(): string {
      return withoutThinking(raw).trim();
    },
  };
}

/** Errors come as parts of the stream; they end it like any other. */
function refuseBroken(part: { type: string; error?: unknown }): void {
  if (part.type === 'error') throw part.error;
  if (part.type === 'abort') throw new DOMException('broken off', 'AbortError');
}

const toolsOf = ({ tools }: ConversationRequest) =>
  Object.fromEntries(
    tools.map(({ name, description, input, run }) => [
      name,
      tool({ description, inputSchema: input, execute: (given: unknown) => run(given) }),
    ]),
  );

/** Tokens of what is said of the tools in every request. */
const toolTokens = ({ tools }: ConversationRequest): number =>
  countTokens(
    JSON.stringify(tools.map(({ name, description, input }) => [name, description, z.toJSONSchema(input)])),
  );

/** Answers a conversation with tools, streaming the text of the last step. Rejects with {@link ModelFault}. */
export async function converse(
  parts: ModelParts,
  request: ConversationRequest,
  options: ModelCallOptions & { onText: (delta: string) => void },
): Promise<{ text: string; tokens: TokenCount }> {
  const { signal, userId, onText } = options;
  const asked = request.messages.map(({ content }) => countTokens(content)).reduce((a, b) => a + b, 0);
  const fixed = countTokens(request.instructions) + toolTokens(request) + request.maxOutputTokens;
  const tab = openTokenTab(parts.ledger, userId);
  // An answer that reads first takes two requests: whoever begins one must be able to end it.
  await tab.cover(2 * (fixed + asked) + READ_TOKENS);
  let most = 0;
  let requests = 1;
  let lost = 0;
  let step = 0;
  const spent: TokenCount = { input: 0, output: 0 };
  const visible = visibleText(onText);
  const silence = new AbortController();
  const timer = setTimeout(
    () => silence.abort(new DOMException('silence', 'TimeoutError')),
    parts.limits.idleMs,
  );
  let finish = 'unknown';
  try {
    const result = streamText({
      model: repeatLost(parts.model, async () => {
        lost += step - request.maxOutputTokens;
        most += step;
        await tab.cover(most);
        requests++;
      }),
      instructions: request.instructions,
      messages: request.messages,
      tools: toolsOf(request),
      stopWhen: isStepCount(request.maxSteps),
      // Each step sends everything before it again, the answers of the tools included.
      prepareStep: async ({ messages }) => {
        step = fixed + countTokens(JSON.stringify(messages));
        most += step;
        await tab.cover(most);
        return {};
      },
      maxRetries: MAX_RETRIES,
      maxOutputTokens: request.maxOutputTokens,
      timeout: { totalMs: parts.limits.totalMs },
      abortSignal: AbortSignal.any([signal, silence.signal]),
      onError: () => undefined,
    });
    for await (const part of result.stream) {
      timer.refresh();
      refuseBroken(part);
      if (part.type === 'start-step') visible.reset();
      if (part.type === 'text-delta') visible.add(part.text);
      if (part.type === 'finish') {
        finish = part.finishReason;
        spent.input = part.totalUsage.inputTokens ?? 0;
        spent.output = part.totalUsage.outputTokens ?? 0;
      }
    }
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw logged(parts, request.purpose, faultOf(error));
  } finally {
    clearTimeout(timer);
    await tab.settle({
      input: (spent.input || asked) + lost,
      output: spent.output || countTokens(visible.text),
      requests,
    });
  }
  if (finish === 'content-filter') throw new ModelFault('refusal', 'content filter');
  if (visible.text === '') throw new ModelFault('format', 'empty answer');
  return { text: visible.text, tokens: spent };
}
