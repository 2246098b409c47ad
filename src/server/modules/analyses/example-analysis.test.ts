import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../tests/test-app.ts';
import { citedNumbers } from '../../../contract/analysis/marked-text.ts';
import type { AnalysisReport } from '../../../contract/analysis/report.ts';
import type { Patent } from '../../../contract/patents.ts';
import type { ExampleSummary } from '../../../contract/routes/examples.routes.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('a visitor reads finished examples whose evidence is all among their patents', async () => {
  const list = await app.request('/api/examples');
  expect(list.status).toBe(200);
  const { examples } = (await list.json()) as { examples: ExampleSummary[] };
  expect(examples).toHaveLength(6);
  for (const { slug } of examples) {
    const response = await app.request(`/api/examples/${slug}`);
    expect(response.status).toBe(200);
    const { report, patents } = (await response.json()) as { report: AnalysisReport; patents: Patent[] };
    expect(report.opportunities.length).toBeGreaterThanOrEqual(3);
    const known = new Set(patents.map(({ patent_number }) => patent_number));
    const texts = [report.verdict, report.state_of_art, ...report.opportunities.map(({ gap }) => gap)];
    const cited = [
      ...texts.flatMap(citedNumbers),
      ...report.opportunities.flatMap(({ nearest }) => nearest.map(({ number }) => number)),
    ];
    expect(cited.filter((number) => !known.has(number))).toEqual([]);
  }
});

test.each(['nothing-like-it', '..%2F..%2Fpackage', 'a'.repeat(200)])(
  'an unknown example (%s) is not found',
  async (slug) => {
    expect([400, 404]).toContain((await app.request(`/api/examples/${slug}`)).status);
  },
);

test('the shared-link route says nothing about wrong tokens, and OpenAPI lists all of it', async () => {
  const missing = await app.request('/api/shared/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA');
  expect(missing.status).toBe(404);
  const document = (await (await app.request('/openapi.json')).json()) as { paths: Record<string, object> };
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining(['/functions/v1/analyze-idea', '/rest/v1/{table}', '/api/sessions/{id}/export']),
  );
});
