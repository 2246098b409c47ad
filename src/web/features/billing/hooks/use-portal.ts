import { useState } from 'react';
import { useServices } from '../../../lib/services.tsx';
import { PaymentPageError, requestPortal } from '../api/billing-calls.ts';

/** Opens the payment provider's portal in a new tab. */
export function usePortal(): { opening: boolean; open: () => Promise<void> } {
  const { api, toasts, publicConfig } = useServices();
  const [opening, setOpening] = useState(false);
  const open = async () => {
    // The tab is opened by the click itself: after waiting for the address browsers would block it.
    const tab = window.open('', '_blank');
    setOpening(true);
    try {
      const url = await requestPortal(api, publicConfig);
      if (!tab) throw new Error('The browser blocked the new tab. Please check your pop-up blocker.');
      tab.opener = null;
      tab.location.replace(url);
    } catch (error) {
      tab?.close();
      const known = error instanceof PaymentPageError;
      const text = error instanceof Error ? error.message : 'Failed to open customer portal';
      toasts.show({ title: known ? 'Portal Failed' : 'Portal Error', text, kind: 'error' });
    } finally {
      setOpening(false);
    }
  };
  return { opening, open };
}
