import { sql } from 'drizzle-orm';
import type { SessionEvidence } from '../../src/core/assistant/evidence.ts';
import type { UserCtx } from '../../src/server/context.ts';
import { createAnalyst } from '../../src/server/modules/analyst/create-analyst.ts';
import { createEmbeddedAnalyst } from '../../src/server/modules/analyst/embedded-analyst.ts';
import { readChat } from '../../src/server/modules/chat/read-chat.ts';
import { findUsageDifferences } from '../../src/server/modules/usage/find-usage-differences.ts';
import { createModuleContext, type ModuleContext } from '../module-context.ts';
import { type ModelServer, startModelServer } from './model-server.ts';
import { SESSION_IDEAS, sessionOf, starterLibrary } from './starter-sessions.ts';
import { storeSession } from './store-session.ts';

export const QUESTION = 'How does the irrigation work?';

export interface ChatBench {
  server: ModelServer;
  app: ModuleContext;
  /** Two analysed sessions of the starter library. */
  evidence: SessionEvidence;
  other: SessionEvidence;
  /** A new person with a session of their own. */
  newSession: (what?: SessionEvidence) => Promise<{ ctx: UserCtx; sessionId: string }>;
  /** States of the person's units, oldest first. */
  ledger: (ctx: UserCtx) => Promise<string[]>;
  /** Throws when a counter disagrees with its ledger. */
  close: () => Promise<void>;
}

/** The settings of an analyst whose model is the server's. */
export const modelSettings = (server: ModelServer) => ({
  AI_PROVIDER: 'openai-compatible',
  AI_BASE_URL: server.url,
  AI_MODEL: 'test',
});

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
    override: async (deps) => ({ analyst: await createAnalyst(deps) }),
  });
  const library = await starterLibrary();
  const evidence = await sessionOf(library, SESSION_IDEAS[0]);
  return {
    server,
    app,
    evidence,
    other: await sessionOf(library, SESSION_IDEAS[1]),
    newSession: async (what = evidence) => {
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
export const embedded = (ctx: UserCtx): UserCtx => ({ ...ctx, analyst: createEmbeddedAnalyst() });
