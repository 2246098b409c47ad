import type { SessionEvidence } from '../analyses/read-session-evidence.ts';

/** Questions that this session can answer, for the start of a conversation. */
export function suggestQuestions({ report, patents, category }: SessionEvidence): string[] {
  const [best] = report?.opportunities ?? [];
  const [closest] = patents;
  return [
    ...(best
      ? [`What would refute “${best.title}”?`, 'What should I build first, and how do I know it works?']
      : []),
    ...(closest
      ? [`How does ${closest.number} differ from ${category === null ? 'my idea' : 'the others'}?`]
      : []),
    ...(patents.length > 0 ? ['Who owns the related patents?'] : []),
  ].slice(0, 4);
}
