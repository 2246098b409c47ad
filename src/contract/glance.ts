import type { Landscape } from './landscape.ts';
import { type AnalysisReport, designsFirst } from './report.ts';
import { patentsBesideDesigns } from './ways.ts';

/** What a report has, in counts. */
export interface Glance {
  /** Designs that come before the leads, and the patents to read for them; 0 where none do. */
  designs: number;
  beside: number;
  leads: number;
  /** Score of the best lead, 0 to 100; null where there is none. */
  best: number | null;
  /** Families close enough to read, of the documents retrieved. */
  families: number;
  retrieved: number;
  coverage: Landscape['coverage']['level'];
}

export function glanceOf({
  opportunities,
  landscape,
}: Pick<AnalysisReport, 'opportunities' | 'landscape'>): Glance {
  const { ways, families, retrieved, coverage } = landscape;
  const designs = designsFirst(landscape)?.ways.length ?? 0;
  const scores = opportunities.map((o) => o.opportunity_score);
  return {
    designs,
    beside: designs === 0 || !ways ? 0 : patentsBesideDesigns(ways).length,
    leads: opportunities.length,
    best: scores.length === 0 ? null : Math.max(...scores),
    families,
    retrieved,
    coverage: coverage.level,
  };
}
