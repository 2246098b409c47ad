import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { EmbeddingSettings, Encoder } from './encoder.ts';

const answerSchema = z.object({
  data: z.array(z.object({ index: z.number().int(), embedding: z.array(z.number()).min(1) })),
});

/** Texts in one request; servers refuse more than some hundreds. */
const BATCH = 64;
/** Characters of a text that are sent: servers refuse texts beyond their window. */
const LONGEST_TEXT = 6_000;
const TIMEOUT_MS = 60_000;
const ATTEMPTS = 3;
const RETRY_MS = 1_000;

/** Raised when the embeddings server does not answer as it should. Names neither key nor address. */
export class EmbeddingsError extends Error {
  override readonly name = 'EmbeddingsError';
}

/**
 * Opens an encoder that asks a server with OpenAI's embeddings interface. One text is encoded at once to learn the width of
 * its vectors. Rejects with {@link EmbeddingsError} when the server cannot be used.
 */
export async function openOpenaiEncoder(settings: EmbeddingSettings): Promise<Encoder> {
  const [first] = await embedBatch(settings, ['patent']);
  const dimensions = first?.length ?? 0;
  return {
    name: `${settings.model.replace(/[^A-Za-z0-9]+/g, '-')}-${dimensions}`,
    dimensions,
    instant: false,
    async embed(texts) {
      const vectors: Float32Array[] = [];
      for (let from = 0; from < texts.length; from += BATCH)
        vectors.push(...(await embedBatch(settings, texts.slice(from, from + BATCH))));
      return vectors;
    },
  };
}

async function embedBatch(settings: EmbeddingSettings, texts: readonly string[]): Promise<Float32Array[]> {
  for (let attempt = 1; ; attempt++) {
    const answer = await post(settings, texts).catch((error: Error) => error);
    if (!(answer instanceof Error)) return readVectors(answer, texts.length);
    if (attempt === ATTEMPTS || answer instanceof EmbeddingsError)
      throw new EmbeddingsError(`The embeddings server cannot be used: ${answer.message}`);
    await wait(RETRY_MS * attempt);
  }
}

async function post(
  { baseUrl, model, apiKey }: EmbeddingSettings,
  texts: readonly string[],
): Promise<unknown> {
  const response = await fetch(`${baseUrl.replace(/\/$/, '')}/embeddings`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
    },
    // An empty text is refused by most servers.
    body: JSON.stringify({ model, input: texts.map((text) => text.slice(0, LONGEST_TEXT) || ' ') }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.ok) return response.json();
  const problem = `it answers with status ${response.status}`;
  throw response.status === 429 || response.status >= 500 ? new Error(problem) : new EmbeddingsError(problem);
}

function readVectors(answer: unknown, wanted: number): Float32Array[] {
  const parsed = answerSchema.safeParse(answer);
  if (!parsed.success || parsed.data.data.length !== wanted)
    throw new EmbeddingsError('The embeddings server did not answer with vectors.');
  return [...parsed.data.data].sort((x, y) => x.index - y.index).map(({ embedding }) => unit(embedding));
}

function unit(values: readonly number[]): Float32Array {
  const length = Math.sqrt(values.reduce((sum, x) => sum + x * x, 0));
  return Float32Array.from(values, (x) => (length > 0 ? x / length : 0));
}
