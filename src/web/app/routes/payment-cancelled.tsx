import { PaymentCancelled } from '../../features/billing/components/payment-cancelled.tsx';

export { RouteErrorCard as ErrorBoundary } from '../../features/errors/route-error-card.tsx';

export default function PaymentCancelledRoute() {
  return (
    <>
      <title>Payment cancelled · Lacuna</title>
      <PaymentCancelled />
    </>
  );
}
