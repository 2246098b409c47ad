import { PAID_PLANS, type PaidPlanId, PLANS, type PlanId } from '../../../../contract/plans.ts';
import { Button } from '../../../components/button.tsx';
import { PlanCard, PlanCards } from '../../../components/plan-cards.tsx';
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
          <p>If the payment page did not open, open it here.</p>
          <Button variant="primary" onClick={checkout.openManually}>
            Open Checkout
          </Button>
        </div>
      )}
      <PlanCards>
        {PAID_PLANS.map((id) => (
          <PlanCard
            key={id}
            plan={PLANS[id]}
            name={PLANS[id].displayName}
            action={
              <Button
                wide
                variant={id === MOST_POPULAR && current === 'free' && !checkout.url ? 'primary' : 'secondary'}
                disabled={id === current || (checkout.busy !== null && checkout.busy !== id)}
                busy={checkout.busy === id}
                onClick={() => void checkout.start(id)}
              >
                {actionOf(id, current)}
              </Button>
            }
          />
        ))}
      </PlanCards>
    </section>
  );
}
