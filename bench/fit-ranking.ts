/**
 * Fits the weights of the re-ranker on half of the judged citation queries and half of the graded ideas, and reports the
 * other half: `node bench/fit-ranking.ts LIBRARY_FILE QRELS_FILE [FOLDER]`. The library is built once into FOLDER.
 */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStaticEncoder } from '../src/server/modules/encoder/static-encoder.ts';
import { openJudgedLibrary } from '../src/server/modules/library/evaluation/judged-library.ts';
import { judgeRanking, mean } from '../src/server/modules/library/evaluation/metrics.ts';
import { createPlainBm25Engine } from '../src/server/modules/library/evaluation/plain-bm25-engine.ts';
import { readEvaluation, textOf } from '../src/server/modules/library/evaluation/read-evaluation.ts';
import { FEATURES, RANKING_WEIGHTS, type RankingWeights } from '../src/server/modules/library/rerank.ts';
import { readStarter } from '../src/server/modules/library/starter.ts';

const [libraryFile, qrelsFile, folder = mkdtempSync(join(tmpdir(), 'fit-'))] = process.argv.slice(2);
if (!libraryFile || !qrelsFile) throw new Error('Name a library file and a file of judgements.');
const data = new URL('../data', import.meta.url).pathname;

/** A ranked pool with what is known of it. */
interface Case {
  form: 'title and abstract' | 'title alone' | 'idea';
  heldOut: boolean;
  relevant: ReadonlySet<string>;
  /** nDCG@10 and recall@100 of plain BM25. */
  bm25: { ndcg10: number; recall100: number };
  pool: { number: string; x: number[]; grade: number }[];
}

async function citationCases(): Promise<Case[]> {
  const set = await readEvaluation([libraryFile as string], qrelsFile as string);
  const bm25 = createPlainBm25Engine(set.documents);
  const encoder = await openStaticEncoder(data);
  const library = await openJudgedLibrary(set.documents, {
    encoder,
    shippedDataDir: data,
    folder: join(folder, 'judged'),
  });
  const cases: Case[] = [];
  for (const form of ['title and abstract', 'title alone'] as const) {
    for (const query of set.queries) {
      const text = textOf(query, form);
      const numberOf = (row: number) => set.documents[row]?.number as string;
      const relevant = new Set([...query.relevant].map(numberOf));
      const excluded = new Set([...query.exclude].map(numberOf));
      const ranked = await library.rank(text, query.before);
      const plain = await bm25.search({ text, before: query.before, exclude: query.exclude });
      cases.push({
        form,
        heldOut: query.heldOut,
        relevant,
        bm25: judgeRanking(plain.map(numberOf), relevant),
        pool: ranked
          .filter(({ candidate }) => !excluded.has(candidate.number))
          .map(({ candidate: { number }, features }) => ({
            number,
            x: FEATURES.map((name) => features[name]),
            grade: relevant.has(number) ? 1 : 0,
          })),
      });
    }
  }
  await library.close();
  return cases;
}

async function ideaCases(): Promise<Case[]> {
  const encoder = await openStaticEncoder(data);
  const starter = [];
  for await (const record of readStarter(data)) starter.push(record);
  const library = await openJudgedLibrary(starter, {
    encoder,
    shippedDataDir: data,
    folder: join(folder, 'starter'),
  });
  const graded = readFileSync(join(data, 'graded-ideas.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { idea: string; grades: Record<string, number> });
  const cases: Case[] = [];
  for (const [i, { idea, grades }] of graded.entries()) {
    const ranked = await library.rank(idea, 0);
    const pool = ranked
      .filter(({ candidate }) => grades[candidate.number] !== undefined)
      .map(({ candidate: { number }, features }) => ({
        number,
        x: FEATURES.map((name) => features[name]),
        grade: grades[number] as number,
      }));
    const relevant = new Set(pool.filter(({ grade }) => grade >= 2).map(({ number }) => number));
    cases.push({ form: 'idea', heldOut: i % 2 === 1, relevant, bm25: { ndcg10: 0, recall100: 0 }, pool });
  }
  await library.close();
  return cases;
}

const scoreOf = (x: readonly number[], w: readonly number[]) =>
  x.reduce((sum, value, k) => sum + value * (w[k] as number), 0);

function ranking({ pool }: Case, w: readonly number[]) {
  return pool
    .map((item) => ({ item, score: scoreOf(item.x, w) }))
    .sort((a, b) => b.score - a.score || (a.item.number < b.item.number ? -1 : 1))
    .map(({ item }) => item);
}

const GAIN = [0, 1, 3, 6];
const discounted = (grades: readonly number[]) =>
  grades.slice(0, 10).reduce((sum, grade, i) => sum + (GAIN[grade] as number) / Math.log2(i + 2), 0);

/** Graded nDCG@10 among the graded records of an idea; null where all are worthless. */
function gradedQuality(one: Case, w: readonly number[]): number | null {
  const grades = ranking(one, w).map(({ grade }) => grade);
  const ideal = discounted([...grades].sort((a, b) => b - a));
  return ideal > 0 ? discounted(grades) / ideal : null;
}

function quality(cases: readonly Case[], w: readonly number[]) {
  const citations = (form: Case['form']) => {
    const list = cases.filter((one) => one.form === form);
    const judged = list.map((one) =>
      judgeRanking(
        ranking(one, w).map(({ number }) => number),
        one.relevant,
      ),
    );
    return {
      ndcg: mean(judged.map(({ ndcg10 }) => ndcg10)),
      recall: mean(judged.map(({ recall100 }) => recall100)),
      plainNdcg: mean(list.map(({ bm25 }) => bm25.ndcg10)),
      plainRecall: mean(list.map(({ bm25 }) => bm25.recall100)),
    };
  };
  const ideas = cases.filter(({ form }) => form === 'idea').flatMap((one) => gradedQuality(one, w) ?? []);
  return { both: citations('title and abstract'), title: citations('title alone'), ideas: mean(ideas) };
}

function objective(cases: readonly Case[], w: readonly number[]): number {
  const { both, title, ideas } = quality(cases, w);
  const gain = (form: typeof both) => form.ndcg / form.plainNdcg + (0.5 * form.recall) / form.plainRecall;
  return gain(both) + gain(title) + 2 * ideas;
}

function report(label: string, cases: readonly Case[], w: readonly number[]): void {
  const { both, title, ideas } = quality(cases, w);
  const part = (form: typeof both) =>
    `nDCG@10 ${form.ndcg.toFixed(3)} (${(form.ndcg / form.plainNdcg).toFixed(3)} x BM25), recall@100 ${form.recall.toFixed(3)} (${(form.recall / form.plainRecall).toFixed(3)} x)`;
  console.log(
    `${label}: title and abstract ${part(both)}; title alone ${part(title)}; graded ideas nDCG@10 ${ideas.toFixed(3)}`,
  );
}

/** Gain of the objective that a step must bring: smaller ones are chance. */
const LEAST_GAIN = 0.003;

function fitWeights(cases: readonly Case[], start: number[]): number[] {
  let best = objective(cases, start);
  let w = start;
  for (let step = 0.4; step > 0.08; step /= 2) {
    for (let moved = true; moved; ) {
      moved = false;
      for (const k of FEATURES.keys()) {
        for (const change of [step, -step]) {
          const tried = w.map((value, i) => (i === k ? Math.max(0, value + change) : value));
          const reached = objective(cases, tried);
          if (k === 0 || reached < best + LEAST_GAIN) continue;
          [best, w, moved] = [reached, tried, true];
        }
      }
    }
  }
  return w;
}

const cases = [...(await citationCases()), ...(await ideaCases())];
const heldOut = cases.filter((one) => one.heldOut);
const fitted = fitWeights(
  cases.filter((one) => !one.heldOut),
  FEATURES.map((name) => RANKING_WEIGHTS[name]),
);
report(
  'shipped weights, all',
  cases,
  FEATURES.map((name) => RANKING_WEIGHTS[name]),
);
report(
  'shipped weights, held out',
  heldOut,
  FEATURES.map((name) => RANKING_WEIGHTS[name]),
);
console.log(
  Object.fromEntries(
    FEATURES.map((name, k) => [name, Number((fitted[k] as number).toFixed(2))]),
  ) as RankingWeights,
);
report('fitted weights, held out', heldOut, fitted);
for (const [k, name] of FEATURES.entries()) {
  const without = fitted.map((value, i) => (i === k ? 0 : value));
  report(`without ${name}, held out`, heldOut, without);
}
process.exit(0);
