import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { AppError } from '../../../contract/errors.ts';
import { type Patent, patentSchema } from '../../../contract/patents.ts';
import { type AnalysisReport, analysisReportSchema } from '../../../contract/report.ts';
import type { Ctx } from '../../context.ts';

const exampleSchema = z.object({ report: analysisReportSchema, patents: z.array(patentSchema) });

/** Name of the finished example inside the shipped data; `scripts/make-example-analysis.ts` writes it. */
export const EXAMPLE_FILE = 'example-analysis.json';

/** A finished analysis of the starter library, for people without an account. Throws `not_found` where none is shipped. */
export async function readExampleAnalysis(ctx: Ctx): Promise<{ report: AnalysisReport; patents: Patent[] }> {
  const text = await readFile(join(ctx.config.shippedDataDir, EXAMPLE_FILE), 'utf8').catch(() => null);
  if (text === null) throw new AppError('not_found');
  return exampleSchema.parse(JSON.parse(text));
}
