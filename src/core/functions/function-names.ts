import { FUNCTION_WORDS } from './function-names.constants.ts';

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
