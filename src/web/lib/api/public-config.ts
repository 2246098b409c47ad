import { connectionError, errorFromResponse } from './api-error.ts';

/** Answer of `/config.json`: what the client may know of the installation. */
export interface PublicConfig {
  anon_key: string;
  payment_host: string;
  payment_provider: string;
  /** Whether sign-in with Google is configured. */
  google: boolean;
  ai: { provider: string; name: string };
  /** Where an idea's text goes, in one sentence derived from the settings. */
  confidentiality: string;
  development: boolean;
}

export async function readPublicConfig(): Promise<PublicConfig> {
  const response = await fetch('/config.json', { credentials: 'omit' }).catch((cause: unknown) => {
    throw connectionError(cause, false);
  });
  if (!response.ok) throw await errorFromResponse(response);
  return (await response.json()) as PublicConfig;
}
