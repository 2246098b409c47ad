import { type SQL, sql } from 'drizzle-orm';
import { badRequest } from './bad-request.ts';
import type { Column, Relation } from './relations.ts';

const MOST_SELECTED = 60;

/** One member of the answer's rows. */
export interface Selected {
  name: string;
  /** Made with the person's id, because only the owner may see some values. */
  value(owned: SQL): SQL;
}

const show = (column: Column, owned: SQL): SQL =>
  column.personal ? sql`case when ${owned} then ${column.sql} end` : column.sql;

const columnEntry = (name: string, column: Column): Selected => ({
  name,
  value: (owned) => show(column, owned),
});

function embedded(relation: Relation, table: string, inner: string): Selected {
  if (inner === 'count' && Object.hasOwn(relation.counts, table)) {
    const count = relation.counts[table]!;
    return { name: table, value: () => sql`json_build_array(json_build_object('count', ${count}))` };
  }
  const parent = Object.hasOwn(relation.parents, table) ? relation.parents[table] : undefined;
  if (!parent) throw badRequest(`'${table.slice(0, 60)}' cannot be embedded here.`);
  const names = inner === '*' ? Object.keys(parent) : inner.split(',').map((name) => name.trim());
  const columns = names.map((name) => {
    if (!Object.hasOwn(parent, name)) throw badRequest(`There is no column '${name.slice(0, 60)}' here.`);
    return [name, parent[name]!] as const;
  });
  return {
    name: table,
    value: (owned) => {
      const members = columns.flatMap(([name, column]) => [sql`${name}::text`, show(column, owned)]);
      return sql`json_build_object(${sql.join(members, sql`, `)})`;
    },
  };
}

/** `id,prompt`, `*`, `id,idea_sessions!inner(user_id)`, `id,ideas(count)`. Throws `invalid_request`. */
export function parseSelect(relation: Relation, select: string): Selected[] {
  const terms = select.match(/[^,(]+(?:\([^()]*\))?/g)?.map((term) => term.trim()) ?? [];
  if (terms.join(',').length !== select.replace(/\s*,\s*/g, ',').trim().length || terms.length === 0) {
    throw badRequest('The selection is not valid.');
  }
  const selected = terms.flatMap((term): Selected[] => {
    if (term === '*')
      return Object.entries(relation.columns).map(([name, column]) => columnEntry(name, column));
    const [, table, inner] = /^([a-z_]+)(?:!inner)?\(([^()]*)\)$/.exec(term) ?? [];
    if (table !== undefined && inner !== undefined) return [embedded(relation, table, inner.trim())];
    if (!Object.hasOwn(relation.columns, term)) {
      throw badRequest(`There is no column '${term.slice(0, 60)}' here.`);
    }
    return [columnEntry(term, relation.columns[term]!)];
  });
  if (selected.length > MOST_SELECTED) throw badRequest('Too many columns are selected.');
  return selected;
}
