import type { AnalysedDocument } from './document.ts';

/** Counts of a document's terms by field, one byte each: title in the lowest. Terms with an id below 0 are left out. */
export function packCounts(analysed: AnalysedDocument, idOf: (term: string) => number): Map<number, number> {
  const counts = new Map<number, number>();
  analysed.forEach((stems, field) => {
    const shift = field * 8;
    for (const term of stems) {
      const id = idOf(term);
      if (id < 0) continue;
      const packed = counts.get(id) ?? 0;
      if (((packed >>> shift) & 255) < 255) counts.set(id, (packed + (1 << shift)) >>> 0);
    }
  });
  return counts;
}
