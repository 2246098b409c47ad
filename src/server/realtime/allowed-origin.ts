import type { IncomingMessage } from 'node:http';
import type { Config } from '../config.ts';

/**
 * Whether the page that asks for a connection is ours. Programs send no Origin and hold nothing that a foreign page
 * could use; a browser always sends it. Outside production any name of this machine counts, on the port asked for.
 */
export function isAllowedOrigin(request: IncomingMessage, config: Config): boolean {
  const { origin, host } = request.headers;
  if (!config.production && !config.hostGiven && !isOwnName(`http://${host ?? ''}`, config)) return false;
  if (origin === undefined) return true;
  if (origin === new URL(config.publicUrl).origin) return true;
  return !config.production && origin === `http://${host}`;
}

function isOwnName(url: string, config: Config): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname } = new URL(url);
  return ['localhost', '127.0.0.1', '[::1]', new URL(config.publicUrl).hostname].includes(hostname);
}
