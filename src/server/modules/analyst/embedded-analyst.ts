import { answerQuestion } from '../../../core/assistant/answer-question.ts';
import { renderDraft } from '../../../core/assistant/draft.ts';
import { estimateTokens } from '../../../core/assistant/estimate-tokens.ts';
import { fitHistory } from '../../../core/assistant/fit-context.ts';
import type { Analyst } from './analyst.ts';

const NO_TOKENS = { input: 0, output: 0 };

/** Answers from the computed evidence without any model: deterministic, nothing leaves the process. */
export function createEmbeddedAnalyst(): Analyst {
  return {
    name: 'embedded',
    kind: 'embedded',
    phrase: async ({ report }, { signal }) => {
      signal.throwIfAborted();
      return { report, notice: null, tokens: NO_TOKENS };
    },
    answer: async (question, { signal, onText, onVerified }) => {
      const { history } = fitHistory(question.history, question.contextTokens, estimateTokens);
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
