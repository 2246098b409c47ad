import { describe, expect, it } from 'vitest';
import { prose, quotedTexts, readableTexts, retiredWords } from './retired-words.ts';

const found = (text: string, specification: string[] = []) =>
  retiredWords(text, specification).map((word) => word.found);

/** Retired words that a source file says to its readers. */
const inSource = (source: string) => readableTexts('page.tsx', source).flatMap(({ text }) => found(text));

describe('retired words', () => {
  it.each([
    ["const title = 'Scored leads, from patents';", 'Scored leads'],
    ['const count = `In all ' + '$' + '{all} families read`;', 'families read'],
    ['const page = <p>None stands near your idea.</p>;', 'stands near'],
    ['/** The default is 3 unless told. */\nconst most = 3;', 'told'],
  ])('finds it in %s', (source, word) => {
    expect(inSource(source)).toEqual([word]);
  });

  it('leaves code, everyday English and lists of words alone', () => {
    const stopWords =
      'hence lest thereof amid a about above across after again against all almost along already also am an';
    expect(inSource(`const told = '${stopWords}';`)).toEqual([]);
    expect(
      found('People are told to wait. This link leads to the page. A reminder, depending on the lender.'),
    ).toEqual([]);
  });

  it('leaves texts of the specification as they are', () => {
    const table = "| 'Counters start anew', 'You've mended it' | `x.spec.ts › y` |";
    expect(quotedTexts(table)).toEqual(['Counters start anew', "You've mended it"]);
    expect(found('Counters start anew. They start anew.', quotedTexts(table))).toEqual(['anew']);
  });

  it('skips code in documents and keeps the lines', () => {
    const text = 'Built anew.\n`told` and\n```\nreckon\n```\nMended.';
    expect(found(prose(text))).toEqual(['Mended', 'anew']);
    expect(prose(text).split('\n')).toHaveLength(6);
  });
});
