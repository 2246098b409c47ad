import { readableText } from './markdown-text.ts';

/** A stretch of text in one style. */
export interface Run {
  text: string;
  bold: boolean;
  /** https only, or null. */
  link: string | null;
}

export interface Block {
  kind: 'title' | 'heading' | 'subheading' | 'paragraph' | 'bullet' | 'step' | 'note';
  runs: Run[];
}

const kinds: [RegExp, Block['kind']][] = [
  [/^# /, 'title'],
  [/^## /, 'heading'],
  [/^### /, 'subheading'],
  [/^- /, 'bullet'],
  [/^(?=\d+\. )/, 'step'],
  [/^> /, 'note'],
];

function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  // An escaped bracket or star is text: what others wrote has no other ones.
  const pattern =
    /(?<!\\)\*\*(?<bold>(?:\\.|[^*\\])+)\*\*|(?<!\\)\[(?<label>(?:\\.|[^\]\\])+)\]\((?<url>https:\/\/[^\s)]+)\)/g;
  let at = 0;
  const plain = (part: string) => {
    if (part !== '') runs.push({ text: readableText(part), bold: false, link: null });
  };
  for (const match of text.matchAll(pattern)) {
    plain(text.slice(at, match.index));
    const { bold, label, url } = match.groups ?? {};
    runs.push({ text: readableText(bold ?? label ?? ''), bold: bold !== undefined, link: url ?? null });
    at = match.index + match[0].length;
  }
  plain(text.slice(at));
  return runs;
}

/** Reads the Markdown that our own reports use: headings, paragraphs, lists, bold text and https links. */
export function markdownBlocks(markdown: string): Block[] {
  return markdown
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [marker, kind] = kinds.find(([pattern]) => pattern.test(line)) ?? [/^/, 'paragraph' as const];
      return { kind, runs: runsOf(line.replace(marker, '')) };
    });
}
