import { Document, ExternalHyperlink, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';
import { type Block, markdownBlocks, type Run } from './markdown-blocks.ts';

const headings: Partial<Record<Block['kind'], (typeof HeadingLevel)[keyof typeof HeadingLevel]>> = {
  title: HeadingLevel.TITLE,
  heading: HeadingLevel.HEADING_1,
  subheading: HeadingLevel.HEADING_2,
};

// XML has no place for these, not even escaped.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed.
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const clean = (text: string): string => text.replace(forbidden, '').replace(/\p{Surrogate}/gu, '\ufffd');

function child(run: Run): TextRun | ExternalHyperlink {
  const text = clean(run.text);
  if (run.link === null) return new TextRun({ text, bold: run.bold });
  return new ExternalHyperlink({ link: run.link, children: [new TextRun({ text, style: 'Hyperlink' })] });
}

function paragraph(block: Block): Paragraph {
  const heading = headings[block.kind];
  return new Paragraph({
    children: block.runs.map(child),
    spacing: { after: block.kind === 'bullet' ? 40 : 120 },
    ...(heading ? { heading } : {}),
    ...(block.kind === 'bullet' ? { bullet: { level: 0 } } : {}),
  });
}

/** A report as a Word document. */
export function reportDocx(markdown: string, title: string): Promise<Buffer> {
  const document = new Document({
    title: clean(title),
    creator: 'Lacuna',
    styles: { default: { document: { run: { font: 'Calibri', size: 22 } } } },
    sections: [{ children: markdownBlocks(markdown).map(paragraph) }],
  });
  return Packer.toBuffer(document);
}
