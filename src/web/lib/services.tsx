import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { type ApiClient, createApiClient } from './api/api-client.ts';
import { type PublicConfig, readPublicConfig } from './api/public-config.ts';
import { type AuthCalls, createAuthCalls } from './auth/auth-calls.ts';
import { AuthClient } from './auth/auth-client.ts';
import { type AuthState, INITIAL_AUTH } from './auth/auth-state.ts';
import { renewCsrfToken } from './auth/csrf-token.ts';
import { createTabChannel } from './auth/tab-channel.ts';
import { deviceStorage } from './browser-storage.ts';
import { ClientLog } from './log/client-log.ts';
import { ClientLimiter } from './rate-limit/client-limiter.ts';
import { openRealtimeSocket, RealtimeClient } from './realtime/realtime-client.ts';
import { ToastStore } from './toast/toast-store.ts';

/** Everything that a screen may talk to, built once a tab. */
export interface Services {
  api: ApiClient;
  auth: AuthClient;
  /** The accounts calls that need no token: sign-in, sign-up, recovery and the like. */
  accounts: AuthCalls;
  toasts: ToastStore;
  limiter: ClientLimiter;
  log: ClientLog;
  realtime: RealtimeClient;
  /** `/config.json`, read once. */
  publicConfig: () => Promise<PublicConfig>;
}

function createServices(): Services {
  const accounts = createAuthCalls();
  const auth = new AuthClient(accounts, createTabChannel());
  let config: Promise<PublicConfig> | null = null;
  const publicConfig = () => {
    config ??= readPublicConfig().catch((error: unknown) => {
      config = null;
      throw error;
    });
    return config;
  };
  return {
    api: createApiClient(auth),
    auth,
    accounts,
    toasts: new ToastStore(),
    limiter: new ClientLimiter(deviceStorage()),
    log: new ClientLog(),
    realtime: new RealtimeClient({ tokens: auth, open: openRealtimeSocket }),
    publicConfig,
  };
}

const ServicesContext = createContext<Services | null>(null);

export function ServicesProvider({ children }: { children: ReactNode }) {
  const [services] = useState(createServices);
  useEffect(() => {
    renewCsrfToken();
    const stopAuth = services.auth.start();
    const stopPruning = services.limiter.startPruning();
    return () => {
      stopAuth();
      stopPruning();
    };
  }, [services]);
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesProvider above it');
  return services;
}

/** The typed client of the contract's routes. */
export const useApi = (): ApiClient => useServices().api;

/** Shows notices: `useToasts().show({ title, text, kind })`. */
export const useToasts = (): ToastStore => useServices().toasts;

export interface Auth extends AuthState {
  client: AuthClient;
}

/** Who is signed in. Re-renders on changes that a screen can show. */
export function useAuth(): Auth {
  const { auth } = useServices();
  const state = useSyncExternalStore(auth.watch, auth.current, () => INITIAL_AUTH);
  return { ...state, client: auth };
}

/** Public settings of the installation, null until they are known. */
export function usePublicConfig(): PublicConfig | null {
  const { publicConfig } = useServices();
  const [config, setConfig] = useState<PublicConfig | null>(null);
  useEffect(() => {
    let live = true;
    publicConfig().then(
      (value) => live && setConfig(value),
      () => undefined,
    );
    return () => {
      live = false;
    };
  }, [publicConfig]);
  return config;
}
