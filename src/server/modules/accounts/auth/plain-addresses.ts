import type { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { canonicalEmail, storedSpellings } from '../canonical-email.ts';

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

interface Condition {
  field: string;
  value: unknown;
}

/** A condition on an address, met by every spelling of it: providers write IDN domains as they like. */
function revealedCondition(condition: Condition): Condition & { operator?: 'in' } {
  const { field, value } = condition;
  if (field !== 'email' || typeof value !== 'string') return condition;
  return { ...condition, operator: 'in', value: storedSpellings(plainEmail(value)) };
}

/** What a query or a new row says about addresses, with the addresses themselves. */
function revealed<T>(input: T): T {
  const { model, where, data } = input as { model?: string; where?: Condition[]; data?: { email?: unknown } };
  if (model !== 'user') return input;
  const email = typeof data?.email === 'string' ? canonicalEmail(plainEmail(data.email)) : null;
  return {
    ...input,
    ...(where && { where: where.map(revealedCondition) }),
    ...(email !== null && { data: { ...data, email } }),
  };
}

function revealing<A extends Methods>(adapter: A): A {
  const wrapped = { ...adapter };
  for (const name of ['create', 'findOne', 'findMany'] as const) {
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
