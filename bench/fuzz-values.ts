/** The part of a JSON schema that values are made from. */
export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

export type Random = () => number;
export const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)]!;

const deep = (levels: number): unknown => (levels === 0 ? null : [deep(levels - 1)]);

/** Text that programs stumble over: control characters, half a character, other scripts, markup, SQL, paths. */
const TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202eabc',
  '\ufeff',
  '½漢字🐎',
  '%00',
  '%',
  '../../etc/passwd',
  "' or 1=1 --",
  '#{7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '"\\\r\nSet-Cookie: a=b',
  'javascript:alert(1)',
  'null',
  'NaN',
  '__proto__',
  'constructor',
  '2026-13-45T99:99:99Z',
  '00000000-0000-0000-0000-000000000000',
  'a@example.com',
  '-1',
  '1e309',
  '9'.repeat(40),
  'a'.repeat(300),
  'a '.repeat(5_000),
  'ﷺ'.repeat(4_000),
  '('.repeat(2_000),
];
const OTHERS: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  -1e308,
  [],
  {},
  [null],
  { a: { b: [1] } },
  { $ne: null },
  { toString: 1, constructor: 'x' },
  deep(200),
  Array.from({ length: 2_000 }, (_, i) => i),
];

export const oddText = (random: Random): string => pick(random, TEXTS);
const oddValue = (random: Random): unknown => (random() < 0.5 ? oddText(random) : pick(random, OTHERS));

function fitting(random: Random, schema: Schema): string {
  if (schema.format === 'uuid') return crypto.randomUUID();
  if (schema.format === 'email') return `fuzz-${Math.floor(random() * 1e9)}@example.com`;
  if (schema.format === 'date-time') return '2026-05-04T12:00:00Z';
  if (schema.format === 'uri') return 'https://example.com/a';
  const length = Math.min(schema.maxLength ?? 60, Math.max(schema.minLength ?? 0, Math.floor(random() * 60)));
  return 'A self-watering planter that tells when its tank is empty. '
    .repeat(1 + length / 50)
    .slice(0, length);
}

function objectOf(random: Random, schema: Schema, strangeness: number): object {
  const made = Object.fromEntries(
    Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
      schema.required?.includes(name) || random() < 0.6 ? [[name, makeValue(random, part, strangeness)]] : [],
    ),
  );
  if (random() < strangeness) Object.assign(made, { [oddText(random)]: oddValue(random) });
  if (random() < strangeness) delete made[pick(random, Object.keys(made)) ?? ''];
  return made;
}

const numberOf = (random: Random, { minimum = 0, maximum = 100 }: Schema): number =>
  pick(random, [minimum, maximum, Math.floor(minimum + random() * (maximum - minimum))]);

/** A value of a schema; with `strangeness` (0 to 1) each part of it may be anything else instead. */
export function makeValue(random: Random, schema: Schema, strangeness: number): unknown {
  if (random() < strangeness) return oddValue(random);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return makeValue(random, pick(random, choices), strangeness);
  if (schema.allOf)
    return Object.assign({}, ...schema.allOf.map((part) => makeValue(random, part, strangeness)));
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pick(random, schema.enum);
  const type = Array.isArray(schema.type) ? pick(random, schema.type) : schema.type;
  return (BY_TYPE[type ?? ''] ?? oddValue)(random, schema, strangeness);
}

const BY_TYPE: Record<string, typeof makeValue> = {
  string: fitting,
  integer: numberOf,
  number: numberOf,
  boolean: (random) => random() < 0.5,
  null: () => null,
  array: (random, { items = {} }, strangeness) =>
    Array.from({ length: Math.floor(random() * 4) }, () => makeValue(random, items, strangeness)),
  object: objectOf,
};
