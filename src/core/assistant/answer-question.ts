import { searchEvidence } from './answers/search.ts';
import { comparable } from './clean-text.ts';
import { type Asked, openDossier } from './dossier.ts';
import type { Draft } from './draft.ts';
import type { ChatTurn, SessionEvidence } from './evidence.ts';
import { INTENTS, type Intent } from './intents.ts';

interface Question {
  message: string;
  history: ChatTurn[];
  evidence: SessionEvidence;
}

const asAsked = ({ message, history, evidence }: Question): Asked => ({
  message,
  lower: comparable(message),
  history,
  dossier: openDossier(evidence),
});

const recognise = (asked: Asked): Intent | undefined => INTENTS.find((candidate) => candidate.matches(asked));

/** What a question is understood as, without answering it. */
export const intentOf = (question: Question): string => recognise(asAsked(question))?.name ?? 'search';

/**
 * Answers a question from a session's evidence alone, without a language model. Deterministic. Every statement about
 * patents carries the passages that it rests on; what the evidence does not hold is declined.
 */
export function answerQuestion(question: Question): { intent: string; draft: Draft } {
  const asked = asAsked(question);
  const intent = recognise(asked);
  return intent
    ? { intent: intent.name, draft: intent.answer(asked) }
    : { intent: 'search', draft: searchEvidence(asked) };
}
