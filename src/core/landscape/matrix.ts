import type { Frame } from '../../contract/analysis/frame.ts';
import type { Matrix } from '../../contract/analysis/landscape.ts';
import { isTitleOnly } from '../analysis/patent-text.ts';
import { note, type RatedRecord, yearOf } from './related.ts';

const MAX_ROWS = 12;

/** Which part of the idea is disclosed (or mentioned) in which patent: those that hold most come first, then the closest. */
export function buildMatrix(frame: Frame, related: readonly RatedRecord[]): Matrix {
  const elements = frame.elements.map(({ id, text, given }) => ({ id, text, given }));
  const holding = related
    .filter(({ rating }) => rating.disclosures.length > 0)
    .map((patent, position) => ({ patent, position }))
    .sort(
      (a, b) =>
        b.patent.rating.disclosures.length - a.patent.rating.disclosures.length ||
        b.patent.rating.topic - a.patent.rating.topic ||
        a.position - b.position,
    );
  const rows = holding.slice(0, MAX_ROWS).map(({ patent: { record, rating } }) => ({
    number: record.number,
    title: record.title ?? record.number,
    year: yearOf(record),
    owner: record.assignee,
    cells: elements.map(({ id }) => {
      const found = rating.disclosures.find(({ element }) => element === id);
      return found ? { how: found.how, quote: found.quote } : null;
    }),
    title_only: isTitleOnly(record),
  }));
  return {
    elements,
    rows,
    note: note(
      rows.length,
      related.length - rows.length,
      'fewer parts of your idea were found in the others',
    ),
  };
}
