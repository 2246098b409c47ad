import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

/** Milliseconds; a job waits for these, never a request. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * Mail by SMTP. Recipient and subject are passed as values, so a line break in one cannot add a header.
 * @param options.url `smtp://user:password@host:587`, or `smtps://…`
 */
export function createSmtpMailer(options: { url: string; from: string }): Mailer {
  const transport = createTransport({
    url: options.url,
    ...TIMEOUTS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    destination: new URL(options.url).host,
    send: async ({ to, subject, text, html }) => {
      await transport.sendMail({
        from: options.from,
        to: { name: '', address: to },
        subject: subject.replace(/[\r\n]+/g, ' '),
        text,
        html,
      });
    },
  };
}
