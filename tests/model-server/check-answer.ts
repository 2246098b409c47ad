import type { ChatMessage } from '../../src/contract/routes/chat.routes.ts';
import { findQuote, patentText } from '../../src/core/analysis/patent-text.ts';
import type { AnalysisResult } from '../../src/server/modules/analysis/run-state.ts';
import { createMemoryLibrary } from '../memory-library.ts';

/** What is wrong with an answer: citations that do not stand in their source, patents nobody has, links, or markup. */
export async function problemsOf(
  answer: Pick<ChatMessage, 'content' | 'citations'>,
  result: AnalysisResult,
): Promise<string[]> {
  const library = createMemoryLibrary();
  const cited = answer.citations.flatMap(({ patent_number }) => patent_number ?? []);
  const held = await library.byNumber(cited);
  const records = new Map([...held, ...result.patents.map(({ record }) => record)].map((r) => [r.number, r]));
  const problems: string[] = [];
  for (const { marker, patent_number, quote } of answer.citations) {
    if (!answer.content.includes(`[${marker}]`)) problems.push(`citation ${marker} is not marked`);
    const record = patent_number ? records.get(patent_number) : undefined;
    if (patent_number && (!record || !findQuote(patentText(record), quote)))
      problems.push(`${patent_number} does not say “${quote}”`);
  }
  for (const [, n] of answer.content.matchAll(/\[(\d+)\]/g)) {
    if (!answer.citations.some(({ marker }) => marker === Number(n)))
      problems.push(`[${n}] explains nothing`);
  }
  if (/https?:|<\w|\]\(/.test(answer.content)) problems.push('a link or markup');
  for (const [number] of answer.content.matchAll(/\bUS\d{6,}/g)) {
    if (!records.has(number)) problems.push(`${number} is made up`);
  }
  return problems;
}
