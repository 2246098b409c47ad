import { plainMarkdown } from '../clean-text.ts';
import { type Asked, counted, listed, titled } from '../dossier.ts';
import { answered, type Draft, type DraftLine, declined, item, lead, partly } from '../draft.ts';
import { type PassageHit, searchPassages } from '../search-passages.ts';

/** Share of the question's weight that a passage must carry to be called an answer, or to be shown at all. */
const ANSWERS = 0.6;
const RELATES = 0.34;
const SHOWN = 4;

function hitLine({ passage, sentence }: PassageHit): DraftLine {
  const quote = `“${plainMarkdown(sentence)}”`;
  const source =
    passage.kind === 'patent'
      ? `${passage.ref}, ${titled(passage.title)}`
      : `The analysis, under ${titled(passage.title)}`;
  const isTitle = sentence.replace(/[.\s]+$/, '') === passage.title.replace(/[.\s]+$/, '');
  return item(isTitle && passage.kind === 'patent' ? `${source}, by its title` : `${source}: ${quote}`, {
    passage,
    quote: sentence,
  });
}

/** Anything else: the session's evidence is searched and quoted; what it does not hold is said. */
export function searchEvidence({ message, dossier }: Asked): Draft {
  const search = searchPassages(message, dossier.passages);
  const count = counted(dossier.evidence.patents.length, 'patent');
  if (search.terms.size === 0) {
    return declined(
      lead(
        `I could not tell what you are asking about. I can answer from the ${count} of this session: name a subject, a patent number or an opportunity.`,
      ),
    );
  }
  const near = search.hits.filter((hit) => search.coverage(hit.found) >= RELATES).slice(0, SHOWN);
  const first = near[0];
  const missing =
    search.unknown.length > 0
      ? ` Nothing here mentions ${listed(search.unknown.slice(0, 4).map((word) => `“${plainMarkdown(word)}”`))}.`
      : '';
  if (!first) {
    return declined(
      lead(
        `I cannot answer that from this session: its ${count} and its analysis do not speak of it.${missing}`,
      ),
      lead('I only answer from this evidence, so I would rather not guess.'),
    );
  }
  const full =
    Math.max(...near.map((hit) => search.coverage(hit.found))) >= ANSWERS && search.unknown.length === 0;
  const head = full
    ? 'This is what the session’s evidence says about it:'
    : `I can answer this only in part.${missing} The nearest passages are:`;
  return (full ? answered : partly)(lead(head), ...near.map(hitLine));
}
