import { useCallback, useEffect, useState } from 'react';
import { pendingIdea } from '../../../lib/auth/pending-idea.ts';
import { privateValue } from '../../../lib/browser-storage.ts';

const draft = privateValue('idea-draft');

export interface Draft {
  text: string;
  write: (text: string) => void;
  /** Removes what is stored: an analyzed idea is no draft any more. The text on the screen stays. */
  forget: () => void;
}

/** The idea being written, kept over reloads; a guest's idea from the landing page is filled in once. */
export function useDraft(): Draft {
  const [text, setText] = useState(() => pendingIdea.read() ?? draft.read() ?? '');
  useEffect(() => {
    pendingIdea.remove();
  }, []);
  useEffect(() => {
    if (text === '') draft.remove();
    else draft.write(text);
  }, [text]);
  const forget = useCallback(() => draft.remove(), []);
  return { text, write: setText, forget };
}
