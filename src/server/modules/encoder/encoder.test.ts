import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type EmbeddingsServer,
  startEmbeddingsServer,
} from '../../../../tests/stand-ins/embeddings-server.ts';
import { projectRoot } from '../../config.ts';
import { type Encoder, innerProduct } from './encoder.ts';
import { openEncoder } from './open-encoder.ts';

let server: EmbeddingsServer;
const settings = () => ({ baseUrl: server.baseUrl, model: 'letters/v1', apiKey: 'secret-key' });
beforeAll(async () => {
  server = await startEmbeddingsServer('secret-key');
});
afterAll(() => server.close());

const shippedDataDir = join(projectRoot, 'data');
const ENCODERS: [name: string, open: () => Promise<Encoder>][] = [
  ['the shipped table', () => openEncoder({ shippedDataDir, embeddings: null })],
  ['an embeddings server', () => openEncoder({ shippedDataDir, embeddings: settings() })],
];

describe.each(ENCODERS)('%s', (_name, open) => {
  it('gives one vector of length 1 for each text, in order and always the same', async () => {
    const encoder = await open();
    const texts = Array.from(
      { length: 70 },
      (_, i) => `flashlight ${'xyz'[i % 3]} battery ${'lamp '.repeat(i % 5)}`,
    );
    const vectors = await encoder.embed(texts);
    expect(vectors.map((vector) => vector.length)).toEqual(texts.map(() => encoder.dimensions));
    for (const vector of vectors) expect(innerProduct(vector, vector)).toBeCloseTo(1);
    const [alone] = await encoder.embed([texts[67] as string]);
    expect(vectors[67]).toEqual(alone);
    expect(encoder.name).toMatch(/^[\w-]+$/);
    expect(await encoder.embed([])).toEqual([]);
  });
});

it('the shipped table knows what is alike, and nothing of what it does not know', async () => {
  const encoder = await openEncoder({ shippedDataDir, embeddings: null });
  const [elevator, lift, loom, unknown] = (await encoder.embed([
    'an elevator that counts passengers',
    'a lift that counts people',
    'a loom for weaving carpets',
    'qqqq zzzz 12',
  ])) as [Float32Array, Float32Array, Float32Array, Float32Array];
  expect(innerProduct(elevator, lift)).toBeGreaterThan(innerProduct(elevator, loom) + 0.3);
  expect([...unknown].every((x) => x === 0)).toBe(true);
});

it('a server that refuses is named as such, without its key or address', async () => {
  server.answerWith(403);
  await expect(openEncoder({ shippedDataDir, embeddings: settings() })).rejects.toThrow(
    'The embeddings server cannot be used: it answers with status 403',
  );
  server.answerWith(200);
});
