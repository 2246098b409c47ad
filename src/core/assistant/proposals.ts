import { contentTerms } from '../text/tokenize.ts';
import { type Claim, verifyClaim } from './claims.ts';
import type { Support } from './draft.ts';
import type { Passage } from './passage.ts';

/** A combination of evidence as a language model hands it in. */
export interface Proposal extends Claim {
  title: string;
}

export interface ProposalVerdict {
  /** Why the proposal does not stand; empty when it does. */
  problems: string[];
  /** The patents that it combines, each with words of its record; empty when it does not stand. */
  support: Support[];
}

const TITLE_LENGTH = 120;
/** Content words that a text must share with a patent to speak of it. */
const SHARED_WORDS = 2;

// Whether something is new is computed by searches or decided by an examiner, never by a model.
const JUDGES =
  /\b(?:novel(?:ty)?|patentab\w+|inventive|unprecedented|first[- ]ever|nobody|no one|no other|no patents?|never been|unclaimed|white ?space|freedom to operate|infring\w+)\b/i;

const stemsOf = (text: string): Set<string> => new Set(contentTerms(text).map((term) => term.stem));

function speaksOf(text: string, passage: Passage): boolean {
  const known = stemsOf(passage.text);
  return [...stemsOf(text)].filter((stem) => known.has(stem)).length >= SHARED_WORDS;
}

/**
 * Checks a proposed combination as any claim is checked, its title too; besides, it must join two patents of the evidence,
 * speak of both, and leave novelty alone.
 */
export function verifyProposal(proposal: Proposal, evidence: ReadonlyMap<string, Passage>): ProposalVerdict {
  const { title, ...claim } = proposal;
  const cites = [...new Set(claim.cites)];
  const text = verifyClaim({ ...claim, cites }, evidence);
  const heading = verifyClaim({ ...claim, cites, text: title }, evidence);
  const problems = new Set([...text.problems, ...heading.problems]);
  if (title.length > TITLE_LENGTH) problems.add(`the title is longer than ${TITLE_LENGTH} characters`);
  if (JUDGES.test(`${title} ${claim.text}`)) problems.add('it judges novelty');
  const patents = new Map<string, Passage>();
  for (const id of cites) {
    const passage = evidence.get(id);
    if (passage?.kind === 'patent' && speaksOf(claim.text, passage)) patents.set(passage.ref, passage);
  }
  if (patents.size < 2) problems.add('it does not join two patents of the evidence');
  return problems.size > 0
    ? { problems: [...problems], support: [] }
    : { problems: [], support: text.support.filter(({ passage }) => passage.kind === 'patent') };
}
