import { answerQuestion } from '../../../core/assistant/answer-question.ts';
import { renderDraft } from '../../../core/assistant/draft.ts';
import { fitHistory } from '../../../core/assistant/fit-context.ts';
import type { Analyst } from './analyst.ts';

const NO_TOKENS = { input: 0, output: 0 };

const loadTokenizer = async () => (await import('./count-tokens.ts')).countTokens;
/** Milliseconds after the start at which the tokenizer is loaded, while the library opens: no question waits for it. */
const TOKENIZER_LOAD = 500;

/** Answers from the computed evidence without any model: deterministic, nothing leaves the process. */
export function createEmbeddedAnalyst(): Analyst {
  setTimeout(loadTokenizer, TOKENIZER_LOAD).unref();
  return {
    name: 'embedded',
    kind: 'embedded',
    phrase: async ({ report }, { signal }) => {
      signal.throwIfAborted();
      return { report, notice: null, tokens: NO_TOKENS };
    },
    answer: async (question, { signal, onText, onVerified }) => {
      const { history } = fitHistory(question.history, question.contextTokens, await loadTokenizer());
      const { draft } = answerQuestion({ ...question, history });
      const { pieces, citations } = renderDraft(draft);
      let content = '';
      for (const piece of pieces) {
        // One turn of the event loop a piece, so that each can leave for the client and a stop can arrive.
        await new Promise((resolve) => setImmediate(resolve));
        signal.throwIfAborted();
        onText(piece);
        content += piece;
        onVerified({ content, citations: citations.filter(({ marker }) => content.includes(`[${marker}]`)) });
      }
      return { content, citations, answeredBy: 'embedded', notice: null, tokens: NO_TOKENS };
    },
  };
}
