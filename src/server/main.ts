import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { composeDeps } from './compose.ts';
import type { EarlyParts } from './compose-early.ts';
import type { Config } from './config.ts';
import type { Deps } from './context.ts';
import { createApp } from './http/app.ts';
import { moduleJobs } from './jobs/module-jobs.ts';
import { attachRealtime } from './realtime/attach-realtime.ts';
import { releaseMemory } from './release-memory.ts';

export interface RunningServer {
  port: number;
  deps: Deps;
  /** Readiness false, no new jobs, streams told to reconnect, then everything closed. */
  stop(): Promise<void>;
}

function listen(deps: Deps, config: Config): Promise<{ server: Server; port: number }> {
  const api = createApp(deps);
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: api.hono.fetch, port: config.port, hostname: config.host }, (info) =>
      resolve({ server: server as Server, port: info.port }),
    );
    server.on('error', reject);
  });
}

/**
 * Starts this process's part (web, worker or both) over a migrated database. Rejects when the port is taken; the early
 * parts are the caller's until it resolves.
 */
export async function startServer(
  config: Config,
  databaseUrl: string,
  early: EarlyParts,
): Promise<RunningServer> {
  const { deps, close } = await composeDeps(config, databaseUrl, early);
  try {
    await deps.jobs.start();
    if (config.role !== 'web') await Promise.all(moduleJobs.map((register) => register(deps)));
    if (config.role !== 'worker') {
      await deps.billing.verifyPrices();
      const { server, port } = await listen(deps, config);
      const realtime = attachRealtime(server, deps);
      releaseMemory();
      const stop = async () => {
        realtime.close();
        server.close();
        await close();
        server.closeAllConnections();
      };
      return { port, deps, stop };
    }
    releaseMemory();
    return { port: 0, deps, stop: close };
  } catch (error) {
    await close();
    throw error;
  }
}
