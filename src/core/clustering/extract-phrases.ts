import { lowerFirst, parsePhrase, startsWithGerund } from '../language/noun-phrase.ts';
import { sentences } from '../text/phrases.ts';

/** The two sides of an invention as phrases; null where the text gives none. */
export interface ExtractedPhrases {
  use: string | null;
  novelty: string | null;
}

export const GENERIC_HEAD =
  /^(?:(?:the|an?|novel|new|improved|automatic|computer[- ]implemented)\s+)*(?:(?:method|system|apparatus|device|process|assembly|arrangement|technique|means|article|computer program product|program|circuit|use|systems|methods|devices|apparatuses|processes|techniques|medium|storage medium|non-transitory \S+ medium|equipment)(?:\s*,\s*|\s+and\/or\s+|\s+and\s+|\s+or\s+|\s+)?)+(?:thereof\s+)?(?:(?:for use in|for|of|to|in|capable of|adapted to)\s+)(?:the\s+)?/i;
export const TRAILER =
  /\s*(?:,|and|;|-)?\s*(?:(?:related|corresponding|associated)\s+)?(?:(?:and|or)\s+)?(?:an?\s+|the\s+)?(?:(?:method|system|apparatus|device|process|program|manufacturing method|production method|vehicle|use)s?(?:\s+and\s+\w+)?\s+)(?:therefor|thereof|of (?:making|using|manufacturing|producing)(?: (?:the )?same)?|for (?:making|manufacturing|producing|using) (?:the )?same|(?:using|having|including|comprising) (?:the )?same|to (?:make|use) (?:the )?same)\b.*$/i;
const GENERIC_TAIL =
  /(?<=\w{4}.{6})[\s,]+(?:and\s+)?(?:methods?|systems?|apparatus|devices?)(?:\s+and\s+(?:methods?|systems?|apparatus|devices?|structures?))*$/i;
export const HAVING = /\s+(?:having|with|comprising|including|provided with|equipped with|containing)\s+/i;
export const USING =
  /\s+(?:using|by means of|based on|by use of|through the use of|utilizing|employing|via|by)\s+(?:an?\s+|the\s+)?/i;
export const FOR = /\s+(?:for|to be used in|used in|adapted for|for use in)\s+(?:the\s+|an?\s+)?/i;
export const PARTS =
  /\b(?:includes|including|comprises|comprising|has|having|consists of|uses|using|utilizes|provided with|contains)\s+(?:at least one |one or more |a plurality of |an? |the |first and second |a first |two or more )?/gi;
export const AIM =
  /\b(?:so as to|in order to|thereby|thus|to (?=(?:prevent|reduce|improve|avoid|increase|enhance|provide|allow|enable|determine|detect|control)\b)|for (?=[a-z]+ing\b))\s*/i;
const EMPTY_HEADS =
  /^(?:same|thereof|use|one|method|step|steps|embodiment|invention|present|system|device|apparatus|plurality|means|least|following|portion|member|unit|first|second|body|housing)$/i;

const clip = (text: string, words: number) => {
  const clean = text
    .replace(/\([^)]*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:the|an?|said)\s+/i, '');
  const parts = clean.split(' ').slice(0, words);
  while (
    parts.length > 1 &&
    /^(?:and|or|of|the|an?|for|with|in|on|by|from|to|at|as|its|that|which)$/i.test(
      parts[parts.length - 1] ?? '',
    )
  )
    parts.pop();
  return parts.join(' ').replace(/[,;:.]+$/, '');
};
const phrase = (text: string | null | undefined, words: number): string | null => {
  const cut = clip(text ?? '', words);
  return /[a-z]{3}/i.test(cut) ? lowerFirst(cut) : null;
};

function splitAt(text: string, marker: RegExp): [string, string | null] {
  const at = text.search(marker);
  if (at < 0) return [text, null];
  const mark = marker.exec(text.slice(at))?.[0] ?? '';
  return [text.slice(0, at), text.slice(at + mark.length)];
}

/** "Solar Energy Management" → "solar energy management"; acronyms and names inside lower-case titles stay. */
function uncapitalise(title: string): string {
  const words = title.split(' ');
  const capitals = words.filter((w) => /^[A-Z][a-z]/.test(w)).length;
  return capitals * 2 > words.length
    ? words.map((w) => (/^[A-Z][a-z-]+$/.test(w) ? w.toLowerCase() : w)).join(' ')
    : title;
}

function fromTitle(title: string): ExtractedPhrases {
  const bare = uncapitalise(title.replace(/\s+/g, ' ').trim())
    .replace(TRAILER, '')
    .replace(GENERIC_TAIL, '')
    .trim();
  const generic = GENERIC_HEAD.exec(bare);
  if (generic && bare.length > generic[0].length) {
    const [use, novelty] = splitAt(bare.slice(generic[0].length), USING);
    return { use: phrase(use, 8), novelty: phrase(novelty, 9) };
  }
  if (startsWithGerund(bare)) {
    const [use, novelty] = splitAt(bare, USING);
    return { use: phrase(use, 8), novelty: phrase(novelty, 9) };
  }
  const [thing, aim] = splitAt(bare, FOR);
  if (aim !== null) return { use: phrase(aim, 8), novelty: phrase(thing, 9) };
  const [whole, part] = splitAt(bare, HAVING);
  return { use: phrase(whole, 8), novelty: phrase(part, 9) };
}

/** The first named component that is not just a word of the use ("… comprising a drum, a heater …" → "drum"). */
function firstPart(abstract: string, known: string): string | null {
  for (const match of abstract.matchAll(PARTS)) {
    const after = abstract.slice((match.index ?? 0) + match[0].length);
    const candidate = parsePhrase(
      clip(after.split(/[,;.:]|\b(?:wherein|which|that|configured|adapted|for|arranged)\b/)[0] ?? '', 7),
    ).short;
    const head = candidate.split(' ').pop() ?? '';
    const fresh = candidate.split(' ').length >= 2 && !known.toLowerCase().includes(candidate.toLowerCase());
    if (fresh && !EMPTY_HEADS.test(head) && /^[a-z]/i.test(candidate)) return candidate;
  }
  return null;
}

/**
 * Use and mechanism of a record without hand-written phrases, from its title and abstract by their usual shapes:
 * "X for Y", "method of Y using X", "X having Z", "… comprising an X", "so as to Y". Rule-based and deterministic.
 */
export function extractPhrases(title: string | null, abstract: string | null): ExtractedPhrases {
  const titled = title ? fromTitle(title) : { use: null, novelty: null };
  const body = (abstract ?? '').slice(0, 900);
  const use =
    titled.use ?? phrase(splitAt(sentences(body)[0] ?? '', AIM)[1], 8) ?? phrase(sentences(body)[0], 7);
  const novelty =
    titled.novelty ??
    phrase(firstPart(body, `${title ?? ''} ${use ?? ''}`), 9) ??
    (use && title ? phrase(title, 9) : null);
  return { use, novelty };
}
