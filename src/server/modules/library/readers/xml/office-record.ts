/** What one publication's XML says, as raw text: bytes as Latin-1, entities unread. */
export interface OfficeFields {
  country: string;
  number: string;
  kind: string;
  date: string;
  filed: string;
  /** Filing of the international application, where this one entered from it. */
  worldFiled: string;
  /** Dates of applications that this one claims. */
  claimed: string[];
  title: string;
  abstract: string;
  claim: string;
  inventors: string[];
  /** Inventors in another spelling, for documents without the preferred one. */
  otherInventors: string[];
  assignees: string[];
  /** Applicants that are no inventors. */
  applicants: string[];
  cpc: string[];
  ipc: string[];
  citations: string[];
  family: string;
  /** Numbers under which the document says it is published: more than one in what damage has joined. */
  published: string[];
}

export const emptyFields = (): OfficeFields => ({
  country: 'US',
  number: '',
  kind: '',
  date: '',
  filed: '',
  worldFiled: '',
  claimed: [],
  title: '',
  abstract: '',
  claim: '',
  inventors: [],
  otherInventors: [],
  assignees: [],
  applicants: [],
  cpc: [],
  ipc: [],
  citations: [],
  family: '',
  published: [],
});

/** Values of an element's attributes. */
export function attributesOf(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  if (text.length < 4) return found;
  for (const [, name = '', double, single] of text.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g))
    found[name] = double ?? single ?? '';
  return found;
}

export function addNew(list: string[], item: string): void {
  if (item !== '' && !list.includes(item)) list.push(item);
}

/** Elements that stand between words; all others mark up what stands within a word or line. */
const BLOCKS = new Set(
  'p para btext ptext claim claim-text clm paragraph heading h li ul ol dl dt dd br row entry table tgroup tbody thead td tr tables maths math chemistry claim-ref-block abst-problem abst-solution number sl'.split(
    ' ',
  ),
);
export const isBlock = (name: string): boolean => BLOCKS.has(name.toLowerCase());

const RAISED = new Set(['sup', 'sp', 'superscript']);
export const isRaised = (name: string): boolean => RAISED.has(name.toLowerCase());

const HIGH_DIGITS = ['2070', 'b9', 'b2', 'b3', '2074', '2075', '2076', '2077', '2078', '2079'];
const MINUS = '&#x207b;';

/** A power keeps its place: 10<sup>3</sup> is 10³, not 103. Anything else that is raised is joined as it stands. */
export function raised(before: string, text: string): string {
  if (
    !/\d$/.test(before) ||
    !/^\s*(?:[-+]|&minus;|&#(?:x2212|8722|x2013|8211);|\xe2\x88\x92|\xe2\x80\x93)?\d{1,3}\s*$/.test(text)
  )
    return text;
  const minus = /^\s*[^\d+\s]/.test(text) ? MINUS : '';
  const digits = /\d{1,3}\s*$/.exec(text)?.[0].trim() ?? '';
  return minus + [...digits].map((digit) => `&#x${HIGH_DIGITS[Number(digit)]};`).join('');
}

/** Symbols of the seventh edition: `A41D013/00`, `A61K 31/00`, or in columns of three and two, `A45F  504`. */
export function oldSymbol(text: string): string {
  const compact = text.trim().toUpperCase();
  const match = /^([A-H]\d\d[A-Z])\s*0*(\d{1,4}?)\s*\/?\s*(\d{2,6})(?:\s|$)/.exec(compact);
  return match ? `${match[1]}${match[2]}/${match[3]}` : '';
}
