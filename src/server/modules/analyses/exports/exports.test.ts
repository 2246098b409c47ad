import { inflateRawSync, inflateSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
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
