import { useNavigate } from 'react-router';
import { formatPrice } from '../../../contract/money.ts';
import { LIMIT_LABELS, LIMIT_TYPES, PLANS, type Plan } from '../../../contract/plans.ts';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { rememberPage } from '../../lib/auth/return-path.ts';
import { useAuth, useToasts } from '../../lib/services.tsx';
import styles from './pricing-cards.module.css';
import { useCurrentPlan } from './use-current-plan.ts';

const SHOWN = [PLANS.free, PLANS.jv, PLANS.varsity] as const;
const SUBSCRIPTION = '/dashboard/profile?tab=subscription';

function useChoose(): (plan: Plan) => void {
  const { user } = useAuth();
  const toasts = useToasts();
  const navigate = useNavigate();
  return (plan) => {
    if (plan.id === 'free') return void navigate(user ? '/dashboard' : '/login');
    if (user) return void navigate(SUBSCRIPTION);
    toasts.show({
      title: 'Authentication required',
      text: 'Please log in to upgrade your plan.',
      kind: 'error',
    });
    rememberPage(SUBSCRIPTION);
    void navigate('/login');
  };
}

/** The three plans. The one in force has a button that cannot be pressed. */
export function PricingCards() {
  const current = useCurrentPlan();
  const choose = useChoose();
  return (
    <ul className={styles.cards}>
      {SHOWN.map((plan) => (
        <li key={plan.id} className={styles.card} data-plan={plan.id}>
          <div className={styles.top}>
            <h3 className={styles.name}>{plan.name}</h3>
            {plan.id === 'jv' && <Badge tone="outline">Most Popular</Badge>}
          </div>
          <p className={styles.price}>
            <span className="numeric">{formatPrice(plan.price)}</span> <small>a month</small>
          </p>
          <p className={styles.description}>{plan.description}</p>
          <ul className={styles.limits}>
            {LIMIT_TYPES.map((type) => (
              <li key={type}>
                <strong className="numeric">{plan.limits[type]}</strong>{' '}
                {plan.limits[type] === 1 ? LIMIT_LABELS[type].replace(/s$/, '') : LIMIT_LABELS[type]}
              </li>
            ))}
          </ul>
          <ul className={styles.features}>
            {plan.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          {plan.id === current ? (
            <Button wide disabled>
              Current Plan
            </Button>
          ) : (
            <Button wide onClick={() => choose(plan)}>
              {plan.id === 'free' ? 'Start for free' : `Upgrade to ${plan.name}`}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
