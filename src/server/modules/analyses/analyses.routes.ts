import {
  analyzeIdeaRoute,
  categoriesRoute,
  deleteSessionRoute,
  restoreSessionRoute,
  sessionExportRoute,
  sessionReportRoute,
  sharedReportRoute,
  shareSessionRoute,
  shareStateRoute,
  stopAnalysisRoute,
  unshareSessionRoute,
} from '../../../contract/routes/analyses.routes.ts';
import { exampleAnalysisRoute, exampleListRoute } from '../../../contract/routes/examples.routes.ts';
import { type Api, mount } from '../../http/mount.ts';
import { analyzeIdea } from './analyze-idea.ts';
import { deleteSession } from './delete-session.ts';
import { exportSession } from './export-session.ts';
import { listCategories } from './list-categories.ts';
import { listExamples, readExampleAnalysis } from './read-example-analysis.ts';
import { readSessionReport } from './read-session-report.ts';
import { readSharedSession } from './read-shared-session.ts';
import { restoreSession } from './restore-session.ts';
import { parseSessionId } from './session-id.ts';
import { readShare, shareSession, unshareSession } from './share-session.ts';
import { stopAnalysis } from './stop-analysis.ts';

export function analysesRoutes(api: Api): void {
  mount(api, analyzeIdeaRoute, (ctx, { body, http }) =>
    analyzeIdea(ctx, {
      body,
      idempotencyKey: http.req.header('idempotency-key') ?? null,
      signal: http.req.raw.signal,
    }),
  );
  mount(api, stopAnalysisRoute, async (ctx, { body }) => ({
    stopped: await stopAnalysis(ctx, { sessionId: parseSessionId(body.sessionId) }),
  }));
  mount(api, categoriesRoute, async (ctx) => ({ categories: await listCategories(ctx) }));
  mount(api, exampleListRoute, async (ctx) => ({ examples: await listExamples(ctx) }));
  mount(api, exampleAnalysisRoute, (ctx, { params }) => readExampleAnalysis(ctx, { slug: params.slug }));
  savedSessionRoutes(api);
  sharingRoutes(api);
}

function savedSessionRoutes(api: Api): void {
  mount(api, sessionReportRoute, (ctx, { params }) =>
    readSessionReport(ctx, { sessionId: parseSessionId(params.id) }),
  );
  mount(api, sessionExportRoute, async (ctx, { params, query }) => {
    const file = await exportSession(ctx, { sessionId: parseSessionId(params.id), format: query.format });
    return new Response(file.content, {
      headers: {
        'Content-Type': file.type,
        'Content-Disposition': `attachment; filename="${file.name}"`,
      },
    });
  });
  mount(api, deleteSessionRoute, async (ctx, { body }) => {
    const { undoUntil } = await deleteSession(ctx, { sessionId: parseSessionId(body.sessionId) });
    return { deleted: true as const, undo_until: undoUntil.toISOString() };
  });
  mount(api, restoreSessionRoute, async (ctx, { body }) => {
    await restoreSession(ctx, { sessionId: parseSessionId(body.sessionId) });
    return { restored: true as const };
  });
}

function sharingRoutes(api: Api): void {
  mount(api, shareStateRoute, async (ctx, { params }) => {
    const createdAt = await readShare(ctx, { sessionId: parseSessionId(params.id) });
    return { shared: createdAt !== null, created_at: createdAt?.toISOString() ?? null };
  });
  mount(api, shareSessionRoute, async (ctx, { params }) => {
    const { token, createdAt } = await shareSession(ctx, { sessionId: parseSessionId(params.id) });
    return { token, path: `/shared/${token}`, created_at: createdAt.toISOString() };
  });
  mount(api, unshareSessionRoute, async (ctx, { params }) => {
    await unshareSession(ctx, { sessionId: parseSessionId(params.id) });
    return { shared: false, created_at: null };
  });
  mount(api, sharedReportRoute, (ctx, { params }) => readSharedSession(ctx, { token: params.token }));
}
