import type { Disclosure } from '../../../../contract/analysis/evidence.ts';
import type { ComparedPatent } from '../../../../contract/analysis/opportunity.ts';
import type { PatentRecord } from '../../../../contract/patents.ts';
import { mentionsAll } from '../../../../core/analysis/mentions.ts';
import { patentText } from '../../../../core/analysis/patent-text.ts';
import { comparedPatent, type Tested } from '../compared-patent.ts';
import type { RunContext } from '../run-state.ts';

/** How much an element that is mentioned counts beside likeness to the whole proposal. */
const PER_MENTION = 0.15;
const MAX_NEAREST = 3;

/**
 * Compares each proposal, by the words of its elements, with what its searches found and those related patents that mention one:
 * else "not seen" would be said of what the same page shows.
 */
export async function compareByWords(
  ctx: RunContext,
  tested: readonly Tested[],
  { thing, related }: { thing: string; related: readonly PatentRecord[] },
): Promise<{ id: string; nearest: ComparedPatent[] }[]> {
  return Promise.all(
    tested.map(async ({ hypothesis, found: own }) => {
      const elements = hypothesis.elements.map(({ text }) => text);
      const mentioning = related.filter((record) =>
        elements.some((element) => mentionsAll(patentText(record), element)),
      );
      const found = [...new Map([...own, ...mentioning].map((record) => [record.number, record])).values()];
      const likeness = await ctx.library.likeness(
        [`${thing}. ${hypothesis.title}. ${hypothesis.concept}`, ...elements],
        found.map(patentText),
      );
      const [whole = [], ...byElement] = likeness;
      const nearest = found
        .map((record, i) => {
          const has = byElement.flatMap((row, k): Disclosure[] => {
            const like = row[i]!;
            return mentionsAll(patentText(record), elements[k] ?? '')
              ? [{ element: String(k), how: 'mentioned', quote: like.matched.join(' … ') || null }]
              : [];
          });
          return {
            patent: comparedPatent(record, has, elements.length),
            like: whole[i]!.meaning + whole[i]!.words,
          };
        })
        .map((one) => ({ ...one, rank: one.like + PER_MENTION * one.patent.has.length }))
        .sort((a, b) => b.rank - a.rank || (a.patent.number < b.patent.number ? -1 : 1))
        .map(({ patent }) => patent);
      return { id: hypothesis.id, nearest: shown(nearest) };
    }),
  );
}

/** The nearest patents, among them one that mentions a part if any does: else "not seen" would be said of it. */
function shown(nearest: readonly ComparedPatent[]): ComparedPatent[] {
  const first = nearest.slice(0, MAX_NEAREST);
  const mentions = ({ has }: ComparedPatent) => has.length > 0;
  const other = first.some(mentions) ? undefined : nearest.find(mentions);
  return other ? [...first.slice(0, MAX_NEAREST - 1), other] : first;
}
