import { withoutMarks } from './analysis/marked-text.ts';
import type { PageMeta } from './page-meta.ts';

const LENGTHS = { title: 90, description: 300 } as const;
const BEST = 3;

const shorten = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;

/** Of a public report: the idea, the verdict and the best opportunities, which people want to know before they follow a link. */
export function reportMeta(report: {
  idea: string;
  verdict: string;
  opportunities: readonly { title: string }[];
}): PageMeta {
  const best = report.opportunities.slice(0, BEST).map(({ title }) => title);
  const description = [withoutMarks(report.verdict), best.join(' · ')].filter(Boolean).join(' ');
  return {
    title: shorten(report.idea.replace(/\s+/g, ' ').trim(), LENGTHS.title),
    description: shorten(description, LENGTHS.description),
  };
}
