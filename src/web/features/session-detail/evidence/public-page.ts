/** Public page of a document that is not among the stored ones, found by its number. */
export const publicPage = (number: string): string =>
  `https://patents.google.com/?oq=${encodeURIComponent(number)}`;
