import { formatPrice } from '../../../../contract/money.ts';
import { PAID_PLANS, type PaidPlanId, PLANS, type PlanId } from '../../../../contract/plans.ts';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { usePlanCheckout } from '../hooks/use-plan-checkout.ts';
import styles from './plan-picker.module.css';

const MOST_POPULAR: PaidPlanId = 'jv';

function actionOf(plan: PaidPlanId, current: PlanId): string {
  if (plan === current) return 'Current Plan';
  const verb = PLANS[plan].price < PLANS[current].price ? 'Downgrade' : 'Upgrade';
  return `${verb} to ${PLANS[plan].name}`;
}

/** The plans that can be bought, and the checkout's button once its address is known. */
export function PlanPicker({ current }: { current: PlanId }) {
  const checkout = usePlanCheckout();
  return (
    <section className={styles.picker} aria-labelledby="choose-plan">
      <h2 id="choose-plan" className={styles.heading}>
        Choose Your Plan
      </h2>
      {checkout.url && (
        <div className={styles.manual} role="status">
          <p>If the payment page did not open, open it yourself.</p>
          <Button variant="primary" onClick={checkout.openManually}>
            Open Checkout
          </Button>
        </div>
      )}
      <ul className={styles.plans}>
        {PAID_PLANS.map((id) => {
          const plan = PLANS[id];
          return (
            <li key={id} className={styles.plan} data-plan={id}>
              <div className={styles.top}>
                <h3 className={styles.name}>{plan.displayName}</h3>
                {id === MOST_POPULAR && <Badge tone="outline">Most Popular</Badge>}
              </div>
              <p className={styles.price}>
                <span className="numeric">{formatPrice(plan.price)}</span> <small>a {plan.period}</small>
              </p>
              <p className={styles.description}>{plan.description}</p>
              <ul className={styles.features}>
                <li>
                  {plan.limits.idea_generations} ideas, {plan.limits.category_searches} category searches and{' '}
                  {plan.limits.chat_messages} chat messages a month
                </li>
                {plan.features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
              <Button
                wide
                variant={id === MOST_POPULAR && current === 'free' && !checkout.url ? 'primary' : 'secondary'}
                disabled={id === current || (checkout.busy !== null && checkout.busy !== id)}
                busy={checkout.busy === id}
                onClick={() => void checkout.start(id)}
              >
                {actionOf(id, current)}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
