import type { PatentRecord } from '../../../contract/patents.ts';
import type { Encoder } from '../encoder/encoder.ts';
import { encodedText, type IncomingRecord, type RecordFacts } from './record-row.ts';
import { readStarter, type ShippedCategory } from './starter.ts';
import { type Example, type TextClassifier, trainTextClassifier } from './text-classifier.ts';

/** Finds out about records what the library stores beside them. */
export interface FactFinder {
  find(records: readonly IncomingRecord[]): Promise<RecordFacts[]>;
  /** Likely CPC subclasses of a text, best first. */
  classify(text: string): string[];
}

/** Log-odds that a label must lead the runner-up by before the runner-up is left out. */
const RUNNER_UP = 1.5;
const LIKELY_CLASSES = 3;
/** Least chance at which words alone put a record into a category: four of five are then right, of all guesses three of five. */
const CATEGORY_CHANCE = 0.5;

/** Trains the classifiers on the starter's categories and classes and on the titles of CPC groups. */
export async function createFactFinder(from: {
  encoder: Encoder;
  shippedDataDir: string;
  categories: readonly ShippedCategory[];
  classTitles: ReadonlyMap<string, string>;
}): Promise<FactFinder> {
  const { encoder, categories } = from;
  const inCategories: Example[] = [];
  const inClasses: Example[] = classExamples(from.classTitles);
  const known = new Set(categories.map(({ id }) => id));
  for await (const record of readStarter(from.shippedDataDir)) {
    const labels = record.categories.filter((id) => known.has(id));
    if (labels.length > 0) inCategories.push({ text: encodedText(record), labels });
    const classes = subclassesOf(record);
    if (classes.length > 0) inClasses.push({ text: encodedText(record), labels: classes });
  }
  const category = trainTextClassifier(inCategories);
  const subclass = trainTextClassifier(inClasses);
  return {
    async find(incoming) {
      const texts = incoming.map(({ record }) => encodedText(record));
      const vectors = encoder.instant ? await encoder.embed(texts) : null;
      return incoming.map(({ record }, i) => ({
        categories: categoriesOf(record, texts[i] as string, { categories, known, category }),
        classes: assignedOr(record, () => nearBest(subclass, texts[i] as string)),
        vector: vectors?.[i] ?? null,
      }));
    },
    classify: (text) => subclass.classify(text, LIKELY_CLASSES).map(({ label }) => label),
  };
}

function assignedOr(record: PatentRecord, guess: () => string[]): string[] {
  const own = subclassesOf(record);
  return own.length > 0 ? own : guess();
}

/** Group titles under their subclass: the field's own words for it. */
function classExamples(titles: ReadonlyMap<string, string>): Example[] {
  return [...titles]
    .filter(([code]) => code.length >= 4)
    .map(([code, text]) => ({ text, labels: [code.slice(0, 4)] }));
}

const nearBest = (classifier: TextClassifier, text: string): string[] =>
  classifier
    .classify(text, 2)
    .filter(({ lead }) => lead > -RUNNER_UP)
    .map(({ label }) => label);

/** CPC subclasses (four characters, as in `A01G`) of a record, without repeats. */
export function subclassesOf(record: Pick<PatentRecord, 'cpc'>): string[] {
  const codes = record.cpc.map((symbol) => symbol.replace(/\s/g, '').slice(0, 4).toUpperCase());
  return [...new Set(codes.filter((code) => /^[A-HY]\d\d[A-Z]$/.test(code)))];
}

function categoriesOf(
  record: PatentRecord,
  text: string,
  by: { categories: readonly ShippedCategory[]; known: ReadonlySet<string>; category: TextClassifier },
): string[] {
  const own = record.categories.filter((id) => by.known.has(id));
  if (own.length > 0) return own;
  const symbols = record.cpc.map((symbol) => symbol.replace(/\s/g, '').toUpperCase());
  const byClass = by.categories
    .filter(({ cpc }) => cpc.some((code) => symbols.some((symbol) => belongsTo(symbol, code))))
    .map(({ id }) => id);
  if (byClass.length > 0) return byClass;
  return by.category
    .classify(text, 1)
    .filter(({ chance }) => chance >= CATEGORY_CHANCE)
    .map(({ label }) => label);
}

/** True when a symbol lies in a class: `G06F3/01` lies in `G06F3` and `G06F`, `G06F30/10` does not lie in `G06F3`. */
function belongsTo(symbol: string, code: string): boolean {
  if (!symbol.startsWith(code)) return false;
  const endsInGroup = code.length > 4 && !code.includes('/');
  return !endsInGroup || !/^\d/.test(symbol.slice(code.length));
}
