import type { CorpusIndex, Rows } from './corpus-index.ts';
import type { AnalysedDocument, LibraryDocument } from './document.ts';
import { dateKey, inventorKey, subclassesOf, titleKey } from './document.ts';
import { GrowableUint32 } from './growable.ts';

/** Terms of the kept documents, by document, ids ascending. */
export interface KeptTerms {
  terms: Rows;
  /** Counts per field, one byte each, beside `terms.values`. */
  counts: Uint32Array;
}

/** The columns of an index that do not depend on statistics; `lengths` holds each document's field lengths in terms. */
export type Columns = Omit<CorpusIndex, 'postings' | 'terms' | 'vectors'> & { lengths: Uint32Array };

/** Columns of typed arrays that grow with each document. */
export function createDocumentColumns() {
  const termStart = new GrowableUint32();
  const termIds = new GrowableUint32();
  const termCounts = new GrowableUint32();
  const lengths = new GrowableUint32();
  const dates = new GrowableUint32();
  const titleKeys = new GrowableUint32();
  const classes = { start: new GrowableUint32(), values: new GrowableUint32() };
  const inventors = { start: new GrowableUint32(), values: new GrowableUint32() };
  const classIds = new Map<string, number>();
  for (const start of [termStart, classes.start, inventors.start]) start.push(0);

  const add = (document: LibraryDocument, analysed: AnalysedDocument, counts: Map<number, number>): void => {
    for (const [id, packed] of counts) {
      termIds.push(id);
      termCounts.push(packed);
    }
    termStart.push(termIds.length);
    for (const stems of analysed) lengths.push(stems.length);
    dates.push(dateKey(document.date));
    titleKeys.push(titleKey(document.title));
    for (const code of subclassesOf(document)) {
      if (!classIds.has(code)) classIds.set(code, classIds.size);
      classes.values.push(classIds.get(code) as number);
    }
    classes.start.push(classes.values.length);
    for (const key of new Set(document.inventors.map(inventorKey))) inventors.values.push(key);
    inventors.start.push(inventors.values.length);
  };

  const columns = (): Columns => ({
    documents: dates.length,
    lengths: lengths.toArray(),
    dates: dates.toArray(),
    titleKeys: titleKeys.toArray(),
    classes: { start: classes.start.toArray(), values: Uint16Array.from(classes.values.toArray()) },
    classCodes: [...classIds.keys()],
    inventorKeys: { start: inventors.start.toArray(), values: inventors.values.toArray() },
  });

  const remapped = (remap: Int32Array | null): KeptTerms =>
    sortTerms({ termStart, termIds, termCounts }, remap);
  return {
    add,
    columns,
    remapped,
    get count() {
      return dates.length;
    },
  };
}

/** Gives terms their final ids, drops the pruned ones and sorts each document's terms by id. */
function sortTerms(
  source: { termStart: GrowableUint32; termIds: GrowableUint32; termCounts: GrowableUint32 },
  remap: Int32Array | null,
): KeptTerms {
  const start = new GrowableUint32();
  const values = new GrowableUint32(source.termIds.length + 1);
  const counts = new GrowableUint32(source.termIds.length + 1);
  start.push(0);
  for (let d = 0; d + 1 < source.termStart.length; d++) {
    const entries: [number, number][] = [];
    for (let e = source.termStart.at(d); e < source.termStart.at(d + 1); e++) {
      const id = remap ? (remap[source.termIds.at(e)] as number) : source.termIds.at(e);
      if (id >= 0) entries.push([id, source.termCounts.at(e)]);
    }
    entries.sort((x, y) => x[0] - y[0]);
    for (const [id, packed] of entries) {
      values.push(id);
      counts.push(packed);
    }
    start.push(values.length);
  }
  return { terms: { start: start.toArray(), values: values.toArray() }, counts: counts.toArray() };
}
