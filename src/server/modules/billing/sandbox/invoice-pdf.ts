import PDFDocument from 'pdfkit';
import { formatMoney } from '../../../../contract/money.ts';
import { day } from './page-layout.ts';
import { invoiceTotal, type SandboxInvoice } from './sandbox-state.ts';

const LEFT = 56;
const RIGHT = 539;
const INK = '#1a1c20';
const DIM = '#565960';

type Pdf = InstanceType<typeof PDFDocument>;

function rule(pdf: Pdf): void {
  pdf.moveTo(LEFT, pdf.y).lineTo(RIGHT, pdf.y).strokeColor('#ddd6c6').stroke();
  pdf.moveDown(0.6);
}

function row(pdf: Pdf, label: string, amount: string): void {
  const { y } = pdf;
  pdf.text(label, LEFT, y, { width: 360 });
  const next = pdf.y;
  pdf.text(amount, LEFT, y, { width: RIGHT - LEFT, align: 'right' });
  pdf.y = Math.max(next, pdf.y) + 6;
}

function write(pdf: Pdf, invoice: SandboxInvoice, email: string): void {
  const money = (amount: number) => formatMoney(amount, invoice.currency);
  pdf.fillColor(INK).font('Times-Bold').fontSize(26).text('Lacuna', LEFT, 64);
  pdf.font('Helvetica').fontSize(10).fillColor(DIM).text('Find the gap in the patent record.').moveDown(2);
  pdf.fillColor(INK).font('Helvetica-Bold').fontSize(16).text(`Invoice ${invoice.number}`).moveDown(0.6);
  pdf.font('Helvetica').fontSize(11);
  pdf.text(`Date: ${day(invoice.createdAt)}`);
  pdf.text(`Billed to: ${email}`);
  pdf.text(`Status: ${invoice.refunded ? 'refunded' : invoice.status}`).moveDown(1.5);
  rule(pdf);
  for (const line of invoice.lines) row(pdf, line.text, money(line.amount));
  rule(pdf);
  pdf.font('Helvetica-Bold');
  row(pdf, 'Total', money(invoiceTotal(invoice)));
  pdf.moveDown(3).font('Helvetica').fontSize(9).fillColor(DIM);
  pdf.text('Issued by the payment sandbox. No real payment was made.', LEFT);
}

/** An invoice as a one-page A4 PDF. */
export function invoicePdf(invoice: SandboxInvoice, email: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const info = { Title: `Invoice ${invoice.number}`, Author: 'Lacuna' };
    const pdf = new PDFDocument({ size: 'A4', margin: LEFT, info, lang: 'en' });
    const parts: Buffer[] = [];
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
    write(pdf, invoice, email);
    pdf.end();
  });
}
