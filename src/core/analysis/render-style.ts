type Paint = (text: string) => string;

/** How the parts of a report are painted; each leaves text as it is where there are no colours. */
export interface Style {
  heading: Paint;
  strong: Paint;
  dim: Paint;
  accent: Paint;
  /** A text that leads to a page. */
  link(text: string, url: string): string;
}

const ansi =
  (code: number): Paint =>
  (text) =>
    `\u001b[${code}m${text}\u001b[0m`;
const plain: Paint = (text) => text;
/** The OSC 8 sequence; terminals that do not know it show the text alone. */
const hyperlink: Style['link'] = (text, url) => `\u001b]8;;${url}\u001b\\${text}\u001b]8;;\u001b\\`;
const inMarkdown: Style['link'] = (text, url) => `[${text}](${url})`;

/** ANSI colours for a terminal; none in a pipe or file. */
export const styleOf = (color: boolean): Style =>
  color
    ? { heading: ansi(1), strong: ansi(1), dim: ansi(2), accent: ansi(33), link: hyperlink }
    : { heading: plain, strong: plain, dim: plain, accent: plain, link: inMarkdown };
