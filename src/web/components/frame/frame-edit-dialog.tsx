import { type FormEvent, useState } from 'react';
import type { Frame, FrameEdit } from '../../../contract/analysis/frame.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { TextArea, TextField } from '../text-field.tsx';
import { type DraftProblems, draftOf, EDIT_LIMITS, editOf, problemsOf } from './frame-edit.ts';
import styles from './frame-edit-dialog.module.css';

export interface FrameEditDialogProps {
  frame: Frame;
  onClose: () => void;
  onRerun: (edit: FrameEdit) => void;
  /** What the new run costs, in one sentence. */
  cost: string;
}

/** Corrects how the idea was read and runs the analysis again. */
export function FrameEditDialog({ frame, onClose, onRerun, cost }: FrameEditDialogProps) {
  const [draft, setDraft] = useState(() => draftOf(frame));
  const [problems, setProblems] = useState<DraftProblems>({});
  const field = (name: keyof typeof draft) => ({
    name,
    value: draft[name],
    error: problems[name],
    onChange: (event: { target: { value: string } }) => {
      setDraft({ ...draft, [name]: event.target.value });
      setProblems({ ...problems, [name]: undefined });
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = problemsOf(draft);
    setProblems(found);
    const first = Object.keys(found)[0];
    if (first) event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    else onRerun(editOf(draft));
  };
  return (
    <Dialog open onClose={onClose} title="Edit the reading">
      <form className={styles.form} onSubmit={submit} noValidate>
        <p className={styles.lead}>
          Correct anything we misread. We then search and review the patents again.
        </p>
        <TextField label="Product" maxLength={EDIT_LIMITS.text} data-autofocus {...field('thing')} />
        <TextField
          label="Job"
          hint="What it does for the user"
          maxLength={EDIT_LIMITS.text}
          {...field('job')}
        />
        <TextField label="User" maxLength={EDIT_LIMITS.text} {...field('user')} />
        <TextArea label="Parts" hint="One per line, at most 7" rows={5} {...field('elements')} />
        <div className={styles.pair}>
          <TextArea label="Required" hint="One per line" rows={2} {...field('must')} />
          <TextArea label="Ruled out" hint="One per line" rows={2} {...field('mustNot')} />
        </div>
        <div className={styles.foot}>
          <Button type="submit" variant="primary">
            Rerun analysis
          </Button>
          <Button onClick={onClose}>Cancel</Button>
          <span className={styles.cost}>{cost}</span>
        </div>
      </form>
    </Dialog>
  );
}
