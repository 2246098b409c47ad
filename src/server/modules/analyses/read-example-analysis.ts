import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type AnalysisReport, analysisReportSchema } from '../../../contract/analysis/report.ts';
import { AppError } from '../../../contract/errors.ts';
import { type Patent, patentSchema } from '../../../contract/patents.ts';
import type { ExampleSummary } from '../../../contract/routes/examples.routes.ts';
import type { Ctx } from '../../context.ts';

const exampleSchema = z.object({
  /** Place in the list; the first is the one that is advertised. */
  position: z.number().int(),
  title: z.string(),
  report: analysisReportSchema,
  patents: z.array(patentSchema),
});
type Example = z.infer<typeof exampleSchema>;

/** Folder of the recorded examples inside the shipped data, one file each, named by its slug. */
const EXAMPLES = 'examples';
const SLUG = /^[a-z0-9-]{1,80}$/;

/** The files ship with the product and never change while it runs. */
const known = new Map<string, Promise<Example | null>>();

async function readExample(ctx: Ctx, slug: string): Promise<Example | null> {
  if (!SLUG.test(slug)) return null;
  const place = join(ctx.config.shippedDataDir, EXAMPLES, `${slug}.json`);
  const read = known.get(place) ?? parseExample(place);
  if (!known.has(place) && (await read)) known.set(place, read);
  return read;
}

async function parseExample(place: string): Promise<Example | null> {
  const text = await readFile(place, 'utf8').catch(() => null);
  return text === null ? null : exampleSchema.parse(JSON.parse(text));
}

/** A finished analysis of the starter library, for people without an account. Throws `not_found` for an unknown one. */
export async function readExampleAnalysis(
  ctx: Ctx,
  input: { slug: string },
): Promise<{ report: AnalysisReport; patents: Patent[] }> {
  const example = await readExample(ctx, input.slug);
  if (!example) throw new AppError('not_found');
  return { report: example.report, patents: example.patents };
}

/** All shipped examples, the advertised one first. */
export async function listExamples(ctx: Ctx): Promise<ExampleSummary[]> {
  const files = await readdir(join(ctx.config.shippedDataDir, EXAMPLES)).catch(() => []);
  const slugs = files.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -'.json'.length));
  const examples = await Promise.all(
    slugs.map(async (slug) => ({ slug, example: await readExample(ctx, slug) })),
  );
  return examples
    .flatMap(({ slug, example }) => (example ? [{ slug, example }] : []))
    .sort((a, b) => a.example.position - b.example.position)
    .map(({ slug, example: { title, report } }) => ({
      slug,
      title,
      verdict: report.verdict,
      opportunities: report.opportunities.slice(0, 3).map((one) => one.title),
    }));
}
