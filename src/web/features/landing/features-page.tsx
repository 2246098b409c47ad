import { Link } from 'react-router';
import { formatPrice } from '../../../contract/money.ts';
import { LIMIT_LABELS, LIMIT_TYPES, PLANS } from '../../../contract/plans.ts';
import { ButtonLink } from '../../components/button.tsx';
import { LANDSCAPE } from '../../components/landscape-map.data.ts';
import styles from './features-page.module.css';
import { PricingCards } from './pricing-cards.tsx';
import { QUESTIONS } from './questions.tsx';
import { SampleOutput } from './sample-output.tsx';

const SHOWN = [PLANS.free, PLANS.jv, PLANS.varsity] as const;

const PROMISES = [
  [
    'Every claim opens its patent',
    'Each sentence about the state of the art, each point for and against an opportunity, carries the numbers of the patents it stands on. One click opens the document.',
  ],
  [
    'The gap is computed, not guessed',
    'Problems and mechanisms are read from the patents and counted against each other. A gap is a pair that should meet, going by how common each side is, and does not.',
  ],
  [
    'It tries to prove itself wrong',
    'Before a gap is shown, four searches try to fill it: other words, neighbouring classes, abandoned attempts, holes in the data. You see each search and what it found.',
  ],
  [
    'A score you can take apart',
    'Seven components from plausibility to openness, each with its reason, and a confidence that says how much the library could know.',
  ],
  [
    '“Found nothing” is an answer',
    'Too thin a field, a nonsense idea, a crowded market: it says so and shows why, and gives nothing in place of an opportunity.',
  ],
  [
    'Yours to take away or delete',
    'PDF, Word, Markdown, CSV, JSON, BibTeX and RIS. A share link that you can revoke. Deleting a session, or the account, deletes it.',
  ],
] as const;

function Comparison() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles.table} aria-label="Plans compared" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">A month</th>
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
            <th scope="row">Context of a chat answer</th>
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
    </section>
  );
}

/** `/features`: what the product does with real output, the plans compared, questions answered. */
export function FeaturesPage() {
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
          What you can hold it to
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
          The starter library holds {LANDSCAPE.patents.toLocaleString('en-US')} patents; your own installation
          can hold millions. <Link to="/example">Read a finished analysis</Link> first if you like.
        </p>
        <ButtonLink to="/signup" variant="primary" size="large">
          Create Account
        </ButtonLink>
      </section>
    </div>
  );
}
