import { type KeyboardEvent, useRef } from 'react';
import { LENGTHS } from '../../../../contract/limits.ts';
import { Button } from '../../../components/button.tsx';
import { isComposing } from '../../../lib/composing.ts';
import { LIMIT_PLACEHOLDER } from '../chat-texts.ts';
import styles from './composer.module.css';

export interface ComposerProps {
  text: string;
  onText: (text: string) => void;
  onSend: () => void;
  onStop: () => void;
  /** An answer is being written. */
  busy: boolean;
  /** No message is left this month. */
  reached: boolean;
}

/** The box to write in: Enter sends, Shift+Enter adds a line. */
export function Composer({ text, onText, onSend, onStop, busy, reached }: ComposerProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Enter that ends the composition of a character (Japanese, Chinese …) must not send.
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    onSend();
  };
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
        box.current?.focus();
      }}
    >
      <textarea
        ref={box}
        className={styles.box}
        aria-label="Message"
        rows={2}
        maxLength={LENGTHS.inputDefault}
        placeholder={reached ? LIMIT_PLACEHOLDER : 'Ask about this session'}
        value={text}
        disabled={reached}
        enterKeyHint="send"
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {busy ? (
        <Button size="small" onClick={onStop}>
          Stop
        </Button>
      ) : (
        <Button type="submit" size="small" disabled={reached || text.trim() === ''}>
          Send
        </Button>
      )}
    </form>
  );
}
