import MiniSearch from 'minisearch';
import type { PatentRecord } from '../../../../contract/patents.ts';
import { dateKey } from '../record-row.ts';
import { DEPTH, plainText, queryWords, type RetrievalEngine } from './retrieval-engine.ts';

/** MiniSearch over title and abstract with its defaults (BM25+, any word matching). */
export function createMinisearchEngine(documents: readonly PatentRecord[]): RetrievalEngine {
  const index = new MiniSearch({ fields: ['text'] });
  index.addAll(documents.map((document, id) => ({ id, text: plainText(document) })));
  const dates = documents.map((document) => dateKey(document.date));
  return {
    name: 'minisearch',
    async search({ text, before, exclude }) {
      const filter = ({ id }: { id: number }) =>
        !exclude.has(id) && (before === 0 || (dates[id] as number) < before);
      const found = index.search(queryWords(text).join(' '), {
        filter: (result) => filter({ id: result.id as number }),
      });
      return found.slice(0, DEPTH).map((result) => result.id as number);
    },
    close: async () => undefined,
  };
}
