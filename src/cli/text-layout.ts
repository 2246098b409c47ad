/** Emphasis of a terminal, or none in a pipe. */
export interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  accent(text: string): string;
}

/** Emphasis by ANSI codes where colors show, otherwise plain text. */
export function createPaint(color: boolean): Paint {
  const code = (on: number, off: number) => (text: string) =>
    color ? `\u001b[${on}m${text}\u001b[${off}m` : text;
  return { bold: code(1, 22), dim: code(2, 22), accent: code(36, 39) };
}

/** At most `most` lines of a text; the last one ends in an ellipsis where more was cut. */
export function clipText(text: string, width: number, most: number): string[] {
  const lines = wrapText(text, width - 2);
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${lines[most - 1]} …`];
}

/** Breaks a text into lines of at most `width` characters at spaces. */
export function wrapText(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return line === '' ? lines : [...lines, line];
}
