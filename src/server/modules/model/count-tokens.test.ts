import { expect, it } from 'vitest';
import { createAnalystBench, QUESTIONS } from '../../../../tests/model-server/analyst-bench.ts';
import { estimateTokens } from '../../../core/assistant/estimate-tokens.ts';
import { countTokens } from './count-tokens.ts';
import { createEmbeddedAnalyst } from './embedded-analyst.ts';

it('tokens of embedded answers are estimated within a quarter of the exact count', async () => {
  const bench = await createAnalystBench();
  const answers = await Promise.all(
    QUESTIONS.map((question) => bench.ask(createEmbeddedAnalyst(), question)),
  );
  await bench.close();
  const text = answers.map(({ answer }) => answer.content).join('\n\n');
  expect(estimateTokens(text) / countTokens(text)).toBeGreaterThan(0.75);
  expect(estimateTokens(text) / countTokens(text)).toBeLessThan(1.25);
});

it.each(['太阳能电池板的清洁', 'क्लिनिंग रोबोट', '태양광 패널 청소'])('%s is not estimated short', (text) => {
  expect(estimateTokens(text)).toBeGreaterThanOrEqual(countTokens(text) * 0.75);
});
