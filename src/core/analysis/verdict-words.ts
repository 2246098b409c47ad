import type { Opportunity } from '../../contract/analysis/opportunity.ts';

/** Verdicts in the words of texts and files; the pages have shorter ones of their own. */
export const VERDICT_WORDS: Record<Opportunity['verdict'], string> = {
  anticipated: 'already disclosed',
  combination_known: 'combination known',
  partly: 'partly disclosed',
  open: 'open in these sources',
  not_covered: 'not covered by these sources',
  mentioned: 'mentioned by patents found',
  not_seen: 'not seen in patents found',
};
