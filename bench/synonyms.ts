import { readFileSync } from 'node:fs';
import { openLibrary } from '../src/server/modules/library/open-library.ts';
import { readStarter } from '../src/server/modules/library/starter.ts';

const pairs = JSON.parse(readFileSync(new URL('synonym-pairs.json', import.meta.url), 'utf8')) as [
  string,
  string,
  string,
][];
const library = await openLibrary({
  indexUri: process.argv[2] ?? '/tmp/lt2',
  embeddings: null,
  shippedDataDir: new URL('../data', import.meta.url).pathname,
});
const titles: string[] = [];
for await (const r of readStarter(new URL('../data', import.meta.url).pathname))
  titles.push([r.title, r.use, r.novelty].join(' '));
let [common, first, n, without] = [0, 0, 0, 0];
for (const [a, b, thing] of pairs) {
  const [x = [], y = [], x0 = [], y0 = []] = await library.search([
    { text: a, limit: 10 },
    { text: b, limit: 10 },
    { text: a, limit: 10, expansions: [] },
    { text: b, limit: 10, expansions: [] },
  ]);
  const share = (p: typeof x, q: typeof x) =>
    p.filter((h) => q.some((o) => o.record.number === h.record.number)).length;
  const is = (h: (typeof x)[number] | undefined) =>
    new RegExp(`\\b(?:${thing})`, 'i').test(
      [h?.record.title, h?.record.use, h?.record.novelty, h?.record.abstract].join(' '),
    );
  const held = titles.filter((t) => new RegExp(`\\b(?:${thing})`, 'i').test(t)).length;
  if (held < 10) {
    console.log('only', held, a);
    continue;
  }
  n++;
  common += share(x, y);
  without += share(x0, y0);
  first += (is(x[0]) ? 0.5 : 0) + (is(y[0]) ? 0.5 : 0);
  console.log(
    share(x, y),
    share(x0, y0),
    is(x[0]) ? '+' : '-',
    is(y[0]) ? '+' : '-',
    a.slice(0, 40),
    '|',
    (await library.expand(a)).join(', '),
    '|',
    (await library.expand(b)).join(', '),
  );
  if (process.argv[3] === 'v')
    for (let i = 0; i < 4; i++)
      console.log('     ', x[i]?.record.title?.slice(0, 60), ' || ', y[i]?.record.title?.slice(0, 60));
}
console.log({ pairs: n, common: common / n, withoutExpansion: without / n, thingFirst: first / n });
await library.close();
