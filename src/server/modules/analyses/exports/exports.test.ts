import { inflateRawSync, inflateSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Markdown from 'react-markdown';
import { expect, test } from 'vitest';
import type { Patent } from '../../../../contract/patents.ts';
import type { SessionReport } from '../../../../contract/routes/analyses.routes.ts';
import { markdownBlocks } from './markdown-blocks.ts';
import { patentsBibtex, patentsRis } from './patent-citations.ts';
import { patentsCsv } from './patents-csv.ts';
import { reportDocx } from './report-docx.ts';
import { reportMarkdown } from './report-markdown.ts';
import { reportPdf } from './report-pdf.ts';

const HOSTILE = '<img src=x onerror=alert(1)> [go](javascript:alert(1)) & "q"';

const patent = (more: Partial<Patent>): Patent => ({
  patent_title: 'Planter',
  patent_number: 'US1',
  patent_date: '2020-02-03',
  patent_url: 'https://patents.google.com/patent/US1B2',
  patent_abstract: 'Water stays.',
  inventors: ['Ann Lee', 'Bo Ek'],
  assignee: 'Acme, Inc.',
  abstract_is_digest: true,
  use: null,
  novelty: null,
  cpc: ['A01G9/02'],
  kind: 'B2',
  matched_terms: ['planter'],
  rank: 1,
  type: 'grant',
  filed: null,
  expires: null,
  sources: ['Local library'],
  closeness: 0.5,
  duplicates: [],
  ...more,
});

const report = (patents: Patent[]): SessionReport => ({
  session: {
    id: '00000000-0000-4000-8000-000000000000',
    prompt: HOSTILE,
    state_of_art: `First. ${HOSTILE}\n\nSecond paragraph with **bold** words.`,
    created_at: '2026-01-01T00:00:00.000Z',
    clustering_status: 'completed',
    category: null,
    notice: null,
  },
  report: null,
  run: null,
  ideas: [],
  patents,
});

/** Texts of a DOCX: the deflated member word/document.xml. */
function documentXml(docx: Buffer): string {
  const name = Buffer.from('word/document.xml');
  const header = docx.indexOf(name) - 30;
  const extra = docx.readUInt16LE(header + 28);
  const start = header + 30 + name.length + extra;
  return inflateRawSync(docx.subarray(start), { finishFlush: 2 }).toString('utf8');
}

test('Markdown holds nothing that a browser would run, and links patents by https alone', () => {
  const markdown = reportMarkdown(report([patent({ patent_title: `Planter ${HOSTILE}\n# Heading` })]));
  expect(markdown).not.toContain('<');
  const blocks = markdownBlocks(markdown);
  const links = blocks.flatMap(({ runs }) => runs.flatMap(({ link }) => link ?? []));
  expect(links).toEqual(['https://patents.google.com/patent/US1B2']);
  expect(blocks.filter(({ kind }) => kind === 'title')).toHaveLength(1);
  expect(blocks.find(({ kind }) => kind === 'title')?.runs[0]?.text).toContain('<img src=x');
});

test('PDF and DOCX show hostile text as text', async () => {
  const source = report([patent({ patent_title: `एक ${HOSTILE} \u0000\ud800` })]);
  const markdown = reportMarkdown(source);
  const pdf = await reportPdf(markdown, source.session.prompt);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  const text = pdf.toString('latin1');
  expect(text.match(/\/URI \(([^)]*)\)/g)).toEqual(['/URI (https://patents.google.com/patent/US1B2)']);
  expect(text).not.toMatch(/\/(?:JavaScript|JS|Launch|OpenAction)\b/);
  const streams = [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, body]) => {
    try {
      return inflateSync(Buffer.from(body ?? '', 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  expect(streams.join('').length).toBeGreaterThan(100);
  const xml = documentXml(await reportDocx(markdown, source.session.prompt));
  expect(xml).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(xml).not.toContain('<img');
});

test('CSV is read back as written, and no cell is a formula', () => {
  const titles = ['=1+1', '+cmd', '-2', '@SUM(A1)', '\tx', 'a "quoted", one', 'two\nlines', "it's"];
  const rows = parse(patentsCsv(titles.map((patent_title) => patent({ patent_title }))), {
    columns: true,
  }) as Record<string, string>[];
  expect(rows.map((row) => row.patent_title)).toEqual([
    "'=1+1",
    "'+cmd",
    "'-2",
    "'@SUM(A1)",
    "'\tx",
    'a "quoted", one',
    'two\nlines',
    "it's",
  ]);
  expect(rows[0]).toMatchObject({
    patent_number: 'US1',
    assignee: 'Acme, Inc.',
    inventors: 'Ann Lee; Bo Ek',
  });
});

test('citations keep one field a line and escape what their format reads', () => {
  const hostile = patent({ patent_title: 'A {b}% & c_d \\x\nER  - ', assignee: null, patent_date: null });
  const bibtex = patentsBibtex([hostile]);
  expect(bibtex).toContain('title = {{A \\{b\\}\\% \\& c\\_d \\textbackslash{}x ER -}}');
  expect(bibtex).toContain('author = {Ann Lee and Bo Ek}');
  expect(bibtex).not.toContain('year');
  const ris = patentsRis([hostile, patent({})]);
  expect(ris.match(/^ER {2}- $/gm)).toHaveLength(2);
  expect(ris.match(/^TY {2}- PAT/gm)).toHaveLength(2);
  expect(ris).toContain('DA  - 2020/02/03');
});

/** Titles that some reader of the file would make more of than text. */
const ALIVE = [
  '![x](https://evil.example/a.png)',
  '[click](https://evil.example)',
  '[click][1]\n[1]: https://evil.example',
  '<https://evil.example>',
  'see https://evil.example/path and www.evil.example',
  'write to someone@evil.example or mailto:a@evil.example',
  '<img src=https://evil.example/a.png>',
  '\\[click](https://evil.example)',
  '\\\\[click](https://evil.example)',
  '&#91;click](https://evil.example)',
  '**[click](https://evil.example)**',
  '`code` | table | $x$ ~~gone~~ _it_ *it*',
  'a ](https://evil.example) b',
  'javascript:alert(1)',
];

/** Addresses of links and images, and code, that a reader of CommonMark makes of a file, and the text that it shows. */
function readMarkdown(markdown: string): { live: string[]; text: string } {
  const html = renderToStaticMarkup(
    createElement(Markdown, { urlTransform: (url: string) => url }, markdown),
  );
  const live = [...html.matchAll(/ (?:href|src)="([^"]*)"|<code>([^<]*)/g)].map(
    ([, url, code]) => url ?? code ?? '',
  );
  const text = html
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|#x27|amp);/g, (all) => ENTITIES[all] ?? all);
  return { live, text };
}
const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
};

test.each(ALIVE)('%j in a title, a name or a report is plain text in every document', async (hostile) => {
  const shown = hostile.replace(/\s+/g, ' ');
  const source = report([patent({ patent_title: hostile, assignee: hostile })]);
  source.session.prompt = hostile;
  source.session.state_of_art = hostile;
  source.session.notice = hostile;
  const markdown = reportMarkdown(source);
  const { live, text } = readMarkdown(markdown);
  expect(live).toEqual(['https://patents.google.com/patent/US1B2']);
  expect(text.replaceAll('\u2060', '')).toContain(shown);
  // A bare address is linked by extensions of Markdown and by chat programs, which stop at the invisible joiner.
  const bare = text.replace('https://patents.google.com', '');
  expect(bare).not.toMatch(/[a-z]:\/\/|www\.|[\w.]@|mailto:[\w.]|javascript:a/i);
  const blocks = markdownBlocks(markdown);
  expect(blocks.flatMap(({ runs }) => runs.flatMap(({ link }) => link ?? []))).toEqual(live);
  expect(blocks.flatMap(({ runs }) => runs.map((run) => run.text)).join('')).toContain(shown);
  const pdf = (await reportPdf(markdown, source.session.prompt)).toString('latin1');
  expect(pdf.match(/\/URI \(([^)]*)\)/g)).toEqual([`/URI (${live[0]})`]);
  const docx = await reportDocx(markdown, source.session.prompt);
  expect(documentXml(docx).match(/<w:hyperlink/g)).toHaveLength(1);
});

test('a patent whose address is not https has no link at all, and no address ends its own link early', () => {
  for (const patent_url of ['javascript:alert(1)', 'http://x.example', 'https://', '//x.example'])
    expect(readMarkdown(reportMarkdown(report([patent({ patent_url })]))).live).toEqual([]);
  const odd = reportMarkdown(report([patent({ patent_url: 'https://x.example/a)(b) "c"<d>[e]' })]));
  expect(readMarkdown(odd).live).toEqual(['https://x.example/a%29%28b%29%20%22c%22%3cd%3e%5be%5d']);
});

test('a title of a megabyte makes every document within two seconds, cut short where it stands in a line', async () => {
  for (const part of ['[', '*', '**a', '![](', 'x', 'x ', '\\', '<', '@', 'https://', '\u202e', ';=', '"']) {
    const bomb = part.repeat(Math.ceil(1_000_000 / part.length));
    const source = report([patent({ patent_title: bomb, assignee: bomb, inventors: [bomb] })]);
    source.session.notice = bomb;
    const start = performance.now();
    const markdown = reportMarkdown(source);
    expect(markdown.length).toBeLessThan(100_000);
    await reportPdf(markdown, source.session.prompt);
    await reportDocx(markdown, source.session.prompt);
    patentsCsv(source.patents);
    patentsBibtex(source.patents);
    patentsRis(source.patents);
    expect(performance.now() - start, part).toBeLessThan(2_000);
  }
});

test.each([
  ['=1+1', "'=1+1"],
  ['  =1+1', "  '=1+1"],
  ['\u00a0\ufeff\u200b@SUM(A1)', "\u00a0\ufeff\u200b'@SUM(A1)"],
  ['\uff1d1+1', "'\uff1d1+1"],
  ['\uff0bcmd', "'\uff0bcmd"],
  ['\uff0d2', "'\uff0d2"],
  ['\uff20SUM(A1)', "'\uff20SUM(A1)"],
  ['"=1+1"', '"\'=1+1"'],
  ['Ann; =cmd|/C calc!A0', "Ann; '=cmd|/C calc!A0"],
  ['a;+1;-1;@x', "a;'+1;'-1;'@x"],
  ['a\t=1+1', "a\t'=1+1"],
  ['a\r\n=1+1', "a\r\n'=1+1"],
  ['a;"=1+1', 'a;"\'=1+1'],
  ['a = b; c - d, e@f', 'a = b; c - d, e@f'],
  ['2-way valve', '2-way valve'],
])('the cell %j is written so that no spreadsheet runs it', (title, written) => {
  const [row] = parse(patentsCsv([patent({ patent_title: title })]), { columns: true }) as {
    patent_title: string;
  }[];
  expect(row?.patent_title).toBe(written);
});

test('read by a spreadsheet that separates by semicolon or tab, no cell is a formula either', () => {
  const titles = ['x;=1+1', 'x\t=1+1', 'x;"=1+1"', '";=1+1', 'x\n=1+1', '; \t=1+1'];
  const csv = patentsCsv(titles.map((patent_title) => patent({ patent_title, inventors: ['Ann', '=Bo'] })));
  for (const delimiter of [',', ';', '\t']) {
    // The laxest reading: quotation marks mean nothing.
    const cells = csv.split(new RegExp(`${delimiter}|\\r?\\n`));
    for (const cell of cells)
      expect(cell.replace(/^[\s"']*/, (lead) => (lead.includes("'") ? "'" : ''))).not.toMatch(/^[=+\-@]/);
  }
});
