import type { ReactNode } from 'react';
import { formatPrice } from '../../contract/money.ts';
import { LIMIT_LABELS, LIMIT_TYPES, type Plan } from '../../contract/plans.ts';
import { Badge } from './badge.tsx';
import styles from './plan-cards.module.css';

/** Plans side by side, one below the other where there is no room. */
export function PlanCards({ children }: { children: ReactNode }) {
  return <ul className={styles.cards}>{children}</ul>;
}

const labelOf = (count: number, label: string): string => (count === 1 ? label.replace(/s$/, '') : label);

/** A plan as it is offered: its price, what a month holds, and `action`, its button. */
export function PlanCard({ plan, name, action }: { plan: Plan; name: string; action: ReactNode }) {
  return (
    <li className={styles.card} data-plan={plan.id}>
      <div className={styles.top}>
        <h3 className={styles.name}>{name}</h3>
        {plan.id === 'jv' && <Badge tone="outline">Most Popular</Badge>}
      </div>
      <p className={styles.price}>
        <span className="numeric">{formatPrice(plan.price)}</span> <small>a {plan.period}</small>
      </p>
      <p className={styles.description}>{plan.description}</p>
      <ul className={styles.limits}>
        {LIMIT_TYPES.map((type) => (
          <li key={type}>
            <strong className="numeric">{plan.limits[type]}</strong>{' '}
            {labelOf(plan.limits[type], LIMIT_LABELS[type])}
          </li>
        ))}
      </ul>
      <ul className={styles.features}>
        {plan.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <div className={styles.action}>{action}</div>
    </li>
  );
}
