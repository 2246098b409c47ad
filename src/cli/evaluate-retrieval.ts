import { parseArgs } from 'node:util';
import type { PatentRecord } from '../contract/patents.ts';
import { ensureCluster } from '../server/db/cluster/ensure-cluster.ts';
import type { EngineResult } from '../server/modules/library/evaluation/evaluate-retrieval.ts';
import { evaluateForm } from '../server/modules/library/evaluation/evaluate-retrieval.ts';
import { createFts5Engine } from '../server/modules/library/evaluation/fts5-engine.ts';
import { QUALITY_NAMES } from '../server/modules/library/evaluation/metrics.ts';
import { createMinisearchEngine } from '../server/modules/library/evaluation/minisearch-engine.ts';
import { createOursEngine } from '../server/modules/library/evaluation/ours-engine.ts';
import { createPlainBm25Engine } from '../server/modules/library/evaluation/plain-bm25-engine.ts';
import { createPostgresEngine } from '../server/modules/library/evaluation/postgres-engine.ts';
import {
  type EvaluationSet,
  QUERY_FORMS,
  type QueryForm,
  readEvaluation,
} from '../server/modules/library/evaluation/read-evaluation.ts';
import type { RetrievalEngine } from '../server/modules/library/evaluation/retrieval-engine.ts';
import { type Command, type Io, type Paths, UsageError, userPath } from './io.ts';

const ENGINES = ['ours', 'bm25', 'sqlite fts5', 'postgres', 'minisearch'] as const;
type EngineName = (typeof ENGINES)[number];

const OPTIONS = {
  library: { type: 'string', multiple: true },
  qrels: { type: 'string' },
  json: { type: 'boolean', default: false },
  engines: { type: 'string' },
  'database-url': { type: 'string' },
} as const;

/**
 * `lacuna evaluate retrieval --library FILE… --qrels FILE [--engines a,b] [--database-url URL] [--json]`: our search beside
 * its peers on judged queries. The query's own record, its duplicates and later documents are never returned.
 */
export const runEvaluateRetrieval: Command = async (args, io, paths) => {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const library = [...(values.library ?? []), ...positionals];
  if (library.length === 0 || !values.qrels)
    throw new UsageError('Name the library files and the judgements.');
  const names = readEngines(values.engines);
  const set = await readEvaluation(
    library.map((name) => userPath(paths, name)),
    userPath(paths, values.qrels),
  );
  io.err(
    `${set.documents.length.toLocaleString('en')} documents, ${set.queries.length} queries (${set.unusable} more have nothing to find)`,
  );
  const engines = await openEngines(names, set.documents, { io, paths, url: values['database-url'] ?? null });
  try {
    const forms = {} as Record<QueryForm, EngineResult[]>;
    for (const form of QUERY_FORMS) {
      const onEngine = (name: string) => io.err(`${form}: ${name} …`);
      forms[form] = await evaluateForm(set, form, { engines: engines.list, onEngine });
    }
    io.out(values.json ? jsonOf(forms, set) : renderForms(forms));
    return 0;
  } finally {
    await engines.close();
  }
};

function readEngines(given: string | undefined): EngineName[] {
  if (!given) return [...ENGINES];
  const wanted = given.split(',').map((name) => name.trim());
  const unknown = wanted.find((name) => !(ENGINES as readonly string[]).includes(name));
  if (unknown !== undefined)
    throw new UsageError(`There is no engine "${unknown}"; there are ${ENGINES.join(', ')}.`);
  return ENGINES.filter((name) => name === 'ours' || wanted.includes(name));
}

async function openEngines(
  names: readonly EngineName[],
  documents: PatentRecord[],
  from: { io: Io; paths: Paths; url: string | null },
): Promise<{ list: RetrievalEngine[]; close(): Promise<void> }> {
  const list: RetrievalEngine[] = [];
  const closers: (() => Promise<void>)[] = [];
  const postgresUrl = async () => {
    if (from.url) return from.url;
    const cluster = await ensureCluster({ dataDir: from.paths.dataDir, log: from.io.err });
    closers.push(() => cluster.stop());
    return cluster.url;
  };
  const open: Record<EngineName, () => RetrievalEngine | Promise<RetrievalEngine>> = {
    ours: () => createOursEngine(documents, from.paths.shippedDataDir),
    bm25: () => createPlainBm25Engine(documents),
    'sqlite fts5': () => createFts5Engine(documents),
    postgres: async () => createPostgresEngine(documents, await postgresUrl()),
    minisearch: () => createMinisearchEngine(documents),
  };
  for (const name of names) {
    from.io.err(`Indexing: ${name} …`);
    const engine = await open[name]();
    list.push(engine);
    closers.push(() => engine.close());
  }
  return {
    list,
    async close() {
      for (const closer of closers.reverse()) await closer();
    },
  };
}

function jsonOf(forms: Record<QueryForm, EngineResult[]>, set: EvaluationSet): string {
  const means = (results: EngineResult[]) =>
    Object.fromEntries(
      results.map(({ name, quality }) => [
        name,
        Object.fromEntries(QUALITY_NAMES.map((m) => [m, quality[m].mean])),
      ]),
    );
  return JSON.stringify(
    {
      engines: means(forms['title and abstract']),
      title_alone: { engines: means(forms['title alone']) },
      documents: set.documents.length,
      queries: set.queries.length,
      unusable_queries: set.unusable,
      details: forms,
    },
    null,
    2,
  );
}

function renderForms(forms: Record<QueryForm, EngineResult[]>): string {
  return QUERY_FORMS.map((form) => renderForm(form, forms[form])).join('\n\n');
}

function renderForm(form: QueryForm, results: EngineResult[]): string {
  const cell = ({ mean, low, high }: { mean: number; low: number; high: number }) =>
    `${mean.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}]`;
  const rows = results.map(({ name, quality, heldOut, difference, milliseconds }) => [
    name,
    ...QUALITY_NAMES.map((measure) => cell(quality[measure])),
    heldOut.ndcg10.toFixed(3),
    heldOut.recall100.toFixed(3),
    difference ? cell(difference.ndcg10) : '',
    difference ? cell(difference.recall100) : '',
    milliseconds.toFixed(1),
  ]);
  const head = [
    'engine',
    'nDCG@10',
    'recall@10',
    'recall@100',
    'MRR',
    'nDCG@10 held out',
    'recall@100 held out',
    'ours − it, nDCG@10',
    'ours − it, recall@100',
    'ms',
  ];
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [`Query: ${form}`, '', line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
