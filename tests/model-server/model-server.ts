import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ChatCompletionRequest } from './chat-request.ts';
import { composeReply, wantsTool } from './compose-reply.ts';
import { inManner, MOODS, refusesParameter, type Temper } from './tempers.ts';

export interface ModelServer {
  /** Base URL for `AI_BASE_URL`. */
  url: string;
  setTemper(temper: Temper): void;
  /** Requests as they came, newest last. */
  readonly requests: ChatCompletionRequest[];
  /** Milliseconds (performance.now) at which the newest request arrived and its reply sent its first text; and its key. */
  newest(): { arrived: number; firstToken: number; authorization: string };
  /** Requests whose connection is still open. */
  open(): number;
  close(): Promise<void>;
}

const DRIP = 25;

interface State {
  temper: Temper;
  requests: ChatCompletionRequest[];
  newest: ReturnType<ModelServer['newest']>;
  refusedOnce: boolean;
}

/** A program that speaks the OpenAI chat-completions protocol over HTTP, streaming included, with no model behind it. */
export async function startModelServer(temper: Temper = 'good', port = 0): Promise<ModelServer> {
  const state: State = {
    temper,
    requests: [],
    newest: { arrived: 0, firstToken: 0, authorization: '' },
    refusedOnce: false,
  };
  const open = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    open.add(response);
    response.on('close', () => open.delete(response));
    // A client that hangs up in the middle is part of what is tested.
    handle(state, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${bound}/v1`,
    setTemper: (next) => {
      state.temper = next;
      state.refusedOnce = false;
    },
    requests: state.requests,
    newest: () => ({ ...state.newest }),
    open: () => open.size,
    close: async () => {
      for (const response of open) response.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readJson(request: IncomingMessage): Promise<ChatCompletionRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as ChatCompletionRequest;
}

async function handle(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'POST' || !request.url?.endsWith('/chat/completions')) {
    response.writeHead(404).end();
    return;
  }
  const authorization = request.headers.authorization ?? '';
  state.newest = { arrived: performance.now(), firstToken: 0, authorization };
  const body = await readJson(request);
  state.requests.push(body);
  if (refuses(state, response) || refusesParameter(state, body, response)) return;
  if (wantsTool(body)) return callTool(body, response);
  const text = textFor(state.temper, body);
  if (body.stream) await stream(state, { body, text, response });
  else await answerWhole(state, { body, text, response });
}

function fail(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify({ error: { message: `status ${status}`, type: 'test', code: null } }));
}

/** Answers with an HTTP error where the temper asks for one. */
function refuses(state: State, response: ServerResponse): boolean {
  const { temper } = state;
  if (temper === 'rate-limited') fail(response, 429);
  else if (temper === 'rate-limited-retry-after') fail(response, 429, { 'retry-after': '1' });
  else if (temper === 'server-error') fail(response, 500);
  else if (temper === 'html-502') {
    response.writeHead(502, { 'content-type': 'text/html' });
    response.end('<html><h1>502 Bad Gateway</h1></html>');
  } else if (temper === 'redirect') {
    response.writeHead(307, { location: 'http://127.0.0.1:9/v1/chat/completions' });
    response.end();
  } else if (temper === 'endless') flood(response);
  else if (temper === 'rate-limited-once' && !state.refusedOnce) {
    state.refusedOnce = true;
    fail(response, 429, { 'retry-after': '1' });
  } else return false;
  return true;
}

/** Sends spaces inside a reply for as long as anybody reads. */
function flood(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const piece = ' '.repeat(256 * 1024);
  const more = () => {
    while (!response.destroyed && response.write(piece));
  };
  response.on('drain', more);
  more();
}

/** Asks for the session's patents before it answers, as an agent does. */
function callTool(body: ChatCompletionRequest, response: ServerResponse): void {
  const call = {
    index: 0,
    id: 'call_1',
    type: 'function',
    function: { name: 'read_session', arguments: '{"section":"patents"}' },
  };
  const base = { id: 'reply', created: 0, model: body.model };
  if (!body.stream) {
    response.writeHead(200, { 'content-type': 'application/json' });
    const message = { role: 'assistant', content: null, tool_calls: [call] };
    response.end(
      JSON.stringify({
        ...base,
        object: 'chat.completion',
        choices: [{ index: 0, message, finish_reason: 'tool_calls' }],
        usage: {},
      }),
    );
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (delta: object, finish_reason: string | null) =>
    response.write(
      `data: ${JSON.stringify({ ...base, object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason }] })}\n\n`,
    );
  send({ role: 'assistant', content: null, tool_calls: [call] }, null);
  send({}, 'tool_calls');
  response.end('data: [DONE]\n\n');
}

function textFor(temper: Temper, body: ChatCompletionRequest): string {
  const good = composeReply(body, MOODS[temper] ?? 'good');
  // A chat is prose, which no cut makes unreadable.
  if (body.tools && ['malformed', 'truncated', 'wrong-schema'].includes(temper)) return '';
  if (temper === 'malformed') return `{"claims": [ {"text": oops, ${good.slice(0, 12)}`;
  if (temper === 'truncated') return good.slice(0, Math.floor(good.length / 2));
  if (temper === 'wrong-schema')
    return JSON.stringify({ answer: 'The sky is blue.', statements: ['one', 'two'] });
  if (temper === 'refusal' || temper === 'content-filter') return "I'm sorry, but I can't help with that.";
  return body.tools ? good : inManner(temper, good);
}

interface Exchange {
  body: ChatCompletionRequest;
  text: string;
  response: ServerResponse;
}

const finishReason = (temper: Temper): string =>
  temper === 'content-filter' ? 'content_filter' : temper === 'truncated' ? 'length' : 'stop';

const usageOf = ({ body, text }: Exchange) => {
  const prompt = Math.ceil(JSON.stringify(body.messages).length / 4);
  const completion = Math.ceil(text.length / 4);
  return { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion };
};

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function answerWhole(state: State, exchange: Exchange): Promise<void> {
  const { body, response, text } = exchange;
  if (state.temper === 'silent' || state.temper === 'stall') return;
  if (state.temper === 'slow-drip') await wait(DRIP * 20);
  response.writeHead(200, { 'content-type': 'application/json' });
  const choice = {
    index: 0,
    message: messageFor(state.temper, text),
    finish_reason: finishReason(state.temper),
  };
  const reply = JSON.stringify({
    id: 'reply',
    object: 'chat.completion',
    created: 0,
    model: body.model,
    choices: state.temper === 'empty-choices' ? [] : [choice],
    ...(state.temper === 'no-usage' ? {} : { usage: usageOf(exchange) }),
  });
  if (state.temper === 'cut-stream') {
    response.write(reply.slice(0, reply.length / 2));
    response.destroy();
  } else response.end(reply);
}

function messageFor(temper: Temper, text: string): object {
  const call = { id: 'call_1', type: 'function', function: { name: 'json', arguments: text } };
  if (temper === 'tool-call-reply') return { role: 'assistant', content: null, tool_calls: [call] };
  if (temper === 'content-parts') return { role: 'assistant', content: [{ type: 'text', text }] };
  if (temper === 'null-content') return { role: 'assistant', content: null };
  return { role: 'assistant', content: text };
}

/** Where a reply breaks off: the first sentence is whole, the second is being written. */
function insideSecondSentence(text: string): number {
  const first = text.indexOf('. ');
  return first < 0 ? Math.floor(text.length / 2) : first + 20;
}

async function stream(state: State, exchange: Exchange): Promise<void> {
  const { body, response, text } = exchange;
  const { temper } = state;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (temper === 'silent') return;
  const send = (delta: object, more: object = {}): boolean =>
    response.write(
      `data: ${JSON.stringify({ id: 'reply', object: 'chat.completion.chunk', created: 0, model: body.model, choices: [{ index: 0, delta, finish_reason: null }], ...more })}\n\n`,
    );
  send({ role: 'assistant', content: '' });
  const breaksOff = temper === 'stall' || temper === 'cut-stream';
  const sent = breaksOff ? text.slice(0, insideSecondSentence(text)) : text;
  const pieces = sent.match(temper === 'slow-drip' ? /[\s\S]{1,12}/g : /[\s\S]{1,60}/g) ?? [];
  for (const [index, piece] of pieces.entries()) {
    if (response.destroyed) return;
    if (index === 0) state.newest.firstToken = performance.now();
    send({ content: piece });
    await (temper === 'slow-drip' ? wait(DRIP) : new Promise((resolve) => setImmediate(resolve)));
  }
  if (temper === 'stall') return;
  if (temper === 'cut-stream') {
    response.destroy();
    return;
  }
  response.write(
    `data: ${JSON.stringify({ id: 'reply', object: 'chat.completion.chunk', created: 0, model: body.model, choices: [{ index: 0, delta: {}, finish_reason: finishReason(temper) }] })}\n\n`,
  );
  response.write(
    `data: ${JSON.stringify({ id: 'reply', object: 'chat.completion.chunk', created: 0, model: body.model, choices: [], usage: usageOf(exchange) })}\n\n`,
  );
  response.end('data: [DONE]\n\n');
}
