import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { startModelServer } from '../../../../tests/model-server/model-server.ts';
import { type LocalServer, loadConfig } from '../../config.ts';
import { findLocalModels, settingsFor } from './find-local-models.ts';
import { openModel } from './open-model.ts';
import { unmeteredLedger } from './unmetered-ledger.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A program at a free port of this machine, as the place of a model server. */
async function serveAs(provider: LocalServer['provider'], listener: RequestListener): Promise<LocalServer> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { name: 'Stand-in', provider, port: (server.address() as AddressInfo).port };
}

const listing =
  (ids: string[] | null): RequestListener =>
  (request, response) => {
    response.writeHead(request.url === '/v1/models' ? 200 : 404, { 'content-type': 'application/json' });
    const data = ids?.map((id) => ({ id, object: 'model', created: 0 })) ?? null;
    response.end(JSON.stringify({ object: 'list', data }));
  };

test('names each server with its models and the settings that connect the first that answers', async () => {
  const ollama = await serveAs('ollama', listing(['nomic-embed-text:latest', 'llama3.1:8b', 'qwen3:4b']));
  const other = await serveAs('openai-compatible', listing(['Qwen/Qwen3-8B']));
  const empty = await serveAs('ollama', listing(null));
  expect(await findLocalModels([ollama, other, empty])).toEqual([
    {
      name: 'Stand-in',
      port: ollama.port,
      models: ['llama3.1:8b', 'qwen3:4b'],
      settings: `AI_PROVIDER=ollama AI_BASE_URL=http://127.0.0.1:${ollama.port}/v1 AI_MODEL=llama3.1:8b`,
    },
    {
      name: 'Stand-in',
      port: other.port,
      models: ['Qwen/Qwen3-8B'],
      settings: `AI_PROVIDER=openai-compatible AI_BASE_URL=http://127.0.0.1:${other.port}/v1 AI_MODEL=Qwen/Qwen3-8B`,
    },
    { name: 'Stand-in', port: empty.port, models: [], settings: '' },
  ]);
  const usual = { ...ollama, port: 11_434 };
  expect(settingsFor(usual, 'llama3.1:8b')).toBe('AI_PROVIDER=ollama AI_MODEL=llama3.1:8b');
});

const absent: [string, RequestListener][] = [
  ['answers nothing', () => undefined],
  ['knows no models', (_request, response) => response.writeHead(404).end()],
  ['lists something else', (_request, response) => response.end('{"data":[{"id":"Model T"}]}')],
  ['speaks no JSON', (_request, response) => response.end('<html>')],
  [
    'never ends its list',
    (_request, response) => {
      const more = () => response.write(' '.repeat(64 * 1024), more);
      more();
    },
  ],
  [
    'dribbles its list',
    (_request, response) => {
      const timer = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(timer));
    },
  ],
];

test.each(absent)('a program that %s counts as absent, soon', async (_, listener) => {
  const place = await serveAs('ollama', listener);
  const start = performance.now();
  expect(await findLocalModels([place])).toEqual([]);
  expect(performance.now() - start).toBeLessThan(2_000);
});

test('a redirect is not followed', async () => {
  let followed = 0;
  const target = await serveAs('ollama', (request, response) => {
    followed++;
    listing(['llama3.1'])(request, response);
  });
  const redirecting = await serveAs('ollama', (_request, response) =>
    response.writeHead(302, { location: `http://127.0.0.1:${target.port}/v1/models` }).end(),
  );
  expect(await findLocalModels([redirecting])).toEqual([]);
  expect(followed).toBe(0);
});

test('a name that a shell or a terminal would read as more than a name is not shown', async () => {
  const ids = ['a; rm -rf ~', '$(id)', '\u001b[2J', 'x\ny', 'good:1b'];
  const place = await serveAs('ollama', listing(ids));
  expect(await findLocalModels([place])).toMatchObject([{ models: ['good:1b'] }]);
});

test('nobody is looked for in tests, with a provider, or when it is switched off', () => {
  const places = (env: Record<string, string>) => loadConfig(env).ai.localServers.map(({ port }) => port);
  expect(places({})).toEqual([11_434, 1234, 8000]);
  expect(places({ AI_DETECT_LOCAL: '0' })).toEqual([]);
  expect(places({ LACUNA_ENV: 'test' })).toEqual([]);
  expect(places({ AI_PROVIDER: 'ollama' })).toEqual([]);
});

test('Ollama needs no address: it is asked where it listens by itself', async (context) => {
  const server = await startModelServer('good', 11_434).catch(() => null);
  if (!server) return context.skip('another program has the port');
  try {
    const config = loadConfig({ LACUNA_ENV: 'test', AI_PROVIDER: 'ollama', AI_MODEL: 'llama3.1:8b' });
    const log = pino({ level: 'silent' });
    const model = openModel('ollama', { config, ledger: () => unmeteredLedger, log });
    expect(model.name).toBe('ollama llama3.1:8b');
    const question = {
      purpose: 'test',
      instructions: 'Answer.',
      prompt: 'Anything?',
      schema: z.unknown(),
      maxOutputTokens: 10,
      temperature: 0,
    };
    await model.ask(question, { signal: new AbortController().signal, userId: null }).catch(() => undefined);
    expect(server.requests[0]).toMatchObject({ model: 'llama3.1:8b' });
  } finally {
    await server.close();
  }
});
