import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { FrameEdit } from '../../../contract/analysis/frame.ts';
import type { Opportunity } from '../../../contract/analysis/opportunity.ts';
import type { AnalysisReport, Author, StageName } from '../../../contract/analysis/report.ts';
import type { PatentRecord } from '../../../contract/patents.ts';
import { users } from '../accounts/accounts.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const texts = (name: string) => text(name).array().notNull().default(sql`'{}'`);

/** A saved session: one idea or category with what was computed for it. */
export const ideaSessions = pgTable(
  'idea_sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    prompt: text('prompt').notNull(),
    stateOfArt: text('state_of_art').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** State of the newest run: pending, searching, clustering, analyzing, completed, stopped, or failed. */
    clusteringStatus: text('clustering_status').notNull().default('pending'),
    /** Name of the category when the session holds a category search. */
    category: text('category'),
    report: jsonb('report').$type<AnalysisReport>(),
    /** Shown when the result is not what was asked for, e.g. a language model that did not answer. */
    notice: text('notice'),
    /** Set by deletion, cleared by undo; the row goes for good some days later. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('idea_sessions_user').on(table.userId, table.createdAt),
    index('idea_sessions_deleted').on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
);

const session = () =>
  uuid('session_id')
    .notNull()
    .references(() => ideaSessions.id, { onDelete: 'cascade' });

/** Innovation opportunities of a session, best first. */
export const ideas = pgTable(
  'ideas',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    sessionId: session(),
    /** From 1, best first. */
    position: integer('position').notNull(),
    /** Name inside the session's report: o1, o2, … */
    reference: text('reference').notNull(),
    title: text('title').notNull(),
    problem: text('problem').notNull(),
    concept: text('concept').notNull(),
    gap: text('gap').notNull(),
    opportunityScore: integer('opportunity_score').notNull(),
    kind: text('kind').$type<Opportunity['kind']>().notNull(),
    /** Everything else about it, as in the report. */
    details: jsonb('details')
      .$type<
        Omit<Opportunity, 'id' | 'title' | 'problem' | 'concept' | 'gap' | 'opportunity_score' | 'kind'>
      >()
      .notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('ideas_session').on(table.sessionId, table.position)],
);

/** Patents behind a session, best first; a copy, so that a session stays readable when the library changes. */
export const patents = pgTable(
  'patents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    sessionId: session(),
    /** From 1, best first. */
    rank: integer('rank').notNull(),
    patentTitle: text('patent_title').notNull(),
    patentNumber: text('patent_number').notNull(),
    patentDate: date('patent_date', { mode: 'string' }),
    patentUrl: text('patent_url'),
    patentAbstract: text('patent_abstract').notNull(),
    abstractIsDigest: boolean('abstract_is_digest').notNull(),
    inventors: texts('inventors'),
    assignee: text('assignee'),
    use: text('use'),
    novelty: text('novelty'),
    cpc: texts('cpc'),
    kind: text('kind'),
    type: text('type').$type<PatentRecord['type']>().notNull(),
    matchedTerms: texts('matched_terms'),
    filed: date('filed', { mode: 'string' }),
    priority: date('priority', { mode: 'string' }),
    /** First independent claim, where the source had one. */
    claim: text('claim'),
    /** Names of the sources that gave it, for people. */
    sources: texts('sources'),
    closeness: doublePrecision('closeness'),
    duplicates: texts('duplicates'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('patents_session').on(table.sessionId, table.rank)],
);

export const RUN_STATUSES = ['queued', 'running', 'completed', 'failed', 'cancelled'] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

/** One durable analysis. A process holds it by a lease; an expired lease is resumed by any other. */
export const analysisRuns = pgTable(
  'analysis_runs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    sessionId: session(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text('status').$type<RunStatus>().notNull().default('queued'),
    /** How often a process has taken it up. */
    attempt: integer('attempt').notNull().default(0),
    leaseUntil: moment('lease_until'),
    usageUnitId: uuid('usage_unit_id').notNull(),
    /** The reading of the idea as the user corrected it. */
    frame: jsonb('frame').$type<FrameEdit>(),
    idempotencyKey: text('idempotency_key'),
    /** Code of the error catalogue for failed runs. */
    errorCode: text('error_code'),
    createdAt: moment('created_at').notNull().defaultNow(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('analysis_runs_session').on(table.sessionId, table.createdAt),
    index('analysis_runs_open').on(table.createdAt).where(sql`status in ('queued', 'running')`),
    uniqueIndex('analysis_runs_one_open').on(table.sessionId).where(sql`status in ('queued', 'running')`),
    uniqueIndex('analysis_runs_key')
      .on(table.userId, table.idempotencyKey)
      .where(sql`status in ('queued', 'running', 'completed')`),
  ],
);

/** Output of a finished stage: a killed run resumes after the last one, and readers see what exists so far. */
export const runStages = pgTable(
  'run_stages',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => analysisRuns.id, { onDelete: 'cascade' }),
    stage: text('stage').$type<StageName>().notNull(),
    by: text('by').$type<Author>().notNull(),
    ms: integer('ms').notNull(),
    fallback: text('fallback'),
    output: jsonb('output').$type<unknown>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.stage] })],
);

/** Revocable public links to a session; the token itself is not kept. */
export const sharedSessions = pgTable('shared_sessions', {
  sessionId: uuid('session_id')
    .primaryKey()
    .references(() => ideaSessions.id, { onDelete: 'cascade' }),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: moment('created_at').notNull().defaultNow(),
});
