import { ERRORS } from '../../../contract/errors.ts';
import { sanitiseIdea } from '../../../contract/idea-text.ts';

/** What is wrong with an idea text, in the words of SPEC §5; null when it may be analysed. */
export function ideaProblem(text: string): string | null {
  if (text.trim() === '') return ERRORS.empty_idea.text;
  const checked = sanitiseIdea(text);
  return checked.ok ? null : ERRORS[checked.error].text;
}
