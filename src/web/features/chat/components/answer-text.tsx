import { useMemo } from 'react';
import Markdown, { type Components } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import { rehypeCitationMarks } from '../citation-marks.ts';
import styles from './message-bubble.module.css';

// No images, no links, no raw HTML: an answer names its sources only by citations.
const SCHEMA = {
  tagNames: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'code', 'br'],
  attributes: {},
  protocols: {},
  clobberPrefix: '',
  clobber: [],
};

/** An answer's Markdown, sanitised; `[1]` becomes a button that opens the passage behind the statement. */
export default function AnswerText({
  content,
  onOpen,
}: {
  content: string;
  /** Absent while text streams: its citations are not known yet. */
  onOpen?: (marker: number) => void;
}) {
  const components = useMemo<Components>(
    () => ({
      cite: ({ node, children }) => {
        const marker = Number(node?.properties.marker);
        return onOpen ? (
          <button
            type="button"
            className={styles.mark}
            aria-label={`Source ${marker}`}
            onClick={() => onOpen(marker)}
          >
            {children}
          </button>
        ) : (
          <sup className={styles.mark}>{children}</sup>
        );
      },
    }),
    [onOpen],
  );
  return (
    <Markdown
      skipHtml
      rehypePlugins={[[rehypeSanitize, SCHEMA], rehypeCitationMarks]}
      components={components}
      urlTransform={() => ''}
    >
      {content}
    </Markdown>
  );
}
