import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the stand-in does to the next request that it fits, each once. */
export type OdpFault = 'busy' | 'down' | 'cut' | 'redirect-elsewhere';

/** A stand-in for the bulk endpoints of the American office's data portal, as its documentation describes them. */
export interface OdpServer {
  base: string;
  faults: OdpFault[];
  /** Requests in order. */
  requests: { path: string; range: string | null }[];
  close(): Promise<void>;
}

export const ODP_KEY = 'the-right-key';
/** Milliseconds in which the first half of a cut file arrives: fetch drops what is waiting when a connection breaks. */
const CUT_AFTER = 200;
const WEEK = 7 * 86_400_000;

type Products = Readonly<Record<string, Readonly<Record<string, Buffer>>>>;

/** Starts the stand-in with weekly files of the given contents, the first of them of the day `from`. */
export async function startOdpServer(products: Products, from: string): Promise<OdpServer> {
  const state: OdpServer = { base: '', faults: [], requests: [], close: () => Promise.resolve() };
  const take = (fault: OdpFault): boolean => {
    const at = state.faults.indexOf(fault);
    if (at >= 0) state.faults.splice(at, 1);
    return at >= 0;
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    state.requests.push({ path: url.pathname, range: request.headers.range ?? null });
    const name = url.pathname.split('/').at(-1) ?? '';
    // The signed address stands for another host: it knows nothing of keys.
    if (url.pathname.startsWith('/signed/'))
      sendFile(request, response, { content: contentOf(products, name), cut: take('cut') });
    else if (request.headers['x-api-key'] !== ODP_KEY) send(response, 403, { message: 'Forbidden' });
    else if (take('busy')) send(response, 429, { message: 'Too Many Requests' });
    else if (take('down')) send(response, 500, { code: 500, error: 'Internal Server Error' });
    else if (url.pathname.includes('/files/')) {
      const location = take('redirect-elsewhere')
        ? 'http://198.51.100.7/x.zip'
        : `${state.base}/signed/${name}`;
      response.writeHead(302, { location }).end();
    } else if (products[name])
      send(response, 200, listing(products[name], { from, url, product: name, base: state.base }));
    else send(response, 404, { code: 404, error: 'Not Found' });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  state.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  state.close = () => new Promise((resolve) => server.close(() => resolve()));
  return state;
}

const contentOf = (products: Products, name: string): Buffer | undefined =>
  Object.values(products).find((files) => files[name])?.[name];

function listing(
  files: Readonly<Record<string, Buffer>>,
  { from, url, product, base }: { from: string; url: URL; product: string; base: string },
) {
  const [offset, limit] = ['offset', 'limit'].map((name) => Number(url.searchParams.get(name)));
  const all = Object.entries(files).map(([fileName, content], i) => ({
    fileName,
    fileSize: content.length,
    fileDataFromDate: new Date(Date.parse(from) + i * WEEK).toISOString().slice(0, 10),
    fileTypeText: 'Data',
    fileDownloadURI: `${base}/api/v1/datasets/products/files/${product}/${fileName}`,
  }));
  const fileDataBag = all.slice(offset, (offset ?? 0) + (limit ?? 0)).reverse();
  return {
    count: 1,
    bulkDataProductBag: [{ productIdentifier: product, productFileBag: { count: all.length, fileDataBag } }],
  };
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { content, cut }: { content: Buffer | undefined; cut: boolean },
): void {
  if (!content || request.headers['x-api-key']) {
    send(response, content ? 400 : 404, {});
    return;
  }
  const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
  response.writeHead(from > 0 ? 206 : 200, { 'content-length': content.length - from });
  if (!cut) response.end(content.subarray(from));
  else
    response.write(content.subarray(from, from + Math.ceil((content.length - from) / 2)), () =>
      setTimeout(() => response.destroy(), CUT_AFTER),
    );
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
