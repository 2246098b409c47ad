import { ModelFault } from './model.ts';

const DEPTH = 8;

interface Chained {
  name?: string;
  code?: string;
  statusCode?: number;
  cause?: unknown;
  lastError?: unknown;
}

/** Turns whatever a provider's library throws into a fault with a reason, without its text. */
export function faultOf(error: unknown): ModelFault {
  let status: number | undefined;
  for (let current = error as Chained | undefined, depth = 0; current && depth < DEPTH; depth++) {
    if (current instanceof ModelFault) return current;
    const { name, code, cause, lastError } = current;
    status ??= current.statusCode;
    if (name === 'TimeoutError' || name === 'AbortError') return new ModelFault('timeout', 'deadline', error);
    if (name === 'ReplyTooLarge') return new ModelFault('too_large', 'size limit', error);
    if (code !== undefined && depth > 0 && status === undefined && /^E[A-Z]+$/.test(code))
      return new ModelFault('provider', code, error);
    current = (lastError ?? cause) as Chained | undefined;
  }
  return new ModelFault('provider', status === undefined ? 'no usable answer' : `HTTP ${status}`, error);
}
