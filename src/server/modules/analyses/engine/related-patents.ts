import type { AnalysisReport } from '../../../../contract/report.ts';
import { patentsBesideDesigns } from '../../../../contract/ways.ts';
import type { LibraryView, RankedPatent } from '../../../../core/retrieval/library-view.ts';
import { unrankedHit } from '../../../../core/retrieval/unranked-hit.ts';

const MOST_PATENTS = 100;
const SEARCH_DEPTH = 260;

/** Every patent number that a report cites as evidence. */
function citedNumbers(report: AnalysisReport): Set<string> {
  const statements = [
    ...(report.summary ?? []),
    ...report.state_of_art.flat(),
    ...report.opportunities.flatMap((o) => [...o.evidence_for, ...o.evidence_against, ...o.why_empty]),
  ];
  const numbers = new Set(statements.flatMap(({ cites }) => cites));
  const { parts, ways } = report.landscape;
  const laid = ways ? [...(ways.art?.rows ?? []), ...patentsBesideDesigns(ways)] : [];
  for (const { number } of [...laid, ...(parts?.rows ?? [])]) numbers.add(number);
  for (const { rows, afar = [] } of ways?.jobs ?? [])
    for (const { number } of [...rows, ...afar]) numbers.add(number);
  for (const { nearest_art } of report.opportunities)
    for (const { number } of nearest_art) numbers.add(number);
  return numbers;
}

/**
 * The patents behind a report, most relevant to the idea first, at most 100: all that its statements cite, and the
 * field that its figures count. Empty when the analysis found no field.
 */
export async function relatedPatents(report: AnalysisReport, library: LibraryView): Promise<RankedPatent[]> {
  const field = report.landscape.map.points.map(({ number }) => number);
  if (field.length === 0) return [];
  const cited = citedNumbers(report);
  const { hits } = await library.search({ text: report.idea, limit: SEARCH_DEPTH });
  const ranked = new Map(hits.map((hit) => [hit.record.number, hit]));
  const wanted = [...new Set([...cited, ...field])].slice(0, MOST_PATENTS);
  const missing = wanted.filter((number) => !ranked.has(number));
  for (const record of await library.byNumber(missing)) ranked.set(record.number, unrankedHit(record));
  const order = new Map(wanted.map((number, index) => [number, index]));
  return wanted
    .flatMap((number) => ranked.get(number) ?? [])
    .sort((a, b) => b.score - a.score || order.get(a.record.number)! - order.get(b.record.number)!);
}
