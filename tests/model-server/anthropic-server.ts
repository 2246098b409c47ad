import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { composeReply, promptText } from './reply-composer.ts';

/** A request of the Messages protocol, as far as the test server reads it. */
export interface MessagesRequest {
  model: string;
  max_tokens: number;
  stream?: boolean;
  temperature?: number;
  system?: { type: string; text: string }[];
  messages: { role: string; content: { type: string; text: string }[] }[];
  output_config?: { format?: { type: string; schema: { properties?: Record<string, unknown> } } };
  tools?: unknown[];
}

export interface AnthropicServer {
  /** Base URL for `AI_BASE_URL`. */
  url: string;
  readonly requests: { path: string; headers: IncomingHttpHeaders; body: MessagesRequest }[];
  /** From now on refuses every request with this status; null answers again. */
  refuseWith(status: number | null): void;
  close(): Promise<void>;
}

const tokens = (words: string): number => Math.ceil(words.length / 4);

function answer(body: MessagesRequest): {
  reply: string;
  usage: { input_tokens: number; output_tokens: number };
} {
  const request = {
    model: body.model,
    messages: [{ role: 'system', content: body.system ?? [] }, ...body.messages],
    response_format: { type: 'json_schema', json_schema: { schema: body.output_config?.format?.schema } },
  };
  const reply = composeReply(request, 'good');
  return { reply, usage: { input_tokens: tokens(promptText(request)), output_tokens: tokens(reply) } };
}

function stream(response: ServerResponse, body: MessagesRequest): void {
  const { reply, usage } = answer(body);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (event: { type: string; [more: string]: unknown }) =>
    response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  send({
    type: 'message_start',
    message: message(body, { content: [], stop_reason: null, usage: { ...usage, output_tokens: 1 } }),
  });
  send({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } });
  for (const piece of reply.match(/[\s\S]{1,60}/g) ?? [])
    send({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: piece } });
  send({ type: 'content_block_stop', index: 0 });
  send({
    type: 'message_delta',
    delta: { stop_reason: 'end_turn', stop_sequence: null },
    usage: { output_tokens: usage.output_tokens },
  });
  send({ type: 'message_stop' });
  response.end();
}

const message = (body: MessagesRequest, more: object): object => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: body.model,
  stop_sequence: null,
  ...more,
});

/** A program that speaks Anthropic's Messages protocol over HTTP, streaming included, with no model behind it. */
export async function startAnthropicServer(): Promise<AnthropicServer> {
  const requests: AnthropicServer['requests'] = [];
  let refusal: number | null = null;
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await text(request)) as MessagesRequest;
    requests.push({ path: request.url ?? '', headers: request.headers, body });
    if (refusal !== null) {
      response.writeHead(refusal, { 'content-type': 'application/json' });
      const error = { type: 'authentication_error', message: `status ${refusal}` };
      response.end(JSON.stringify({ type: 'error', error }));
    } else if (body.stream) stream(response, body);
    else {
      const { reply, usage } = answer(body);
      const content = [{ type: 'text', text: reply }];
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(message(body, { content, stop_reason: 'end_turn', usage })));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    refuseWith: (status) => {
      refusal = status;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
