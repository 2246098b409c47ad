import { type SQL, sql } from 'drizzle-orm';
import { badRequest } from './bad-request.ts';
import type { Column, ColumnType } from './relations.ts';

const MOST_LIST_VALUES = 100;
const LONGEST_VALUE = 5000;
const MOST_WILDCARDS = 10;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
// A plus of a time zone that was not URL-encoded arrives as a space.
const timestamp =
  /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+\- ]\d{2}(?::?\d{2})?)?)?$/;
const comparisons: Record<string, SQL> = {
  eq: sql`=`,
  neq: sql`<>`,
  gt: sql`>`,
  gte: sql`>=`,
  lt: sql`<`,
  lte: sql`<=`,
};

const MOST_INTEGER = 2_147_483_647;

const shown = (text: string): string => `'${text.slice(0, 60)}'`;

function uuidValue(text: string): SQL {
  if (!uuid.test(text)) throw badRequest(`${shown(text)} is not a UUID.`);
  return sql`${text}::uuid`;
}

function timeValue(text: string): SQL {
  const repaired = text.replace(/ (?=\d{2}(?::?\d{2})?$)/, '+');
  if (!timestamp.test(text) || Number.isNaN(Date.parse(repaired))) {
    throw badRequest(`${shown(text)} is not a time.`);
  }
  return sql`${new Date(repaired).toISOString()}::timestamptz`;
}

function numberValue(text: string): SQL {
  if (!/^-?\d+(?:\.\d+)?$/.test(text) || Math.abs(Number(text)) > MOST_INTEGER) {
    throw badRequest(`${shown(text)} is not a number.`);
  }
  return sql`${text}::numeric`;
}

function booleanValue(text: string): SQL {
  if (text !== 'true' && text !== 'false') throw badRequest(`${shown(text)} is not true or false.`);
  return sql`${text === 'true'}::boolean`;
}

const values: Record<ColumnType, (text: string) => SQL> = {
  uuid: uuidValue,
  timestamp: timeValue,
  date: timeValue,
  integer: numberValue,
  number: numberValue,
  boolean: booleanValue,
  text: (text) => sql`${text}::text`,
  json: () => {
    throw badRequest('This column cannot be filtered.');
  },
};

/** A value of a column's type, or an error that names what was expected; the database never sees a wrong one. */
function sqlValue(type: ColumnType, text: string): SQL {
  if (text.length > LONGEST_VALUE || text.includes('\0')) throw badRequest('A filter value is not valid.');
  return values[type](text);
}

/** `*` is PostgREST's wildcard; a backslash takes the next character literally. */
function likePattern(text: string): string {
  const pattern = text.replace(/\\(.)|\*|\\$/gs, (match, escaped: string | undefined) => {
    if (match === '*') return '%';
    if (escaped === undefined) return '\\\\';
    return /[\\%_]/.test(escaped) ? `\\${escaped}` : escaped;
  });
  const wildcards = pattern.replace(/\\./gs, '').match(/[%_]/g)?.length ?? 0;
  if (wildcards > MOST_WILDCARDS) throw badRequest('The pattern has too many wildcards.');
  return pattern;
}

function listValues(text: string): string[] {
  const inner = /^\((.*)\)$/s.exec(text)?.[1];
  if (inner === undefined) throw badRequest('A list is written as in.(a,b).');
  const list = [...inner.matchAll(/"((?:[^"\\]|\\.)*)"|([^,]+)/gs)].map(
    ([, quoted, plain]) => quoted?.replace(/\\(.)/gs, '$1') ?? plain ?? '',
  );
  if (list.length === 0 || list.length > MOST_LIST_VALUES) {
    throw badRequest(`A list has 1 to ${MOST_LIST_VALUES} values.`);
  }
  return list;
}

/** One condition, such as `eq.5` or `ilike.*fan*`, on a column. Throws `invalid_request`. */
export function parseFilter(column: Column, condition: string): SQL {
  const dot = condition.indexOf('.');
  const operator = dot < 0 ? '' : condition.slice(0, dot);
  const text = condition.slice(dot + 1);
  const compare = Object.hasOwn(comparisons, operator) ? comparisons[operator] : undefined;
  if (compare) return sql`${column.sql} ${compare} ${sqlValue(column.type, text)}`;
  if (operator === 'like' || operator === 'ilike') {
    if (column.type !== 'text') throw badRequest('Patterns are for text columns.');
    sqlValue('text', text);
    return sql`${column.sql} ${sql.raw(operator)} ${likePattern(text)}`;
  }
  if (operator === 'in') {
    const list = listValues(text).map((value) => sqlValue(column.type, value));
    return sql`${column.sql} in (${sql.join(list, sql`, `)})`;
  }
  if (condition === 'is.null') return sql`${column.sql} is null`;
  if (condition === 'not.is.null') return sql`${column.sql} is not null`;
  throw badRequest(`The filter '${condition.slice(0, 60)}' is not known here.`);
}
