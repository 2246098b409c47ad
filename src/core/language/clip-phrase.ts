import { isStopper } from './noun-phrase.ts';

const bare = (token: string | undefined) => (token ?? '').replace(/[,;:]+$/, '');
const LOOSE_END =
  /^(?:and|or|of|the|an?|for|with|in|on|by|from|to|at|as|its|their|that|which|said|into|using|having|including|comprising|more|one|applied|associated|based|related|required|corresponding|performed|being|running)$/i;
const LINK = /^(?:comprising|including|having|using|wherein|to)$/i;

/** How well a phrase may end before word `i`: 2 before a link or after a comma, 1 before "and", 0 not. */
function jointAt(tokens: readonly string[], i: number): number {
  const token = tokens[i] as string;
  if (/[,;]$/.test(tokens[i - 1] ?? '')) return 2;
  if (/^(?:and|or|and\/or)$/i.test(token)) return 1;
  return isStopper(bare(token)) || LINK.test(token) ? 2 : 0;
}

/** Drops words at the end that lead to something cut off ("a valve in the" → "a valve"). */
export function withoutLooseEnd(text: string): string {
  const tokens = text.split(' ').filter(Boolean);
  while (tokens.length > 1 && LOOSE_END.test(bare(tokens.at(-1)))) tokens.pop();
  return tokens.join(' ').replace(/[,;:.]+$/, '');
}

/** At most `most` words, ending where a part of the phrase ends, never in the middle of one. */
export function clipAtJoint(text: string, most: number): string {
  const tokens = text.replace(/\s+/g, ' ').trim().split(' ').filter(Boolean);
  if (tokens.length <= most) return withoutLooseEnd(tokens.join(' '));
  const joints = tokens
    .slice(0, most + 1)
    .map((_, i) => ({ i, worth: i < 2 ? 0 : jointAt(tokens, i) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.i + b.worth - a.i - a.worth);
  const end = joints[0]?.i ?? most;
  return withoutLooseEnd(tokens.slice(0, end).join(' '));
}
