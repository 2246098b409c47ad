import type { Coverage, EmptinessCheck } from '../../contract/report.ts';
import type { EvidenceDoc } from '../analysis/evidence.ts';
import type { IdeaNames, IdeaReading } from '../analysis/read-idea.ts';
import type { Candidate } from '../gaps/candidates.ts';
import { sentences } from '../text/phrases.ts';
import { countStems } from '../text/tokenize.ts';
import { capitalise } from './inflection.ts';
import { describeMechanism, parsePhrase, withArticle } from './noun-phrase.ts';

/** Counts behind one gap; every number in a text comes from here. */
export interface GapCounts {
  /** Families read as the idea's field or its neighbours. */
  families: number;
  /** Families about the idea's own use, families with the mechanism, and with both. */
  use: number;
  solution: number;
  together: number;
  expected: number;
}

/** Everything the texts of one opportunity may say. */
export interface GapFacts {
  idea: IdeaReading;
  names: IdeaNames;
  candidate: Candidate;
  counts: GapCounts;
  coverage: Coverage;
  /** Nearest art other than the source, nearest first. */
  nearest: readonly EvidenceDoc[];
  /** Key function shared by source and idea, if any. */
  shared: string | undefined;
  /** Words of the idea that the source's text does not hold, weightiest first, at most three. */
  missing: readonly string[];
  /** True when the source's use really names that function. */
  sharesJob: boolean;
  /** Other documents of the mechanism's theme. */
  alike: readonly EvidenceDoc[];
  checks: readonly EmptinessCheck[];
  /** Names of organisations that own the neighbouring documents, most frequent first, and how many documents name no owner. */
  owners: readonly { name: string; numbers: readonly string[] }[];
  ownerless: number;
  /** Place in the list, from 0, and among those of its kind: choose sentence patterns, so that no two read alike. */
  position: number;
  ofKind: number;
}

/** The use phrase of a document, for use after "for". */
export const purposeOf = (doc: EvidenceDoc): string =>
  doc.use ? (doc.use.clean ? doc.use.full : doc.use.short) : (doc.record.title ?? 'an unnamed use');

/** The mechanism with article, in full. */
export const mechanismOf = (doc: EvidenceDoc): string =>
  describeMechanism(doc.mechanism?.full ?? doc.record.title ?? 'mechanism');

const VAGUE_NAME =
  /^(?:one|two|three|four|single|first|separate|extended|paired|additional|multiple)(?![\w-])|\b(?:control|device|system|unit|module|member|element|part|method|arrangement|mechanism|container|model|data|analysis|feature|structure|body|section|portion|channel)s?$/i;

/** The mechanism's name for headlines, without article: two words at least where the phrase has them. */
export function mechanismName(doc: EvidenceDoc): string {
  const m = doc.mechanism;
  if (m === null) return (doc.record.title ?? 'mechanism').toLowerCase();
  const words = m.short.split(' ').length;
  const vague = words < 2 || (words === 2 && VAGUE_NAME.test(m.short));
  return vague && m.clean && m.full.split(' ').length <= 9 ? m.full : m.short;
}

/** The headline name with its article. */
export function aMechanism(doc: EvidenceDoc): string {
  const name = mechanismName(doc);
  return withArticle(name, parsePhrase(name));
}

/** "with" fits most names; names that hold a "with" of their own get "built around". */
export const joiner = (name: string): string => (/\bwith(?:out)?\b/.test(name) ? 'built around' : 'with');

/** The definite short form of a mechanism: "the weight-sensing lift". */
export function theMechanism(doc: EvidenceDoc): string {
  const name = doc.mechanism?.short ?? 'mechanism';
  return doc.mechanism?.kind === 'gerund' || /^(?:the|one|two|three|four|its|their)\b/i.test(name)
    ? name
    : `the ${name}`;
}

/** "owner, 2018" in words for a citation: number, and year where known. */
export const yearOf = (doc: EvidenceDoc): string => (doc.year === null ? 'undated' : String(doc.year));

/** The sentence of a document's text that tells most of its mechanism, at most 230 characters, or null. */
export function tellingSentence(doc: EvidenceDoc): string | null {
  const wanted = countStems(doc.mechanism?.full ?? '');
  let best: string | null = null;
  let bestScore = 0;
  for (const sentence of sentences(doc.record.abstract ?? '')) {
    if (sentence.length < 40 || sentence.length > 230 || /["“”]/.test(sentence) || !/[.!?]$/.test(sentence))
      continue;
    const stems = countStems(sentence);
    let score = 0;
    for (const s of wanted.keys()) if (stems.has(s)) score++;
    if (score > bestScore) {
      best = sentence;
      bestScore = score;
    }
  }
  return bestScore >= Math.min(2, wanted.size) ? best : null;
}

/** Headline name of the idea: the thing (with its purpose when the name alone says little), else the purpose. */
export function headline(names: IdeaNames): string {
  const bare = names.product !== null && !/[\s-]/.test(names.product) && names.serves.split(' ').length <= 5;
  const text = names.product === null ? names.serves.replace(/^an? /, '') : names.product;
  return capitalise(bare && /^\w+ing\b/.test(names.serves) ? `${text} for ${names.serves}` : text);
}
