import type { PatentRecord } from '../../../contract/patents.ts';
import type { RatedRecord } from '../../../core/landscape/related.ts';
import type { Candidate, Outputs } from './run-state.ts';

/** Every candidate of both searches by number. */
export function candidatesByNumber({ search, screen }: Outputs<'search' | 'screen'>): Map<string, Candidate> {
  const all = [...(screen.retried?.candidates ?? []), ...search.candidates];
  return new Map(all.map((candidate) => [candidate.record.number, candidate]));
}

/** Every record that a run has seen by number: candidates, and what the searches for its proposals found. */
export function recordsByNumber(done: Outputs<'search' | 'screen' | 'refute'>): Map<string, PatentRecord> {
  return new Map([
    ...[...candidatesByNumber(done)].map(([number, { record }]) => [number, record] as const),
    ...done.refute.records.map((record) => [record.number, record] as const),
  ]);
}

/** Rated patents with their records, closest first; only those of at least this topic. */
export function ratedRecords(done: Outputs<'search' | 'screen'>, leastTopic: number): RatedRecord[] {
  const candidates = candidatesByNumber(done);
  return done.screen.ratings.flatMap((rating) => {
    const candidate = candidates.get(rating.number);
    return candidate && rating.topic >= leastTopic ? [{ record: candidate.record, rating }] : [];
  });
}
