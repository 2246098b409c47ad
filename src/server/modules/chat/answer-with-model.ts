import { z } from 'zod';
import type { PatentRecord } from '../../../contract/patents.ts';
import { patentText } from '../../../core/analysis/patent-text.ts';
import type { Library } from '../library/library.ts';
import { countTokens } from '../model/count-tokens.ts';
import { type Model, ModelFault, type ModelTool } from '../model/model.ts';
import { createSpotlight, documentText, type Spotlight, withoutPersonalData } from '../model/spotlight.ts';
import type { AnswerOptions, ChatAnswer, ChatQuestion, ChatTurn } from './chat-answer.ts';
import { CHAT_INSTRUCTIONS } from './chat-prompt.ts';
import { SECTIONS, sessionSection } from './session-sections.ts';
import { VerifiedText } from './verified-text.ts';

const MAX_STEPS = 6;
const MAX_OUTPUT = 1200;
const FOUND = 8;
/** Share of the plan's context that the conversation so far may take. */
const HISTORY_SHARE = 0.4;

interface Access {
  model: Model;
  library: Library;
}

/** Answers with the model as an agent over the session and the library; every citation is verified. */
export async function answerWithModel(
  { model, library }: Access,
  question: ChatQuestion,
  options: AnswerOptions,
): Promise<ChatAnswer> {
  const mark = createSpotlight();
  const known = new Map(question.evidence.patents.map((record) => [record.number, record]));
  const verified = new VerifiedText((number) => known.get(number));
  const show = (text: string) => {
    if (text === '') return;
    options.onText(text);
    options.onVerified({ content: verified.content.trim(), citations: verified.citations });
  };
  let notice: string | null = null;
  await converse().catch((error: unknown) => {
    // What came and passed the checks is worth more than starting over.
    if (!(error instanceof ModelFault) || verified.content.trim() === '') throw error;
    notice = `The language model stopped early (${error.message}); the part that passed the checks is shown.`;
  });
  if (notice === null) show(verified.finish());
  const content = verified.content.trim();
  if (content === '') throw new ModelFault('format', 'nothing passed the check');
  return { content, citations: verified.citations, answeredBy: 'model', notice };

  function converse() {
    return model.converse(
      {
        purpose: 'chat',
        instructions: `${CHAT_INSTRUCTIONS}\n${mark.rule}`,
        messages: [...recentTurns(question, mark), { role: 'user', content: opening(question, mark) }],
        tools: chatTools({ library, known, mark, question }),
        maxSteps: MAX_STEPS,
        maxOutputTokens: MAX_OUTPUT,
      },
      { signal: options.signal, userId: options.userId, onText: (delta) => show(verified.add(delta)) },
    );
  }
}

function opening({ message, evidence }: ChatQuestion, mark: Spotlight): string {
  const overview = sessionSection(evidence, 'overview').slice(0, 3).join('\n');
  return `Summary of the analysis:\n${mark.data(documentText(overview).slice(0, 2000))}\n\nThe founder asks:\n${mark.data(withoutPersonalData(message))}`;
}

/** The newest turns that fit the plan's budget, oldest first. */
function recentTurns({ history, contextTokens }: ChatQuestion, mark: Spotlight): ChatTurn[] {
  let left = contextTokens * HISTORY_SHARE;
  const turns: ChatTurn[] = [];
  for (const turn of [...history].reverse()) {
    left -= countTokens(turn.content);
    if (left < 0) break;
    const content = withoutPersonalData(turn.content);
    turns.unshift({ role: turn.role, content: turn.role === 'user' ? mark.data(content) : content });
  }
  return turns;
}

interface ToolAccess {
  library: Library;
  known: Map<string, PatentRecord>;
  mark: Spotlight;
  question: ChatQuestion;
}

const queryInput = z.object({ query: z.string().describe('3 to 12 words, as patents word it') });
const numberInput = z.object({ number: z.string().describe('such as US10000000') });
const sectionInput = z.object({ section: z.enum(SECTIONS) });

function chatTools({ library, known, mark, question }: ToolAccess): ModelTool[] {
  // What a plan pays for bounds how much evidence one turn may read.
  let left = question.contextTokens * (1 - HISTORY_SHARE);
  const bounded = (text: string): string => {
    const tokens = countTokens(text);
    if (tokens <= left) {
      left -= tokens;
      return mark.data(text);
    }
    const part = text.slice(0, Math.max(0, Math.floor((text.length * left) / tokens)));
    left = 0;
    return part === ''
      ? 'The reading limit of this plan is reached. Answer from what you have.'
      : mark.data(part);
  };
  const line = (record: PatentRecord): string =>
    JSON.stringify({
      number: record.number,
      title: record.title,
      date: record.date,
      type: record.type,
      owner: record.assignee,
      text: documentText(patentText(record)).slice(0, 600),
    });
  return [
    {
      name: 'read_session',
      description: 'Reads a section of the saved analysis.',
      input: sectionInput,
      run: async (input) => {
        const parsed = sectionInput.safeParse(input);
        if (!parsed.success) return `section must be one of ${SECTIONS.join(', ')}`;
        return bounded(
          sessionSection(question.evidence, parsed.data.section).map(documentText).join('\n') ||
            'Nothing is saved here.',
        );
      },
    },
    {
      name: 'read_patent',
      description: 'Reads the text that is available for one patent.',
      input: numberInput,
      run: async (input) => {
        const parsed = numberInput.safeParse(input);
        const number = parsed.success ? parsed.data.number.replace(/[ ,/-]/g, '').toUpperCase() : '';
        const record = known.get(number) ?? (await library.byNumber([number]))[0];
        if (!record) return 'No source here holds that patent.';
        known.set(record.number, record);
        return bounded(line(record));
      },
    },
    {
      name: 'search_patents',
      description: 'Searches the local patent library.',
      input: queryInput,
      run: async (input) => {
        const parsed = queryInput.safeParse(input);
        if (!parsed.success) return 'query must be text';
        const [hits = []] = await library.search([{ text: parsed.data.query.slice(0, 300), limit: FOUND }]);
        for (const { record } of hits) known.set(record.number, record);
        return hits.length === 0
          ? 'Nothing was found.'
          : bounded(hits.map(({ record }) => line(record)).join('\n'));
      },
    },
  ];
}
