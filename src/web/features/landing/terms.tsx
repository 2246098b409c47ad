import { LegalPage } from './legal-page.tsx';

const SECTIONS = [
  {
    heading: 'What you get',
    text: 'Lacuna searches a library of patents, computes figures from it, and describes what they show. The library on this server is a sample of the world’s patents. Coverage, counts and what was left out are shown with each result.',
  },
  {
    heading: 'Not legal advice',
    text: 'Nothing here is legal advice, a freedom-to-operate opinion or a statement on patentability. A gap that is shown may be covered by patents that the library does not hold, by pending applications or by other rights. Ask a patent attorney before you act on it.',
  },
  {
    heading: 'Your idea is yours',
    text: 'You keep all rights to what you type. It is used to run your analysis and your chat, and for nothing else.',
  },
  {
    heading: 'Fair use',
    text: 'Each account, with its monthly limits, is for one person. Do not share an account, get around the limits, probe or overload the service, or use it to harm others. Accounts that break these rules may be disabled; their owners can still ask for their data.',
  },
  {
    heading: 'Paying',
    text: 'Paid plans renew monthly until you cancel in the billing portal. An upgrade takes effect immediately, a cancellation at the end of the paid month. A run that fails or is stopped before it delivers anything does not count against your limit.',
  },
  {
    heading: 'Availability',
    text: 'The service is provided as is. Whoever runs this server works to keep it available and correct, and is liable to the extent that local law requires.',
  },
];

export const Terms = () => (
  <LegalPage
    title="Terms of use"
    lead="Short, and meant to be read. They apply between you and whoever runs this server."
    sections={SECTIONS}
  />
);
