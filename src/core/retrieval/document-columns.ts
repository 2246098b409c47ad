import type { CorpusIndex } from './corpus-index.ts';
import type { AnalysedDocument, LibraryDocument } from './document.ts';
import { dateKey, inventorKey, subclassesOf, titleKey } from './document.ts';
import { GrowableUint32 } from './growable.ts';

/** The columns of an index that do not depend on statistics; `lengths` holds each document's field lengths in terms. */
export type Columns = Omit<CorpusIndex, 'postings' | 'terms' | 'vectors'> & { lengths: Uint32Array };

/** Columns of typed arrays that grow with each document. */
export function createDocumentColumns() {
  const lengths = new GrowableUint32();
  const dates = new GrowableUint32();
  const titleKeys = new GrowableUint32();
  const classes = { start: new GrowableUint32(), values: new GrowableUint32() };
  const inventors = { start: new GrowableUint32(), values: new GrowableUint32() };
  const classIds = new Map<string, number>();
  for (const start of [classes.start, inventors.start]) start.push(0);

  const add = (document: LibraryDocument, analysed: AnalysedDocument): void => {
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

  return { add, columns };
}
