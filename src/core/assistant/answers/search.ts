import { plainMarkdown } from '../clean-text.ts';
import { type Asked, counted, listed, titled } from '../dossier.ts';
import { answered, type Draft, type DraftLine, declined, item, lead, partly } from '../draft.ts';
import type { Passage } from '../passage.ts';
import { type PassageHit, type PassageSearch, searchPassages } from '../search-passages.ts';

/** Share of the question's weight that a passage must carry to be called an answer, or to be shown at all. */
const ANSWERS = 0.75;
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

interface Found {
  near: PassageHit[];
  full: boolean;
  search: PassageSearch;
}

function find(message: string, passages: readonly Passage[]): Found {
  const search = searchPassages(message, passages);
  const near = search.hits.filter((hit) => search.coverage(hit.found) >= RELATES).slice(0, SHOWN);
  const best = Math.max(0, ...near.map((hit) => search.coverage(hit.found)));
  return { near, full: best >= ANSWERS && search.unknown.length === 0, search };
}

/** The patents come first: the analysis often says the idea's own words again. */
function findBest(message: string, passages: readonly Passage[]): Found {
  const patents = find(
    message,
    passages.filter(({ kind }) => kind === 'patent'),
  );
  if (patents.full || /\bpatents?\b|\banyone\b|\bwho\b/i.test(message)) return patents;
  const report = find(
    message,
    passages.filter(({ kind }) => kind !== 'patent'),
  );
  return report.full ? report : patents;
}

/** Anything else: the session's evidence is searched and quoted; what it does not hold is said. */
export function searchEvidence({ message, dossier }: Asked): Draft {
  const { near, full, search } = findBest(message, dossier.passages);
  const count = counted(dossier.evidence.patents.length, 'patent');
  if (search.terms.size === 0) {
    return declined(
      lead(
        `I could not tell what you are asking about. I can answer from the ${count} of this session: name a subject, a patent number or an opportunity.`,
      ),
    );
  }
  const words = search.unknown.slice(0, 4).map((word) => `“${plainMarkdown(word)}”`);
  const missing = words.length > 0 ? ` None of them mentions ${listed(words)}.` : '';
  if (near.length === 0) {
    return declined(
      lead(`I cannot answer that from this session: its ${count} do not speak of it.${missing}`),
      lead('I only answer from this evidence, so I would rather not guess.'),
    );
  }
  if (full) return answered(lead('This is what the session’s evidence says about it:'), ...near.map(hitLine));
  return partly(
    lead(`I find only part of that among the ${count} of this session.${missing} The nearest passages are:`),
    ...near.map(hitLine),
  );
}
