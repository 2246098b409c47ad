import { AIM, PARTS } from '../clustering/extract-phrases.ts';
import { clipAtJoint, withoutLooseEnd } from '../language/clip-phrase.ts';
import { article, gerundOf } from '../language/inflection.ts';
import { lowerFirst, parsePhrase } from '../language/noun-phrase.ts';
import { sentences } from '../text/phrases.ts';

const LONGEST = 9;

/** Reference numerals of drawings, and what the office writes before a name ("at least one", "a plurality of"). */
export function withoutOfficeWords(text: string): string {
  return text
    .replace(/\s*\(\s*[^)]{0,40}\)/g, ' ')
    .replace(/\s+\d{1,4}[a-z]?(?=\s|$|,)/gi, ' ')
    .replace(/^(?:and|or)\s+/i, '')
    .replace(/^(?:the|an?|said)\s+/i, '')
    .replace(
      /^(?:at least (?:one|two)|one or more|two or more|a? ?(?:plurality|set) of)\s+(?:of\s+)?(?:the\s+)?/i,
      '',
    )
    .replace(/\bat least one (\w+)/gi, (_, next: string) => `${article(next)} ${next}`)
    .replace(/\b(?:said|one or more|a plurality of)\s+/gi, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const AFTER_NAME =
  /[,;.:]|\b(?:wherein|which|that|configured|adapted|arranged|disposed|located|positioned|mounted|provided|coupled|connected|attached|operable|capable|such that|so that|at least|being|to be|each|and an?|and the|is|are|can|may)\b/i;

/** The names of the parts that an abstract lists, as it lists them. */
export function partsOf(abstract: string): string[] {
  const found: string[] = [];
  for (const match of abstract.matchAll(PARTS)) {
    // "including" without an article opens a list of examples rather than of parts.
    if (/^including\s+$/i.test(match[0])) continue;
    const after = abstract.slice((match.index ?? 0) + match[0].length).slice(0, 400);
    const list = after.split(/[.;]|\bwherein\b/)[0] ?? '';
    for (const item of list.split(/,\s*(?:and\s+)?|\s+and\s+(?=an?\s|the\s)/).slice(0, 5)) {
      const name = withoutOfficeWords(item).split(AFTER_NAME)[0] ?? '';
      const cut = clipAtJoint(name, LONGEST);
      if (cut !== '') found.push(lowerFirst(cut));
    }
  }
  return found;
}

/** What an abstract says its invention is good for ("to prevent leaks", "for drying hay") as an -ing phrase, or null. */
export function aimOf(abstract: string): string | null {
  for (const sentence of sentences(abstract).slice(0, 3)) {
    const at = sentence.search(AIM);
    if (at < 0) continue;
    const mark = AIM.exec(sentence.slice(at))?.[0] ?? '';
    const rest = (
      sentence.slice(at + mark.length).split(/[,;.:]|\b(?:wherein|which|that|such)\b/)[0] ?? ''
    ).trim();
    const [verb = '', ...others] = withoutOfficeWords(rest).split(' ');
    const lead = /(?:^|\s)to\s*$|order to/i.test(mark) ? gerundOf(verb) : verb.toLowerCase();
    const phrase = clipAtJoint(withoutLooseEnd([lead, ...others].join(' ')), LONGEST);
    if (others.length > 0 && /^[a-z]+ing$/.test(lead) && parsePhrase(phrase).clean) return phrase;
  }
  return null;
}
