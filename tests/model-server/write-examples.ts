import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { answerQuestion } from '../../src/core/assistant/answer-question.ts';
import { renderDraft } from '../../src/core/assistant/draft.ts';
import type { SessionEvidence } from '../../src/core/assistant/evidence.ts';
import { questionsFor } from './assistant-sessions.ts';
import { checkAnswer, problemsOf } from './check-answer.ts';
import { SESSION_IDEAS, sessionOf, starterLibrary } from './starter-sessions.ts';

// Writes what the embedded assistant answers to sixty questions over six sessions of the shipped library.
const folder = join(import.meta.dirname, '..', '..', 'docs', 'examples');
const judgements = JSON.parse(
  await readFile(join(folder, 'assistant-judgements.json'), 'utf8').catch(() => '{}'),
) as Record<string, string>;

interface Asked {
  question: string;
  intent: string;
  outcome: string;
  text: string;
  problems: string[];
  milliseconds: number;
}

function ask(question: string, evidence: SessionEvidence): Asked {
  const began = performance.now();
  const { intent, draft } = answerQuestion({ message: question, history: [], evidence });
  const { pieces, citations } = renderDraft(draft);
  const milliseconds = performance.now() - began;
  const content = pieces.join('');
  const sources = citations.map(
    ({ marker, ref, title, quote }) =>
      `> [${marker}] ${ref === title ? ref : `${ref}, ${title}`}: “${quote}”`,
  );
  const text = [content, ...(sources.length > 0 ? ['', ...sources.map((line) => `${line}  `)] : [])].join(
    '\n',
  );
  return {
    question,
    intent,
    outcome: draft.outcome,
    text,
    problems: problemsOf(checkAnswer({ content, citations }, evidence, question)),
    milliseconds,
  };
}

const library = await starterLibrary();
await mkdir(folder, { recursive: true });
const rows: string[] = [];
for (const [index, idea] of SESSION_IDEAS.entries()) {
  const evidence = await sessionOf(library, idea);
  const answers = questionsFor(index, evidence.patents[0]?.number ?? '').map((question) =>
    ask(question, evidence),
  );
  const name = `assistant-${index + 1}.md`;
  const body = answers.map(({ question, text }, n) => `## ${n + 1}. ${question}\n\n${text}`);
  await writeFile(join(folder, name), `# Session ${index + 1}\n\nIdea: ${idea}\n\n${body.join('\n\n')}\n`);
  for (const [n, answer] of answers.entries()) {
    const key = `${index + 1}.${n + 1}`;
    rows.push(
      `| ${key} | ${answer.question} | ${answer.intent} | ${answer.outcome} | ${judgements[key] ?? ''} | ${answer.problems.length} | ${Math.round(answer.milliseconds)} |`,
    );
    for (const problem of answer.problems) console.error(`${key}: ${problem}`);
  }
}
console.log(
  '| no. | question | understood as | says of itself | judged by reading | faults of citation | ms |',
);
console.log('|---|---|---|---|---|---|---|');
console.log(rows.join('\n'));
