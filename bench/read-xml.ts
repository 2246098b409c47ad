/**
 * Speed of reading office XML: `node bench/read-xml.ts [MEGABYTES]`. Writes a file of synthetic grants (1,000 MB unless said) to a
 * temporary folder, reads it into records, and beside it passes the same bytes through a SAX parser that does nothing with them.
 */
import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { readSource } from '../src/server/modules/library/readers/read-source.ts';
import { generateXml, MEGABYTE } from './generate-xml.ts';

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
  const { bytes, documents } = await generateXml(path, Number(process.argv[2] ?? 1000));
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
