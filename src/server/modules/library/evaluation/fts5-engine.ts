import { DatabaseSync } from 'node:sqlite';
import type { PatentRecord } from '../../../../contract/patents.ts';
import { dateKey } from '../record-row.ts';
import { DEPTH, plainText, queryWords, type RetrievalEngine } from './retrieval-engine.ts';

/** SQLite FTS5 (Node's built-in) with its Porter tokenizer and its BM25, any word matching. */
export function createFts5Engine(documents: readonly PatentRecord[]): RetrievalEngine {
  const db = new DatabaseSync(':memory:');
  db.exec(
    `CREATE VIRTUAL TABLE docs USING fts5(text, date UNINDEXED, content='', contentless_delete=0, tokenize='porter unicode61')`,
  );
  db.exec('CREATE TABLE dates (id INTEGER PRIMARY KEY, date INTEGER NOT NULL)');
  const insertText = db.prepare('INSERT INTO docs (rowid, text) VALUES (?, ?)');
  const insertDate = db.prepare('INSERT INTO dates (id, date) VALUES (?, ?)');
  db.exec('BEGIN');
  documents.forEach((document, row) => {
    insertText.run(row + 1, plainText(document));
    insertDate.run(row + 1, dateKey(document.date));
  });
  db.exec('COMMIT');
  const select = db.prepare(
    'SELECT docs.rowid AS id FROM docs JOIN dates ON dates.id = docs.rowid WHERE docs MATCH ? AND dates.date < ? ORDER BY docs.rank LIMIT ?',
  );
  return {
    name: 'sqlite fts5',
    async search({ text, before, exclude }) {
      const words = queryWords(text);
      if (words.length === 0) return [];
      const match = words.map((word) => `"${word}"`).join(' OR ');
      const found = select.all(match, before || 99_999_999, DEPTH + exclude.size) as { id: number }[];
      return found
        .map(({ id }) => id - 1)
        .filter((row) => !exclude.has(row))
        .slice(0, DEPTH);
    },
    close: async () => db.close(),
  };
}
