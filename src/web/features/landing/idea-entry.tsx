import { type ComponentType, type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { sanitiseIdea } from '../../../contract/idea-text.ts';
import { LENGTHS } from '../../../contract/limits.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { TextArea } from '../../components/text-field.tsx';
import { pendingIdea } from '../../lib/auth/pending-idea.ts';
import { hasReturned, peekRememberedPage } from '../../lib/auth/return-path.ts';
import { useAuth, usePublicConfig } from '../../lib/services.tsx';
import styles from './idea-entry.module.css';

export interface IdeaRunProps {
  idea: string;
  onDone: (sessionId: string) => void;
  /** The run failed, was refused or was stopped: the form is free again. */
  onIdle: (problem: string | null) => void;
}

const PROBLEMS = {
  invalid_input: 'Please provide a valid idea description.',
  input_too_long: 'Input exceeds maximum length of 5000 characters',
  malicious_input: 'Input contains potentially malicious content',
} as const;

function counter(length: number): string {
  return `${length.toLocaleString('en-US')} / ${LENGTHS.idea.toLocaleString('en-US')}`;
}

/** People who come back from an identity provider go on to the page that they had asked for. */
function useReturnFromProvider(): void {
  const { user } = useAuth();
  const navigate = useNavigate();
  useEffect(() => {
    if (user && hasReturned() && (peekRememberedPage() || pendingIdea.read()))
      void navigate('/login', { replace: true });
  }, [user, navigate]);
}

/** One box in. A guest's idea waits in this browser and sign-up comes first; a signed-in person's run starts here. */
export function IdeaEntry({ Run }: { Run: ComponentType<IdeaRunProps> }) {
  const { user } = useAuth();
  const config = usePublicConfig();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [running, setRunning] = useState<string | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  useReturnFromProvider();
  const sync = useEffectEvent(() => {
    setText(area.current?.value ?? '');
    setProblem(null);
  });
  // The field keeps its own text and is listened to directly: people may be typing while the scripts still load.
  useEffect(() => {
    const field = area.current;
    sync();
    field?.addEventListener('input', sync);
    return () => field?.removeEventListener('input', sync);
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = sanitiseIdea(text);
    setProblem(checked.ok ? null : PROBLEMS[checked.error]);
    if (!checked.ok) return area.current?.focus();
    if (user) return setRunning(checked.text);
    pendingIdea.write(checked.text);
    void navigate('/signup');
  };

  return (
    <section className={styles.entry} aria-labelledby="idea-heading">
      <h2 id="idea-heading" className={styles.heading}>
        What are you curious about?
      </h2>
      <form className={styles.form} onSubmit={submit}>
        <TextArea
          ref={area}
          label="Your idea"
          hideLabel
          name="idea"
          rows={5}
          maxLength={LENGTHS.idea}
          placeholder="A self-watering planter for balconies that stores rainwater and feeds it to the roots by capillary action…"
          error={problem}
          readOnly={running !== null}
        />
        <p className={styles.under}>
          <span>{config?.confidentiality ?? 'Nothing is sent until you submit.'}</span>
          <span className="numeric">{counter(text.length)}</span>
        </p>
        <div className={styles.buttons}>
          <Button
            type="submit"
            variant="primary"
            size="large"
            busy={running !== null}
            disabled={text.trim() === ''}
            className={styles.submit}
          >
            Analyze Innovation Opportunities
          </Button>
          <ButtonLink to="/dashboard/browse" size="large">
            Browse Categories
          </ButtonLink>
        </div>
      </form>
      {running !== null && (
        <Run
          idea={running}
          onDone={(sessionId) => void navigate(`/dashboard/session/${sessionId}`)}
          onIdle={(why) => {
            setRunning(null);
            setProblem(why);
          }}
        />
      )}
    </section>
  );
}
