import type { Command } from './io.ts';

export interface CommandEntry {
  usage: string;
  summary: string;
  load(): Promise<Command>;
}

/** Every command by the words that call it. Each is loaded when called, so that `--help` answers at once. */
export const COMMANDS: Record<string, CommandEntry> = {
  serve: {
    usage: 'serve',
    summary: 'build what is missing and start the web application (npm start)',
    load: async () => (await import('./serve.ts')).runServe,
  },
  build: {
    usage: 'build',
    summary: 'build the web application',
    load: async () => (await import('./build-web.ts')).runBuild,
  },
  analyze: {
    usage: 'analyze "<idea>" [--json]',
    summary: 'find opportunities for an idea and print the report',
    load: async () => (await import('./analyze.ts')).runAnalyze,
  },
  search: {
    usage: 'search "<text>" [--limit N] [--json]',
    summary: 'search the local patent library',
    load: async () => (await import('./search.ts')).runSearch,
  },
  ingest: {
    usage: 'ingest FILE…|FOLDER|-',
    summary: 'add patents (office XML, CSV, TSV, JSON; plain, gzip or zip)',
    load: async () => (await import('./ingest.ts')).runIngest,
  },
  'library status': {
    usage: 'library status',
    summary: 'show what the library holds and how complete it is',
    load: async () => (await import('./library.ts')).runLibraryStatus,
  },
  'library list': {
    usage: 'library list',
    summary: 'list the files that the records came from',
    load: async () => (await import('./library.ts')).runLibraryList,
  },
  'library remove': {
    usage: 'library remove SOURCE',
    summary: 'remove the records that came from one file',
    load: async () => (await import('./library.ts')).runLibraryRemove,
  },
  'library optimize': {
    usage: 'library optimize',
    summary: 'update the indexes and free disk space',
    load: async () => (await import('./library.ts')).runLibraryOptimize,
  },
  'library rebuild': {
    usage: 'library rebuild',
    summary: 'rebuild the index of the patent library',
    load: async () => (await import('./library.ts')).runLibraryRebuild,
  },
  'library download': {
    usage: 'library download uspto-frontpages --from YEAR',
    summary: "download the US office's weekly front-page files",
    load: async () => (await import('./library-download.ts')).runLibraryDownload,
  },
  'admin grant': {
    usage: 'admin grant EMAIL',
    summary: 'make an account an administrator',
    load: async () => (await import('./admin.ts')).runAdminGrant,
  },
  'admin revoke': {
    usage: 'admin revoke EMAIL',
    summary: "revoke an account's administrator rights",
    load: async () => (await import('./admin.ts')).runAdminRevoke,
  },
  'evaluate retrieval': {
    usage: 'evaluate retrieval',
    summary: 'measure how well related patents are found',
    load: async () => (await import('./evaluate-retrieval.ts')).runEvaluateRetrieval,
  },
  'evaluate synonyms': {
    usage: 'evaluate synonyms',
    summary: 'measure whether two wordings of one idea find the same patents',
    load: async () => (await import('./evaluate-synonyms.ts')).runEvaluateSynonyms,
  },
  'evaluate planted': {
    usage: 'evaluate planted',
    summary: 'measure whether a patent in other words is found and called known',
    load: async () => (await import('./evaluate-planted.ts')).runEvaluatePlanted,
  },
  'evaluate relevance': {
    usage: 'evaluate relevance',
    summary: 'measure how many of the first patents for an idea are related to it',
    load: async () => (await import('./evaluate-relevance.ts')).runEvaluateRelevance,
  },
  'evaluate opportunities': {
    usage: 'evaluate opportunities',
    summary: 'measure how many ideas get opportunities, and how readers grade them',
    load: async () => (await import('./evaluate-opportunities.ts')).runEvaluateOpportunities,
  },
  'evaluate faithfulness': {
    usage: 'evaluate faithfulness',
    summary: 'check what reports say of patents against the patents',
    load: async () => (await import('./evaluate-faithfulness.ts')).runEvaluateFaithfulness,
  },
  doctor: {
    usage: 'doctor [--online]',
    summary: 'check this installation (--online: also the model and patent sources)',
    load: async () => (await import('./doctor.ts')).runDoctor,
  },
  backup: {
    usage: 'backup FILE',
    summary: 'save the accounts database to a file',
    load: async () => (await import('./backup.ts')).runBackup,
  },
  restore: {
    usage: 'restore FILE [--replace]',
    summary: 'load the accounts database from a backup',
    load: async () => (await import('./restore.ts')).runRestore,
  },
};

/** The command that `args` begin with, and the arguments left for it; null when there is none. */
export function findCommand(args: string[]): { name: string; entry: CommandEntry; rest: string[] } | null {
  for (const words of [2, 1]) {
    const name = args.slice(0, words).join(' ');
    const entry = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (entry && args.length >= words) return { name, entry, rest: args.slice(words) };
  }
  return null;
}

export function helpText(): string {
  const rows = Object.values(COMMANDS).map(({ usage, summary }) => [usage, summary] as const);
  const width = Math.max(...rows.map(([usage]) => usage.length));
  return [
    'Lacuna: find the gap in the patent record.',
    '',
    'Usage: npm run lacuna -- <command>',
    '',
    ...rows.map(([usage, summary]) => `  ${usage.padEnd(width)}  ${summary}`),
    '',
    'Settings are environment variables; the README lists them with their defaults.',
  ].join('\n');
}

/** Closest command for a mistyped one: the groups share their first word. */
export function unknownCommandText(args: string[]): string {
  const [first = ''] = args;
  const group = Object.values(COMMANDS).filter((entry) => entry.usage.startsWith(`${first} `));
  if (group.length > 0) {
    return `'${first}' needs one of: ${group.map((entry) => entry.usage).join(' · ')}`;
  }
  return `There is no command '${first}'. 'npm run lacuna -- --help' lists them all.`;
}
