import type { FormEvent } from 'react';
import { LENGTHS } from '../../../../contract/limits.ts';
import { Button } from '../../../components/button.tsx';
import { TextArea } from '../../../components/text-field.tsx';
import { isComposing } from '../../../lib/composing.ts';
import { usePublicConfig } from '../../../lib/services.tsx';
import { useAllowance } from '../../../lib/usage/use-allowance.ts';
import { ExampleIdeas } from './example-ideas.tsx';
import styles from './new-idea-page.module.css';

export interface IdeaFormProps {
  text: string;
  problem: string | null;
  running: boolean;
  onText: (text: string) => void;
  onSubmit: (event: FormEvent) => void;
}

function Cost() {
  const allowance = useAllowance('idea_generations');
  if (!allowance.known || allowance.unlimited || allowance.reached) return null;
  return (
    <span className={styles.cost}>
      Costs 1 of your {allowance.remaining} remaining. Nothing is charged when it fails or you stop it.
    </span>
  );
}

/** The box for an idea, where its text goes, what a run costs, and examples while it is empty. */
export function IdeaForm({ text, problem, running, onText, onSubmit }: IdeaFormProps) {
  const config = usePublicConfig();
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <TextArea
        label="Your idea"
        name="idea"
        rows={running ? 3 : 8}
        maxLength={LENGTHS.idea}
        placeholder="What does it do, for whom, and what is special about it?"
        value={text}
        error={problem ?? undefined}
        disabled={running}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => {
          if (isComposing(event.nativeEvent)) return;
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) onSubmit(event);
        }}
      />
      <p className={styles.below}>
        <span>{config?.confidentiality ?? ' '}</span>
        <span className={styles.counter}>
          {text.length.toLocaleString('en')} / {LENGTHS.idea.toLocaleString('en')}
        </span>
      </p>
      <p className={styles.submit}>
        <Button type="submit" variant="primary" size="large" busy={running}>
          {running ? 'Analyzing...' : 'Generate Insights'}
        </Button>
        {!running && <Cost />}
      </p>
      {!running && text === '' && <ExampleIdeas onChoose={onText} />}
    </form>
  );
}
