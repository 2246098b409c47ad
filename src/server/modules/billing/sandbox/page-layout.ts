import { html, raw } from 'hono/html';
import { formatMoney } from '../../../../contract/money.ts';
import { CURRENCY } from './sandbox-state.ts';

export type Markup = ReturnType<typeof html>;

const styles = raw(`
:root { color-scheme: light dark; --paper: #f8f5ee; --card: #fffdf8; --ink: #1a1c20; --dim: #565960; --line: #ddd6c6;
  --accent: #bd3f0d; --on-accent: #fff; --bad: #9c1c33; --good: #23674a; --note: #fdf3d7; --note-ink: #5d4708; }
@media (prefers-color-scheme: dark) { :root { --paper: #101214; --card: #17191d; --ink: #ece8de; --dim: #b0ada5;
  --line: #2c2f35; --accent: #ff8a54; --on-accent: #1a0d05; --bad: #ff8f9b; --good: #7fcda4; --note: #3a3113; --note-ink: #f4e3b1; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 "Source Sans 3 Variable", system-ui, sans-serif; }
.note { background: var(--note); color: var(--note-ink); padding: 8px 16px; text-align: center; font-size: 14px; }
main { max-width: 640px; margin: 0 auto; padding: 32px 16px 64px; }
h1 { font: 600 28px/1.2 Georgia, serif; margin: 0 0 4px; }
h2 { font: 600 19px/1.3 Georgia, serif; margin: 0 0 12px; }
p { margin: 0 0 12px; } .dim { color: var(--dim); } .bad { color: var(--bad); font-weight: 600; } .good { color: var(--good); font-weight: 600; }
section { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 20px; margin-top: 20px; }
label { display: block; font-weight: 600; font-size: 14px; margin-bottom: 12px; }
input { display: block; width: 100%; margin-top: 4px; padding: 10px 12px; font: inherit; font-size: 16px; font-weight: 400; color: inherit; background: var(--paper);
  border: 1px solid var(--line); border-radius: 6px; }
.row { display: flex; gap: 12px; flex-wrap: wrap; } .row > * { flex: 1 1 140px; } .row > form, .row > .button { flex: 0 1 auto; }
button, .button { display: inline-block; min-height: 44px; padding: 10px 18px; font: inherit; font-weight: 600; text-decoration: none; cursor: pointer;
  color: var(--ink); background: transparent; border: 1px solid var(--dim); border-radius: 3px; }
.primary { color: var(--on-accent); background: var(--accent); border-color: var(--accent); } .wide { width: 100%; text-align: center; }
a { color: inherit; } :focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: 15px; }
th, td { text-align: left; padding: 8px 8px 8px 0; border-bottom: 1px solid var(--line); } .amount { text-align: right; } .amount:last-child { padding-right: 0; }
tr:last-child > * { border-bottom: 0; } .scroll { overflow-x: auto; margin-bottom: 8px; } code { font-size: 14px; white-space: nowrap; } .total { font-size: 32px; font-weight: 600; }
`);

/** A whole page. Everything that is put in is escaped; the page has no script. */
export function page(title: string, content: Markup): Markup {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg"><title>${title}</title><style>${styles}</style></head>
<body><p class="note">Payment sandbox: no real card is charged, and only test cards work.</p><main>${content}</main></body>
</html>`;
}

export const money = (amount: number): string => formatMoney(amount, CURRENCY);

export const day = (date: Date | string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

/** A one-button form; `fields` travel with it. */
export function postButton(
  action: string,
  label: string,
  options: { fields?: Record<string, string>; primary?: boolean } = {},
): Markup {
  const fields = Object.entries(options.fields ?? {});
  return html`<form method="post" action="${action}">${fields.map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}<button class="${options.primary ? 'primary' : ''}">${label}</button></form>`;
}

export const errorLine = (message: string | null): Markup | '' =>
  message ? html`<p class="bad" role="alert">${message}</p>` : '';
