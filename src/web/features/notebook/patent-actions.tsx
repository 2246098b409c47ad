import type { Patent } from '../../../contract/patents.ts';
import { NoteEditor } from './note-editor.tsx';
import { SimilarPatents } from './similar-patents.tsx';
import { StarButton } from './star-button.tsx';

/** What can be done with a related patent: star it, note something, and look for others like it. */
export function PatentActions({ patent: { patent_number: number } }: { patent: Patent }) {
  return (
    <>
      <StarButton kind="patent" reference={number} name={number} />
      <SimilarPatents number={number} />
      <NoteEditor kind="patent" reference={number} name={number} />
    </>
  );
}
