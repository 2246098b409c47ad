import type { Deps } from '../../context.ts';
import type { MailComposer } from '../../mail/mail-composers.ts';
import { layOutMail } from '../../mail/mail-layout.ts';
import { findUserByEmail, type UserRow } from './accounts.store.ts';
import { MAIL_CODE, RESET_LINK } from './auth/better-auth.ts';
import { libraryEmail } from './auth/plain-addresses.ts';
import { canonicalEmail } from './canonical-email.ts';
import { createMailToken } from './mail-token.ts';

/** Seconds. */
const CONFIRM_LINK = 24 * 3600;

const EXISTS = 'An account with this email already exists. Please try logging in instead.';

// The token stands behind the #: it never reaches a server log or a referrer.
const link = (deps: Deps, type: string, token: string): string =>
  `${deps.config.publicUrl}/login#type=${type}&token=${token}`;

const tokenOf = (user: UserRow) => ({ userId: user.id, epoch: user.mailEpoch });

async function recoveryLink(deps: Deps, user: UserRow): Promise<string> {
  const token = await createMailToken(deps, { kind: 'recovery', mail: tokenOf(user), life: RESET_LINK });
  return link(deps, 'recovery', token);
}

const confirm: MailComposer = async (deps, to) => {
  const user = await findUserByEmail(deps.database.db, to);
  if (!user || user.emailVerified) return null;
  const token = await createMailToken(deps, { kind: 'signup', mail: tokenOf(user), life: CONFIRM_LINK });
  return layOutMail(to, {
    subject: 'Confirm your email address',
    paragraphs: ['Welcome to Lacuna. Confirm your email address to sign in.', 'The link works for 24 hours.'],
    action: { label: 'Confirm email address', url: link(deps, 'signup', token) },
    footer:
      'You received this email because this address was used to create an account. If that was not you, ignore it.',
  });
};

/** Someone signed up with a known address. Whoever owns it learns so here; the sign-up screen tells nothing. */
const accountExists: MailComposer = async (deps, to) => {
  const user = await findUserByEmail(deps.database.db, to);
  if (!user) return null;
  const footer =
    'You received this email because someone used this address to sign up. If that was not you, ignore it.';
  if (user.emailVerified) {
    return layOutMail(to, {
      subject: 'You already have an account',
      paragraphs: [EXISTS],
      action: { label: 'Sign in', url: `${deps.config.publicUrl}/login#type=account_exists` },
      footer,
    });
  }
  // Whoever made the unconfirmed account may not own the address, so its password must not survive.
  return layOutMail(to, {
    subject: 'You already have an account',
    paragraphs: [
      EXISTS,
      'Its address was never confirmed. Choose a new password to confirm it. The link works for an hour.',
    ],
    action: { label: 'Choose a password', url: await recoveryLink(deps, user) },
    footer,
  });
};

const recover: MailComposer = async (deps, to) => {
  const user = await findUserByEmail(deps.database.db, to);
  if (!user || user.banned) return null;
  return layOutMail(to, {
    subject: 'Choose a new password',
    paragraphs: [
      'Someone requested a new password for this account. The link works once and expires in an hour.',
    ],
    action: { label: 'Choose a new password', url: await recoveryLink(deps, user) },
    footer: 'If you did not request this, ignore this email: your password stays the same.',
  });
};

const code: MailComposer = async (deps, to) => {
  const user = await findUserByEmail(deps.database.db, to);
  if (!user?.emailVerified || user.banned) return null;
  const otp = await deps.auth.library.api.createVerificationOTP({
    body: { email: libraryEmail(user.email), type: 'sign-in' },
  });
  return layOutMail(to, {
    subject: 'Your sign-in code',
    paragraphs: [`Enter this code to sign in. It works once and expires in ${MAIL_CODE / 60} minutes.`],
    code: otp,
    footer: 'If you did not request this, ignore this email. Never share this code with anyone.',
  });
};

/** Sent to the new address; `data` says whose, and for which session and epoch it was asked. */
const changeEmail: MailComposer = async (deps, to, { userId = '', sessionId, epoch = '-1' }) => {
  if (await findUserByEmail(deps.database.db, to)) return null;
  const mail = { userId, sessionId, epoch: Number(epoch), email: canonicalEmail(to) };
  const token = await createMailToken(deps, { kind: 'email-change', mail, life: RESET_LINK });
  return layOutMail(to, {
    subject: 'Confirm your new email address',
    paragraphs: ['Confirm this address to use it for your account. The link works for an hour.'],
    action: { label: 'Confirm new address', url: link(deps, 'email_change', token) },
    footer: 'If you did not request this, ignore this email: nothing changes.',
  });
};

/** Sent to the address in use: what was done to the account, so that its owner can object. */
const notice: MailComposer = async (deps, to, { what = '' }) =>
  layOutMail(to, {
    subject: 'A change to your account',
    paragraphs: [what, 'If this was you, there is nothing to do.'],
    action: { label: 'Open your profile', url: `${deps.config.publicUrl}/dashboard/profile` },
    footer:
      'If this was not you, choose a new password right away: open the sign-in page and request a link.',
  });

/** Sent to the address that was replaced: from there nothing can be done any more, so it says whom to ask. */
const addressReplaced: MailComposer = async (_deps, to) =>
  layOutMail(to, {
    subject: 'The email address of your account was changed',
    paragraphs: [
      'Your account now uses another email address. Links and codes sent to this one no longer work, and other devices were signed out.',
      'If this was you, there is nothing to do. If it was not you, contact support right away.',
    ],
    footer: 'You received this email because this was the email address of your account until now.',
  });

export const accountMails: Record<string, MailComposer> = {
  confirm,
  'account-exists': accountExists,
  recover,
  code,
  'change-email': changeEmail,
  'address-replaced': addressReplaced,
  'account-notice': notice,
};
