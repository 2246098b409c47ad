import type { MailComposer } from './mail-composers.ts';
import { layOutMail } from './mail-layout.ts';

const footer =
  'We send this email once per limit and month. Limits reset on the first day of the month (UTC).';

/** `data`: used, limit, label ("chat messages"), plan, month (YYYY-MM). */
const near: MailComposer = async ({ config }, to, { used = '', limit = '', label = '', plan = '' }) =>
  layOutMail(to, {
    subject: `You have used ${used} of ${limit} ${label} this month`,
    paragraphs: [`Your plan (${plan}) includes ${limit} ${label} a month. You have used ${used} of them.`],
    action: { label: 'See your usage', url: `${config.publicUrl}/dashboard/profile` },
    footer,
  });

const reached: MailComposer = async ({ config }, to, { limit = '', label = '', plan = '' }) =>
  layOutMail(to, {
    subject: `You have used all ${limit} ${label} for this month`,
    paragraphs: [
      `Your plan (${plan}) includes ${limit} ${label} a month, and all are used. Everything you have made stays available.`,
    ],
    action: { label: 'Compare plans', url: `${config.publicUrl}/dashboard/profile` },
    footer,
  });

export const usageMails: Record<string, MailComposer> = { 'usage-near': near, 'usage-reached': reached };
