import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { LANDSCAPE } from '../../components/landscape-map.data.ts';
import { LandscapeMap } from '../../components/landscape-map.tsx';
import { EXAMPLE_PATH, SAMPLE } from './example-link.ts';
import { Explainer } from './explainer.tsx';
import { IdeaEntry, type IdeaRunProps } from './idea-entry.tsx';
import styles from './landing-page.module.css';
import { PricingCards } from './pricing-cards.tsx';

const patents = LANDSCAPE.patents.toLocaleString('en-US');

/** `/`: one box in, the record as a map, three ways into it, the plans. */
export function LandingPage({ Run }: { Run: ComponentType<IdeaRunProps> }) {
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.words}>
          <h1 className={styles.title}>Find the gap in the patent record.</h1>
          <p className={styles.lead}>
            Describe an idea. Lacuna reads the patents around it, maps what is taken, and shows what nobody
            has combined yet, with the evidence for and against every gap.
          </p>
          <IdeaEntry Run={Run} />
        </div>
        <figure className={styles.figure}>
          <LandscapeMap labelled />
          <figcaption className={styles.caption}>
            {patents} patents from the starter library, arranged by shared wording; the ring marks an empty
            spot among them.
            {SAMPLE?.opportunities[0] && (
              <>
                {' '}
                One opening that an analysis found: <em>{SAMPLE.opportunities[0].title}</em>.
              </>
            )}{' '}
            <Link to={EXAMPLE_PATH}>Read the finished analysis</Link>, no account needed.
          </figcaption>
        </figure>
      </div>
      <Explainer />
      <section className={styles.section} aria-labelledby="pricing">
        <h2 id="pricing" className={styles.heading}>
          Pricing
        </h2>
        <p className={styles.intro}>
          Every plan runs the same analysis. The plans differ in how much you can use each month.
        </p>
        <PricingCards />
      </section>
    </>
  );
}
