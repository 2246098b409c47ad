import pg from 'pg';
import type { PatentRecord } from '../../../../contract/patents.ts';
import { dateKey } from '../record-row.ts';
import { DEPTH, plainText, type RetrievalEngine } from './retrieval-engine.ts';

const ROWS_PER_INSERT = 1000;

/**
 * PostgreSQL full text in a temporary table of the given database: English configuration, any word matching, ranked by
 * `ts_rank` over the logarithm of the length.
 */
export async function createPostgresEngine(
  documents: readonly PatentRecord[],
  url: string,
): Promise<RetrievalEngine> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('SET temp_buffers = 32768');
  await client.query('SET jit = off');
  await client.query('CREATE TEMPORARY TABLE evaluation_docs (id int, date int, body tsvector)');
  for (let from = 0; from < documents.length; from += ROWS_PER_INSERT) {
    const part = documents.slice(from, from + ROWS_PER_INSERT);
    await client.query(
      `INSERT INTO evaluation_docs SELECT id, date, to_tsvector('english', text) FROM unnest($1::int[], $2::int[], $3::text[]) AS t (id, date, text)`,
      [part.map((_, i) => from + i), part.map((document) => dateKey(document.date)), part.map(plainText)],
    );
  }
  await client.query('CREATE INDEX ON evaluation_docs USING gin (body)');
  await client.query('ANALYZE evaluation_docs');
  return {
    name: 'postgres',
    async search({ text, before, exclude }) {
      const found = await client.query<{ id: number }>(
        `WITH q AS (SELECT replace(plainto_tsquery('english', $1)::text, '&', '|')::tsquery AS words)
         SELECT id FROM evaluation_docs, q WHERE body @@ q.words AND date < $2
         ORDER BY ts_rank(body, q.words, 1) DESC, id LIMIT $3`,
        [text, before || 99_999_999, DEPTH + exclude.size],
      );
      return found.rows
        .map(({ id }) => id)
        .filter((row) => !exclude.has(row))
        .slice(0, DEPTH);
    },
    close: () => client.end(),
  };
}
