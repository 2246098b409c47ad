type Paint = (text: string) => string;

/** How the parts of a report are painted; each leaves text as it is where there are no colours. */
export interface Style {
  heading: Paint;
  strong: Paint;
  dim: Paint;
  accent: Paint;
}

const ansi =
  (code: number): Paint =>
  (text) =>
    `\u001b[${code}m${text}\u001b[0m`;
const plain: Paint = (text) => text;
/** ANSI colours for a terminal; none in a pipe or file. */
export const styleOf = (color: boolean): Style =>
  color
    ? { heading: ansi(1), strong: ansi(1), dim: ansi(2), accent: ansi(33) }
    : { heading: plain, strong: plain, dim: plain, accent: plain };
