// A sentence ends before white space and a capital; marks after the full stop belong to the sentence before them.
const END =
  /[.!?…]["”’)]?(?:\s?(?:\[[A-Z0-9]+\]|\((?:assumption|recalled, unverified)\)))*(?=\s+["“(]?[A-Z0-9])/g;

/** The first `count` sentences of a marked text and what follows them; `rest` is empty when nothing does. */
export function firstSentences(text: string, count: number): { first: string; rest: string } {
  const ends = [...text.matchAll(END)].map((match) => match.index + match[0].length);
  const cut = ends[count - 1];
  if (cut === undefined) return { first: text, rest: '' };
  return { first: text.slice(0, cut), rest: text.slice(cut).trimStart() };
}
