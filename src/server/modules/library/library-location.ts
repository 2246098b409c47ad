import type { EmbeddingSettings } from '../encoder/encoder.ts';

/** Where a library lives, and what encodes its texts. */
export interface LibraryLocation {
  /** LanceDB URI: a folder, an object store shared by several nodes (`s3://`, `gs://`, `az://`), or LanceDB Cloud (`db://`). */
  indexUri: string;
  /** Folder of the data shipped with the product. */
  shippedDataDir: string;
  /** Server that encodes texts; null for the table shipped with the product. */
  embeddings: EmbeddingSettings | null;
}
