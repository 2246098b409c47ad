import { AppError } from '../../../contract/errors.ts';
import { EXAMPLES_META, type PageMeta, SITE_META } from '../../../contract/page-meta.ts';
import { reportMeta } from '../../../contract/report-meta.ts';
import type { Ctx } from '../../context.ts';
import { findSharedSession } from './find-shared-session.ts';
import { readExampleAnalysis } from './read-example-analysis.ts';

/** As the route of shared sessions takes it. */
const LONGEST_TOKEN = 128;

/** Title and description of the page at a path; those of the site where it is not a public report. */
export async function describePublicPage(ctx: Ctx, input: { path: string }): Promise<PageMeta> {
  const [, folder, name = '', ...more] = input.path.split('/');
  if (more.length > 0) return SITE_META;
  try {
    if (folder === 'example') return name === '' ? EXAMPLES_META : await metaOfExample(ctx, name);
    if (folder === 'shared' && name.length <= LONGEST_TOKEN) return await metaOfShared(ctx, name);
  } catch (err) {
    // A preview is never worth a page: the page itself says what is wrong.
    if (!(err instanceof AppError)) ctx.log.warn({ err }, 'public page not described');
  }
  return SITE_META;
}

async function metaOfExample(ctx: Ctx, slug: string): Promise<PageMeta> {
  const { report } = await readExampleAnalysis(ctx, { slug });
  return reportMeta(report);
}

async function metaOfShared(ctx: Ctx, token: string): Promise<PageMeta> {
  const { prompt, report } = await findSharedSession(ctx, token);
  const { verdict = '', opportunities = [] } = report ?? {};
  return reportMeta({ idea: prompt, verdict, opportunities });
}
