import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { createRandom } from '../src/server/modules/library/evaluation/metrics.ts';

export const MEGABYTE = 1_000_000;
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

/** Writes synthetic grants as the office joins them in one file. */
export async function generateXml(
  path: string,
  megabytes: number,
): Promise<{ bytes: number; documents: number }> {
  const out = createWriteStream(path);
  // Texts are made once and numbered again: making them would take longer than reading them.
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
