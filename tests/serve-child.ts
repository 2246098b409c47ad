import { composeEarly } from '../src/server/compose-early.ts';
import { loadConfig } from '../src/server/config.ts';
import { startServer } from '../src/server/main.ts';

/** A server as a process of its own, over a migrated database, for tests that kill it. */
const config = loadConfig();
const early = composeEarly(config);
early.library.start();
const server = await startServer(config, config.databaseUrl!, early);
process.send?.({ port: server.port });
process.once('SIGTERM', async () => {
  await server.stop();
  process.exit(0);
});
