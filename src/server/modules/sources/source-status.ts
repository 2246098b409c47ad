import { SourceError, type SourceStatus } from './patent-source.ts';

/** Makes a status of a failure: asking how a source is never fails. */
export async function statusOf(read: () => Promise<SourceStatus>): Promise<SourceStatus> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof SourceError) {
      return { state: error.state, text: error.message, remaining: null, retryAt: error.retryAt };
    }
    return { state: 'down', text: 'Could not be reached.', remaining: null, retryAt: null };
  }
}
