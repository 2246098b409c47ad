/**
 * Turns texts into vectors of meaning. A library keeps the `name` of the encoder that its vectors came from and never
 * mixes two: another name means another table.
 */
export interface Encoder {
  /** Name and version, e.g. `glove-64-1`. */
  readonly name: string;
  readonly dimensions: number;
  /** True where a text costs microseconds, so that vectors are made while records are read. */
  readonly instant: boolean;
  /** One vector of length 1 for each text, in order; all zeros where no word is known. */
  embed(texts: readonly string[]): Promise<Float32Array[]>;
}

/** A server with OpenAI's embeddings interface. */
export interface EmbeddingSettings {
  /** Address up to and without `/embeddings`. */
  baseUrl: string;
  model: string;
  apiKey: string | null;
}

/** Inner product of two vectors; their cosine where both have length 1. */
export function innerProduct(x: ArrayLike<number>, y: ArrayLike<number>): number {
  let sum = 0;
  for (let k = 0; k < x.length; k++) sum += (x[k] as number) * (y[k] as number);
  return sum;
}
