import type { MailComposer } from '../../mail/mail-composers.ts';
import { layOutMail } from '../../mail/mail-layout.ts';

const footer = 'You received this email because of your Lacuna subscription.';

/** `data`: amount (formatted), description, date, pdf (address, or empty). */
const receipt: MailComposer = async (
  { config },
  to,
  { amount = '', description = '', date = '', pdf = '' },
) =>
  layOutMail(to, {
    subject: `Receipt: ${amount} paid`,
    paragraphs: ['Thank you. Your payment was received.', `${description}: ${amount}, ${date}.`],
    action: pdf
      ? { label: 'Open the invoice', url: pdf }
      : { label: 'See your billing history', url: `${config.publicUrl}/dashboard/profile` },
    footer,
  });

/** `data` as of the receipt. */
const failed: MailComposer = async ({ config }, to, { amount = '', description = '', date = '' }) =>
  layOutMail(to, {
    subject: `Your payment of ${amount} failed`,
    paragraphs: [
      `The payment for ${description} (${amount}, ${date}) did not go through.`,
      'Your plan stays active while we retry the payment. Please check your card to avoid an interruption.',
    ],
    action: { label: 'Check your card', url: `${config.publicUrl}/dashboard/profile` },
    footer,
  });

/** `data`: plan, until (a date; empty when it has ended). */
const cancelled: MailComposer = async ({ config }, to, { plan = '', until = '' }) =>
  layOutMail(to, {
    subject: until ? `Your ${plan} ends on ${until}` : `Your ${plan} has ended`,
    paragraphs: until
      ? [
          `Your cancellation is confirmed. The ${plan} stays active until ${until}; you will not be charged again.`,
          'Until then you can resume it at any time. Your sessions and results stay yours.',
        ]
      : [`The ${plan} has ended, and you will not be charged again. Your sessions and results stay yours.`],
    action: { label: 'See your subscription', url: `${config.publicUrl}/dashboard/profile` },
    footer,
  });

export const billingMails: Record<string, MailComposer> = {
  'payment-receipt': receipt,
  'payment-failed': failed,
  'subscription-cancelled': cancelled,
};
