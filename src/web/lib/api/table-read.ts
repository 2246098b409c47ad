import type { ApiClient } from './api-client.ts';

export interface TableRead {
  table: string;
  /** PostgREST grammar: `{select: 'id,prompt', user_id: 'eq.…', order: 'created_at.desc'}`. */
  query: Record<string, string>;
  /** First row from 0, and how many. */
  page?: { from: number; size: number };
  signal?: AbortSignal;
}

export interface TablePage<Row> {
  rows: Row[];
  /** Rows that match in all, whatever the page. */
  total: number;
}

/** Reads one page of a table with the exact total of matching rows (`Prefer: count=exact`). */
export async function readTable<Row>(api: ApiClient, read: TableRead): Promise<TablePage<Row>> {
  const { from, size } = read.page ?? { from: 0, size: 100 };
  const response = await api.send({
    method: 'GET',
    path: `/rest/v1/${read.table}`,
    query: { ...read.query, offset: String(from), limit: String(size) },
    headers: { Prefer: 'count=exact' },
    signal: read.signal,
  });
  const rows = (await response.json()) as Row[];
  const total = Number(response.headers.get('content-range')?.split('/')[1]);
  return { rows, total: Number.isFinite(total) ? total : rows.length };
}

/** Number of rows that match, without their content. */
export async function countRows(api: ApiClient, read: Omit<TableRead, 'page'>): Promise<number> {
  const { total } = await readTable(api, { ...read, page: { from: 0, size: 1 } });
  return total;
}

/** A search text as an `ilike` pattern that matches it anywhere; wildcards in it are taken literally. */
export const containsPattern = (text: string): string => `ilike.*${text.replace(/[\\%_*]/g, '\\$&')}*`;
