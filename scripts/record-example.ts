/**
 * Records an example that is open without an account: `node scripts/record-example.ts SLUG POSITION TITLE IDEA`, with the
 * model of the `AI_*` settings. Writes `data/examples/SLUG.json`, and of the first example what the public pages show; then `npm run format`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { terminalIo } from '../src/cli/io.ts';
import { openAnalysis } from '../src/cli/open-analysis.ts';
import { loadConfig } from '../src/server/config.ts';
import { toPatent } from '../src/server/modules/analyses/to-patent.ts';
import { sampleOf, writeSample } from './sample-output.ts';

const [slug, position, title, idea] = process.argv.slice(2);
if (!slug || !position || !title || !idea) {
  throw new Error('usage: record-example.ts SLUG POSITION TITLE IDEA');
}
const analysis = await openAnalysis(terminalIo(), { ...loadConfig(), sources: [] });
const asOf = new Date().toISOString().slice(0, 10);
const { report, patents, notice } = await analysis.analyze(idea, asOf);
await analysis.close();
if (notice) throw new Error(`Not recorded, the run says: ${notice}`);
const closeness = new Map(report.ratings.map((rating) => [rating.number, rating.closeness]));
const shown = patents.map(({ record, ...place }, i) =>
  toPatent(record, {
    asOf,
    rank: i + 1,
    closeness: closeness.get(record.number) ?? null,
    sources: place.sources,
    matchedTerms: place.matchedTerms,
    duplicates: place.duplicates,
  }),
);
await mkdir('data/examples', { recursive: true });
const text = JSON.stringify({ position: Number(position), title, report, patents: shown });
await writeFile(`data/examples/${slug}.json`, `${text}\n`);
if (position === '1') await writeSample(sampleOf(slug, report));
