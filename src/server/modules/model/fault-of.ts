import { type FaultKind, ModelFault } from './model.ts';

const DEPTH = 8;

/** Errors known by their names; where no detail is given, the message is one. */
const BY_NAME: Record<string, [kind: FaultKind, detail: string] | undefined> = {
  TimeoutError: ['timeout', 'deadline'],
  AbortError: ['timeout', 'deadline'],
  ReplyTooLarge: ['too_large', 'size limit'],
  OutcomeUnknown: ['provider', ''],
};

interface Chained {
  name?: string;
  message?: string;
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
    const known = BY_NAME[name ?? ''];
    if (known) return new ModelFault(known[0], known[1] || (current.message ?? ''), current);
    if (code !== undefined && depth > 0 && status === undefined && /^E[A-Z]+$/.test(code))
      return new ModelFault('provider', code, error);
    current = (lastError ?? cause) as Chained | undefined;
  }
  return new ModelFault('provider', status === undefined ? 'no usable answer' : `HTTP ${status}`, error);
}
