/** Public page of a document that is not among the stored ones; the number alone leads there. */
export const publicPage = (number: string): string =>
  `https://patents.google.com/?oq=${encodeURIComponent(number)}`;
