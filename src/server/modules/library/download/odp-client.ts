import { setTimeout as wait } from 'node:timers/promises';
import { type BulkFile, bulkFilesOf } from './bulk-files.ts';

/** Raised when the office does not give what was asked for; the text says what to do and never holds the key. */
export class DownloadError extends Error {
  override readonly name = 'DownloadError';
}

/** How to reach the office's data portal. */
export interface OdpAccess {
  /** `https://api.uspto.gov`, another one for tests. */
  base: string;
  key: string;
  /** Milliseconds to wait before asking again after a refusal that is over by itself; the portal asks for five seconds. */
  patience: number;
  signal: AbortSignal;
}

/** Large files may stream nothing for a minute. */
const TIMEOUT = 600_000;
const TRIES = 4;
const PER_PAGE = 100;

/** The files of a bulk product that cover days from `from` to `to`, both `YYYY-MM-DD`, the oldest first. */
export async function listBulkFiles(
  access: OdpAccess,
  product: string,
  { from, to }: { from: string; to: string },
): Promise<BulkFile[]> {
  const files = new Map<string, BulkFile>();
  for (let offset = 0; ; offset += PER_PAGE) {
    const query = new URLSearchParams({
      includeFiles: 'true',
      fileDataFromDate: from,
      fileDataToDate: to,
      offset: String(offset),
      limit: String(PER_PAGE),
    });
    const response = await ask(access, `${access.base}/api/v1/datasets/products/${product}?${query}`, {});
    if (response === null) break;
    const page = bulkFilesOf(
      await response.json(),
      `${access.base}/api/v1/datasets/products/files/${product}`,
    );
    const known = files.size;
    for (const file of page) files.set(file.name, file);
    // The portal pages products, not always their files: a page without news is the last.
    if (files.size === known || page.length < PER_PAGE) break;
  }
  return [...files.values()].filter(({ from: day }) => day >= from && day <= to);
}

/** Asks for a file from the byte at `at` on. The redirect to the signed address is followed without the key. */
export async function openBulkFile(access: OdpAccess, file: BulkFile, at: number): Promise<Response> {
  const headers: Record<string, string> = at > 0 ? { range: `bytes=${at}-` } : {};
  const response = await ask(access, file.url, headers);
  if (response === null) throw new DownloadError(`${file.name} is no longer there.`);
  return response;
}

/** The answer to a request; null for 404. Waits and asks again where the office says that it is busy. */
async function ask(
  access: OdpAccess,
  url: string,
  headers: Record<string, string>,
): Promise<Response | null> {
  for (let tries = 1; ; tries++) {
    const response = await follow(access, url, headers);
    if (response.ok || response.status === 416) return response;
    await response.body?.cancel();
    if (response.status === 404) return null;
    if (response.status === 401 || response.status === 403)
      throw new DownloadError(
        'The data portal rejected the key. Check it at https://data.uspto.gov (My ODP), and give it with --key or USPTO_ODP_KEY.',
      );
    const passing = response.status === 429 || response.status >= 500;
    if (!passing || tries >= TRIES)
      throw new DownloadError(
        `The data portal answered ${response.status}. Run the command again to continue.`,
      );
    await wait(waitingTime(response, access.patience * tries), undefined, { signal: access.signal });
  }
}

const LONGEST_WAIT = 120_000;

function waitingTime(response: Response, patience: number): number {
  const seconds = Number(response.headers.get('retry-after'));
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds * 1000, LONGEST_WAIT) : patience;
}

const MOST_REDIRECTS = 3;

async function follow(access: OdpAccess, url: string, headers: Record<string, string>): Promise<Response> {
  const signal = AbortSignal.any([access.signal, AbortSignal.timeout(TIMEOUT)]);
  let target = new URL(url);
  for (let hops = 0; hops <= MOST_REDIRECTS; hops++) {
    // Wherever the portal sends us, the address itself is the permission: the key stays here.
    const sent = hops === 0 ? { ...headers, 'x-api-key': access.key } : headers;
    const response = await fetch(target, { headers: sent, redirect: 'manual', signal }).catch(() => {
      throw new DownloadError(
        'The data portal cannot be reached, or the connection was interrupted. Run the command again to continue.',
      );
    });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || location === null) return response;
    await response.body?.cancel();
    const next = new URL(location, target);
    if (next.protocol !== 'https:' && next.origin !== new URL(access.base).origin)
      throw new DownloadError('The data portal redirected the download to an unsafe address.');
    target = next;
  }
  throw new DownloadError('The data portal redirected the download in a loop.');
}
