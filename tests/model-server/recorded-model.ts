import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';

interface Recording {
  idea: string;
  /** `returns` is the first key of the reply that the prompt asks for, `asked` words of the request where two ask for the same. */
  calls: { returns: string; asked?: string; reply: object }[];
}

interface Asked {
  messages: { content: string | { text?: string }[] }[];
}

export interface RecordedModel {
  url: string;
  idea: string;
  /** Calls that nobody has asked for yet. */
  left(): number;
  close(): Promise<void>;
}

const RECORDINGS = join(import.meta.dirname, '../recordings');

const textOf = ({ messages }: Asked): string =>
  messages
    .flatMap(({ content }) => (typeof content === 'string' ? content : content.map(({ text = '' }) => text)))
    .join('\n');

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value !== null && typeof value === 'object'
      ? Object.values(value).flatMap(stringsIn)
      : [];

/** Batches are asked for at once and arrive in any order: a reply belongs where most of its quotes and ids stand. */
function nearestTo(text: string) {
  const found = ({ reply }: Recording['calls'][number]) =>
    stringsIn(reply).filter((one) => one.length > 1 && text.includes(one)).length;
  return (a: Recording['calls'][number], b: Recording['calls'][number]) => found(b) - found(a);
}

/**
 * Replays what a real language model once answered, over HTTP. A request is known by the reply that its prompt asks for,
 * so that a recording outlives changes of wording; a stage that asks more often than it did then is refused.
 */
export async function startRecordedModel(name: string): Promise<RecordedModel> {
  const { idea, calls } = JSON.parse(await readFile(join(RECORDINGS, `${name}.json`), 'utf8')) as Recording;
  const left = [...calls];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const asked = (await json(request)) as Asked;
    const text = textOf(asked);
    const wanted = /Return\s*\{"(\w+)"/.exec(text)?.[1];
    const fitting = left.filter((one) => one.returns === wanted && text.includes(one.asked ?? ''));
    const [call] = fitting.sort(nearestTo(text));
    if (call) left.splice(left.indexOf(call), 1);
    send(response, call ? JSON.stringify(call.reply) : null);
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    idea,
    left: () => left.length,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function send(response: ServerResponse, content: string | null): void {
  if (content === null) {
    response.writeHead(400, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message: 'nothing was recorded for this' } }));
    return;
  }
  response.writeHead(200, { 'content-type': 'application/json' });
  const choices = [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }];
  const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };
  const base = { id: 'recorded', object: 'chat.completion', created: 0, model: 'recorded' };
  response.end(JSON.stringify({ ...base, choices, usage }));
}
