import type { Frame } from '../../../../contract/analysis/frame.ts';
import type { Outputs, RunContext, RunQuery, SearchOutput, StageResult } from '../run-state.ts';

/** Least records asked for per query; few queries ask for more each. */
const PER_QUERY = 40;
const MAX_CANDIDATES = 160;
/** Owners whose patents are looked for by name. */
const OWNER_QUERIES = 2;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}-]{3,}/gu) ?? [];

/** AND of OR-groups for engines without relevance order: the thing, and the element with its synonyms. */
function groupsFor(frame: Frame, element: string | null, text: string): string[][] {
  const thing = [frame.thing];
  const found = frame.elements.find(({ id }) => id === element);
  return found ? [thing, [found.text, ...found.terms]] : [thing, wordsOf(text).slice(0, 6)];
}

/** Every search that a frame asks for: the idea itself, the tagged queries, and owners that the model recalls. */
export function queriesOf(frame: Frame): RunQuery[] {
  const whole = `${frame.thing} ${frame.job ?? ''} ${frame.elements
    .filter(({ given }) => given)
    .map(({ text }) => text)
    .join(' ')}`.trim();
  const owners = (frame.recalled?.owners ?? []).slice(0, OWNER_QUERIES);
  return [
    { text: whole, purpose: 'whole', groups: groupsFor(frame, null, frame.job ?? frame.summary) },
    ...frame.queries.map(({ text, purpose, element }) => ({
      text,
      purpose,
      groups: groupsFor(frame, element, text),
    })),
    ...owners.map(
      (owner): RunQuery => ({
        text: `${frame.thing} ${owner}`,
        purpose: 'recalled',
        groups: [[frame.thing], [owner]],
      }),
    ),
  ];
}

/** Stage 2: all queries over all sources, fused and collapsed to families. */
export async function searchStage(
  ctx: RunContext,
  { frame }: Outputs<'frame'>,
): Promise<StageResult<'search'>> {
  return { output: await searchFor(ctx, queriesOf(frame)), by: 'code', fallback: null };
}

export async function searchFor(ctx: RunContext, queries: RunQuery[]): Promise<SearchOutput> {
  const [{ candidates, queries: asked, sources }, library] = await Promise.all([
    ctx.search.search(queries, {
      limit: Math.max(PER_QUERY, Math.ceil(MAX_CANDIDATES / queries.length)),
      signal: ctx.signal,
    }),
    ctx.library.stats().catch(() => null),
  ]);
  return { candidates: candidates.slice(0, MAX_CANDIDATES), queries: asked, sources, library };
}
