import { describe, expect, it } from 'vitest';
import { createRandom } from '../statistics/random.ts';
import { buildBlock } from './block-builder.ts';
import type { Corpus } from './corpus.ts';
import { assembleCorpus } from './corpus.ts';
import { CorpusBuilder } from './corpus-builder.ts';
import { CorpusExtension } from './corpus-extension.ts';
import { createCorpusIndex } from './corpus-index.ts';
import { analyseDocument, type LibraryDocument } from './document.ts';
import type { IndexBlock } from './index-block.ts';
import { buildQuery } from './query.ts';
import { corpusOf, patent, WORDS } from './sample-library.fixture.ts';
import { searchIndex } from './search-index.ts';
import { SPACE_DEFAULTS } from './semantic-space.ts';
import { RETRIEVAL_WEIGHTS } from './weights.ts';

/** Documents of random words, some of which only they have. */
function documentsOf(count: number, seed: number): LibraryDocument[] {
  const random = createRandom(seed);
  const word = () => WORDS[Math.floor(random() * WORDS.length)] as string;
  return Array.from({ length: count }, (_, i) =>
    patent({
      number: `US${seed}${i}`,
      title: `${word()} ${word()} own${seed}x${i % 7}`,
      abstract: Array.from({ length: 12 }, word).join(' '),
      date: `20${10 + (i % 10)}-01-01`,
      cpc: i % 3 === 0 ? ['A01G 9/02'] : [],
    }),
  );
}

const baseOf = (documents: LibraryDocument[]) => {
  const builder = new CorpusBuilder();
  for (const document of documents) builder.add(document, analyseDocument(document));
  const { base, drafts, options } = builder.finish({ weights: RETRIEVAL_WEIGHTS, space: SPACE_DEFAULTS });
  const held = Array.from(drafts, (draft) => buildBlock(draft, options));
  return { base, corpus: assembleCorpus(base, held) };
};

async function extended(
  { base, corpus }: ReturnType<typeof baseOf>,
  add: LibraryDocument[],
  emptied: number[] = [],
): Promise<ReturnType<typeof baseOf>> {
  const extension = new CorpusExtension({
    dictionary: corpus.statistics.dictionary,
    space: corpus.space,
    weights: RETRIEVAL_WEIGHTS,
    rows: corpus.blocks.reduce((sum, { documents }) => sum + documents, 0),
    last: corpus.blocks.at(-1) as IndexBlock,
  });
  for (const document of add) extension.add(document, analyseDocument(document));
  for (const row of emptied) extension.empty(row);
  const blocks = [...corpus.blocks];
  for await (const { position, block } of extension.finish(async (at) => corpus.blocks[at] as IndexBlock))
    blocks[position] = block;
  return { base, corpus: assembleCorpus(base, blocks) };
}

const QUERIES = [
  'pump valve rotor',
  'soil water reservoir own2x3',
  'solar drone brush motor. Soil and plant',
];

function answers(corpus: Corpus, mode: 'lexical' | 'hybrid', numbers: string[]) {
  const index = createCorpusIndex(corpus, RETRIEVAL_WEIGHTS);
  return QUERIES.map((text) => {
    const query = buildQuery(text, corpus.statistics, RETRIEVAL_WEIGHTS);
    const plan = { request: { text, limit: 20, mode }, excluded: new Set<number>() };
    const [outcome] = searchIndex(index, query, [plan]);
    return (outcome?.hits ?? []).map((hit) => [numbers[hit.document], hit.score.toFixed(4)]);
  });
}
const numbersOf = (documents: LibraryDocument[]) => documents.map(({ number }) => number);

describe('adding to a corpus', () => {
  const [first, second, third] = [documentsOf(60, 1), documentsOf(40, 2), documentsOf(30, 3)];
  const all = [...first, ...second];

  it('counts and ranks by words as if it had been built at once', async () => {
    const grown = (await extended(baseOf(first), second)).corpus;
    const whole = corpusOf(all);
    expect(grown.statistics.documents).toBe(100);
    expect(grown.statistics.meanLength).toEqual(whole.statistics.meanLength);
    for (const term of [...WORDS, 'own1x2', 'own2x3']) {
      const df = (corpus: Corpus) => corpus.statistics.df[corpus.statistics.dictionary.id(term)];
      expect(df(grown)).toBe(df(whole));
    }
    expect(answers(grown, 'lexical', numbersOf(all))).toEqual(answers(whole, 'lexical', numbersOf(all)));
  });

  it('ranks by words and meaning the same in one step or in several, under the space that it has', async () => {
    const once = (await extended(baseOf(first), [...second, ...third])).corpus;
    const twice = (await extended(await extended(baseOf(first), second), third)).corpus;
    const numbers = numbersOf([...all, ...third]);
    expect(twice.blocks[0]).toEqual(once.blocks[0]);
    expect(answers(twice, 'hybrid', numbers)).toEqual(answers(once, 'hybrid', numbers));
  });

  it('takes documents out as if they had never been there', async () => {
    const without = (await extended(baseOf(first), second, [0, 5, 59])).corpus;
    const rest = all.filter((_, row) => ![0, 5, 59].includes(row));
    expect(without.statistics.documents).toBe(97);
    expect(answers(without, 'lexical', numbersOf(all))).toEqual(
      answers(corpusOf(rest), 'lexical', numbersOf(rest)),
    );
  });

  it('leaves the blocks that it was given as they are', async () => {
    const before = baseOf(first);
    const copy = structuredClone(before.corpus.blocks);
    await extended(before, third, [1, 2]);
    expect(before.corpus.blocks).toEqual(copy);
  });
});
