import type { TestApp } from './test-app.ts';

/** A browser's jar: remembers cookies by origin, as far as these pages need it. */
export function browser() {
  const jars = new Map<string, Map<string, string>>();
  const jar = (origin: string) => jars.get(origin) ?? jars.set(origin, new Map()).get(origin)!;
  return {
    cookie: (origin: string) => [...jar(origin)].map(([name, value]) => `${name}=${value}`).join('; '),
    keep: (origin: string, response: Response) => {
      for (const line of response.headers.getSetCookie()) {
        const [pair = ''] = line.split(';');
        const split = pair.indexOf('=');
        jar(origin).set(pair.slice(0, split), pair.slice(split + 1));
      }
    },
  };
}

export type Browser = ReturnType<typeof browser>;

interface Passage {
  app: TestApp;
  /** Address at the provider where it begins. */
  start: string;
  person: string;
  tabs: Browser;
}

export const OWN = 'http://localhost:3000';

/** Follows the provider's redirects as one of its people, until it sends the browser back to us; gives our answer. */
export async function passAs({ app, start, person, tabs }: Passage): Promise<Response> {
  const first = new URL(start);
  first.searchParams.set('login_hint', person);
  let url = first;
  for (let hop = 0; hop < 10; hop++) {
    if (url.origin === OWN) {
      const path = `${url.pathname}${url.search}`;
      const answer = await app.request(path, { headers: { cookie: tabs.cookie(OWN) } });
      tabs.keep(OWN, answer);
      return answer;
    }
    const response = await fetch(url, { redirect: 'manual', headers: { cookie: tabs.cookie(url.origin) } });
    tabs.keep(url.origin, response);
    const location = response.headers.get('location');
    if (!location) throw new Error(`the provider answered ${response.status}: ${await response.text()}`);
    url = new URL(location, url);
  }
  throw new Error('too many redirects');
}
