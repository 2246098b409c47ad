import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../tests/test-app.ts';
import type { Patent } from '../../../contract/patents.ts';
import type { AnalysisReport } from '../../../contract/report.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('a visitor reads a finished example whose evidence is all among its patents', async () => {
  const response = await app.request('/api/example-analysis');
  expect(response.status).toBe(200);
  const { report, patents } = (await response.json()) as { report: AnalysisReport; patents: Patent[] };
  expect(report.verdict).toBe('opportunities');
  expect(report.opportunities.length).toBeGreaterThanOrEqual(3);
  const known = new Set(patents.map(({ patent_number }) => patent_number));
  const cited = report.opportunities.flatMap(({ evidence_for }) =>
    evidence_for.flatMap(({ cites }) => cites),
  );
  expect(cited.filter((number) => !known.has(number))).toEqual([]);
});

test('the shared-link route tells nothing about wrong tokens, and OpenAPI lists all of it', async () => {
  const missing = await app.request('/api/shared/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA');
  expect(missing.status).toBe(404);
  const document = (await (await app.request('/openapi.json')).json()) as { paths: Record<string, object> };
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining(['/functions/v1/analyze-idea', '/rest/v1/{table}', '/api/sessions/{id}/export']),
  );
});
