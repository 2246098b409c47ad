import { LegalPage } from './legal-page.tsx';

const SECTIONS = [
  {
    heading: 'What is kept',
    text: (
      <>
        <p>
          Your email address, a salted hash of your password, your ideas with their results and chats, your
          monthly usage, and the information needed for billing. Card details stay with the payment provider.
        </p>
        <p>
          For security: sign-in sessions with IP address and browser, security events for 24 hours, and an
          audit log of account changes for a year.
        </p>
      </>
    ),
  },
  {
    heading: 'Where an idea goes',
    text: 'It is analyzed on this server. If a language model is connected, the line beside the input names it before you submit, and your idea and the evidence are sent to it for the analysis. Ideas are never used for training and never written to logs.',
  },
  {
    heading: 'What your browser keeps',
    text: 'One cookie for your session, and one that recognizes a browser that has signed in before. In local storage: your theme, a draft or an idea that you typed before signing up, and counters that limit repeated sign-in attempts. Drafts are removed when you sign out. There is no tracking, no advertising, and no request to any other host.',
  },
  {
    heading: 'Taking it with you',
    text: 'Your profile exports everything we keep about you as one file. Each session can be exported in seven formats.',
  },
  {
    heading: 'Deleting it',
    text: 'Deleting a session removes its idea, results, patents and chat. Deleting the account removes everything except invoices, which the law may require us to keep, and a keyed hash of your email address, kept with this month’s usage until the month ends.',
  },
];

export const Privacy = () => (
  <LegalPage
    title="Privacy"
    lead="An idea is worth most while nobody else has seen it. This is how we treat yours."
    sections={SECTIONS}
  />
);
