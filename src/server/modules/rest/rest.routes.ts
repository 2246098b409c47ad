import type { Context } from 'hono';
import { AppError } from '../../../contract/errors.ts';
import { readTableRoute } from '../../../contract/routes/rest.routes.ts';
import { type Api, mount } from '../../http/mount.ts';
import type { AppEnv } from '../../http/request-info.ts';
import { type ReadAnswer, readTable } from './read-table.ts';

const SINGLE = 'application/vnd.pgrst.object+json';

/** Table reads in PostgREST's grammar: one row when `Accept` asks for it, else a list with its `Content-Range`. */
export function restRoutes(api: Api): void {
  mount(api, readTableRoute, async (ctx, { params, http }) => {
    const answer = await readTable(ctx, {
      table: params.table,
      query: new URL(http.req.url).searchParams,
      range: http.req.header('range') ?? null,
      count: /\bcount=exact\b/.test(http.req.header('prefer') ?? ''),
    });
    const single = (http.req.header('accept') ?? '').includes(SINGLE);
    return single ? oneRow(http, answer) : listOfRows(http, answer);
  });
}

function oneRow(http: Context<AppEnv>, { rows }: ReadAnswer): Response {
  if (rows.length !== 1) {
    throw new AppError('PGRST116', { message: `The result contains ${rows.length} rows` });
  }
  return http.json(rows[0]);
}

function listOfRows(http: Context<AppEnv>, { rows, offset, total }: ReadAnswer): Response {
  const range = rows.length === 0 ? '*' : `${offset}-${offset + rows.length - 1}`;
  http.header('Content-Range', `${range}/${total ?? '*'}`);
  return http.json(rows, total !== null && rows.length < total ? 206 : 200);
}
