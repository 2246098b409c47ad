import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

/**
 * Renders a page at build time, whole: no part of it may wait for a script, since these pages are read
 * without JavaScript too.
 */
export default async function renderPage(
  request: Request,
  status: number,
  ...[headers, context]: [Headers, EntryContext]
): Promise<Response> {
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  await stream.allReady;
  headers.set('Content-Type', 'text/html');
  return new Response(stream, { headers, status });
}
