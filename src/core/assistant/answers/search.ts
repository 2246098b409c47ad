import { contentTerms } from '../../text/tokenize.ts';
import { plainMarkdown } from '../clean-text.ts';
import { type Asked, counted, listed, titled } from '../dossier.ts';
import { answered, type Draft, type DraftLine, declined, item, lead, more, partly } from '../draft.ts';
import type { Passage } from '../passage.ts';
import { bestSentence, type PassageHit, type PassageSearch, searchPassages } from '../search-passages.ts';

/** Share of the question's weight that a passage must carry to be called an answer, or to be shown at all. */
const ANSWERS = 0.75;
const RELATES = 0.34;
const SHOWN = 4;
/** Words of a question that must stand in one sentence for a passage to speak of its subject. */
const TOGETHER = 2;
const WORDS_APART = 3;

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

/** True when a sentence holds two words of the question; one will do where it has no more. A word alone says nothing. */
function speaksOf(sentence: string, terms: ReadonlyMap<string, string>): boolean {
  const stems = new Set(contentTerms(sentence).map((term) => term.stem));
  return [...terms.keys()].filter((stem) => stems.has(stem)).length >= Math.min(TOGETHER, terms.size);
}

interface Found {
  near: PassageHit[];
  full: boolean;
  search: PassageSearch;
}

function find(message: string, passages: readonly Passage[]): Found {
  const search = searchPassages(message, passages);
  const near = search.hits
    .filter((hit) => search.coverage(hit.found) >= RELATES && speaksOf(hit.sentence, search.terms))
    .slice(0, SHOWN);
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
  const asksWhether = WHETHER.test(message);
  if (near.length === 0) return notSpokenOf({ search, count, missing, asksWhether });
  if (full) return answered(lead('This is what the session’s evidence says about it:'), ...near.map(hitLine));
  const nearest = [more('The nearest passages are:'), ...near.map(hitLine)];
  return asksWhether
    ? answered(lead(`None of the ${count} of this session speaks of all of that.${missing}`), ...nearest)
    : partly(lead(`I find only part of that among the ${count} of this session.${missing}`), ...nearest);
}

/** Questions to which "none does" is an answer. */
const WHETHER =
  /\b(?:is|are) there\b|\b(?:does|do|did|has|have|can) (?:any|an?|some|the)\w*|\bany(?:one|body)?\b|\bwhich patents?\b|\bpatents? say\b/i;

/** No passage speaks of it: that is told, with the words that stand somewhere on their own, and where else to look. */
function notSpokenOf(asked: {
  search: PassageSearch;
  count: string;
  missing: string;
  asksWhether: boolean;
}): Draft {
  const { search, count, missing, asksWhether } = asked;
  const subject = listed([...search.terms.values()].map((word) => `“${plainMarkdown(word)}”`));
  const told =
    search.terms.size > 1
      ? `None of the ${count} of this session speaks of that: no sentence of theirs joins ${subject}.`
      : `None of the ${count} of this session speaks of ${subject}.`;
  const elsewhere = lead(
    'They were chosen for your idea. To search the whole library for this, analyse it as an idea of its own.',
  );
  const alone = asksWhether ? wordsApart(search) : [];
  const lines = [
    lead(`${told}${search.terms.size > 1 ? missing : ''}`),
    ...(alone.length > 0 ? [more('On their own, the words stand in:'), ...alone] : []),
    elsewhere,
  ];
  return asksWhether ? answered(...lines) : declined(...lines);
}

/** For each word of the question, rarest first, the best patent that has it. */
function wordsApart(search: PassageSearch): DraftLine[] {
  const rarest = [...search.terms].sort(
    ([a], [b]) => search.coverage(new Set([b])) - search.coverage(new Set([a])),
  );
  const shown = new Set<Passage>();
  const lines: DraftLine[] = [];
  for (const [stem, word] of rarest) {
    const hit = search.hits.find(({ found, passage }) => found.has(stem) && passage.kind === 'patent');
    if (!hit || shown.has(hit.passage)) continue;
    shown.add(hit.passage);
    const { passage } = hit;
    const quote = bestSentence(passage, (one) => (one === stem ? 1 : 0));
    lines.push(
      item(`“${plainMarkdown(word)}”: ${passage.ref}, ${titled(passage.title)}`, { passage, quote }),
    );
  }
  return lines.slice(0, WORDS_APART);
}
