import { type SQL, sql } from 'drizzle-orm';
import type { RestTable } from '../../../contract/routes/rest.routes.ts';

export type ColumnType = 'uuid' | 'text' | 'timestamp' | 'date' | 'integer' | 'number' | 'boolean' | 'json';

export interface Column {
  type: ColumnType;
  sql: SQL;
  /** Content of a person's work: null for everyone but its owner, admins included. */
  personal: boolean;
}

/** What of a table can be read, by whom. Nothing that is not listed here leaves by `/rest/v1`. */
export interface Relation {
  from: SQL;
  /** Whose a row is. */
  owner: SQL;
  /** Rows that nobody reads any more. */
  hidden: SQL | null;
  /** Whether admins read the rows of all people (SPEC §7); others always read their own. */
  adminReadsAll: boolean;
  columns: Record<string, Column>;
  /** Columns of the row that this one belongs to: `select=id,idea_sessions!inner(user_id)`. */
  parents: Record<string, Record<string, Column>>;
  /** Rows that belong to this one, as a number: `select=id,ideas(count)`. */
  counts: Record<string, SQL>;
}

const columnsOf = (alias: string, types: Record<string, ColumnType>, personal = false) =>
  Object.fromEntries(
    Object.entries(types).map(([name, type]) => [
      name,
      { type, personal, sql: sql`${sql.identifier(alias)}.${sql.identifier(name)}` },
    ]),
  );

const sessionColumns = {
  ...columnsOf('s', {
    id: 'uuid',
    user_id: 'uuid',
    prompt: 'text',
    created_at: 'timestamp',
    clustering_status: 'text',
    category: 'text',
  }),
  ...columnsOf('s', { state_of_art: 'text', notice: 'text' }, true),
};
const deletedSession = sql`s.deleted_at is not null`;
const withSession = (table: string) =>
  sql`${sql.identifier(table)} t join idea_sessions s on s.id = t.session_id`;
const countOf = (table: string) =>
  sql`(select count(*)::int from ${sql.identifier(table)} c where c.session_id = s.id)`;
const noEmbeds = { parents: {}, counts: {} };

export const RELATIONS: Record<RestTable, Relation> = {
  idea_sessions: {
    from: sql`idea_sessions s`,
    owner: sql`s.user_id`,
    hidden: deletedSession,
    adminReadsAll: true,
    columns: sessionColumns,
    parents: {},
    counts: { ideas: countOf('ideas'), patents: countOf('patents'), chat_messages: countOf('chat_messages') },
  },
  ideas: {
    from: withSession('ideas'),
    owner: sql`s.user_id`,
    hidden: deletedSession,
    adminReadsAll: true,
    columns: {
      ...columnsOf('t', { id: 'uuid', session_id: 'uuid', created_at: 'timestamp' }),
      ...columnsOf(
        't',
        {
          position: 'integer',
          reference: 'text',
          title: 'text',
          problem: 'text',
          concept: 'text',
          gap: 'text',
          opportunity_score: 'integer',
          kind: 'text',
          details: 'json',
        },
        true,
      ),
    },
    parents: { idea_sessions: sessionColumns },
    counts: {},
  },
  patents: {
    from: withSession('patents'),
    owner: sql`s.user_id`,
    hidden: deletedSession,
    adminReadsAll: false,
    columns: columnsOf('t', {
      id: 'uuid',
      session_id: 'uuid',
      rank: 'integer',
      patent_title: 'text',
      patent_number: 'text',
      patent_date: 'date',
      patent_url: 'text',
      patent_abstract: 'text',
      abstract_is_digest: 'boolean',
      inventors: 'json',
      assignee: 'text',
      use: 'text',
      novelty: 'text',
      cpc: 'json',
      kind: 'text',
      type: 'text',
      filed: 'date',
      sources: 'json',
      matched_terms: 'json',
      closeness: 'number',
      duplicates: 'json',
      created_at: 'timestamp',
    }),
    parents: { idea_sessions: sessionColumns },
    counts: {},
  },
  chat_messages: {
    from: withSession('chat_messages'),
    owner: sql`s.user_id`,
    hidden: deletedSession,
    adminReadsAll: false,
    columns: columnsOf('t', {
      id: 'uuid',
      session_id: 'uuid',
      user_id: 'uuid',
      role: 'text',
      content: 'text',
      status: 'text',
      created_at: 'timestamp',
    }),
    parents: { idea_sessions: sessionColumns },
    counts: {},
  },
  user_usage: {
    from: sql`user_usage t`,
    owner: sql`t.user_id`,
    hidden: null,
    adminReadsAll: true,
    columns: columnsOf('t', {
      user_id: 'uuid',
      month_year: 'text',
      idea_generations: 'integer',
      category_searches: 'integer',
      chat_messages: 'integer',
    }),
    ...noEmbeds,
  },
  profiles: {
    from: sql`users t`,
    owner: sql`t.id`,
    hidden: null,
    adminReadsAll: true,
    columns: columnsOf('t', { id: 'uuid', email: 'text', created_at: 'timestamp' }),
    ...noEmbeds,
  },
  subscribers: {
    from: sql`subscribers t join users u on u.id = t.user_id`,
    owner: sql`t.user_id`,
    hidden: null,
    adminReadsAll: true,
    columns: {
      ...columnsOf('u', { email: 'text' }),
      ...columnsOf('t', {
        user_id: 'uuid',
        plan_name: 'text',
        monthly_limits: 'json',
        subscribed: 'boolean',
      }),
      subscription_end: { type: 'timestamp', personal: false, sql: sql`t.current_period_end` },
    },
    ...noEmbeds,
  },
};
