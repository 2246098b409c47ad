import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { analyzeIdea } from '../src/core/analysis/analyze-idea.ts';
import { renderReport } from '../src/core/analysis/render-report.ts';
import { loadConfig } from '../src/server/config.ts';
import { ensureLibrary } from '../src/server/modules/patents/ensure-library.ts';
import { openLibrary } from '../src/server/modules/patents/open-library.ts';

/**
 * Writes the reports of docs/examples over the library of the data directory, which must hold the shipped patents alone.
 * The date is fixed, so that the same library gives the same files. Usage: node scripts/make-example-reports.ts [FOLDER]
 */
const AS_OF = '2026-11-21';
const IDEAS = [
  'a self-watering planter for offices',
  'a baby bottle that cools formula to drinking temperature',
  'detecting falls of elderly people without cameras',
  'reusable packaging for fresh food delivery',
  'a drone that cleans solar panels',
  'an app that matches idle truck capacity with freight',
  'biodegradable fishing nets that report their position',
  'quieter leaf blowers',
  'airless tires for wheelchairs',
  'an automatic feeder for pets',
  'a bicycle helmet that warns the rider of cars from behind',
  'an electric toothbrush that checks for gum disease',
  'a golf training aid that corrects the swing',
  'a pill dispenser that reminds patients to take their medicine',
  'a smart window blind that harvests solar energy',
  'sorting household plastic waste with a camera and a robot arm',
  'a system for finding leaks in water pipes',
  'a wearable patch that measures the hydration of athletes',
];

const folder = process.argv[2] ?? join(import.meta.dirname, '..', 'docs', 'examples');
const config = loadConfig();
await ensureLibrary(config, () => undefined);
const library = await openLibrary(config);
for (const idea of IDEAS) {
  const report = await analyzeIdea({ idea, asOf: AS_OF, seed: 0 }, library, () => undefined);
  const name = idea
    .replace(/^an? /, '')
    .replace(/[^a-z]+/gi, '-')
    .toLowerCase();
  await writeFile(join(folder, `${name}.md`), renderReport(report, { color: false }));
  console.log(`${name}: ${report.opportunities.length} opportunities, ${report.landscape.coverage.level}`);
}
await library.close();
