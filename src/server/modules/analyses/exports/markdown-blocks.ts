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

const readable = (text: string): string => text.replaceAll('&lt;', '<').replaceAll('&amp;', '&');

function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  const pattern = /\*\*(?<bold>[^*]+)\*\*|\[(?<label>[^\]]+)\]\((?<url>https:\/\/[^\s)]+)\)/g;
  let at = 0;
  const plain = (part: string) => {
    if (part !== '') runs.push({ text: readable(part), bold: false, link: null });
  };
  for (const match of text.matchAll(pattern)) {
    plain(text.slice(at, match.index));
    const { bold, label, url } = match.groups ?? {};
    runs.push({ text: readable(bold ?? label ?? ''), bold: bold !== undefined, link: url ?? null });
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
