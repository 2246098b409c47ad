import { type SQL, sql } from 'drizzle-orm';
import { REST_MAX_ROWS } from '../../../contract/routes/rest.routes.ts';
import { badRequest } from './bad-request.ts';
import { parseFilter } from './parse-filter.ts';
import { parseSelect, type Selected } from './parse-select.ts';
import type { Column, Relation } from './relations.ts';

const MOST_FILTERS = 20;
const MOST_ROWS_SKIPPED = 1_000_000;

/** A read as asked for, checked against what the relation shows. */
export interface TableRead {
  selected: Selected[];
  where: SQL[];
  orderBy: SQL[];
  limit: number;
  offset: number;
}

const reserved = new Set(['select', 'order', 'limit', 'offset', 'and']);

/** Reads the query of a request in PostgREST's grammar. `range` is the Range header. Throws `invalid_request`. */
export function parseRead(relation: Relation, query: URLSearchParams, range: string | null): TableRead {
  const filters = [...query].filter(([name]) => !reserved.has(name));
  const conjunctions = query.getAll('and').flatMap(conditionsOf);
  if (filters.length + conjunctions.length > MOST_FILTERS) throw badRequest('There are too many filters.');
  return {
    selected: parseSelect(relation, query.get('select') ?? '*'),
    where: [...filters, ...conjunctions].map(([name, condition]) =>
      parseFilter(columnNamed(relation, name), condition),
    ),
    orderBy: parseOrder(relation, query.get('order')),
    ...parsePage(query, range),
  };
}

function columnNamed(relation: Relation, name: string): Column {
  const [table, inner] = name.includes('.') ? name.split('.', 2) : [null, name];
  const columns =
    table === null
      ? relation.columns
      : Object.hasOwn(relation.parents, table!)
        ? relation.parents[table!]
        : {};
  if (!columns || inner === undefined || !Object.hasOwn(columns, inner)) {
    throw badRequest(`There is no column '${name.slice(0, 60)}' here.`);
  }
  return columns[inner]!;
}

/** `(created_at.gte.2026-01-01,created_at.lt.2026-02-01)`: conditions that all must hold, not nested. */
function conditionsOf(text: string): [string, string][] {
  const inner = /^\(([^()]*)\)$/s.exec(text)?.[1];
  if (inner === undefined) throw badRequest('Conditions are written as and=(a.gte.1,b.lt.2).');
  return inner.split(',').map((condition) => {
    const dot = condition.indexOf('.');
    return [condition.slice(0, dot), condition.slice(dot + 1)];
  });
}

function parseOrder(relation: Relation, order: string | null): SQL[] {
  if (order === null || order === '') return [];
  return order.split(',').map((term) => {
    const [name = '', ...words] = term.split('.');
    const known = words.every((word) => ['asc', 'desc', 'nullsfirst', 'nullslast'].includes(word));
    if (!known || words.length > 2) throw badRequest(`The order '${term.slice(0, 60)}' is not known here.`);
    const direction = words.includes('desc') ? sql`desc` : sql`asc`;
    const nulls = words.includes('nullsfirst')
      ? sql` nulls first`
      : words.includes('nullslast')
        ? sql` nulls last`
        : sql``;
    return sql`${columnNamed(relation, name).sql} ${direction}${nulls}`;
  });
}

function parsePage(query: URLSearchParams, range: string | null): { limit: number; offset: number } {
  const limit = wholeNumber(query.get('limit'));
  const offset = wholeNumber(query.get('offset'));
  if (limit !== null || offset !== null) {
    return { limit: Math.min(limit ?? REST_MAX_ROWS, REST_MAX_ROWS), offset: offset ?? 0 };
  }
  if (range === null) return { limit: REST_MAX_ROWS, offset: 0 };
  const [, first, last] = /^(?:items=)?(\d{1,9})-(\d{0,9})$/.exec(range) ?? [];
  if (first === undefined) throw badRequest('The Range header is not valid.');
  const from = wholeNumber(first)!;
  const rows = last ? Number(last) - from + 1 : REST_MAX_ROWS;
  if (rows < 1) throw badRequest('The Range header is not valid.');
  return { limit: Math.min(rows, REST_MAX_ROWS), offset: from };
}

function wholeNumber(text: string | null): number | null {
  if (text === null) return null;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value <= MOST_ROWS_SKIPPED)) throw badRequest('limit and offset are whole numbers.');
  return value;
}
