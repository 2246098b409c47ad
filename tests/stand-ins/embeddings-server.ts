import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface EmbeddingsServer {
  baseUrl: string;
  /** Texts encoded so far. */
  texts(): number;
  /** Answers every further request with this status; 200 for vectors again. */
  answerWith(status: number): void;
  close(): Promise<void>;
}

const DIMENSIONS = 24;

/** A server with OpenAI's embeddings interface: a text's vector counts its letters, in the wrong order of answers. */
export async function startEmbeddingsServer(apiKey: string): Promise<EmbeddingsServer> {
  let [count, status] = [0, 200];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const isKnown = request.headers.authorization === `Bearer ${apiKey}` && request.url === '/v1/embeddings';
    response.statusCode = isKnown ? status : 401;
    response.setHeader('content-type', 'application/json');
    if (response.statusCode !== 200) {
      response.end('{}');
      return;
    }
    const { input } = JSON.parse(Buffer.concat(parts).toString('utf8')) as { input: string[] };
    count += input.length;
    const data = input.map((text, index) => ({ index, embedding: letterCounts(text) })).reverse();
    response.end(JSON.stringify({ data }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    texts: () => count,
    answerWith(next) {
      status = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function letterCounts(text: string): number[] {
  const counts = Array.from({ length: DIMENSIONS }, () => 0);
  for (const letter of text.toLowerCase()) {
    const place = letter.charCodeAt(0) - 97;
    if (place >= 0 && place < DIMENSIONS) counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}
