import type { drizzleAdapter } from 'better-auth/adapters/drizzle';

const HOST = '@address.invalid';

/**
 * An address in the form that the library is given. Its own rule refuses addresses that ours accepts (`a&b@example.com`,
 * domains in other scripts), so the library sees hexadecimal digits and the database the address.
 */
export const libraryEmail = (email: string): string => `x${Buffer.from(email).toString('hex')}${HOST}`;

const hidden = /^x([\da-f]+)@address\.invalid$/;

/** The address behind `libraryEmail`; any other text is returned unchanged. */
export function plainEmail(value: string): string {
  const [, hex] = hidden.exec(value) ?? [];
  return hex ? Buffer.from(hex, 'hex').toString() : value;
}

type Adapter = ReturnType<typeof drizzleAdapter>;
type Methods = Omit<ReturnType<Adapter>, 'transaction'>;

const plain = (value: unknown): unknown => (typeof value === 'string' ? plainEmail(value) : value);

/** What a query or a change says about addresses, with the addresses themselves. */
function revealed<T>(input: T): T {
  const { where, data, update } = input as { where?: unknown; data?: unknown; update?: unknown };
  return {
    ...input,
    ...(Array.isArray(where) && { where: where.map((part) => ({ ...part, value: plain(part.value) })) }),
    ...(isRecord(data) && 'email' in data && { data: { ...data, email: plain(data.email) } }),
    ...(isRecord(update) && 'email' in update && { update: { ...update, email: plain(update.email) } }),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function revealing<A extends Methods>(adapter: A): A {
  const wrapped = { ...adapter };
  for (const name of ['create', 'findOne', 'findMany', 'update', 'updateMany', 'count'] as const) {
    const method = adapter[name] as (input: unknown) => unknown;
    Object.assign(wrapped, { [name]: (input: unknown) => method(revealed(input)) });
  }
  return wrapped;
}

/** A database adapter that stores and finds plain addresses where the library speaks of hidden ones. */
export function withPlainAddresses(make: Adapter): Adapter {
  return (options) => {
    const adapter = make(options);
    return {
      ...revealing(adapter),
      transaction: (run) => adapter.transaction((inner) => run(revealing(inner))),
    };
  };
}
