import { SAMPLE as SHIPPED } from './sample-output.data.ts';
import type { Sample } from './sample-output.types.ts';

/** The first recorded example; null while none is shipped. The file is rewritten, so its type must not narrow to today's content. */
export const SAMPLE = SHIPPED as Sample | null;

/** The example that the public pages advertise; the list of all where none is shipped. */
export const EXAMPLE_PATH = SAMPLE ? `/example/${SAMPLE.slug}` : '/example';
