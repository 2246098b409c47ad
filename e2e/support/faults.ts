import type { Page, Route } from '@playwright/test';

/** An answer of the server that is an error of our catalogue. */
export const refusal = (status: number, code: string, message: string) => ({
  status,
  json: { code, message, request_id: 'req-42' },
});

/** The server breaks without words of its own. */
export const BROKEN = refusal(500, 'internal', 'Oops');

/** Answers every call to `path` with a fault until the returned function is called. */
export async function breakCalls(
  page: Page,
  path: string,
  fault: Parameters<Route['fulfill']>[0],
): Promise<() => Promise<void>> {
  await page.route(path, (route) => route.fulfill(fault));
  return () => page.unroute(path);
}

/** Lets a test end the three minutes that calls wait for their answer. To be prepared before the page opens. */
export async function prepareDeadlines(page: Page): Promise<void> {
  await page.addInitScript({
    content: `const real = AbortSignal.timeout.bind(AbortSignal);
      const waiting = [];
      AbortSignal.timeout = (wait) => {
        if (wait !== 180_000) return real(wait);
        waiting.push(new AbortController());
        return waiting.at(-1).signal;
      };
      window.passDeadlines = () => {
        for (const call of waiting) call.abort(new DOMException('', 'TimeoutError'));
      };`,
  });
}

/** Calls to `path` get no answer until their deadline has passed. */
export async function answerTooLate(page: Page, path: string): Promise<void> {
  await page.route(path, () => page.evaluate('window.passDeadlines()'));
}

const KEY = 'fault';

/**
 * From now on a page that reads its address while it is drawn throws this error, as a bug would; `null` ends it.
 * To be prepared by `preparePageFaults` before the page opens.
 */
export async function setPageFault(page: Page, message: string | null): Promise<void> {
  const change = message === null ? `removeItem('${KEY}')` : `setItem('${KEY}', ${JSON.stringify(message)})`;
  await page.evaluate(`sessionStorage.${change}`);
}

export async function preparePageFaults(page: Page): Promise<void> {
  await page.addInitScript({
    content: `const get = URLSearchParams.prototype.get;
      URLSearchParams.prototype.get = function (name) {
        const fault = sessionStorage.getItem('${KEY}');
        if (fault) throw new Error(fault);
        return get.call(this, name);
      };`,
  });
}
