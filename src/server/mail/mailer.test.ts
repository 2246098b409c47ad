import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/test-app.ts';
import { layOutMail } from './mail-layout.ts';
import type { Mailer } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const mail = {
  to: 'ada@example.com',
  subject: 'Grüße',
  text: 'Open http://localhost:3000/login#type=signup&token=abc',
  html: '<p>Open</p>',
};

describe('SMTP', () => {
  const received: { to: string[]; data: string }[] = [];
  let server: SMTPServer;
  let mailer: Mailer;
  let refuse = false;
  beforeAll(async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_address, _session, done) => done(refuse ? new Error('mailbox unavailable') : null),
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const data = Buffer.concat(chunks).toString('utf8');
          received.push({ to: session.envelope.rcptTo.map(({ address }) => address), data });
          done();
        });
      },
    });
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    const { port } = server.server.address() as AddressInfo;
    mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'Lacuna <no-reply@example.com>' });
  });
  afterEach(() => {
    received.length = 0;
    refuse = false;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

  test('sends text and HTML', async () => {
    await mailer.send(mail);
    expect(received).toHaveLength(1);
    expect(received[0]?.to).toEqual(['ada@example.com']);
    expect(received[0]?.data).toMatch(/^From: Lacuna <no-reply@example.com>/m);
    expect(received[0]?.data).toContain('multipart/alternative');
  });

  test('a line break in subject or address adds no header and no recipient', async () => {
    await mailer.send({ ...mail, subject: 'Hello\r\nBcc: evil@example.com' });
    expect(received[0]?.to).toEqual(['ada@example.com']);
    expect(received[0]?.data).not.toMatch(/^Bcc:/m);
    await mailer.send({ ...mail, to: 'ada@example.com\r\nBcc: evil@example.com' }).catch(() => undefined);
    expect(received.flatMap(({ to }) => to)).not.toContain('evil@example.com');
  });

  test('throws when the mail was not accepted', async () => {
    refuse = true;
    await expect(mailer.send(mail)).rejects.toThrow('mailbox unavailable');
  });
});

test('nothing in a mail’s text becomes markup', () => {
  const { html } = layOutMail('a@example.com', {
    subject: 's',
    paragraphs: ['<img src=x onerror=alert(1)>'],
    action: { label: '"><script>', url: 'http://localhost/?a="><script>' },
    footer: "'</p>",
  });
  expect(html).not.toMatch(/<img|<script/);
});

describe('development mailbox', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  test('keeps mail as the documented JSON, newest first, and as a page', async () => {
    await app.deps.mailer.send(mail);
    await app.deps.mailer.send({ ...mail, subject: '<script>alert(1)</script>' });
    const mails = (await (await app.request('/dev/mailbox.json')).json()) as object[];
    expect(mails).toEqual([
      expect.objectContaining({ subject: '<script>alert(1)</script>' }),
      {
        ...mail,
        links: ['http://localhost:3000/login#type=signup&token=abc'],
        created_at: app.clock.now().toISOString(),
      },
    ]);
    const page = await (await app.request('/dev/mailbox')).text();
    expect(page).toContain('&lt;script&gt;');
    expect(page).not.toContain('<script>');
  });

  test('keeps the newest 200', async () => {
    for (let n = 0; n < 205; n++) await app.deps.mailer.send({ ...mail, subject: `mail ${n}` });
    const mails = (await (await app.request('/dev/mailbox.json')).json()) as { subject: string }[];
    expect(mails).toHaveLength(200);
    expect(mails[0]?.subject).toBe('mail 204');
  });

  test('answers this machine only, whatever X-Forwarded-For says', async () => {
    const proxied = await createTestApp({ LACUNA_TRUSTED_PROXIES: '1' });
    const origin = await new Promise<string>((resolve) => {
      const server = serve({ fetch: proxied.api.hono.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
        closing = () => server.close();
        resolve(`http://127.0.0.1:${port}`);
      });
    });
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    for (const path of ['/dev/mailbox', '/dev/mailbox.json']) {
      expect((await fetch(origin + path, { headers })).status).toBe(404);
      expect((await fetch(origin + path)).status).toBe(200);
    }
    closing();
    await proxied.close();
  });
});

let closing: () => void = () => undefined;
