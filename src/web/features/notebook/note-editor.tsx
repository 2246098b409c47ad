import { type FormEvent, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { TextArea } from '../../components/text-field.tsx';
import { type MarkTarget, useMarks, useSaveMark } from '../../lib/marks.ts';
import styles from './notebook.module.css';

/** As in the contract, which the browser reads as types only. */
const NOTE_LENGTH = 2000;

/** A private note on a patent or an opportunity: read in place, edited on request. */
export function NoteEditor({ kind, reference, name }: MarkTarget) {
  const mark = useMarks().of(kind, reference);
  const save = useSaveMark();
  const [draft, setDraft] = useState<string | null>(null);
  if (draft === null) {
    return (
      <>
        <Button size="small" variant="quiet" onClick={() => setDraft(mark.note)}>
          {mark.note === '' ? 'Add note' : 'Edit note'}
          <span className="visually-hidden"> on {name}</span>
        </Button>
        {mark.note !== '' && <p className={styles.note}>{mark.note}</p>}
      </>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ ...mark, note: draft.trim() });
    setDraft(null);
  };
  return (
    <form className={styles.editor} onSubmit={submit}>
      <TextArea
        label={`Note on ${name}`}
        name="note"
        rows={3}
        maxLength={NOTE_LENGTH}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" size="small">
          Save note
        </Button>
        <Button size="small" variant="quiet" onClick={() => setDraft(null)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
