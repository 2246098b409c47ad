/**
 * Speed of reading office XML: `node bench/read-xml.ts [MEGABYTES]`. Writes a file of synthetic grants (1,000 MB unless said) to a
 * temporary folder, reads it into records, and beside it passes the same bytes through a SAX parser that does nothing with them.
 */
import { once } from 'node:events';
import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { createRandom } from '../src/server/modules/library/evaluation/metrics.ts';
import { readSource } from '../src/server/modules/library/readers/read-source.ts';

const MEGABYTE = 1_000_000;
/** Grants of 2005 to 2012 have 71 kB on average. */
const PARAGRAPHS = 100;
const WORDS =
  'a the of and valve pump housing member signal layer first second comprising wherein said portion may be configured to with in FIG. shown embodiment ° — “inner” α'.split(
    ' ',
  );

const random = createRandom(1);
const sentence = (words: number) =>
  Array.from({ length: words }, () => WORDS[Math.floor(random() * WORDS.length)]).join(' ');
const paragraph = (i: number) =>
  `<p id="p-${String(i).padStart(4, '0')}" num="${String(i).padStart(4, '0')}">${sentence(30)} <figref idref="DRAWINGS">FIG. <b>${i % 9}</b></figref> ${sentence(40)} H<sub>2</sub>O, the valve <b>${i}</b>.</p>\n`;
const citation = (i: number) =>
  `<us-citation><patcit num="${i}"><document-id><country>US</country><doc-number>${5_000_000 + i}</doc-number><kind>A</kind><name>Doe</name><date>19990100</date></document-id></patcit><category>cited by examiner</category></us-citation>\n`;
const list = (length: number, make: (i: number) => string) =>
  Array.from({ length }, (_, i) => make(i + 1)).join('');

function grant(number: number): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE us-patent-grant SYSTEM "us-patent-grant-v45-2014-04-03.dtd" [ ]>
<us-patent-grant lang="EN" dtd-version="v4.5 2014-04-03" file="US${number}.XML" status="PRODUCTION" id="us-patent-grant" country="US">
<us-bibliographic-data-grant>
<publication-reference><document-id><country>US</country><doc-number>0${number}</doc-number><kind>B2</kind><date>20150106</date></document-id></publication-reference>
<application-reference appl-type="utility"><document-id><country>US</country><doc-number>13000000</doc-number><date>20120304</date></document-id></application-reference>
<invention-title id="d0">${sentence(8)}</invention-title>
<us-references-cited>${list(40, citation)}</us-references-cited>
<us-parties><inventors><inventor sequence="001"><addressbook><last-name>Doe</last-name><first-name>Jane</first-name></addressbook></inventor></inventors></us-parties>
<assignees><assignee><addressbook><orgname>Example Corp.</orgname></addressbook></assignee></assignees>
</us-bibliographic-data-grant>
<abstract id="abstract"><p id="p-0001" num="0000">${sentence(110)}</p></abstract>
<description id="description">${list(PARAGRAPHS, paragraph)}</description>
<claims id="claims">${list(20, (i) => `<claim id="CLM-${i}" num="${i}"><claim-text>${i}. ${sentence(60)}</claim-text></claim>\n`)}</claims>
</us-patent-grant>
`;
}

async function write(path: string, megabytes: number): Promise<{ bytes: number; documents: number }> {
  const out = createWriteStream(path);
  // Texts are made once and numbered anew: making them would take longer than reading them.
  const texts = Array.from({ length: 40 }, () => grant(1_000_000));
  let bytes = 0;
  let documents = 0;
  while (bytes < megabytes * MEGABYTE) {
    const text = (texts[documents % texts.length] as string).replaceAll(
      '1000000',
      String(1_000_000 + documents),
    );
    bytes += Buffer.byteLength(text);
    documents++;
    if (!out.write(text)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
  return { bytes, documents };
}

interface Pass {
  seconds: number;
  count: number;
  peak: number;
}

async function timed(work: (count: () => void) => Promise<void>): Promise<Pass> {
  let [count, peak] = [0, 0];
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 50);
  const started = performance.now();
  await work(() => count++);
  clearInterval(watch);
  return {
    seconds: (performance.now() - started) / 1000,
    count,
    peak: Math.max(peak, process.memoryUsage.rss()),
  };
}

const folder = mkdtempSync(join(tmpdir(), 'lacuna-read-xml-'));
const path = join(folder, 'ipg.xml');
try {
  const { bytes, documents } = await write(path, Number(process.argv[2] ?? 1000));
  const size = bytes / MEGABYTE;
  console.log(`${documents.toLocaleString('en')} documents, ${size.toFixed(0)} MB`);
  const read = await timed(async (count) => {
    for await (const entry of readSource([path], { resumeAfter: 0, onProgress: () => undefined }))
      if ('record' in entry) count();
      else throw new Error(entry.problem);
  });
  if (read.count !== documents) throw new Error(`${read.count} of ${documents} documents read`);
  const sax = await timed(async (count) => {
    let parser = new SaxesParser({ xmlns: false });
    const handled = () => {
      parser.on('opentag', () => undefined);
      parser.on('text', () => undefined);
      parser.on('closetag', () => undefined);
    };
    handled();
    for await (const chunk of createReadStream(path, { encoding: 'utf8', highWaterMark: 1_048_576 })) {
      const [first = '', ...rest] = String(chunk).split(/(?=<\?xml )/);
      parser.write(first);
      for (const text of rest) {
        parser.close();
        count();
        parser = new SaxesParser({ xmlns: false });
        handled();
        parser.write(text);
      }
    }
    parser.close();
    count();
  });
  for (const [name, pass] of Object.entries({ 'read into records': read, 'bare SAX pass': sax }))
    console.log(
      `${name}: ${(size / pass.seconds).toFixed(0)} MB/s, ${(documents / pass.seconds).toFixed(0)} documents/s, peak ${(pass.peak / MEGABYTE).toFixed(0)} MB`,
    );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
