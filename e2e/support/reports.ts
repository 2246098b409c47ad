import type { Page } from '@playwright/test';
import type { SessionReport } from '../../src/contract/routes/analyses.routes.ts';

/** Shows a made-up report in the place of the one that a session has. */
export async function showReport(page: Page, id: string, data: SessionReport): Promise<void> {
  const session = { ...data.session, id };
  await page.route(`**/api/sessions/${id}/report`, (route) => route.fulfill({ json: { ...data, session } }));
}
