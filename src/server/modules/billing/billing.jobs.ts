import { type Deps, systemContext } from '../../context.ts';
import { reconcileAll, reconcileUser } from './reconcile-billing.ts';

/** Every customer is compared with the provider each night, and one on demand. */
export async function billingJobs(deps: Deps): Promise<void> {
  await deps.jobs.work('reconcile-billing', async ({ userId }) => {
    const ctx = systemContext(deps, 'reconcile-billing');
    if (userId) await reconcileUser(ctx, { userId });
    else deps.log.info(await reconcileAll(ctx), 'subscriptions reconciled');
  });
  await deps.jobs.schedule('reconcile-billing', '17 3 * * *', { userId: null });
}
