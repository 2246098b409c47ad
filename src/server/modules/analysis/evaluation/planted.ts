import type { Verdict } from '../../../../contract/analysis/opportunity.ts';
import type { PatentRecord } from '../../../../contract/patents.ts';
import { sentencesOf } from '../../../../core/analysis/idea-sentences.ts';
import { createRandom, shuffled } from '../../library/evaluation/metrics.ts';
import type { AnalysisDeps } from '../analyze.ts';
import { createCallBudget } from '../call-budget.ts';
import type { Hypothesis, RunContext, SearchPort } from '../run-state.ts';
import { refuteStage, searchForProposals } from '../stages/refute.ts';
import { verdictOn } from '../stages/score.ts';
import { createLibrarySearchPort } from './library-search-port.ts';

/** A patent whose office text the library holds, and a proposal that says the same in other words. */
export interface Plant {
  number: string;
  proposal: Hypothesis;
}

/** Where one planted patent came out. */
export interface PlantResult {
  number: string;
  /** Its place, from 1, in a search for the digest alone; null beyond the tenth. */
  searched: number | null;
  /** Its place, from 1, among the patents that the refutation compares with the proposal; null when it is not among them. */
  compared: number | null;
  /** Verdicts of the model with all planted patents in the library, and without them; null where no model was asked. */
  verdict: Verdict | null;
  verdictWithout: Verdict | null;
}

const FIRST = 10;
const MAX_ELEMENTS = 6;
/** Proposals judged in one run, about as many as an analysis has. */
const PER_RUN = 6;

/** Up to `count` digests whose patents the library holds in the office's words, drawn at random from a seed. */
export async function choosePlants(
  digests: readonly PatentRecord[],
  from: { library: AnalysisDeps['library']; count: number; seed: number },
): Promise<Plant[]> {
  const written = digests.filter(({ digest, abstract }) => digest && abstract);
  const held = await from.library.byNumber(written.map(({ number }) => number));
  const usable = new Set(held.filter((r) => r.abstract && !r.digest).map(({ number }) => number));
  const drawn = shuffled(
    written.filter(({ number }) => usable.has(number)),
    createRandom(from.seed),
  );
  return drawn
    .slice(0, from.count)
    .map((record, i) => ({ number: record.number, proposal: proposalOf(record, `H${i + 1}`) }));
}

/** A digest as a proposal. The patent's title is the office's own and stays out. */
function proposalOf({ abstract, use, novelty }: PatentRecord, id: string): Hypothesis {
  const sentences = sentencesOf(abstract ?? '');
  const elements = sentences.slice(0, MAX_ELEMENTS).map((text) => ({ text, novel: false }));
  return {
    id,
    kind: 'extend',
    title: novelty ?? sentences[0] ?? '',
    problem: use ?? '',
    concept: abstract ?? '',
    elements,
    builds_on: [],
    disproof_queries: [use, novelty].filter((text) => text !== null),
    // Judged values, so that the verdict is the one of a model's proposal.
    value: 3,
    feasibility: 3,
    fit: 3,
    test: null,
    chance: null,
  };
}

/**
 * Searches for every planted proposal as the refutation does and, with a model, asks for its verdict with the planted
 * patents in the library and without them. Throws when the model fails: the embedded verdict would be counted as its own.
 */
export async function evaluatePlanted(
  deps: Pick<AnalysisDeps, 'library' | 'model' | 'log'>,
  plants: readonly Plant[],
  onProgress: (done: number) => void,
): Promise<PlantResult[]> {
  const { library } = deps;
  const search = createLibrarySearchPort(library);
  const planted = new Set(plants.map(({ number }) => number));
  const results: PlantResult[] = [];
  for (let at = 0; at < plants.length; at += PER_RUN) {
    const group = plants.slice(at, at + PER_RUN);
    const proposals = group.map(({ proposal }) => proposal);
    const hits = await library.search(proposals.map(({ concept: text }) => ({ text, limit: FIRST })));
    const same = new Map(hits.flat().map(({ record, duplicates }) => [record.number, duplicates]));
    const isSame = (number: string, found: string) =>
      found === number || (same.get(found)?.includes(number) ?? false);
    const tested = await searchForProposals(contextOf(deps, search), NOTHING_BEFORE, proposals);
    const verdicts = deps.model ? await judge(deps, search, proposals) : null;
    const without = deps.model ? await judge(deps, withoutNumbers(search, planted), proposals) : null;
    for (const [i, { number, proposal }] of group.entries()) {
      const place = (numbers: readonly string[]) =>
        numbers.findIndex((found) => isSame(number, found)) + 1 || null;
      results.push({
        number,
        searched: place((hits[i] ?? []).map(({ record }) => record.number)),
        compared: place((tested[i]?.found ?? []).map((record) => record.number)),
        verdict: verdicts?.get(proposal.id) ?? null,
        verdictWithout: without?.get(proposal.id) ?? null,
      });
    }
    onProgress(results.length);
  }
  return results;
}

/** What earlier stages hold when a proposal comes from nowhere. */
const NOTHING_BEFORE = {
  search: { candidates: [], queries: [], sources: [], library: null },
  screen: { ratings: [], reviewed: 0, retried: null },
};

const contextOf = (
  deps: Pick<AnalysisDeps, 'library' | 'model' | 'log'>,
  search: SearchPort,
): RunContext => ({
  ...deps,
  search,
  idea: '',
  edit: null,
  asOf: '',
  userId: null,
  budget: createCallBudget(),
  signal: new AbortController().signal,
});

async function judge(
  deps: Pick<AnalysisDeps, 'library' | 'model' | 'log'>,
  search: SearchPort,
  proposals: Hypothesis[],
): Promise<Map<string, Verdict>> {
  const done = {
    ...NOTHING_BEFORE,
    frame: {
      summary: '',
      thing: '',
      constraints: { must: [], must_not: [] },
      trade_off: null,
      recalled: null,
    },
    coverage: { level: 'good' as const },
    hypothesize: { hypotheses: proposals, dropped: [] },
  };
  const { output, fallback } = await refuteStage(contextOf(deps, search), done);
  if (fallback !== null) throw new Error(`The model did not judge: ${fallback}`);
  return new Map(
    output.refutations.flatMap((refutation) => {
      const proposal = proposals.find(({ id }) => id === refutation.id);
      return proposal ? [[proposal.id, verdictOn({ ...done, refute: output }, proposal, refutation)]] : [];
    }),
  );
}

/** A search that never returns these patents, nor records that were folded together with one of them. */
export function withoutNumbers(search: SearchPort, hidden: ReadonlySet<string>): SearchPort {
  return {
    ...search,
    async search(queries, options) {
      const found = await search.search(queries, options);
      const gone = new Set(
        found.candidates
          .filter(({ record, duplicates }) => [record.number, ...duplicates].some((n) => hidden.has(n)))
          .map(({ record }) => record.number),
      );
      return {
        ...found,
        candidates: found.candidates.filter(({ record }) => !gone.has(record.number)),
        byQuery: found.byQuery.map((numbers) => numbers.filter((number) => !gone.has(number))),
      };
    },
  };
}
