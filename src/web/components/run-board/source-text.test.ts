import { expect, it } from 'vitest';
import type { SourceReport } from '../../../contract/analysis/report.ts';
import { sourceText } from './source-text.ts';

const lens: SourceReport = {
  name: 'lens',
  label: 'Lens',
  state: 'ok',
  shown: 62,
  total: 1204,
  note: null,
  cached_at: null,
  retry_at: null,
};

it.each<[Partial<SourceReport>, string]>([
  [{}, 'Lens: 62 of 1,204'],
  [{ total: null }, 'Lens: 62'],
  [{ total: 62 }, 'Lens: 62'],
  [{ state: 'empty', shown: 0, total: 0 }, 'Lens: no matches'],
  [{ state: 'quota' }, 'Lens: 62 of 1,204, quota used up'],
  [{ state: 'down', shown: 0, total: null }, 'Lens: not available'],
])('%o reads as "%s"', (change, text) => {
  expect(sourceText({ ...lens, ...change })).toBe(text);
});
