import { FORMS_AT_THE_END, FORMS_IN_FRONT, JOINED_FORMS, SPELLED_FORMS } from './company-forms.constants.ts';

const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ð: 'd',
  þ: 'th',
  ё: 'е',
};

/**
 * One key for one owner, in any script: case, width, accents, punctuation and legal forms do not count ("ACME Co., Ltd." is
 * "Acme Corporation", "例示工業㈱" is "株式会社例示工業"). Names of different letters never share a key; empty only for a name
 * without letters and digits.
 */
export function ownerKey(name: string): string {
  const spelled = folded(name);
  const words = spelled.replace(SPELLED_FORMS, ' ').split(' ').filter(Boolean);
  const bare = withoutForms(words.length > 0 ? words : spelled.split(' '));
  return bare.join(' ') || spelled;
}

/** Lower-case words of letters and digits, without accents and with "S.p.A." as one word. */
function folded(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?<=[a-z\u0370-\u03ff])[\u0300-\u036f]+/g, '')
    .normalize('NFC')
    .replace(/[ßøæœłđıðþё]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/(?<![\p{L}\p{N}])((?:\p{L}[./״"]\s?)+\p{L})(?:\.|(?![\p{L}\p{N}]))/gu, (short) =>
      short.replace(/[^\p{L}]/gu, ''),
    )
    .replace(/(?<=\p{Script=Hebrew})["״](?=\p{Script=Hebrew})/gu, '')
    .replace(/['’.](?=\p{L})/gu, (mark) => (mark === '.' ? ' ' : ''))
    .replace(/\((株|有|주|유)\)/gu, ' $1 ')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
}

const BRACKETED = new Set(['株', '有', '주', '유']);

function withoutForms(words: readonly string[]): string[] {
  const joined = words
    .filter((word) => !BRACKETED.has(word))
    .map(withoutJoined)
    .filter(Boolean);
  let left = joined.length > 0 ? joined : [...words];
  while (left.length > 1 && FORMS_AT_THE_END.has(left.at(-1) as string)) left = left.slice(0, -1);
  while (left.length > 1 && FORMS_IN_FRONT.has(left[0] as string)) left = left.slice(1);
  return left;
}

const withoutJoined = (word: string): string => word.replace(JOINED_FORMS, '').replace(JOINED_FORMS, '');
