import { beforeAll, describe, expect, it } from 'vitest';
import { checkAnswer, problemsOf } from '../../../tests/model-server/check-answer.ts';
import { sessionOf, starterLibrary } from '../../../tests/model-server/starter-sessions.ts';
import { answerQuestion } from './answer-question.ts';
import { renderDraft } from './draft.ts';
import type { SessionEvidence } from './evidence.ts';
import { suggestQuestions } from './suggest-questions.ts';

let known: SessionEvidence;
let unknown: SessionEvidence;

beforeAll(async () => {
  const library = await starterLibrary();
  known = await sessionOf(library, 'an app that matches idle truck capacity with freight');
  const report = known.report!;
  const jobs = report.landscape.ways!.jobs.map((job) => ({ ...job, conflict: undefined }));
  const ways = { ...report.landscape.ways!, conflict: undefined, jobs };
  unknown = { ...known, report: { ...report, landscape: { ...report.landscape, ways } } };
}, 120_000);

function ask(message: string, evidence: SessionEvidence) {
  const { intent, draft } = answerQuestion({ message, history: [], evidence });
  const { pieces, citations } = renderDraft(draft);
  const content = pieces.join('');
  return { intent, content, problems: problemsOf(checkAnswer({ content, citations }, evidence, message)) };
}

describe('what founders ask first is answered by what is known of the designs, each statement with its source', () => {
  it.each([
    ['Has anyone tried this before?', 'attempts', 'Palleter'],
    ['Who are my competitors?', 'rivals', '**Makers to look at:**'],
    ['Is there a market for it?', 'rivals', '**Sold today:**'],
    ['What would it cost, and does it pay?', 'money', '**In money, roughly:**'],
    ['How do I test it cheaply?', 'trial', 'The cheapest trial of'],
    ['What is still open?', 'trial', '**Still open:**'],
    ['What should I build first?', 'designs', '**Part loads that can wait for a truck with room and time:**'],
    ['What stands in my way?', 'obstacle', 'The conflict to win:'],
    ['What is the next step?', 'first-steps', 'The cheapest trial of'],
    ['Which patents outside this library matter?', 'beyond-library', 'US11238400'],
  ])('%s', (question, intent, said) => {
    const answer = ask(question, known);
    expect(answer.intent).toBe(intent);
    expect(answer.content).toContain(said);
    expect(answer.problems).toEqual([]);
  });
});

it.each([
  ['Who are my competitors?', 'owners'],
  ['What would it cost?', 'market'],
  ['What is the next step?', 'next'],
])('where no designs are known, “%s” is answered as before', (question, intent) => {
  expect(ask(question, unknown).intent).toBe(intent);
});

it('answers of one opportunity where one is named', () => {
  expect(ask('What are the next steps of opportunity 2?', known).intent).toBe('next');
});

it('suggests what it can answer', () => {
  const suggested = suggestQuestions(known);
  expect(suggested).toContain('Has anyone tried this before?');
  for (const question of suggested) expect(ask(question, known).problems).toEqual([]);
  expect(suggestQuestions(unknown)).not.toContain('Has anyone tried this before?');
});
