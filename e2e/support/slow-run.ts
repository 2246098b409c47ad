import type { Page } from '@playwright/test';

/** Holds back what the server tells of runs, as a slow line would: each stage by `nextStage()`, then the answer by `finish()`. */
export async function holdRun(page: Page) {
  const stages: (() => void)[] = [];
  let told = () => {};
  const answer = Promise.withResolvers<void>();
  await page.routeWebSocket('**/realtime/v1', (socket) => {
    const server = socket.connectToServer();
    server.onMessage((frame) => {
      if (!String(frame).includes('"run.progress"')) return socket.send(frame);
      stages.push(() => socket.send(frame));
      told();
    });
  });
  await page.route('**/functions/v1/analyze-idea', async (route) => {
    const response = await route.fetch();
    await answer.promise;
    await route.fulfill({ response });
  });
  return {
    async nextStage(): Promise<void> {
      if (stages.length === 0) {
        await new Promise<void>((resolve) => {
          told = resolve;
        });
      }
      stages.shift()?.();
    },
    finish: answer.resolve,
  };
}
