import { z } from 'zod';
import type { Disclosure } from '../../../../contract/analysis/evidence.ts';
import { citedNumbers } from '../../../../contract/analysis/marked-text.ts';
import type { Opportunity } from '../../../../contract/analysis/opportunity.ts';
import type { AnalysisReport } from '../../../../contract/analysis/report.ts';
import type { PatentRecord } from '../../../../contract/patents.ts';
import { absentWords, mentionsAll } from '../../../../core/analysis/mentions.ts';
import { isTitleOnly, patentText } from '../../../../core/analysis/patent-text.ts';
import { splitSentences, strayNumbers } from '../../../../core/analysis/sentences.ts';
import { ownerKey } from '../../../../core/patents/owner-key.ts';

/**
 * What a statement says of patents: which one it cites, words that stand there, a date or what is known of it, that it
 * mentions something, how many there are, or that there is none.
 */
export const STATEMENT_KINDS = ['citation', 'quote', 'fact', 'mention', 'count', 'negative'] as const;

/** A statement of a report that can be held against records, and what was found wrong with it. */
export interface CheckedStatement {
  kind: (typeof STATEMENT_KINDS)[number];
  text: string;
  /** The patent it is about, or null. */
  number: string | null;
  /** Why the records do not support it; null when they do. */
  fault: string | null;
}

/** Records to check a report against. */
export interface Evidence {
  /** What the report shows or cites, as the library holds it, by number. */
  records: ReadonlyMap<string, PatentRecord>;
  /** What a search for the thing alone finds in the library: a patent on it belies that there is none. */
  onTheThing: readonly PatentRecord[];
}

/** Every statement of a report that code can check, in the order of the report. */
export function checkReport(report: AnalysisReport, evidence: Evidence): CheckedStatement[] {
  const partOf = new Map(report.frame.elements.map(({ id, text }) => [id, text]));
  return [
    ...textsOf(report).flatMap((text) => checkText(text, evidence)),
    ...report.ratings.flatMap(({ number, disclosures }) =>
      disclosures.flatMap((one) =>
        checkDisclosure({ ...one, number, part: partOf.get(one.element) ?? '' }, evidence),
      ),
    ),
    ...report.opportunities.flatMap((one) => checkOpportunity(one, evidence)),
    ...checkCounts(report, evidence),
    ...checkNegatives(report, evidence),
  ];
}

/** What a reader says of a sentence on the sheet: null where it was not read. */
export const readSentenceSchema = z.object({ sentence: z.string(), supported: z.boolean().nullable() });

/** Sentences that cite a patent, with what it says: for readers, who see what code cannot. */
export function citedSentences(
  report: AnalysisReport,
  { records }: Evidence,
): { sentence: string; passages: { number: string; text: string }[]; supported: boolean | null }[] {
  return textsOf(report)
    .flatMap(splitSentences)
    .flatMap((sentence) => {
      const passages = citedNumbers(sentence).flatMap((number) => {
        const record = records.get(number);
        return record ? [{ number, text: patentText(record) }] : [];
      });
      return passages.length === 0 ? [] : [{ sentence, passages, supported: null }];
    });
}

/** All marked texts of a report, paragraph by paragraph. */
function textsOf({ verdict, state_of_art, next_step, opportunities }: AnalysisReport): string[] {
  const texts = [
    verdict,
    state_of_art,
    next_step ?? '',
    ...opportunities.flatMap((o) => [o.problem, o.concept, o.gap, o.why_open, o.build_first, o.refuted_by]),
    ...opportunities.flatMap(({ risk, economics }) => [risk ?? '', economics ?? '']),
  ];
  return texts.flatMap((text) => text.split(/\n{2,}/)).filter((text) => text !== '');
}

const statement = (
  kind: CheckedStatement['kind'],
  { text, number = null }: { text: string; number?: string | null },
  fault: string | false | null,
): CheckedStatement => ({ kind, text, number, fault: fault || null });

const CITATION = /\[([A-Z]{2}[A-Z0-9]{3,20})\]/g;

/** Citations of a paragraph, and the quotes and facts beside them; a quote belongs to the citation nearest to it. */
function checkText(text: string, { records }: Evidence): CheckedStatement[] {
  const marks = [...text.matchAll(CITATION)].map(({ 1: number = '', index }) => ({ number, index }));
  const cited = marks.map(({ number }) =>
    statement('citation', { text, number }, !records.has(number) && 'this patent was not returned'),
  );
  const stray = strayNumbers(text.replace(CITATION, ''), new Set()).map((number) =>
    statement('citation', { text, number }, 'a number of a patent that is not cited'),
  );
  const quotes = [...text.matchAll(/“([^”]+)”/g)].flatMap(({ 1: quote = '', index }) => {
    const [nearest] = [...marks].sort((a, b) => Math.abs(a.index - index) - Math.abs(b.index - index));
    const record = nearest && records.get(nearest.number);
    return record ? [checkQuote(quote, record)] : [];
  });
  return [
    ...cited,
    ...stray,
    ...quotes,
    ...marks.flatMap(({ number }) => checkFacts(text, records.get(number))),
  ];
}

/** The quote has to stand in the patent's text letter by letter; the stop that ends a sentence is no part of it. */
function checkQuote(quote: string, record: PatentRecord): CheckedStatement {
  const absent = !patentText(record).includes(quote.replace(/[.!?]+$/, ''));
  return statement(
    'quote',
    { text: quote, number: record.number },
    absent && 'it does not stand in the patent',
  );
}

/** What a line of the embedded analyst says of a patent beside its words, and whether the record supports it. */
const FACTS: [kind: 'fact' | 'negative', words: string, holds: (record: PatentRecord) => boolean][] = [
  ['fact', 'our summary says', ({ digest }) => digest],
  ['fact', 'its abstract says', ({ digest }) => !digest],
  ['negative', 'only its title', isTitleOnly],
];

function checkFacts(text: string, record: PatentRecord | undefined): CheckedStatement[] {
  if (!record) return [];
  const about = { text, number: record.number };
  const year = new RegExp(`\\((\\d{4})\\) \\[${record.number}\\]`).exec(text)?.[1];
  return [
    ...(year ? [statement('fact', about, record.date?.slice(0, 4) !== year && 'it has another year')] : []),
    ...FACTS.filter(([, words]) => text.includes(`[${record.number}]; ${words}`)).map(
      ([kind, words, holds]) => statement(kind, about, !holds(record) && `“${words}” is wrong`),
    ),
  ];
}

/** That a patent has a part: the words quoted stand there, and where it is said to mention the part, all telling words. */
function checkDisclosure(
  { number, part, how, quote }: Pick<Disclosure, 'how' | 'quote'> & { number: string; part: string },
  { records }: Evidence,
): CheckedStatement[] {
  const record = records.get(number);
  if (!record) return [statement('citation', { text: part, number }, 'this patent was not returned')];
  const quotes = (quote ?? '').split(' … ').filter((piece) => piece !== '');
  const absent = how === 'mentioned' ? absentWords(part, patentText(record)).join(', ') : '';
  return [
    ...quotes.map((piece) => checkQuote(piece, record)),
    ...(how === 'mentioned'
      ? [statement('mention', { text: part, number }, absent !== '' && `not in its text: ${absent}`)]
      : []),
  ];
}

function checkOpportunity(one: Opportunity, evidence: Evidence): CheckedStatement[] {
  const disclosed = one.nearest.flatMap(({ number, has }) =>
    has.flatMap((held) =>
      checkDisclosure({ ...held, number, part: one.elements[Number(held.element)]?.text ?? '' }, evidence),
    ),
  );
  if (one.verdict !== 'not_seen') return disclosed;
  const [seen] = [...evidence.records.values()].flatMap((record) => {
    const found = one.elements.find(({ text }) => mentionsAll(patentText(record), text));
    return found ? [`${record.number} mentions “${found.text}”`] : [];
  });
  return [...disclosed, statement('negative', { text: `${one.title}: ${one.why_open}` }, seen ?? null)];
}

/** Figures of the report, counted again from its ratings and the records. */
function checkCounts(report: AnalysisReport, { records }: Evidence): CheckedStatement[] {
  const { coverage, ratings, landscape, opportunities, method } = report;
  const atLeast = (topic: number) => ratings.filter((rating) => rating.topic >= topic);
  const related = atLeast(2).flatMap(({ number }) => records.get(number) ?? []);
  const ownedBy = (name: string) =>
    related.filter(({ assignee }) => assignee && ownerKey(assignee) === ownerKey(name)).length;
  const named = (label: string, numbers: readonly string[]) =>
    numbers.filter((number) => plainWords(records.get(number)?.title).includes(plainWords(label))).length;
  const dated = landscape.timeline.years.reduce((sum, { count }) => sum + count, 0);
  const figures = [
    { text: 'related patents', said: coverage.related, counted: atLeast(2).length },
    { text: 'patents on the same thing', said: coverage.core, counted: atLeast(3).length },
    { text: 'patents by year', said: dated, counted: related.filter(({ date }) => date).length },
    ...landscape.owners.rows.map(({ name, count }) => ({
      text: `patents of ${name}`,
      said: count,
      counted: ownedBy(name),
    })),
    ...landscape.themes.rows.map(({ label, count, numbers }) => ({
      text: `titles with “${label}”`,
      said: count,
      counted: named(label, numbers),
    })),
  ];
  const known = [coverage.read, coverage.related, coverage.core, opportunities.length];
  const written = method.analyst === 'embedded' ? [coverage.text, report.verdict] : [];
  return [
    ...figures.map(({ text, said, counted }) =>
      statement('count', { text }, said !== counted && `${said} said, ${counted} counted`),
    ),
    ...written.flatMap((text) =>
      (text.match(/\b\d+\b/g) ?? []).map((said) =>
        statement('count', { text }, !known.includes(Number(said)) && `${said} is none of its figures`),
      ),
    ),
  ];
}

const plainWords = (text: string | null | undefined): string =>
  ` ${(text ?? '')
    .toLowerCase()
    .match(/\p{L}+/gu)
    ?.join(' ')} `;

/** That there is nothing on the idea: belied by a patent that is named for the thing and mentions a part of it. */
function checkNegatives(
  { coverage, verdict, frame }: AnalysisReport,
  { onTheThing }: Evidence,
): CheckedStatement[] {
  const parts = frame.elements.filter(({ given, text }) => given && text !== frame.thing);
  const found = onTheThing.find(
    (record) =>
      mentionsAll(record.title ?? '', frame.thing) &&
      parts.some(({ text }) => mentionsAll(patentText(record), text)),
  );
  return [coverage.text, verdict]
    .filter((text) => /\b(?:None of the|We found no patents)\b/.test(text))
    .map((text) => statement('negative', { text }, found ? `${found.number} is “${found.title}”` : null));
}
