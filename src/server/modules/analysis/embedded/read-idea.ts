import { FRAME_LIMITS, type Frame, type FramedQuery } from '../../../../contract/analysis/frame.ts';
import { constraintsOf } from '../../../../core/analysis/constraints.ts';
import {
  offeringSentence,
  sentencesOf,
  splitOffering,
  withoutLeadIn,
} from '../../../../core/analysis/idea-sentences.ts';
import type { RunContext } from '../run-state.ts';

const MAX_ELEMENTS = 5;
const LEAST_WORDS = 2;

const cut = (text: string): string => text.slice(0, FRAME_LIMITS.text);
/** Distinct ones: a word said five times says no more than once. */
const contentWords = (text: string): string[] => [...new Set(text.toLowerCase().match(/\p{L}{3,}/gu))];

/** Reads an idea without a model: the sentence that offers something, split into the thing and its parts. */
export async function readIdea(ctx: RunContext): Promise<Frame> {
  const { idea, edit } = ctx;
  const sentences = sentencesOf(idea);
  const offering = withoutLeadIn(offeringSentence(sentences));
  const parts = splitOffering(offering);
  const thing = edit?.thing ?? parts.thing;
  const texts = edit ? edit.elements.map(({ text }) => text) : elementTexts(parts.thing, parts.clauses);
  const readable = edit !== null || contentWords(idea).length >= LEAST_WORDS;
  const expansions = readable ? await ctx.library.expand(`${thing} ${texts.join(' ')}`) : [];
  const elements = (readable ? texts : []).map((text, i) => ({
    id: `E${i + 1}`,
    text: cut(text),
    terms: [],
    given: true,
  }));
  return {
    summary: offering.slice(0, 600),
    thing: cut(thing),
    user: edit?.user ?? null,
    job: edit ? edit.job : parts.purpose && cut(parts.purpose),
    elements,
    constraints: edit?.constraints ?? constraintsOf(idea),
    trade_off: null,
    queries: queriesFor({ idea, thing, texts, expansions }),
    classes: [],
    ambiguous: [],
    recalled: null,
    read_by: 'embedded',
    edited: edit !== null,
  };
}

/** What is ruled out is a constraint, not a part. */
const RULED_OUT = /^(?:without|no|not)\b/i;

/** The parts a claim could name; an idea with fewer than two is itself its first part. */
function elementTexts(thing: string, clauses: readonly string[]): string[] {
  const parts = clauses.filter((clause) => contentWords(clause).length > 0 && !RULED_OUT.test(clause));
  const whole = parts.length < 2 && thing !== '' ? [thing] : [];
  return [...whole, ...parts].slice(0, MAX_ELEMENTS);
}

function queriesFor(read: {
  idea: string;
  thing: string;
  texts: string[];
  expansions: string[];
}): FramedQuery[] {
  const { idea, thing, texts, expansions } = read;
  return [
    { text: cut(idea.replace(/\s+/g, ' ')), purpose: 'whole' as const, element: null },
    ...texts.map((text, i) => ({
      text: cut(`${thing} ${text}`),
      purpose: 'element' as const,
      element: `E${i + 1}`,
    })),
    ...expansions.slice(0, 3).map((other) => ({
      text: cut(`${other} ${texts[0] ?? ''}`.trim()),
      purpose: 'other_field' as const,
      element: null,
    })),
  ];
}
