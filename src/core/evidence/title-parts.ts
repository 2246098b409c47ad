import { FOR, GENERIC_HEAD, HAVING, TRAILER, USING } from '../clustering/extract-phrases.ts';
import { gerundOf } from '../language/inflection.ts';
import { lowerFirst, parsePhrase, startsWithGerund } from '../language/noun-phrase.ts';

/** What a title says an invention is, what it is for, and what is special about it; each null where unsaid. */
export interface TitleParts {
  thing: string | null;
  aim: string | null;
  part: string | null;
}

const CAPITALISED = /^[("']?[A-Z][a-z]+(?:[-/][A-Za-z][a-z]*)*[)"',;:.]*$/;

/** Titles in capitals as running text: "Solar Panel, Mounted" → "solar panel, mounted"; acronyms stay. */
export function runningTitle(title: string): string {
  const flat = title
    .replace(/["“]([^"“”]*)["”]/g, (_, quoted: string) =>
      quoted.replace(/\b[A-Z](?=[a-z]+)/g, (first) => first.toLowerCase()),
    )
    .replace(/["“”]/g, '')
    .replace(/\([^)]*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (!/[a-z]/.test(flat)) return flat.toLowerCase();
  const words = flat.split(' ');
  const long = words.filter((w) => w.length > 3);
  const capitals = long.filter((w) => CAPITALISED.test(w)).length;
  return capitals * 2 > long.length && long.length > 1
    ? words.map((w) => (CAPITALISED.test(w) || /^An?$/.test(w) ? w.toLowerCase() : w)).join(' ')
    : lowerFirst(flat).replace(/^[A-Z](?=[a-z]+,)/, (first) => first.toLowerCase());
}

const GENERIC_NOUN =
  '(?:methods?|process(?:es)?|apparatus(?:es)?|devices?|systems?|programs?|program products?|medium|media|uses?|equipment)';
/** ", method, and storage medium" beside the thing itself. */
const COMPANION = new RegExp(
  `(?:\\s*,\\s*(?:and\\s+|or\\s+)?|\\s+(?:and|or|and/or)\\s+)(?:(?:an?|the|related|corresponding|associated)\\s+)?(?:(?:control|computer|manufacturing|production|storage|recording|computer-readable|readable|non-transitory|operating)\\s+){0,3}${GENERIC_NOUN}(?:\\s+(?:therefor|thereof))?(?=\\s*(?:,|$|and\\b|for\\b|of\\b|to\\b|using\\b|with\\b|having\\b|in\\b|including\\b))`,
  'gi',
);
/** "positioning device and positioning method" → "positioning device". */
const REPEATED = new RegExp(`^([\\w-]+)(\\s.*?)(?:\\s+and\\s+|,\\s*)\\1\\s+${GENERIC_NOUN}(?=\\s|,|$)`, 'i');

/** "… and production method therefor", "… and a process for its manufacture". */
const AFTERTHOUGHT =
  /,?\s+and\s+(?:[\w-]+\s+){0,4}(?:methods?|process(?:es)?)\s+(?:therefor|thereof|(?:for|of|using) (?:the same|its|their)\b.*)$/i;

/** "shoe sole and method of measuring it": the method is another invention. */
const SECOND_METHOD = /(?:,|\s+and)\s+(?:an?\s+)?(?:methods?|process(?:es)?)\s+of\s+\w+ing\b.*$/i;

function withoutCompanions(title: string): string {
  const cut = title
    .replace(/^(.{6,}?) and \1\b.*$/i, '$1')
    .replace(AFTERTHOUGHT, '')
    .replace(/,?\s+and\s+[\w-]+(?:\s+[\w-]+)?\s+therefor$/i, '')
    .replace(TRAILER, '')
    .replace(REPEATED, '$1$2');
  const head = GENERIC_HEAD.exec(cut)?.[0] ?? '';
  return (head + cut.slice(head.length).replace(SECOND_METHOD, '').replace(COMPANION, ''))
    .replace(/\s+/g, ' ')
    .trim();
}

function splitAt(text: string, marker: RegExp): [string, string | null] {
  const at = text.search(marker);
  if (at <= 0) return [text, null];
  const mark = marker.exec(text.slice(at))?.[0] ?? '';
  return [text.slice(0, at).trim(), text.slice(at + mark.length).trim() || null];
}

const SPECIAL = new RegExp(`${HAVING.source}|${USING.source}`, 'i');
const verbal = (text: string) => {
  const { kind } = parsePhrase(text);
  return (
    kind === 'gerund' && !/^\w+ing \w+(?:tion|ment|sis)(?:\s(?:for|in|of|with|using|by)\b|$)/i.test(text)
  );
};

/** "to detect leaks" names the aim "detecting leaks". */
function aimAfter(head: string, rest: string): string {
  if (!/\sto\s+$/i.test(head)) return rest;
  const [verb = '', ...others] = rest.split(' ');
  return [gerundOf(verb), ...others].join(' ');
}

/** "controlling method and apparatus" */
const GENERIC_PAIR = new RegExp(`(?<=\\w{3}\\s\\S+)\\s+${GENERIC_NOUN}\\s+and\\s+${GENERIC_NOUN}$`, 'i');

/** Where the special part begins: after "using" of a doing, after "with" or "having" also of a thing. */
const markerFor = (text: string): RegExp => (startsWithGerund(text) ? USING : SPECIAL);

/** Takes a title apart by the shapes that the office uses: "X for Y", "method of Y using Z", "X having Z". */
export function titleParts(raw: string): TitleParts {
  const title = withoutCompanions(runningTitle(raw));
  const head = GENERIC_HEAD.exec(title)?.[0];
  if (head !== undefined && title.length > head.length) {
    const whole = aimAfter(head, title.slice(head.length));
    const [aim, part] = splitAt(whole, markerFor(whole));
    return { thing: null, aim, part };
  }
  if (verbal(title)) {
    const [aim, part] = splitAt(title, USING);
    return { thing: null, aim, part };
  }
  const [front, aim] = splitAt(title, FOR);
  const [named, part] = splitAt(front, SPECIAL);
  const thing = named.replace(GENERIC_PAIR, '');
  if (aim === null) return { thing, aim, part };
  const [bareAim, rest] = splitAt(aim, markerFor(aim));
  return { thing, aim: bareAim, part: part ?? rest };
}
