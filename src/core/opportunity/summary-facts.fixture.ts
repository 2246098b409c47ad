import type { EvidenceDoc } from '../evidence/evidence.ts';
import { nameIdea, readIdea } from '../evidence/read-idea.ts';
import { parsePhrase } from '../language/noun-phrase.ts';
import { composeSummary, type SummaryFacts } from './compose-summary.ts';

/** A lead of a report by what a summary tells of it. */
interface Lead {
  aptness: number;
  date?: string | null;
  type?: 'grant' | 'application';
}

/** A document that bales hay by a toothed drum. */
export const doc = (
  number: string,
  { date = '2018-06-19', type = 'grant' }: Partial<Lead> = {},
): EvidenceDoc =>
  ({
    curated: true,
    serves: false,
    jobMatch: 0.5,
    flowMatch: 0,
    statesJob: false,
    record: { number, date, type, title: 'Baler', abstract: '' },
    use: parsePhrase('baling hay'),
    mechanism: parsePhrase('toothed drum'),
    aptness: 0.5,
    kinship: 'own',
  }) as unknown as EvidenceDoc;

/** What a summary says of a quieter baler with these leads. */
export function summary(leads: readonly Lead[], rest: Partial<SummaryFacts> = {}): string[] {
  const facts = {
    names: nameIdea(readIdea('a quieter baler')),
    coverage: { level: 'good' },
    field: [doc('US9')],
    read: [doc('US8'), doc('US9')],
    chart: null,
    ways: null,
    frame: {
      profile: { functions: new Map([['quieten', 1]]) },
      purposeTerms: { list: [] },
      terms: { list: [{ stem: 'baler', surface: 'Balers', means: { flows: new Set(['crop']) } }] },
    },
    without: null,
    aim: null,
    asOf: '2026-11-22',
    opportunities: leads.map(({ aptness }, i) => ({
      title: `Lead ${i + 1}`,
      opportunity_score: 40 - i,
      score_components: { aptness },
    })),
    candidates: leads.map((lead, i) => ({ source: doc(`US${i + 1}`, lead) })),
    ...rest,
  } as unknown as SummaryFacts;
  return composeSummary(facts).map((s) => s.text);
}
