import type { PatentRecord } from '../../../contract/patents.ts';
import type { Citation } from '../../../contract/routes/chat.routes.ts';
import { patentText } from '../../../core/analysis/patent-text.ts';
import { splitSentences } from '../../../core/analysis/sentences.ts';
import type { UserCtx } from '../../context.ts';
import type { AnswerOptions, ChatAnswer, ChatQuestion } from './chat-answer.ts';
import { ownParagraphs } from './session-sections.ts';
import { patentCitation } from './verified-text.ts';

const SHOWN = 4;
const MAX_PATENTS = 40;
const FOUND = 5;
/** Share of the question's telling words that a passage has to share to count as an answer. */
const NEAR = 0.34;

interface Passage {
  text: string;
  cite: (quote: string, marker: number) => Citation;
}

const REASON =
  'I can quote what is saved here, but not reason about it. For reasoned answers, connect a language model.';

/** Answers without a model: the passages nearest to the question, quoted with their sources. */
export async function answerWithPassages(
  { library }: Pick<UserCtx, 'library'>,
  question: ChatQuestion,
  options: Pick<AnswerOptions, 'onText' | 'onVerified' | 'signal'>,
): Promise<ChatAnswer> {
  const saved = await nearest(library, question.message, sessionPassages(question));
  options.signal.throwIfAborted();
  const found = saved.length > 0 ? [] : await searchLibrary(library, question);
  const passages = saved.length > 0 ? saved : found;
  const citations = passages.map(({ text, cite }, i) => cite(text, i + 1));
  const content = [
    opening(saved.length, found.length),
    ...passages.map(({ text }, i) => `- “${text}” [${i + 1}]`),
    ...(passages.length > 0 ? ['', REASON] : [REASON]),
  ].join('\n');
  options.onVerified({ content, citations });
  options.onText(content);
  return { content, citations, answeredBy: 'embedded', notice: null };
}

function opening(saved: number, found: number): string {
  if (saved > 0) return 'The passages of this session nearest to your question:\n';
  if (found > 0)
    return 'Nothing in this session is close to your question. The nearest patents in the library:\n';
  return 'Neither this session nor the library holds anything close to your question.\n';
}

function patentPassages(record: PatentRecord): Passage[] {
  return splitSentences(patentText(record)).map((text) => ({
    text,
    cite: (quote, marker) => patentCitation(record, quote, marker),
  }));
}

function sessionPassages({ evidence }: ChatQuestion): Passage[] {
  const own = ownParagraphs(evidence).flatMap(({ section, text }) =>
    splitSentences(text).map(
      (sentence): Passage => ({
        text: sentence,
        cite: (quote, marker) => ({
          marker,
          kind: section === 'opportunities' ? 'opportunity' : section === 'method' ? 'method' : 'landscape',
          ref: section,
          title:
            section === 'opportunities' ? 'Opportunities' : section === 'method' ? 'Method' : 'Landscape',
          quote,
          patent_number: null,
          url: null,
        }),
      }),
    ),
  );
  return [...own, ...evidence.patents.slice(0, MAX_PATENTS).flatMap(patentPassages)];
}

async function nearest(
  library: UserCtx['library'],
  message: string,
  passages: Passage[],
): Promise<Passage[]> {
  if (passages.length === 0) return [];
  const [likeness = []] = await library.likeness(
    [message],
    passages.map(({ text }) => text),
  );
  return (
    passages
      .map((passage, i) => ({
        passage,
        i,
        words: likeness[i]?.words ?? 0,
        meaning: likeness[i]?.meaning ?? 0,
      }))
      .filter(({ words }) => words >= NEAR)
      .sort((a, b) => b.words + b.meaning - (a.words + a.meaning) || a.i - b.i)
      .map(({ passage }) => passage)
      // A sentence of the summary may stand in several sections.
      .filter((one, i, all) => all.findIndex(({ text }) => text === one.text) === i)
      .slice(0, SHOWN)
  );
}

async function searchLibrary(
  library: UserCtx['library'],
  { message, evidence }: ChatQuestion,
): Promise<Passage[]> {
  // "What is closest?" means closest to the idea.
  const text = `${evidence.report?.frame.thing ?? evidence.prompt} ${message}`;
  const [hits = []] = await library.search([{ text, limit: FOUND }]);
  return hits.flatMap(({ record }) => patentPassages(record).slice(0, 1));
}
