import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** Questions that people ask before they trust a tool with an idea. */
export const QUESTIONS: readonly { question: string; answer: ReactNode }[] = [
  {
    question: 'Is my idea safe here?',
    answer: (
      <>
        Your idea stays on this server and is not used for training. If its administrator has connected a
        language model, your idea is sent to that model; the page says so beside the box before you submit.
        You can delete a session or the whole account at any time. The{' '}
        <Link to="/privacy">privacy notice</Link> has the details.
      </>
    ),
  },
  {
    question: 'Is this legal advice?',
    answer:
      'No. A gap in a library is not freedom to operate, and a missing patent is not a patentable invention. Take what you find to a patent attorney before you rely on it.',
  },
  {
    question: 'Which patents does it read?',
    answer:
      'The library on this server and the sources that its administrator has connected. The built-in library holds about 35,000 real patents, 6,312 of them with a plain-language summary. Every result says how many patents were searched, from which years, and what was left out.',
  },
  {
    question: 'What counts toward my monthly limits?',
    answer:
      'One finished analysis is one idea generation; opening a category or refreshing it is one category search; each message you send counts as one chat message. Reading your results again is free. A run that fails or is stopped before it delivers anything costs nothing.',
  },
  {
    question: 'Can I change or cancel?',
    answer:
      'Yes, in the billing portal, which you open from your profile. An upgrade takes effect immediately, and what you have used this month still counts; a cancellation takes effect at the end of the paid month, and you keep your sessions.',
  },
  {
    question: 'How good is it?',
    answer:
      'We measure it: how well the search finds patents that examiners cite, and how readers grade the opportunities. The figures, and the commands that reproduce them, are published with the source code.',
  },
];
