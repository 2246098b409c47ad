import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadConfig } from '../src/server/config.ts';
import { runAnalysis } from '../src/server/modules/analyses/engine/run-analysis.ts';
import { EXAMPLE_FILE } from '../src/server/modules/analyses/read-example-analysis.ts';
import { ensureLibrary } from '../src/server/modules/patents/ensure-library.ts';
import { openLibrary } from '../src/server/modules/patents/open-library.ts';
import { patentsToDto } from '../src/server/modules/patents/patent-dto.ts';

/**
 * Writes the finished example that people without an account see: a real analysis over the library of the data
 * directory, which must hold the shipped patents alone. Usage: node scripts/make-example-analysis.ts ["<idea>"]
 */
const idea = process.argv[2] ?? 'Reusable packaging for fresh food delivery that keeps meals cold on the way';
const config = loadConfig();
await ensureLibrary(config, () => undefined);
const library = await openLibrary(config);
const asOf = new Date().toISOString().slice(0, 10);
const { report, patents } = await runAnalysis({ idea, asOf, seed: 0 }, library, () => undefined);
await library.close();
const file = join(config.shippedDataDir, EXAMPLE_FILE);
await writeFile(file, `${JSON.stringify({ report, patents: patentsToDto(patents) })}\n`);
console.log(
  `${file}: ${report.opportunities.length} opportunities, ${patents.length} patents, ${report.verdict}`,
);
