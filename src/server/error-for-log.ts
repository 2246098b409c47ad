/** An error as it stands in the log: what failed and where, never the values it failed with. */
export interface LoggedError {
  type: string;
  message: string;
  stack?: string;
  code?: string;
  cause?: LoggedError;
}

const DEEPEST = 5;

/** Codes of PostgreSQL for values it cannot take: their messages end with the value. */
const DATA_EXCEPTION = /^22/;

const codeOf = (error: Error): string | undefined => {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : undefined;
};

/** A query that failed names its parameters after its text: ideas, addresses, hashes of passwords. */
function messageOf(error: Error): string {
  const { query } = error as { query?: unknown };
  if (typeof query === 'string') return `Failed query: ${query}`;
  return DATA_EXCEPTION.test(codeOf(error) ?? '') ? (error.message.split(':')[0] ?? '') : error.message;
}

/** Serializer of the log for `err`: type, message, stack, code and causes; whatever else an error carries stays out. */
export function errorForLog(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'a value that is not an error was thrown' };
  const message = messageOf(error);
  const stack = message === error.message ? error.stack : error.stack?.replace(error.message, () => message);
  const code = codeOf(error);
  return {
    type: error.name,
    message,
    ...(stack === undefined ? {} : { stack }),
    ...(code === undefined ? {} : { code }),
    ...(error.cause === undefined || depth >= DEEPEST ? {} : { cause: errorForLog(error.cause, depth + 1) }),
  };
}
