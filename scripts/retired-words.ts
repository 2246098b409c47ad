import { parseSync, Visitor } from 'oxc-parser';

/** Wording that the product no longer uses, with what to say instead. */
const RETIRED: [pattern: RegExp, instead: string][] = [
  [/\btold\b(?! (to|that)\b)/i, 'shown, reported, said; “unless told” is a default'],
  [/\breckon(s|ed|ing)?\b/i, 'count, estimate'],
  [/\blen(d|ds|ding|t)\b/i, 'contribute, give'],
  [/\bkin(ship|dred)?\b/i, 'relevance, related patents'],
  [/\blikest\b/i, 'closest'],
  [/\bstands? near(est)?\b/i, 'is close to'],
  [/\b(by its words|as far as words)\b/i, 'say what was found'],
  [/\bfamil(y|ies) read\b/i, 'patents reviewed'],
  [/\bmay bind\b/i, 'could be in force'],
  [/\b(scored|best|these|those|\d+) leads\b(?! to\b)/i, 'opportunities'],
  [/\bart told\b/i, 'prior art'],
  [/\bdoings\b/i, 'clauses, actions'],
  [/\blaid beside\b/i, 'compared with'],
  [/\bsuch as have\b/i, 'those that have'],
  [/\bin short\b/i, 'summary'],
  [/\bat hand\b/i, 'here, available'],
  [/\bbear(s|ing)? (it|them|out|the|this|that|on|upon)\b/i, 'support, be relevant to'],
  [/\bmend(s|ed|ing)?\b/i, 'fix, repair'],
  [/\banew\b/i, 'again, from scratch'],
  [/\b(amid|hence|lest|naught|ought|thence|whence|whilst|hitherto|thereof|whereof)\b/i, 'plain words'],
  [/\b(in|on|inside) this installation\b/i, 'on this server'],
];

/** A place where retired wording is used. */
export interface RetiredWord {
  offset: number;
  found: string;
  instead: string;
}

/** Retired wording in a text, unless it belongs to a text of the specification, which is kept to the letter. */
export function retiredWords(text: string, specification: readonly string[] = []): RetiredWord[] {
  return RETIRED.flatMap(([pattern, instead]) =>
    [...text.matchAll(new RegExp(pattern.source, 'gi'))]
      .filter(({ index, 0: found }) => !isQuoted(text, { index, found }, specification))
      .map(({ index, 0: found }) => ({ offset: index, found, instead })),
  );
}

function isQuoted(text: string, at: { index: number; found: string }, specification: readonly string[]) {
  return specification.some((quoted) => {
    const start = text.indexOf(quoted);
    return start >= 0 && start <= at.index && at.index + at.found.length <= start + quoted.length;
  });
}

/** Everything in a source file that people read: texts of literals, templates and markup, and the comments. */
export function readableTexts(file: string, source: string): { start: number; text: string }[] {
  const texts: { start: number; text: string }[] = [];
  const add = (start: number, text: string) => {
    if (!isWordList(text)) texts.push({ start, text });
  };
  const { program, comments } = parseSync(file, source);
  new Visitor({
    Literal: ({ start, value }) => {
      if (typeof value === 'string') add(start + 1, value);
    },
    TemplateElement: ({ start, value }) => add(start, value.raw),
    JSXText: ({ start, value }) => add(start, value),
  }).visit(program);
  for (const { start, value } of comments) add(start, value);
  return texts;
}

/** Lists such as the stop words hold words that nobody says to a reader. */
function isWordList(text: string): boolean {
  return /^[\p{L}\s:]+$/u.test(text) && text.trim().split(/\s+/).length >= 15;
}

/** The prose of a document: code is blanked out, so that places stay where they are. */
export function prose(markdown: string): string {
  return markdown.replace(/^```[\s\S]*?^```|`[^`\n]*`/gm, (code) => code.replace(/[^\n]/g, ' '));
}

/** Texts that the table of the specification's statements quotes. */
export function quotedTexts(table: string): string[] {
  const statements = table.split('\n').flatMap((row) => (/^\| /.test(row) ? [row.split('|')[1] ?? ''] : []));
  return statements.flatMap((statement) =>
    [...statement.matchAll(/'((?:[^']|(?<=\w)'(?=\w))+)'/g)].map(([, quoted = '']) => quoted),
  );
}
