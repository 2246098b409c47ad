import { useNavigate } from 'react-router';
import { PLANS, type Plan } from '../../../contract/plans.ts';
import { Button } from '../../components/button.tsx';
import { PlanCard, PlanCards } from '../../components/plan-cards.tsx';
import { rememberPage } from '../../lib/auth/return-path.ts';
import { useAuth, useToasts } from '../../lib/services.tsx';
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

/** What a press on the button of a plan does; somebody with an account has started already. */
function actionLabel(plan: Plan, signedIn: boolean): string {
  if (plan.id !== 'free') return `Upgrade to ${plan.name}`;
  return signedIn ? 'Go to Dashboard' : 'Start for free';
}

/** The three plans. The one in force has a button that cannot be pressed. */
export function PricingCards() {
  const current = useCurrentPlan();
  const choose = useChoose();
  const { user } = useAuth();
  return (
    <PlanCards>
      {SHOWN.map((plan) => (
        <PlanCard
          key={plan.id}
          plan={plan}
          name={plan.name}
          action={
            plan.id === current ? (
              <Button wide disabled>
                Current Plan
              </Button>
            ) : (
              <Button wide onClick={() => choose(plan)}>
                {actionLabel(plan, user !== null)}
              </Button>
            )
          }
        />
      ))}
    </PlanCards>
  );
}
