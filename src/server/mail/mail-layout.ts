import type { Mail } from './mailer.ts';

export interface MailContent {
  subject: string;
  /** Paragraphs of plain text. */
  paragraphs: string[];
  /** The one thing to do. */
  action?: { label: string; url: string };
  /** A code to type, shown large. */
  code?: string;
  /** Why this mail came, and what to do when it was not asked for. */
  footer: string;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escaped(text)}</p>`;

/** Lays out a mail as plain text and as simple HTML that needs nothing from outside. */
export function layOutMail(to: string, content: MailContent): Mail {
  const { subject, paragraphs, action, code, footer } = content;
  const text = [
    ...paragraphs,
    ...(code ? [`    ${code}`] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    `-- \n${footer}`,
  ].join('\n\n');
  const html = `<!doctype html><html lang="en"><body style="margin:0;padding:32px 16px;background:#f8f5ee;color:#1a1c20;font:16px/1.5 Georgia,serif">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#fffdf8;border:1px solid #ddd6c6;border-radius:6px">
<p style="margin:0 0 24px;font-weight:bold;letter-spacing:.04em">Lacuna</p>
${paragraphs.map(paragraph).join('\n')}
${code ? `<p style="margin:0 0 16px;font:28px/1.4 monospace;letter-spacing:.2em">${escaped(code)}</p>` : ''}
${action ? `<p style="margin:0 0 16px"><a href="${escaped(action.url)}" style="display:inline-block;padding:12px 20px;background:#bd3f0d;color:#fff;text-decoration:none;border-radius:3px">${escaped(action.label)}</a></p><p style="margin:0 0 16px;font-size:13px;word-break:break-all">${escaped(action.url)}</p>` : ''}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #ddd6c6;font-size:13px;color:#565960">${escaped(footer)}</p>
</div></body></html>`;
  return { to, subject, text, html };
}
