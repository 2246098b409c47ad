import { sql } from 'drizzle-orm';
import type { UserCtx } from '../../src/server/context.ts';
import type { AnalysisResult } from '../../src/server/modules/analysis/run-state.ts';
import { readChat } from '../../src/server/modules/chat/read-chat.ts';
import { createModel } from '../../src/server/modules/model/create-model.ts';
import { findUsageDifferences } from '../../src/server/modules/usage/find-usage-differences.ts';
import { createMemoryLibrary } from '../memory-library.ts';
import { createModuleContext, type ModuleContext } from '../module-context.ts';
import { analyzeInMemory, IDEAS, modelSettings } from './analyzed-idea.ts';
import { type ModelServer, startModelServer } from './model-server.ts';
import { storeSession } from './store-session.ts';

export const QUESTION = 'How does the irrigation work?';
export { modelSettings };

export interface ChatBench {
  server: ModelServer;
  app: ModuleContext;
  /** Two analyzed sessions. */
  result: AnalysisResult;
  other: AnalysisResult;
  /** A new person with a session of their own. */
  newSession: (what?: AnalysisResult) => Promise<{ ctx: UserCtx; sessionId: string }>;
  /** States of the person's units, oldest first. */
  ledger: (ctx: UserCtx) => Promise<string[]>;
  /** Throws when a counter disagrees with its ledger. */
  close: () => Promise<void>;
}

/** Chat over a model server that can be given any temper. */
export async function createChatBench(): Promise<ChatBench> {
  const server = await startModelServer();
  const app = await createModuleContext({
    env: {
      ...modelSettings(server),
      AI_TIMEOUT_MS: '4000',
      AI_IDLE_TIMEOUT_MS: '700',
      AI_PRICE_INPUT_PER_MILLION: '2',
      AI_PRICE_OUTPUT_PER_MILLION: '8',
    },
    override: async (deps) => ({ model: await createModel(deps), library: createMemoryLibrary() }),
  });
  const result = await analyzeInMemory(IDEAS.planter, null);
  return {
    server,
    app,
    result,
    other: await analyzeInMemory(IDEAS.irrigation, null),
    newSession: async (what = result) => {
      const ctx = await app.newUser();
      return { ctx, sessionId: await storeSession(app.deps, ctx.actor.userId, what) };
    },
    ledger: async (ctx) => {
      const { rows } = await app.deps.database.db.execute(
        sql`select state from usage_ledger where user_id = ${ctx.actor.userId} order by created_at`,
      );
      return rows.map((row) => (row as { state: string }).state);
    },
    close: async () => {
      const differences = await findUsageDifferences(app.system);
      await app.close();
      await server.close();
      if (differences.length > 0) throw new Error(`counters differ: ${JSON.stringify(differences)}`);
    },
  };
}

export const history = (ctx: UserCtx, sessionId: string) => readChat(ctx, { sessionId, limit: 50 });

/** The same person answered without a model. */
export const embedded = (ctx: UserCtx): UserCtx => ({ ...ctx, model: null });
