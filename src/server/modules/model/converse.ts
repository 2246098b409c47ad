import { isStepCount, streamText, tool } from 'ai';
import type { ModelParts } from './ask-model.ts';
import { MAX_RETRIES } from './ask-model.ts';
import { countTokens } from './count-tokens.ts';
import { faultOf } from './fault-of.ts';
import { type ConversationRequest, type ModelCallOptions, ModelFault, type TokenCount } from './model.ts';
import { withoutThinking } from './read-json.ts';

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

function logged({ log }: ModelParts, purpose: string, fault: ModelFault): ModelFault {
  log.warn({ purpose, fault: fault.kind, detail: fault.detail }, 'model call failed');
  return fault;
}

const toolsOf = ({ tools }: ConversationRequest) =>
  Object.fromEntries(
    tools.map(({ name, description, input, run }) => [
      name,
      tool({ description, inputSchema: input, execute: (given: unknown) => run(given) }),
    ]),
  );

/** Answers a conversation with tools, streaming the text of the last step. Rejects with {@link ModelFault}. */
export async function converse(
  parts: ModelParts,
  request: ConversationRequest,
  options: ModelCallOptions & { onText: (delta: string) => void },
): Promise<{ text: string; tokens: TokenCount }> {
  const { signal, userId, onText } = options;
  const asked = request.messages.map(({ content }) => countTokens(content)).reduce((a, b) => a + b, 0);
  const booking = await parts.ledger.book(
    userId,
    countTokens(request.instructions) + asked + request.maxOutputTokens,
  );
  if (!booking) throw new ModelFault('cap', 'daily token cap');
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
      model: parts.model,
      instructions: request.instructions,
      messages: request.messages,
      tools: toolsOf(request),
      stopWhen: isStepCount(request.maxSteps),
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
    await booking.settle({
      input: spent.input || asked,
      output: spent.output || countTokens(visible.text),
      requests: 1,
    });
  }
  if (finish === 'content-filter') throw new ModelFault('refusal', 'content filter');
  if (visible.text === '') throw new ModelFault('format', 'empty answer');
  return { text: visible.text, tokens: spent };
}
