import { searchEvidence } from './answers/search.ts';
import { comparable } from './clean-text.ts';
import { openDossier } from './dossier.ts';
import type { Draft } from './draft.ts';
import type { ChatTurn, SessionEvidence } from './evidence.ts';
import { INTENTS } from './intents.ts';

/**
 * Answers a question from a session's evidence alone, without a language model. Deterministic. Every statement about
 * patents carries the passages that it rests on; what the evidence does not hold is declined.
 */
export function answerQuestion(question: {
  message: string;
  history: ChatTurn[];
  evidence: SessionEvidence;
}): { intent: string; draft: Draft } {
  const asked = {
    message: question.message,
    lower: comparable(question.message),
    history: question.history,
    dossier: openDossier(question.evidence),
  };
  const intent = INTENTS.find((candidate) => candidate.matches(asked));
  return intent
    ? { intent: intent.name, draft: intent.answer(asked) }
    : { intent: 'search', draft: searchEvidence(asked) };
}
