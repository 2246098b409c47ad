import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { readSource, type SourceEntry } from './read-source.ts';

export const QUIET = { resumeAfter: 0, onProgress: () => undefined };
export const fixture = (name: string): string => join(import.meta.dirname, 'fixtures', name);

/** Everything that paths yield, in order. */
export async function collect(...paths: string[]): Promise<SourceEntry[]> {
  const entries: SourceEntry[] = [];
  for await (const entry of readSource(paths, QUIET)) entries.push(entry);
  return entries;
}

export const recordsOf = (entries: readonly SourceEntry[]) =>
  entries.flatMap((entry) => ('record' in entry ? [entry.record] : []));
export const problemsOf = (entries: readonly SourceEntry[]) =>
  entries.flatMap((entry) => ('problem' in entry ? [entry] : []));

/** A folder of one's own whose files are read by name. */
export function readingFolder(): {
  path: string;
  read: (name: string, content: string | Buffer) => Promise<SourceEntry[]>;
  remove: () => void;
} {
  const path = mkdtempSync(join(tmpdir(), 'lacuna-readers-'));
  return {
    path,
    read: (name, content) => {
      writeFileSync(join(path, name), content);
      return collect(join(path, name));
    },
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}

/** A zip archive of packed files. `claims` is the unpacked size that the archive names of each, its own if left out. */
export function zipOf(files: Readonly<Record<string, Buffer>>, claims?: number): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const packed = deflateRawSync(content);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(claims ?? content.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    centrals.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, tail, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(centrals);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(locals.length, 4);
  end.writeUInt16LE(locals.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, central, Buffer.from('PK\x05\x06'), end]);
}

/** A synthetic grant as the office's files hold it. */
export const grantXml = (number: string, title: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE us-patent-grant SYSTEM "us-patent-grant-v47-2022-02-17.dtd" [ ]>
<us-patent-grant lang="EN" file="US${number}.XML"><us-bibliographic-data-grant>
<publication-reference><document-id><country>US</country><doc-number>${number}</doc-number><kind>B2</kind><date>20130108</date></document-id></publication-reference>
<application-reference appl-type="utility"><document-id><country>US</country><doc-number>12000001</doc-number><date>20100304</date></document-id></application-reference>
<invention-title id="d0">${title}</invention-title></us-bibliographic-data-grant>
<abstract id="abstract"><p id="p-0001" num="0000">A <b>quiet</b> pump — with a valve.</p></abstract>
<description id="description"><p id="p-0002">Pumps are known.</p><?in-line-formulae?></description>
<claims><claim id="CLM-1"><claim-text>1. A pump.</claim-text></claim><claim id="CLM-2"><claim-text>2. Another.</claim-text></claim></claims></us-patent-grant>
`;
