import { LegalPage } from './legal-page.tsx';

const SECTIONS = [
  {
    heading: 'What is kept',
    text: (
      <>
        <p>
          Your email address, a salted hash of your password, your ideas with their results and chats, your
          monthly usage, and what billing needs. Card details stay with the payment provider.
        </p>
        <p>
          For security: sign-in sessions with address and browser, security events for 24 hours, and an audit
          log of account changes for a year.
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
    text: 'One cookie for your session, and one by which a browser that has signed in before is known at the next sign-in. In local storage: your theme, a draft or an idea that you typed before signing up, and counters against too many attempts. Drafts are removed when you sign out. There is no tracking, no advertising, and no request to any other host.',
  },
  {
    heading: 'Taking it away',
    text: 'Your profile exports everything kept about you as one file. Each session exports by itself in seven formats.',
  },
  {
    heading: 'Deleting it',
    text: 'Deleting a session removes its idea, results, patents and chat. Deleting the account removes everything but invoices, which the law may require to be kept, and a keyed hash of the email that holds the month’s usage until the month is over.',
  },
];

export const Privacy = () => (
  <LegalPage
    title="Privacy"
    lead="An unpublished idea is worth something because it is unpublished. This is how it is treated here."
    sections={SECTIONS}
  />
);
