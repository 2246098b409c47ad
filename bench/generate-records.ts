import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { splitSentences } from '../src/core/analysis/sentences.ts';
import { createRandom } from '../src/server/modules/library/evaluation/metrics.ts';

interface Seed {
  title: string;
  sentences: string[];
  category: string;
}

const SYLLABLES = 'ba ce di fo gu ka le mi no pu ra se ti vo xu za bren clo dra fle gri plo stra tro'.split(
  ' ',
);
const CLASSES =
  'A01G A45D A61B B01D B60L B65D C02F E04B F16H F24F G01N G06F G06T G08B H01L H01M H02J H04L H04W H05B'.split(
    ' ',
  );

/**
 * Writes synthetic patents as JSON lines: sentences of real starter patents of one category, mixed, with a long tail of made-up
 * names of parts (Zipf), so that vocabulary and posting lists grow as in a real library. The same seed gives the same file.
 */
export async function generateRecords(
  to: string,
  count: number,
  options: { starter: string; seed: number; firstNumber?: number },
): Promise<void> {
  const random = createRandom(options.seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const byCategory = await readSeeds(options.starter);
  const categories = [...byCategory.keys()];
  const rareWord = () => {
    let rank = Math.floor(Math.exp(random() * Math.log(400_000)));
    let word = '';
    while (rank > 0 || word.length < 5) {
      word += SYLLABLES[rank % SYLLABLES.length];
      rank = Math.floor(rank / SYLLABLES.length);
    }
    return word;
  };
  const out = createWriteStream(to);
  for (let i = 0; i < count; i++) {
    const seeds = byCategory.get(pick(categories)) as Seed[];
    const [first, second, third] = [pick(seeds), pick(seeds), pick(seeds)];
    const body = [first, second, third, first, second].map((seed) => pick(seed.sentences));
    const abstract = body
      .map((sentence) => sentence.replace(/\.$/, ` with a ${rareWord()} ${pick(['unit', 'layer', 'part'])}.`))
      .join(' ');
    const record = {
      patent_number: `US${(options.firstNumber ?? 20_000_000) + i}`,
      patent_title: `${first.title} and ${rareWord()}`,
      patent_date: `${1995 + Math.floor(random() * 30)}-${String(1 + Math.floor(random() * 12)).padStart(2, '0')}-15`,
      patent_abstract: abstract,
      inventors: random() < 0.3 ? [`${rareWord()} ${rareWord()}`] : [],
      assignee: random() < 0.3 ? `${rareWord()} Inc.` : null,
      cpc: random() < 0.3 ? [`${pick(CLASSES)}${1 + Math.floor(random() * 40)}/00`] : [],
      type: 'grant',
      kind: 'B2',
    };
    if (!out.write(`${JSON.stringify(record)}\n`)) await once(out, 'drain');
  }
  out.end();
  await finished(out);
}

async function readSeeds(starter: string): Promise<Map<string, Seed[]>> {
  const byCategory = new Map<string, Seed[]>();
  for (const line of (await readFile(starter, 'utf8')).split('\n')) {
    if (line === '') continue;
    const { patent_title: title, digest, categories } = JSON.parse(line);
    const category = categories[0] ?? 'none';
    const seeds = byCategory.get(category) ?? [];
    byCategory.set(category, seeds);
    seeds.push({ title, sentences: splitSentences(digest), category });
  }
  return byCategory;
}
