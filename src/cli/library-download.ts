import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadConfig } from '../server/config.ts';
import {
  downloadFrontPages,
  type FRONT_PAGES,
} from '../server/modules/library/download/download-frontpages.ts';
import { type Command, UsageError, userPath } from './io.ts';

const PRODUCT = 'uspto-frontpages';
/** Milliseconds that the portal asks for after a refusal for haste. */
const PATIENCE = 5_000;
const MEGABYTE = 1_000_000;

/**
 * `lacuna library download uspto-frontpages --from YEAR|DATE [--to …] [--only applications|grants] [--key KEY] [--folder DIR]`:
 * fetches what is not there yet. The files are ingested with `lacuna ingest DIR`.
 */
export const runLibraryDownload: Command = async (args, io, paths) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      from: { type: 'string' },
      to: { type: 'string' },
      only: { type: 'string' },
      key: { type: 'string' },
      folder: { type: 'string' },
    },
  });
  if (positionals.length !== 1 || positionals[0] !== PRODUCT)
    throw new UsageError(`Only ${PRODUCT} can be downloaded.`);
  const { odp } = loadConfig();
  const key = values.key ?? odp.key;
  if (!key)
    throw new UsageError(
      'A key of the data portal is needed: get one at https://data.uspto.gov and give it with --key or USPTO_ODP_KEY.',
    );
  const folder = values.folder ? userPath(paths, values.folder) : join(paths.dataDir, 'downloads', PRODUCT);
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  const files = await downloadFrontPages(
    { base: odp.baseUrl, key, patience: PATIENCE, signal: stop.signal },
    {
      products: productsOf(values.only),
      from: dayOf(values.from, '01-01'),
      to: values.to === undefined ? new Date().toISOString().slice(0, 10) : dayOf(values.to, '12-31'),
      folder,
      onFile: ({ name, done, total, bytes, fresh }) =>
        io.err(
          `${done} of ${total}: ${name} (${(bytes / MEGABYTE).toFixed(1)} MB)${fresh ? '' : ', there already'}`,
        ),
    },
  );
  io.out(
    `${files.length} files are in ${folder}\nAdd them to the library: npm run lacuna -- ingest ${folder}`,
  );
  return 0;
};

function productsOf(only: string | undefined): (keyof typeof FRONT_PAGES)[] {
  if (only === undefined) return ['applications', 'grants'];
  if (only === 'applications' || only === 'grants') return [only];
  throw new UsageError('--only takes applications or grants.');
}

function dayOf(text: string | undefined, monthAndDay: string): string {
  if (text === undefined) throw new UsageError('Give the first year: --from 2015');
  if (/^\d{4}$/.test(text)) return `${text}-${monthAndDay}`;
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
  throw new UsageError(`"${text}" is neither a year nor a date such as 2015-03-01.`);
}
