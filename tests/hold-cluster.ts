import { ensureCluster } from '../src/server/db/cluster/ensure-cluster.ts';

/** A process that joins the cluster of the data directory named on its command line, prints its address and stays. */
const [dataDir = ''] = process.argv.slice(2);
const cluster = await ensureCluster({ dataDir, log: () => undefined, settings: ['fsync=off'] });
console.log(cluster.url);
