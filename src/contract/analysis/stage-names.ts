import type { StageName } from './report.ts';

/** What people read for each stage of an analysis. */
export const STAGE_NAMES: Record<StageName, string> = {
  frame: 'Read the idea',
  search: 'Search',
  screen: 'Screen',
  coverage: 'Coverage',
  landscape: 'Landscape',
  hypothesize: 'Propose',
  refute: 'Try to refute',
  score: 'Score',
  write: 'Write',
  verify: 'Check citations',
};
