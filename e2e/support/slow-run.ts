import type { Page } from '@playwright/test';

interface Held {
  /** True where a stage begins with this frame. */
  begins: boolean;
  send: () => void;
}

const stageIn = (frame: string): string | null =>
  frame.includes('"run.progress"') ? (/"status":"(\w+)"/.exec(frame)?.[1] ?? null) : null;

/**
 * Holds back what the server says of a run from its first status on, as a slow line would: in order, up to the next
 * status by `nextStage()`, then all the rest and the answer by `finish()`.
 */
export async function holdRun(page: Page) {
  const held: Held[] = [];
  let last: string | null = null;
  let arrived = () => {};
  const answer = Promise.withResolvers<void>();
  await page.routeWebSocket('**/realtime/v1', (socket) => {
    const server = socket.connectToServer();
    server.onMessage((frame) => {
      const text = String(frame);
      const stage = stageIn(text);
      // An event that overtook an older one of its topic would make that count as seen.
      if (!text.includes('"op":"event"') || (stage ?? last) === null) return socket.send(frame);
      held.push({ begins: stage !== null && stage !== last, send: () => socket.send(frame) });
      last = stage ?? last;
      arrived();
    });
  });
  // What is stored already would tell of stages that the line has not.
  await page.route('**/api/sessions/*/report', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.route('**/functions/v1/analyze-idea', async (route) => {
    const response = await route.fetch();
    await answer.promise;
    await route.fulfill({ response });
  });
  return {
    async nextStage(): Promise<void> {
      for (let begun = false; !begun; ) {
        if (held.length === 0) {
          await new Promise<void>((resolve) => {
            arrived = resolve;
          });
        }
        const next = held.shift();
        next?.send();
        begun = next?.begins ?? false;
      }
    },
    finish(): void {
      for (const { send } of held.splice(0)) send();
      answer.resolve();
    },
  };
}

/** Notes from now on every text that stands in the status of a region, in order; answers how to read them. */
export async function noteStatus(page: Page, region: string): Promise<() => Promise<string[]>> {
  await page.evaluate(`window.seenStatus = [];
    new MutationObserver(() => {
      const text = document.querySelector('[aria-label="${region}"] [role=status]')?.textContent;
      if (text && text !== window.seenStatus.at(-1)) window.seenStatus.push(text);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });`);
  return () => page.evaluate<string[]>('window.seenStatus');
}
