import { BUYER_QUESTIONS } from './buyer-questions.constants.ts';
import { FUNCTION_WORDS } from './function-names.constants.ts';
import { RECKONINGS } from './reckonings.constants.ts';

/** "watering", "noise reduction"; a neutral word for an unknown function. */
export const functionName = (id: string | undefined): string =>
  (id === undefined ? undefined : FUNCTION_WORDS[id]?.name) ?? 'main job';

/** What a first test of the function measures. */
export const functionTest = (id: string | undefined): string =>
  (id === undefined ? undefined : FUNCTION_WORDS[id]?.test) ??
  'whether it does the job as well as what people use today, and what it costs';

/** The open question of a function, to follow "is" ("where the heat goes, …"). */
export const openQuestion = (id: string | undefined): string =>
  (id === undefined ? undefined : FUNCTION_WORDS[id]?.question) ?? 'what it must do better than today’s way';

/** What to reckon first of a function, to follow "Reckon first:", or null. */
export const reckoningOf = (id: string): string | null => RECKONINGS[id] ?? null;

/** What to ask somebody who would pay for a function, or null. */
export const buyerQuestion = (id: string): string | null => BUYER_QUESTIONS[id] ?? null;
