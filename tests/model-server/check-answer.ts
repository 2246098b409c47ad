import type { AnalysisReport } from '../../src/contract/report.ts';
import type { Citation } from '../../src/contract/routes/chat.routes.ts';
import { comparable } from '../../src/core/assistant/clean-text.ts';
import type { SessionEvidence } from '../../src/core/assistant/evidence.ts';
import { unsupportedNumbers } from '../../src/core/assistant/numbers.ts';
import type { Passage } from '../../src/core/assistant/passage.ts';
import { sessionPassages } from '../../src/core/assistant/session-passages.ts';

export interface AnswerCheck {
  citations: number;
  /** Citations whose source is not in the session. */
  missing: string[];
  /** Quotes that do not stand in their source, character by character. */
  unfound: string[];
  /** Numbers that the cited sources do not hold. */
  numbers: string[];
  /** Markers without a citation, and citations without a marker. */
  dangling: string[];
}

const STATEMENT = /((?:(?!\[\d{1,3}\]).)*)((?:\[\d{1,3}\])+)/g;

/** Checks a finished answer against the session's evidence, independently of the code that wrote it. */
export function checkAnswer(
  answer: { content: string; citations: Citation[] },
  evidence: SessionEvidence,
  question = '',
): AnswerCheck {
  const passages = sessionPassages(evidence);
  const check: AnswerCheck = {
    citations: answer.citations.length,
    missing: [],
    unfound: [],
    numbers: [],
    dangling: [],
  };
  const sources = new Map<number, Passage[]>();
  for (const citation of answer.citations) {
    const candidates = passages.filter(
      (passage) => passage.kind === citation.kind && passage.ref === citation.ref,
    );
    sources.set(citation.marker, candidates);
    if (candidates.length === 0) check.missing.push(citation.ref);
    else if (!candidates.some((passage) => passage.text.includes(citation.quote)))
      check.unfound.push(citation.quote);
    if (!answer.content.includes(`[${citation.marker}]`)) check.dangling.push(`unused ${citation.marker}`);
  }
  const plain = answer.content.replace(/\\/g, '');
  for (const line of plain.split('\n'))
    check.numbers.push(...lineNumbers(line, { sources, evidence, check, question }));
  return check;
}

interface Known {
  sources: Map<number, Passage[]>;
  evidence: SessionEvidence;
  check: AnswerCheck;
  /** An answer may say a number of the question again. */
  question: string;
}

function lineNumbers(line: string, { sources, evidence, check, question }: Known): string[] {
  const own = [
    question,
    evidence.prompt,
    String(evidence.patents.length),
    ...evidence.patents.map((patent) => patent.number),
  ];
  const found: string[] = [];
  let rest = line;
  for (const [whole, text = '', markers = ''] of line.matchAll(STATEMENT)) {
    rest = rest.replace(whole, '');
    const numbers = [...markers.matchAll(/\d+/g)].map((match) => Number(match[0]));
    for (const marker of numbers) if (!sources.has(marker)) check.dangling.push(`[${marker}]`);
    const cited = numbers.flatMap((marker) => sources.get(marker) ?? []);
    const texts = cited.flatMap((passage) => [passage.text, passage.title, passage.ref]);
    found.push(
      ...unsupportedNumbers(text, [...texts, String(numbers.length), String(evidence.patents.length)]),
    );
  }
  found.push(...unsupportedNumbers(rest, own));
  return found;
}

export const problemsOf = (check: AnswerCheck): string[] => [
  ...check.missing.map((ref) => `cites ${ref}, which the session does not hold`),
  ...check.unfound.map((quote) => `quotes “${quote}”, which its source does not hold`),
  ...check.numbers.map((number) => `states ${number}, which its sources do not hold`),
  ...check.dangling.map((marker) => `marker ${marker} has no counterpart`),
];

/** Checks proposed combinations against the session: patents that exist, quotes that stand in them, no foreign number. */
export function problemsOfProposals(report: AnalysisReport, evidence: SessionEvidence): string[] {
  const passages = new Map(
    sessionPassages(evidence).flatMap((passage) =>
      passage.kind === 'patent' ? [[passage.ref, passage] as const] : [],
    ),
  );
  return (report.proposed ?? []).flatMap(({ title, text, sources }) => {
    const cited = sources.flatMap(({ number }) => passages.get(number) ?? []);
    const texts = [...cited.flatMap((one) => [one.text, one.title, one.ref]), String(cited.length)];
    const wrong = sources.filter(({ number, quote }) => !passages.get(number)?.text.includes(quote));
    return [
      ...(new Set(cited).size < 2 ? [`“${title}” joins fewer than two patents`] : []),
      ...wrong.map(({ number, quote }) => `${number} does not hold “${quote}”`),
      ...unsupportedNumbers(`${title} ${text}`, texts).map((number) => `states ${number}`),
    ];
  });
}

/** Checks the texts of a report that a model has phrased: the patents that they name exist, their numbers stand in the evidence. */
export function problemsOfTexts(report: AnalysisReport, evidence: SessionEvidence): string[] {
  const passages = sessionPassages(evidence);
  const texts = passages.flatMap((passage) => [passage.text, passage.title, passage.ref]);
  const known = new Set(passages.flatMap((passage) => [passage.ref, ...passage.numbers]));
  const statements = report.state_of_art.flat();
  const written = [
    ...report.opportunities.flatMap(({ problem, concept, gap }) => [problem, concept, gap]),
    ...statements.map(({ text }) => text),
  ];
  const named = [
    ...statements.flatMap(({ cites }) => cites),
    ...written.flatMap((text) => text.match(/\bUS\d{5,}\b/g) ?? []),
  ];
  return [
    ...named.filter((number) => !known.has(number)).map((number) => `names ${number}`),
    ...written.flatMap((text) => unsupportedNumbers(text, texts)).map((number) => `states ${number}`),
  ];
}

/** True when the text of an answer holds any of these words, however written. */
export const mentions = (content: string, words: string): boolean =>
  comparable(content).includes(comparable(words));
