const WORDS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  thousand: 1000,
  million: 1_000_000,
  billion: 1_000_000_000,
  half: 0.5,
  twice: 2,
  double: 2,
  triple: 3,
  dozen: 12,
};

// Thousands are grouped by commas, or by the no-break spaces that typesetters use.
const DIGITS = /\d[\d,.\u00a0\u202f]*\d|\d/g;
const WORD = new RegExp(`\\b(?:${Object.keys(WORDS).join('|')})\\b`, 'gi');
const MARKER = /\[\d{1,3}\]/g;

/**
 * Every number that a text states, in one spelling: `1,234.50` → `1234.5`, `twelve` → `12`, `US 10,000,004` → `10000004`,
 * `2018-06-19` → its three parts. Citation markers `[1]` are not numbers.
 */
export function numbersIn(text: string): string[] {
  const bare = text.replace(MARKER, ' ');
  const found: string[] = [];
  for (const match of bare.matchAll(DIGITS)) found.push(...spellings(match[0]));
  for (const match of bare.matchAll(WORD)) found.push(String(WORDS[match[0].toLowerCase()]));
  return found;
}

function spellings(run: string): string[] {
  const grouped = run.replace(/(?<=\d)[,\u00a0\u202f](?=\d{3}(?!\d))/g, '');
  return grouped.split(/[,\u00a0\u202f]+|\.(?!\d)|\.(?=\d+\.)/).flatMap((part) => {
    const value = part.replace(/\.$/, '');
    if (value === '') return [];
    if (value.length > 15) return [value];
    const number = Number(value);
    return [Number.isNaN(number) ? value : String(number)];
  });
}

/** True for a number that stands in the set as it is, as a percentage of a share, or as a rounded form of one that does. */
function supported(number: string, known: ReadonlySet<string>): boolean {
  if (known.has(number)) return true;
  const value = Number(number);
  if (!Number.isFinite(value)) return false;
  const decimals = number.split('.')[1]?.length ?? 0;
  for (const entry of known) {
    const other = Number(entry);
    if (!Number.isFinite(other) || Number.isInteger(other)) continue;
    if (other.toFixed(decimals) === value.toFixed(decimals)) return true;
    if (other > 0 && other < 1 && Math.round(other * 100) === value) return true;
  }
  return false;
}

/** All numbers of some texts, to be asked many times. */
export const knownNumbers = (sources: readonly string[]): ReadonlySet<string> =>
  new Set(sources.flatMap(numbersIn));

/** Numbers that a text states and none of the sources does. Empty means that every number is in the evidence. */
export function unsupportedNumbers(text: string, sources: readonly string[] | ReadonlySet<string>): string[] {
  const stated = numbersIn(text);
  if (stated.length === 0) return [];
  const known = Array.isArray(sources) ? knownNumbers(sources) : (sources as ReadonlySet<string>);
  return [...new Set(stated.filter((number) => !supported(number, known)))];
}
