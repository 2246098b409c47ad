import { Link } from 'react-router';
import { formatPrice } from '../../../contract/money.ts';
import { LIMIT_LABELS, LIMIT_TYPES, PLANS } from '../../../contract/plans.ts';
import { ButtonLink } from '../../components/button.tsx';
import { LANDSCAPE } from '../../components/landscape-map.data.ts';
import { ScrollArea } from '../../components/scroll-area.tsx';
import { useAuth } from '../../lib/services.tsx';
import { EXAMPLE_PATH } from './example-link.ts';
import styles from './features-page.module.css';
import { PricingCards } from './pricing-cards.tsx';
import { QUESTIONS } from './questions.tsx';
import { SampleOutput } from './sample-output.tsx';

const SHOWN = [PLANS.free, PLANS.jv, PLANS.varsity] as const;

const PROMISES = [
  [
    'Every statement links to its patent',
    'Each sentence about the state of the art, each point for and against an opportunity, cites the patents it is based on. One click opens the passage.',
  ],
  [
    'Every part is checked',
    'Your idea is split into its parts, and a table shows which patent has which part. An opportunity is a combination that none of the reviewed patents has.',
  ],
  [
    'It tries to prove itself wrong',
    'Before an opportunity is shown, new searches look for a patent that already has it. You see each search and what it found.',
  ],
  [
    'A score you can take apart',
    'Six components from openness to evidence, each with its reason. Where our sources hold too few patents, nothing is called open.',
  ],
  [
    '“Found nothing” is an answer',
    'Too few patents, an unclear idea, a crowded field: it says so, shows why, tells you what to do next, and charges nothing.',
  ],
  [
    'Yours to export or delete',
    'PDF, Word, Markdown, CSV, JSON, BibTeX and RIS. A share link that you can revoke. Deleting a session, or the account, deletes it.',
  ],
] as const;

function Comparison() {
  return (
    <ScrollArea className={styles.table} label="Plans compared">
      <table>
        <thead>
          <tr>
            <th scope="col">Per month</th>
            {SHOWN.map((plan) => (
              <th key={plan.id} scope="col">
                {plan.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Price</th>
            {SHOWN.map((plan) => (
              <td key={plan.id}>{formatPrice(plan.price)}</td>
            ))}
          </tr>
          {LIMIT_TYPES.map((type) => (
            <tr key={type}>
              <th scope="row">{LIMIT_LABELS[type].replace(/^./, (letter) => letter.toUpperCase())}</th>
              {SHOWN.map((plan) => (
                <td key={plan.id}>{plan.limits[type]}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">Chat context</th>
            {SHOWN.map((plan) => (
              <td key={plan.id}>{plan.contextTokens / 1000}k tokens</td>
            ))}
          </tr>
          <tr>
            <th scope="row">Analysis, evidence, exports</th>
            {SHOWN.map((plan) => (
              <td key={plan.id}>all</td>
            ))}
          </tr>
        </tbody>
      </table>
    </ScrollArea>
  );
}

/** `/features`: what the product does with real output, the plans compared, questions answered. */
export function FeaturesPage() {
  const { user } = useAuth();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>What Lacuna does, and what it costs</h1>
        <p className={styles.lead}>
          It reads patents by the thousand and tells you where nobody has been yet. Then it shows you why you
          might still be wrong.
        </p>
      </header>
      <SampleOutput />
      <section aria-labelledby="promises">
        <h2 id="promises" className={styles.heading}>
          What you can expect
        </h2>
        <dl className={styles.promises}>
          {PROMISES.map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="plans">
        <h2 id="plans" className={styles.heading}>
          Plans
        </h2>
        <PricingCards />
        <Comparison />
      </section>
      <section aria-labelledby="questions">
        <h2 id="questions" className={styles.heading}>
          Questions
        </h2>
        <dl className={styles.questions}>
          {QUESTIONS.map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={styles.close}>
        <h2 className={styles.heading}>One idea a month costs nothing</h2>
        <p>
          The starter library holds {LANDSCAPE.patents.toLocaleString('en-US')} patents with a summary; your
          own server can hold millions. <Link to={EXAMPLE_PATH}>Read a finished analysis</Link> first if you
          like.
        </p>
        {user ? (
          <ButtonLink to="/dashboard" variant="primary" size="large">
            Go to Dashboard
          </ButtonLink>
        ) : (
          <ButtonLink to="/signup" variant="primary" size="large">
            Create Account
          </ButtonLink>
        )}
      </section>
    </div>
  );
}
