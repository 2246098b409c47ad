// Zero-width and direction characters hide instructions or reorder what a reader sees; tags (U+E0000…) carry hidden ASCII.
const INVISIBLE =
  /(?![\t\n\r])(?:\p{Cc}|\p{Cf}|\u034F|[\u115F\u1160]|[\u17B4\u17B5]|\u3164|\uFFA0|[\u{E0100}-\u{E01EF}]|[\uFE00-\uFE0F])/gu;

/** Removes control, zero-width, direction and other invisible characters; keeps tabs and line breaks. */
export function stripInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** One line, single spaces, nothing invisible: the form in which texts are compared. */
export function comparable(text: string): string {
  return stripInvisible(text)
    .normalize('NFKC')
    .replace(/[‘’‛`]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/[‐‑‒–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

const MARKUP =
  /<[^>]{0,300}>?|!?\[[^\]]{0,300}\]\([^)]{0,500}\)?|(?:https?|ftp|data|javascript|vbscript|file):\S*|www\.\S+/gi;

/** True when a text holds HTML, a link or an image. Answers carry none: links come from citations alone. */
export function hasMarkupOrLink(text: string): boolean {
  return text.search(MARKUP) >= 0;
}

/** Escapes what Markdown would read as markup, so that words taken from a patent or an idea stay words. */
export function plainMarkdown(text: string): string {
  return stripInvisible(text)
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>|#~]/g, (mark) => `\\${mark}`)
    .replace(/(https?):\/\//gi, '$1 ')
    .replace(/\bwww\./gi, 'www ')
    .trim();
}
