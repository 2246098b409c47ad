import { useSyncExternalStore } from 'react';
import { ToastHost } from '../../components/toast-host.tsx';
import { useToasts } from '../services.tsx';
import type { Toast } from './toast-store.ts';

const NONE: readonly Toast[] = [];

/** Mounts the notices of this tab; once, in the root. */
export function Toasts() {
  const store = useToasts();
  const toasts = useSyncExternalStore(store.subscribe, store.list, () => NONE);
  return <ToastHost toasts={toasts} onDismiss={(id) => store.dismiss(id)} onAct={(id) => store.act(id)} />;
}
