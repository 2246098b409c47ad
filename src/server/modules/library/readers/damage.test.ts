import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { collect, grantXml, problemsOf, readingFolder, recordsOf } from './collect.fixture.ts';

const { path: root, remove } = readingFolder();
afterAll(remove);

interface Sample {
  name: string;
  /** What precedes the documents and may not be damaged: a table means nothing without its heading. */
  head: string;
  documents: string[];
  tail: string;
}

const count = 6;
const numbered = <T>(make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));
const patdoc = (i: number) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE PATDOC SYSTEM "ST32-US-Grant-025xml.dtd" [
<!ENTITY US0650000${i}-D00000.TIF SYSTEM "US0650000${i}-D00000.TIF" NDATA TIF>]>
<PATDOC DTD="2.5"><SDOBI><B100><B110><DNUM><PDAT>0650000${i}</PDAT></DNUM></B110><B130><PDAT>B2</PDAT></B130><B140><DATE><PDAT>20021231</PDAT></DATE></B140></B100><B500><B540><STEXT><PDAT>Pump ${i} &mdash; quiet</PDAT></STEXT></B540></B500></SDOBI><SDOAB><BTEXT><PARA><PTEXT><PDAT>A pump.</PDAT></PTEXT></PARA></BTEXT></SDOAB></PATDOC>
`;
const bare = (i: number) =>
  grantXml(`800000${i}`, `Größe ${i}`).replace(/^<\?xml[^>]*>\s*<!DOCTYPE[^>]*>\s*/, '');
const object = (i: number) => ({
  publication_number: `US800000${i}`,
  title: `Size “${i}”`,
  abstract: 'A pump: {quiet}, [small] and "new".',
  claims: [{ publication_number: 'x', text: 'A pump.' }],
});

const SAMPLES: Sample[] = [
  { name: 'many.xml', head: '', documents: numbered((i) => grantXml(`800000${i}`, `Größe ${i}`)), tail: '' },
  {
    name: 'rooted.xml',
    head: '<?xml version="1.0" encoding="UTF-8"?>\n<my-root>\n',
    documents: numbered(bare),
    tail: '</my-root>\n',
  },
  { name: 'old.xml', head: '', documents: numbered(patdoc), tail: '' },
  { name: 'lines.jsonl', head: '', documents: numbered((i) => `${JSON.stringify(object(i))}\n`), tail: '' },
  {
    name: 'list.json',
    head: '{"total":6,"data":[',
    documents: numbered((i) => `${JSON.stringify(object(i))}${i < count - 1 ? ',' : ''}`),
    tail: ']}',
  },
  {
    name: 'plain.csv',
    head: 'publication_number,title,abstract\n',
    documents: numbered((i) => `US800000${i},Größe ${i},A pump\n`),
    tail: '',
  },
  {
    name: 'quoted.tsv',
    head: '"patent_id"\t"patent_title"\t"patent_abstract"\n',
    documents: numbered((i) => `"800000${i}"\t"Size ""${i}"""\t"A pump,\nquiet"\n`),
    tail: '',
  },
];

/** Where each document lies in the file, in bytes. */
function layout({ head, documents }: Sample): [from: number, to: number][] {
  let at = Buffer.byteLength(head);
  return documents.map((text) => {
    const from = at;
    at += Buffer.byteLength(text);
    return [from, at];
  });
}

const numberOf = (i: number, { name }: Sample) => (name === 'old.xml' ? `US650000${i}` : `US800000${i}`);

async function expectRest(sample: Sample, damaged: Buffer, [from, to]: [number, number]): Promise<void> {
  const path = join(root, sample.name);
  writeFileSync(path, damaged);
  const entries = await collect(path);
  const found = recordsOf(entries);
  // A line's end, and what stands between two objects, belongs to both.
  const touched = layout(sample).map(([start, end]) => from < end + 1 && to > start - 1);
  const whole = new Map(recordsOf(await intact(sample)).map((record) => [record.number, record]));
  // Without its last two brackets an object holds those behind it: sound JSON, of which only the count of brackets tells.
  const swallowed = problemsOf(entries).some(({ problem }) => problem === 'ends before its list does');
  touched.forEach((hit, i) => {
    if (swallowed) return;
    if (!hit) expect(found, `document ${i}`).toContainEqual(whole.get(numberOf(i, sample)));
  });
  const problems = problemsOf(entries);
  if (found.length < count) expect(problems.length).toBeGreaterThan(0);
  for (const { at } of problems) {
    expect(at.file).toBe(path);
    expect(at.offset).toBeGreaterThanOrEqual(0);
    expect(at.offset).toBeLessThanOrEqual(damaged.length + 1);
  }
}

const DECLARATION = 250;
const bytesOf = ({ head, documents, tail }: Sample) => Buffer.from(head + documents.join('') + tail);
const read = new Map<string, ReturnType<typeof collect>>();
function intact(sample: Sample): ReturnType<typeof collect> {
  const path = join(root, `whole-${sample.name}`);
  writeFileSync(path, bytesOf(sample));
  const entries = read.get(sample.name) ?? collect(path);
  read.set(sample.name, entries);
  return entries;
}

describe.each(SAMPLES)('damage to $name', (sample) => {
  const bytes = bytesOf(sample);
  const first = Buffer.byteLength(sample.head);
  const last = bytes.length - Buffer.byteLength(sample.tail) - 1;

  it('is whole before', async () => {
    const entries = await intact(sample);
    expect(recordsOf(entries).map(({ number }) => number)).toEqual(numbered((i) => numberOf(i, sample)));
    expect(problemsOf(entries)).toEqual([]);
  });

  it('a byte flipped loses no other document and is reported where it lost one', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: first, max: last }),
        fc.integer({ min: 1, max: 255 }),
        async (at, flip) => {
          const damaged = Buffer.from(bytes);
          damaged[at] = (damaged[at] as number) ^ flip;
          await expectRest(sample, damaged, [at, at + 1]);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('every mark of markup flipped to every other', async () => {
    const marks = [...'<>"&\n,[]{}:\t\\/'].map((mark) => mark.charCodeAt(0));
    const places = [...bytes.keys()].filter(
      (at) => at >= first && at <= last && marks.includes(bytes[at] as number),
    );
    const some = places.filter((_, i) => i % Math.ceil(places.length / 60) === 0);
    for (const at of some)
      for (const mark of marks) {
        const damaged = Buffer.from(bytes);
        damaged[at] = mark;
        await expectRest(sample, damaged, [at, at + 1]);
      }
  });

  it('bytes cut out of a document lose no other and are reported', async () => {
    const places = layout(sample);
    await fc.assert(
      fc.asyncProperty(fc.nat(count - 1), fc.nat(), fc.nat(), async (document, x, y) => {
        const [from, to] = places[document] as [number, number];
        // What is cut out whole, or from the same place of one to that of the next, leaves no trace.
        const at = from + 1 + (x % (to - from - 2));
        const end = Math.min(to - 1, at + 1 + (y % Math.ceil((to - from) / 3)));
        await expectRest(sample, Buffer.concat([bytes.subarray(0, at), bytes.subarray(end)]), [at, end]);
      }),
      { numRuns: 400 },
    );
  });

  it('a file that breaks off keeps all that came before', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: first + 1, max: last }), async (at) => {
        const path = join(root, sample.name);
        writeFileSync(path, bytes.subarray(0, at));
        const entries = await collect(path);
        const found = recordsOf(entries).map(({ number }) => number);
        const broken = layout(sample).findIndex(([from, to]) => at > from && at < to);
        const before = layout(sample)
          .filter(([, to]) => to <= at)
          .map((_, i) => numberOf(i, sample));
        expect(found.slice(0, before.length)).toEqual(before);
        // What remains of a last row may pass for a whole one, and of a document nothing but its declaration.
        const rest = at - (layout(sample)[broken]?.[0] ?? at);
        if (broken >= 0 && found.length === before.length && rest > DECLARATION)
          expect(problemsOf(entries)).not.toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});

it('any bytes at all are read to their end without a crash', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('a.xml', 'a.csv', 'a.tsv', 'a.jsonl', 'a.json', 'a.zip', 'a.jsonl.gz'),
      fc.oneof(
        fc.uint8Array({ maxLength: 300 }),
        fc.string({ unit: fc.constantFrom(...'<>"&{}[]:,\n\t;ab1?!- '), maxLength: 200 }),
      ),
      async (name, content) => {
        const path = join(root, name);
        writeFileSync(path, content);
        for (const entry of await collect(path)) expect('record' in entry || entry.problem !== '').toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});
