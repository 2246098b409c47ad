import type { Page } from '@playwright/test';

/** Notes every status text that the pages show from now on, in order. */
export async function noteStatuses(page: Page): Promise<void> {
  await page.addInitScript({
    content: `window.seen = [];
      const look = () => {
        for (const status of document.querySelectorAll('[role=status]')) {
          const text = status.textContent;
          if (text && window.seen.at(-1) !== text) window.seen.push(text);
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);`,
  });
}

export const statusesSeen = (page: Page): Promise<string[]> => page.evaluate('window.seen');
