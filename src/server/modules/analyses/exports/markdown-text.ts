/** Longest text that stands in one line of a report: far above any title, far below what a document cannot hold. */
const LONGEST_LINE = 4_000;

/** Invisible, without width, and no place to break a line: programs that make links of bare addresses stop at it. */
const JOINER = '\u2060';

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed.
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g;
/** What opens a link, an image, code, a table, a formula or an escape. Emphasis stands apart: our reports use it. */
const OPENERS = /[\\`[\]~|$_]/g;
/** Where a reader of Markdown, or of plain text, would see the start of an address. */
const ADDRESSES =
  /\b(?:[a-z][a-z0-9+.-]{1,15}:(?=\/\/)|(?:mailto|xmpp|tel|javascript):(?=\S)|www(?=\.))|(?=@)/gi;

const inertInline = (text: string): string =>
  text
    .replace(CONTROLS, '')
    .replace(OPENERS, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(ADDRESSES, `$&${JOINER}`);

/** A text of others in one line. */
export function oneLine(text: string): string {
  const line = text
    .slice(0, LONGEST_LINE * 2)
    .replace(/\s+/g, ' ')
    .trim();
  return line.length <= LONGEST_LINE ? line : `${line.slice(0, LONGEST_LINE)} …`;
}

/**
 * A text of others, such as a title, as it stands inside a line of Markdown: whatever reads the file shows these
 * characters and makes no link, image, tag or heading of them.
 */
export const markdownText = (text: string): string => inertInline(oneLine(text)).replace(/[*#]/g, '\\$&');

/** A Markdown link to an https address, under a text that anybody may have written. Other addresses are left out. */
export function markdownLink(text: string, address: string): string {
  const label = markdownText(text);
  if (!/^https:\/\/[a-z0-9]/i.test(address)) return label;
  return `[${label}](${address.replace(/[\s()<>\\"'`[\]]/g, (char) => `%${char.charCodeAt(0).toString(16).padStart(2, '0')}`)})`;
}

/** The characters that `markdownText` stands for. */
export const readableText = (markdown: string): string =>
  markdown
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
    .replaceAll(JOINER, '');
