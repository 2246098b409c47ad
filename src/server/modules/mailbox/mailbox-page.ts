import { html } from 'hono/html';
import type { DevelopmentMail } from './mailbox.store.ts';

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem; }
article { margin: 0 0 1.5rem; padding: 1rem 1.25rem; border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: 6px; }
h2 { margin: 0; font-size: 1.05rem; } p.meta { margin: .1rem 0 .8rem; opacity: .75; font-size: .875rem; }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; } li { overflow-wrap: anywhere; }
`;

const article = (mail: DevelopmentMail) => html`<article>
  <h2>${mail.subject}</h2>
  <p class="meta">to ${mail.recipient} · <time datetime="${mail.createdAt.toISOString()}">${mail.createdAt.toUTCString()}</time></p>
  <pre>${mail.text}</pre>
  <ul>
    ${mail.links.map((link) => html`<li><a href="${link}">${link}</a></li>`)}
  </ul>
</article>`;

/** What would have been sent, newest first. Mail text is shown as text: nothing in it can run. */
export const mailboxPage = (mails: DevelopmentMail[]) => html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Development mailbox</title><style>${style}</style></head>
<body>
<h1>Development mailbox</h1>
<p>No SMTP server is configured, so mail is kept here. Only this machine can see this page.</p>
${mails.length === 0 ? html`<p>No mail yet.</p>` : mails.map(article)}
</body>
</html>`;
