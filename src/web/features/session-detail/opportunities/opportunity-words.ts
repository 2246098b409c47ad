import type { Component, Opportunity, Verdict } from '../../../../contract/analysis/opportunity.ts';
import type { BadgeTone } from '../../../components/badge.tsx';

export const KINDS: Record<Opportunity['kind'], string> = {
  combine: 'Combines known parts',
  transfer: 'Brings a mechanism from another field',
  extend: 'Extends known art',
  relieve: 'Relieves a common problem',
  revive: 'Revives expired technology',
  pattern: 'General engineering knowledge, checked against the patents found',
};

export const VERDICT_WORDS: Record<Verdict, { label: string; tone: BadgeTone }> = {
  open: { label: 'Open', tone: 'signal' },
  partly: { label: 'Partly open', tone: 'secondary' },
  combination_known: { label: 'Combination known', tone: 'secondary' },
  anticipated: { label: 'Anticipated', tone: 'secondary' },
  not_covered: { label: 'Not enough coverage to tell', tone: 'outline' },
  mentioned: { label: 'Mentioned in patents', tone: 'outline' },
  not_seen: { label: 'Not seen in the patents found', tone: 'outline' },
};

/** The verdict in the space of a card. */
export const SHORT_VERDICTS: Record<Verdict, string> = {
  open: 'Open',
  partly: 'Partly open',
  combination_known: 'Known combination',
  anticipated: 'Anticipated',
  not_covered: 'Too few patents to tell',
  mentioned: 'Mentioned',
  not_seen: 'Not seen',
};

const UNJUDGED: readonly Verdict[] = ['not_covered', 'mentioned', 'not_seen'];

/** Heading of `why_open`: nothing is called open where nobody judged it. */
export const whyLabel = (verdict: Verdict): string =>
  verdict === 'not_covered'
    ? 'Why look closer'
    : UNJUDGED.includes(verdict)
      ? 'What the patents say'
      : 'Why it is open';

/** In the order drawn. */
export const COMPONENT_NAMES: readonly (readonly [Component, string])[] = [
  ['openness', 'Openness'],
  ['support', 'Support'],
  ['value', 'Value'],
  ['feasibility', 'Feasibility'],
  ['fit', 'Fit to your idea'],
  ['evidence', 'Evidence'],
];

/** "3 for, 1 against". */
export const plural = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
