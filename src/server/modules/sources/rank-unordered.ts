import type { PatentRecord } from '../../../contract/patents.ts';
import { contentTerms, tokenize } from '../../../core/text/tokenize.ts';
import type { SourceQuery } from './patent-source.ts';

const IN_TITLE = 1.5;
const IN_ABSTRACT = 1;

/**
 * Orders hits of a source that does not rank, by the information-weighted share of the query's groups found in title and
 * abstract; newer first among equals, then by number. A stand-in until all candidates are re-ranked together.
 */
export function rankUnordered(records: PatentRecord[], query: SourceQuery): PatentRecord[] {
  const groups = groupsOf(query).map((terms) => terms.map(phraseOf).filter((phrase) => phrase !== ''));
  const texts = records.map(({ title, abstract }) => ({
    title: padded(title ?? ''),
    abstract: padded(abstract ?? ''),
  }));
  const holds = (text: string, group: string[]) => group.some((phrase) => text.includes(` ${phrase} `));
  const weights = groups.map((group) => {
    const holders = texts.filter(({ title, abstract }) => holds(title, group) || holds(abstract, group));
    return Math.log(1 + (records.length + 1) / (holders.length + 1));
  });
  const scoreOf = ({ title, abstract }: { title: string; abstract: string }) =>
    groups.reduce((sum, group, i) => {
      const found = (holds(title, group) ? IN_TITLE : 0) + (holds(abstract, group) ? IN_ABSTRACT : 0);
      return sum + (weights[i] ?? 0) * found;
    }, 0);
  return records
    .map((record, i) => ({ record, score: scoreOf(texts[i]!) }))
    .sort((a, b) => b.score - a.score || newerFirst(a.record, b.record))
    .map(({ record }) => record);
}

function groupsOf({ text, groups }: SourceQuery): string[][] {
  return groups.length > 0 ? groups : contentTerms(text).map(({ surface }) => [surface]);
}

const phraseOf = (term: string): string =>
  tokenize(term)
    .map(({ stem }) => stem)
    .join(' ');

const padded = (text: string): string => ` ${phraseOf(text)} `;

function newerFirst(a: PatentRecord, b: PatentRecord): number {
  return (b.date ?? '').localeCompare(a.date ?? '') || (a.number < b.number ? -1 : 1);
}
