import type { PatentRecord } from '../../contract/patents.ts';
import { extractPhrases } from '../clustering/extract-phrases.ts';

/** The texts of a record as the evidence reads them. */
export interface DocumentTexts {
  curated: boolean;
  title: string;
  abstract: string;
  use: string;
  novelty: string;
}

/** The texts of a record, empty where it has none; use and novelty by hand where they exist, else extracted. */
export function textsOf(record: PatentRecord): DocumentTexts {
  const curated = record.use !== null && record.novelty !== null;
  const { use, novelty } = curated ? record : extractPhrases(record.title, record.abstract);
  return {
    curated,
    title: record.title ?? '',
    abstract: record.abstract ?? '',
    use: use ?? '',
    novelty: novelty ?? '',
  };
}
