import type { Encoder } from './encoder.ts';
import { openStaticEncoder } from './static-encoder.ts';

/** The encoder that this installation uses. */
export const openEncoder = (shippedDataDir: string): Promise<Encoder> => openStaticEncoder(shippedDataDir);
