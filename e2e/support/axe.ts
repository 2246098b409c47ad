import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What the colours of a theme can break; the rest is the same in both. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong with the page as it stands: all of it by all rules, unless told. */
export async function axeFindings(
  page: Page,
  { rules = [], within }: { rules?: readonly string[]; within?: string } = {},
): Promise<string[]> {
  // The pages hold no frames, so that axe needs no second page to put its findings together.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (within) axe.include(within);
  if (rules.length > 0) axe.withRules([...rules]);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 120)}`));
}
