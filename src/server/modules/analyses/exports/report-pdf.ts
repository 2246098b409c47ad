import PDFDocument from 'pdfkit';
import { type Block, markdownBlocks } from './markdown-blocks.ts';

const REGULAR = 'Helvetica';
const BOLD = 'Helvetica-Bold';
const LINK_COLOR = '#1a5fb4';
const NOTE_COLOR = '#555555';

/** Points: size of the text, space above it, and its indent. */
const styles: Record<Block['kind'], { size: number; above: number; indent: number }> = {
  title: { size: 20, above: 0, indent: 0 },
  heading: { size: 15, above: 14, indent: 0 },
  subheading: { size: 12, above: 12, indent: 0 },
  paragraph: { size: 10, above: 5, indent: 0 },
  bullet: { size: 10, above: 2, indent: 12 },
  step: { size: 10, above: 2, indent: 12 },
  note: { size: 9, above: 4, indent: 0 },
};

// The standard fonts only have the characters of Windows-1252.
const replacements: Record<string, string> = {
  '−': '-',
  '→': '->',
  '≥': '>=',
  '≤': '<=',
  '≈': '~',
  '\u202f': ' ',
};
const printable = /[\t\x20-\x7e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/;
const encodable = (text: string): string =>
  Array.from(text.normalize('NFC'), (char) => replacements[char] ?? (printable.test(char) ? char : '?')).join(
    '',
  );

function write(pdf: PDFKit.PDFDocument, block: Block): void {
  const { size, above, indent } = styles[block.kind];
  const strong = ['title', 'heading', 'subheading'].includes(block.kind);
  pdf.fontSize(size).y += above;
  pdf.x = pdf.page.margins.left + indent;
  const runs =
    block.kind === 'bullet' ? [{ text: '•  ', bold: false, link: null }, ...block.runs] : block.runs;
  runs.forEach((run, index) => {
    pdf
      .font(strong || run.bold ? BOLD : REGULAR)
      .fillColor(run.link ? LINK_COLOR : block.kind === 'note' ? NOTE_COLOR : 'black')
      .text(encodable(run.text), {
        continued: index < runs.length - 1,
        link: run.link,
        underline: run.link !== null,
        lineGap: 2,
      });
  });
}

/** A report as PDF. Its texts are drawn, never interpreted; links are https only. */
export function reportPdf(markdown: string, title: string): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 56,
    info: { Title: encodable(title), Creator: 'Lacuna' },
    lang: 'en',
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  for (const block of markdownBlocks(markdown)) write(pdf, block);
  pdf.end();
  return done;
}
