import { Agent, get, type IncomingMessage } from 'node:http';
import { z } from 'zod';
import type { LocalServer } from '../../config.ts';

const LOOPBACK = '127.0.0.1';
const OLLAMA_PORT = 11_434;
/** Milliseconds in which a server on the same machine answers. */
const PATIENCE = 300;
const MAX_BYTES = 256 * 1024;

/** Ollama without a model says null. */
const listSchema = z.object({
  object: z.literal('list'),
  data: z.array(z.object({ id: z.string() })).nullable(),
});
/** What is printed for a shell to run: letters, digits and the marks of model names. */
const PLAIN_ID = /^[\w.:/@+-]{1,200}$/;
/** Models that encode or transcribe, which servers list beside those that answer. */
const NO_ANSWERS = /embed|minilm|rerank|whisper|\b(?:bge|gte|e5|clip)\b/i;

/** A model server that runs on this machine. */
export interface LocalModels {
  /** The program that commonly answers at this port. */
  name: string;
  port: number;
  /** Models that can answer, as the server lists them. */
  models: string[];
  /** Environment settings with which Lacuna uses the first of them; empty when there is none. */
  settings: string;
}

/**
 * Model servers at their usual ports of this machine, asked all at once and never anywhere else. Whatever does not
 * answer in time, or not with a list of models, counts as absent.
 */
export async function findLocalModels(servers: LocalServer[]): Promise<LocalModels[]> {
  const found = await Promise.all(
    servers.map(async (server) => {
      const models = await modelsAt(server.port).catch(() => null);
      const { name, port } = server;
      return models && { name, port, models, settings: settingsFor(server, models[0]) };
    }),
  );
  return found.filter((one) => one !== null);
}

/** The settings that name a server of this machine and one of its models; empty without a model. */
export function settingsFor({ provider, port }: LocalServer, model: string | undefined): string {
  if (!model) return '';
  const known = provider === 'ollama' && port === OLLAMA_PORT;
  const address = known ? [] : [`AI_BASE_URL=http://${LOOPBACK}:${port}/v1`];
  return [`AI_PROVIDER=${provider}`, ...address, `AI_MODEL=${model}`].join(' ');
}

async function modelsAt(port: number): Promise<string[]> {
  // An agent of our own knows no proxy, and this client follows no redirect: the question stays on this machine.
  const agent = new Agent({ keepAlive: false });
  const options = { agent, host: LOOPBACK, port, path: '/v1/models', signal: AbortSignal.timeout(PATIENCE) };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(options, resolve).on('error', reject);
  });
  try {
    if (response.statusCode !== 200) throw new Error(`HTTP ${response.statusCode}`);
    const { data } = listSchema.parse(JSON.parse(await textOf(response)));
    return (data ?? []).map(({ id }) => id).filter((id) => PLAIN_ID.test(id) && !NO_ANSWERS.test(id));
  } finally {
    response.destroy();
  }
}

async function textOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new Error('too long for a list of models');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
