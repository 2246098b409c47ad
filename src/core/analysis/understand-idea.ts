import { designConflicts, type IdeaConflicts } from '../evidence/design-conflicts.ts';
import { frameIdea, type IdeaFrame } from '../evidence/idea-frame.ts';
import { type IdeaReading, readIdea } from '../evidence/read-idea.ts';
import type { LibraryView } from '../retrieval/library-view.ts';
import { isMeant } from './is-meant.ts';

const NO_CONFLICTS: IdeaConflicts = { ofIdea: null, ofJobs: new Map(), aim: null };

/** An idea as it is searched for and compared with documents. */
export interface UnderstoodIdea {
  idea: IdeaReading;
  frame: IdeaFrame;
  /** What stands against it, as far as that is known. */
  conflicts: IdeaConflicts;
}

/** Reads an idea: what it names, what that means to a library, and what stands against it. */
export function understandIdea(
  text: string,
  { model, knowledge }: Pick<LibraryView, 'model' | 'knowledge'>,
): UnderstoodIdea {
  const idea = readIdea(text);
  const frame = frameIdea(idea, model);
  // Words thrown together would meet some conflict by chance.
  const conflicts = isMeant(idea.text, model)
    ? designConflicts({ idea, frame }, knowledge, model.words)
    : NO_CONFLICTS;
  return { idea, frame, conflicts };
}
