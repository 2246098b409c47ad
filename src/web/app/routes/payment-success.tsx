import { PaymentSuccess } from '../../features/billing/components/payment-success.tsx';

export { RouteErrorCard as ErrorBoundary } from '../../features/errors/route-error-card.tsx';

export default function PaymentSuccessRoute() {
  return (
    <>
      <title>Payment · Lacuna</title>
      <PaymentSuccess />
    </>
  );
}
