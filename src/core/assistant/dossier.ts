import type { PatentRecord } from '../../contract/patents.ts';
import type { AnalysisReport, Opportunity } from '../../contract/report.ts';
import { contentTerms } from '../text/tokenize.ts';
import { plainMarkdown } from './clean-text.ts';
import type { Support } from './draft.ts';
import type { ChatTurn, SessionEvidence } from './evidence.ts';
import type { Passage } from './passage.ts';
import { bestSentence } from './search-passages.ts';
import { sessionPassages } from './session-passages.ts';

/** A session's evidence, ready to be asked. */
export interface Dossier {
  evidence: SessionEvidence;
  report: AnalysisReport | null;
  readonly passages: Passage[];
  /** Passage by id; null when the session has none such. */
  passage(id: string): Passage | null;
  patent(number: string): PatentRecord | null;
}

/** A question as the answers see it. */
export interface Asked {
  message: string;
  /** Lower case, one line, plain punctuation. */
  lower: string;
  history: ChatTurn[];
  dossier: Dossier;
}

export function openDossier(evidence: SessionEvidence): Dossier {
  // Many questions need none of the passages, and to tell what is asked for needs none at all.
  let passages: Passage[] | null = null;
  let byId: Map<string, Passage> | null = null;
  const all = (): Passage[] => {
    passages ??= sessionPassages(evidence);
    return passages;
  };
  const patents = new Map(evidence.patents.map((patent) => [patent.number, patent]));
  return {
    evidence,
    report: evidence.report,
    get passages() {
      return all();
    },
    passage: (id) => {
      byId ??= new Map(all().map((passage) => [passage.id, passage]));
      return byId.get(id) ?? null;
    },
    patent: (number) => patents.get(number) ?? null,
  };
}

/** The support that a passage lends: the given sentence if the passage has it, else the one nearest to the hint. */
export function supportFrom(passage: Passage | null, hint = ''): Support[] {
  if (!passage) return [];
  if (passage.sentences.includes(hint)) return [{ passage, quote: hint }];
  const stems = new Set(contentTerms(hint).map((term) => term.stem));
  return [{ passage, quote: bestSentence(passage, (stem) => (stems.has(stem) ? 1 : 0)) }];
}

/** Support by a patent of the session, nearest to a hint; nothing when the patent is not among its patents. */
export const byPatent = (dossier: Dossier, number: string, hint = ''): Support[] =>
  supportFrom(dossier.passage(`patent:${number}`), hint);

/** Support by a section of the report. */
export const bySection = (dossier: Dossier, section: string, hint = ''): Support[] =>
  supportFrom(dossier.passage(`landscape:${section}`), hint);

/** Support by a part of an opportunity. */
export const byOpportunity = (
  dossier: Dossier,
  part: { id: string; section: string },
  hint = '',
): Support[] => supportFrom(dossier.passage(`opportunity:${part.id}:${part.section}`), hint);

/** “Title”, safe inside Markdown. */
export const titled = (title: string | null): string =>
  `“${plainMarkdown((title ?? 'untitled').replace(/[.\s]+$/, ''))}”`;

/** US10000004, “Title”. */
export const named = (patent: PatentRecord): string => `${patent.number}, ${titled(patent.title)}`;

export const opportunityName = (opportunity: Opportunity): string =>
  `**${plainMarkdown(opportunity.title.replace(/[.\s]+$/, ''))}**`;

/** “a, b and c”. */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
}

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
