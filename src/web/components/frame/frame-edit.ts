import type { Frame, FrameEdit } from '../../../contract/analysis/frame.ts';

/** The contract's limits, repeated so that the form needs no schema library. */
export const EDIT_LIMITS = { elements: 7, constraints: 8, text: 300 } as const;

/** What the form holds: one part or constraint a line. */
export interface FrameDraft {
  thing: string;
  user: string;
  job: string;
  elements: string;
  must: string;
  mustNot: string;
}

export const draftOf = ({ thing, user, job, elements, constraints }: Frame): FrameDraft => ({
  thing,
  user: user ?? '',
  job: job ?? '',
  elements: elements.map(({ text }) => text).join('\n'),
  must: constraints.must.join('\n'),
  mustNot: constraints.must_not.join('\n'),
});

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const tooLong = (texts: readonly string[]): boolean => texts.some((text) => text.length > EDIT_LIMITS.text);

export type DraftProblems = Partial<Record<keyof FrameDraft, string>>;

function listProblem(text: string, most: number): string | undefined {
  const lines = linesOf(text);
  if (lines.length > most) return `Use at most ${most} lines.`;
  return tooLong(lines) ? `At most ${EDIT_LIMITS.text} characters per line.` : undefined;
}

/** What keeps a draft from being sent, by field; empty when nothing does. */
export function problemsOf(draft: FrameDraft): DraftProblems {
  const found: DraftProblems = {};
  if (draft.thing.trim() === '') found.thing = 'Say what the product is.';
  if (linesOf(draft.elements).length === 0) found.elements = 'Name at least one part.';
  else found.elements = listProblem(draft.elements, EDIT_LIMITS.elements);
  found.must = listProblem(draft.must, EDIT_LIMITS.constraints);
  found.mustNot = listProblem(draft.mustNot, EDIT_LIMITS.constraints);
  const wrong = Object.entries(found).filter(([, problem]) => problem !== undefined);
  return Object.fromEntries(wrong);
}

/** The draft as the server takes it. Call only when `problemsOf` is empty. */
export const editOf = (draft: FrameDraft): FrameEdit => ({
  thing: draft.thing.trim(),
  user: draft.user.trim() || null,
  job: draft.job.trim() || null,
  elements: linesOf(draft.elements).map((text) => ({ text })),
  constraints: { must: linesOf(draft.must), must_not: linesOf(draft.mustNot) },
});
