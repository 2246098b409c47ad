import type { EmbeddingSettings, Encoder } from './encoder.ts';
import { openOpenaiEncoder } from './openai-encoder.ts';
import { openStaticEncoder } from './static-encoder.ts';

/** The encoder that this installation uses: the shipped table, or a server where one is set. */
export const openEncoder = (from: {
  shippedDataDir: string;
  embeddings: EmbeddingSettings | null;
}): Promise<Encoder> =>
  from.embeddings ? openOpenaiEncoder(from.embeddings) : openStaticEncoder(from.shippedDataDir);
