import { useEffect, useState } from 'react';
import { pendingIdea } from '../../../lib/auth/pending-idea.ts';
import { privateValue } from '../../../lib/browser-storage.ts';

const draft = privateValue('idea-draft');

/** The idea being written, kept over reloads; a guest's idea from the landing page is filled in once. */
export function useDraft(): [string, (text: string) => void] {
  const [text, setText] = useState(() => pendingIdea.read() ?? draft.read() ?? '');
  useEffect(() => {
    pendingIdea.remove();
  }, []);
  useEffect(() => {
    if (text === '') draft.remove();
    else draft.write(text);
  }, [text]);
  return [text, setText];
}
