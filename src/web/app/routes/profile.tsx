import { useSearchParams } from 'react-router';
import { PageHeading } from '../../components/page-heading.tsx';
import { type TabItem, Tabs } from '../../components/tabs.tsx';
import { SecuritySettings } from '../../features/account/components/security-settings.tsx';
import { BillingTab } from '../../features/billing/components/billing-tab.tsx';
import { SubscriptionTab } from '../../features/billing/components/subscription-tab.tsx';
import { AnalyticsTab } from '../../features/profile/analytics-tab.tsx';
import { ProfileCard } from '../../features/profile/profile-card.tsx';

export { RouteErrorCard as ErrorBoundary } from '../../features/errors/route-error-card.tsx';

const TABS: readonly TabItem[] = [
  {
    id: 'profile',
    label: 'Profile',
    content: (
      <>
        <ProfileCard />
        <SecuritySettings />
      </>
    ),
  },
  { id: 'analytics', label: 'Analytics', content: <AnalyticsTab /> },
  { id: 'subscription', label: 'Subscription', content: <SubscriptionTab /> },
  { id: 'billing', label: 'Billing', content: <BillingTab /> },
];

/** `/dashboard/profile`; the chosen tab stands in the address. */
export default function ProfileRoute() {
  const [params, setParams] = useSearchParams();
  return (
    <>
      <title>User Management · Lacuna</title>
      <PageHeading title="User Management" />
      <Tabs
        label="User management"
        items={TABS}
        value={params.get('tab') ?? 'profile'}
        onChange={(tab) => setParams(tab === 'profile' ? {} : { tab }, { replace: true })}
      />
    </>
  );
}
