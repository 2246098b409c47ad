import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds wrong by all its rules with the page as it stands; `within` looks at a part of it. */
export async function axeFindings(page: Page, within?: string): Promise<string[]> {
  // The pages hold no frames, so that axe needs no second page to put its findings together.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (within) axe.include(within);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 120)}`));
}
