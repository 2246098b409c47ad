import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { composeDeps, composeEarly } from './compose.ts';
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
 * Starts this process's part (web, worker or both). The library is opened at once, everything else when the database has
 * been migrated and its address is known. Rejects when the port is taken.
 */
export async function startServer(config: Config, migrated: Promise<string>): Promise<RunningServer> {
  const early = composeEarly(config);
  early.engine.start();
  const composing = migrated.then((databaseUrl) => composeDeps(config, databaseUrl, early));
  const { deps, close } = await composing.catch(async (error) => {
    await early.engine.close();
    throw error;
  });
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
