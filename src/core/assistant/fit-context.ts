import { stripInvisible } from './clean-text.ts';
import type { ChatTurn } from './evidence.ts';
import type { Passage } from './passage.ts';
import { searchPassages } from './search-passages.ts';

/** Share of the budget that history may take; evidence gets the rest. */
const HISTORY_SHARE = 0.4;
/** Share of the budget for the summary of the turns that did not fit. */
const SUMMARY_SHARE = 0.08;
/** What an entry costs beside its text: id, labels and punctuation. */
const ENTRY_OVERHEAD = 40;
/** More characters a token than any text of patents has over its length. */
const LONGEST_TOKENS = 8;

export interface FittedContext {
  /** One line for each turn that did not fit, oldest first; empty when all did. */
  summary: string;
  history: ChatTurn[];
  passages: Passage[];
  /** Passages that did not fit. */
  leftOut: number;
  tokens: number;
}

/** First sentence of a turn, at most 160 characters. */
function gist(turn: ChatTurn): string {
  const plain = stripInvisible(turn.content)
    .replace(/\[\d{1,3}\]/g, '')
    .replace(/[*_`#>\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const first = /^.*?[.!?](?=\s|$)/.exec(plain)?.[0] ?? plain;
  const short = first.length > 160 ? `${first.slice(0, 157)}…` : first;
  return `${turn.role === 'user' ? 'The user asked' : 'The answer began'}: ${short}`;
}

/** Keeps the newest turns within a share of the budget and sums up the older ones, a line each, newest kept longest. */
export function fitHistory(
  history: readonly ChatTurn[],
  budget: number,
  count: (text: string) => number,
): { history: ChatTurn[]; summary: string; tokens: number } {
  let tokens = 0;
  let from = history.length;
  while (from > 0) {
    const cost = count((history[from - 1] as ChatTurn).content);
    if (tokens + cost > budget * HISTORY_SHARE) break;
    tokens += cost;
    from--;
  }
  const lines: string[] = [];
  let summed = 0;
  for (const turn of history.slice(0, from).reverse()) {
    const line = gist(turn);
    const cost = count(line);
    if (summed + cost > budget * SUMMARY_SHARE) break;
    summed += cost;
    lines.unshift(line);
  }
  return { history: history.slice(from), summary: lines.join('\n'), tokens: tokens + summed };
}

/** Patents nearest to the idea that come before the details of the report. */
const NEAREST = 10;

/**
 * Passages in the order of their worth for a question: what it asks about, then each opportunity in short, the patents
 * nearest to the idea, and the rest as it stands.
 */
export function orderForQuestion(question: string, passages: readonly Passage[]): Passage[] {
  const hits = searchPassages(question, passages)
    .hits.slice(0, 12)
    .map((hit) => hit.passage);
  const frame = passages.filter((passage) =>
    /^opportunity:.*:summary$|^landscape:coverage$/.test(passage.id),
  );
  const nearest = passages.filter((passage) => passage.kind === 'patent').slice(0, NEAREST);
  return [...new Set([...hits, ...frame, ...nearest, ...passages])];
}

/**
 * Fits history and evidence into a plan's budget of tokens. `count` counts the tokens of a text.
 * The newest turns come first, then evidence in the order given; what is too long is skipped, not cut.
 */
export function fitContext(
  source: { history: readonly ChatTurn[]; passages: readonly Passage[] },
  budget: number,
  count: (text: string) => number,
): FittedContext {
  const { history, summary, tokens: spent } = fitHistory(source.history, budget, count);
  let tokens = spent;
  const passages: Passage[] = [];
  for (const passage of source.passages) {
    // What cannot fit is not counted: counting is what takes the time of a long session.
    if (tokens + passage.text.length / LONGEST_TOKENS + ENTRY_OVERHEAD > budget) continue;
    const cost = count(passage.text) + count(passage.title) + ENTRY_OVERHEAD;
    if (tokens + cost > budget) continue;
    tokens += cost;
    passages.push(passage);
  }
  return { summary, history, passages, leftOut: source.passages.length - passages.length, tokens };
}
