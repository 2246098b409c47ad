import type { AimConflict } from '../retrieval/general-knowledge.ts';
import { contentTerms } from '../text/tokenize.ts';
import { hasAnyOf, readText } from './aim-words.ts';
import { LEAST_APTNESS } from './aptness.ts';
import { textsOf } from './document-texts.ts';
import type { EvidenceDoc } from './evidence.ts';
import { sentenceBy } from './quotes.ts';

/** A group of words may stand in the text alone: all others are in title or phrases. */
const MOST_BY_THE_WAY = 1;

const groupsIn = (text: string, aim: AimConflict): number => {
  const read = readText(text);
  return aim.needs.filter((group) => hasAnyOf(read, group)).length;
};

/** False where a group has no word among the stems of a document at all, wherever they stand. */
const mayHave = (aim: AimConflict, { stems }: EvidenceDoc): boolean =>
  aim.needs.every((group) =>
    group.some((phrase) => contentTerms(phrase).every(({ stem }) => stems.has(stem))),
  );

const canBeTold = ({ excluded, aptness, use, mechanism }: EvidenceDoc): boolean =>
  !excluded && aptness >= LEAST_APTNESS && use !== null && mechanism !== null;

/** A document of an aim, and the sentence of its text that says most of that. */
export interface AimDocument {
  doc: EvidenceDoc;
  says: string | null;
}

/** The documents that have a word of each group that an aim needs, all but one of them in title or phrases, and are likely enough to be apt; those first that have all there. */
export function documentsOfAim(aim: AimConflict, docs: readonly EvidenceDoc[]): AimDocument[] {
  const all = aim.needs.length;
  return docs
    .filter((doc) => canBeTold(doc) && mayHave(aim, doc))
    .flatMap((doc) => {
      const { title, use, novelty, abstract } = textsOf(doc.record);
      const strong = `${title}. ${use}. ${novelty}`;
      const said = groupsIn(strong, aim);
      const isOfAim = said >= all - MOST_BY_THE_WAY && groupsIn(`${strong}. ${abstract}`, aim) === all;
      return isOfAim ? [{ doc, said }] : [];
    })
    .sort((a, b) => b.said - a.said || a.doc.index - b.doc.index)
    .map(({ doc }) => ({ doc, says: sentenceBy(doc, (text) => groupsIn(text, aim)) }));
}
