import type { PatentRecord } from '../../../../contract/patents.ts';
import { at, countAt, listAt, textAt, texts } from '../fields.ts';
import { liveRecord } from '../live-record.ts';
import { readPublicationNumber } from '../publication-number.ts';
import type { Field, GooglePatentsProvider } from './providers.ts';

const NO_RESULTS = /hasn'?t returned any results|no results|didn'?t return any results/i;

/** What an answer with status 200 says: these services report failures, and empty results, inside it. */
export type SearchOutcome =
  | { kind: 'hits'; records: PatentRecord[]; total: number | null }
  | { kind: 'empty' }
  /** A failure that the service has stored: only a search past its cache gets another answer. */
  | { kind: 'stored-failure' }
  | { kind: 'unreadable' };

/** Reads the answer of a search. */
export function readSearch(provider: GooglePatentsProvider, answer: unknown): SearchOutcome {
  const error = textAt(answer, 'error');
  if (error && NO_RESULTS.test(error)) return { kind: 'empty' };
  const state = textAt(answer, 'search_information', 'organic_results_state') ?? '';
  if (/^bad request/i.test(state)) return { kind: 'stored-failure' };
  if (/fully empty/i.test(state)) return { kind: 'empty' };
  if (error || textAt(answer, 'search_metadata', 'status') === 'Error') return { kind: 'stored-failure' };
  const results = at(answer, provider.results);
  if (!Array.isArray(results)) return { kind: 'unreadable' };
  const records = results.map((result) => readHit(provider, result)).filter((record) => record !== null);
  const totals = provider.total.map((path) => countAt(answer, ...path));
  return { kind: 'hits', records, total: totals.find((total) => total !== null) ?? null };
}

function readHit(provider: GooglePatentsProvider, hit: unknown): PatentRecord | null {
  const value = (field: Field) => provider.fields[field].map((name) => at(hit, name)).find(Boolean);
  const text = (field: Field) => textAt({ value: value(field) }, 'value');
  const number = [text('number'), numberOfLink(text('id'))].find((raw) => raw && readPublicationNumber(raw));
  return liveRecord('google-patents', {
    number: number ?? null,
    title: text('title'),
    abstract: text('snippet'),
    date: text('granted') ?? text('published'),
    filed: text('filed'),
    priority: text('priority'),
    inventors: names(value('inventor')),
    assignee: names(value('assignee'))[0] ?? null,
  });
}

/** `patent/US7654321B2/en`, or a link that ends so. */
function numberOfLink(link: string | null): string | null {
  return /patent\/([A-Z]{2}[A-Z0-9]+)/.exec(link ?? '')?.[1] ?? null;
}

const COMPANY_ENDING = /^(?:inc|ltd|llc|corp|co|gmbh|s\.?a|l\.?p)\b/i;

/** Names in a list, a list of objects with names, or one text; a comma before `Inc.` separates nothing. */
function names(value: unknown): string[] {
  if (typeof value === 'string') {
    return value.split(/[;,]\s+/).reduce<string[]>((found, part) => {
      if (found.length > 0 && COMPANY_ENDING.test(part)) found[found.length - 1] += `, ${part}`;
      else found.push(part);
      return found;
    }, []);
  }
  return texts(listAt({ value }, 'value').map((one) => textAt({ one }, 'one') ?? textAt(one, 'name')));
}

/** Reads the answer for one patent in full; null when it holds none. */
export function readDetails(answer: unknown): PatentRecord | null {
  const [first] = listAt(answer, 'claims');
  return liveRecord('google-patents', {
    number: textAt(answer, 'publication_number'),
    title: textAt(answer, 'title'),
    abstract: textAt(answer, 'abstract'),
    date: textAt(answer, 'grant_date') ?? textAt(answer, 'publication_date'),
    filed: textAt(answer, 'filing_date') ?? textAt(answer, 'application_date'),
    priority: textAt(answer, 'priority_date'),
    inventors: names(at(answer, 'inventors')),
    assignee: names(at(answer, 'assignees'))[0] ?? null,
    cpc: texts(listAt(answer, 'classifications').map((one) => textAt(one, 'code'))),
    citations: texts(
      listAt(answer, 'patent_citations', 'original').map((one) => textAt(one, 'publication_number')),
    ),
    claim: textAt({ first }, 'first') ?? textAt(first, 'text'),
  });
}
