import { FRAME_LIMITS, type Frame, type FrameEdit } from '../../../../contract/analysis/frame.ts';
import { withoutPersonalData } from '../../model/spotlight.ts';
import { askStage } from '../ask-stage.ts';
import { readIdea } from '../embedded/read-idea.ts';
import { type FrameReply, framePrompt } from '../prompts/frame.ts';
import type { RunContext, StageResult } from '../run-state.ts';
import { withFallback } from '../with-fallback.ts';

const cut = (text: string): string => text.trim().slice(0, FRAME_LIMITS.text);
const some = (texts: readonly string[], most: number): string[] =>
  texts
    .map(cut)
    .filter((text) => text !== '')
    .slice(0, most);

/** Stage 1: how the idea is read. An unclear text gets a frame without elements. */
export async function frameStage(ctx: RunContext): Promise<StageResult<'frame'>> {
  return withFallback<'frame'>(
    ctx,
    () => frameByModel(ctx),
    () => readIdea(ctx),
  );
}

function editNote(edit: FrameEdit | null): string {
  if (!edit) return '';
  return `\n\nThe founder corrected our reading. Keep exactly these as thing, user, job, elements (given: true, in this order), must, and must_not; derive the rest from them:\n${JSON.stringify(edit)}`;
}

async function frameByModel(ctx: RunContext): Promise<Frame> {
  const { edit } = ctx;
  const reply = await askStage(
    ctx,
    framePrompt,
    (mark) =>
      `The founder's idea:\n${mark.data(withoutPersonalData(ctx.idea))}${edit ? mark.data(editNote(edit)) : ''}`,
  );
  return frameFromReply(reply, edit);
}

/** Elements get ids; what the user corrected stands as the user put it. */
export function frameFromReply(reply: FrameReply, edit: FrameEdit | null): Frame {
  const read = (reply.clear || edit ? reply.elements : []).slice(0, FRAME_LIMITS.elements);
  const texts = edit ? edit.elements.map(({ text }, i) => ({ ...read[i], text, given: true })) : read;
  const elements = texts.map(({ text, terms, given }, i) => ({
    id: `E${i + 1}`,
    text: cut(text),
    terms: some(terms ?? [], FRAME_LIMITS.terms),
    given,
  }));
  return {
    summary: reply.summary.slice(0, 600),
    thing: edit?.thing ?? cut(reply.thing),
    user: edit ? edit.user : reply.user && cut(reply.user),
    job: edit ? edit.job : reply.job && cut(reply.job),
    elements,
    constraints: edit?.constraints ?? {
      must: some(reply.must, FRAME_LIMITS.constraints),
      must_not: some(reply.must_not, FRAME_LIMITS.constraints),
    },
    trade_off: reply.trade_off?.slice(0, FRAME_LIMITS.trade_off) ?? null,
    queries: reply.queries.slice(0, FRAME_LIMITS.queries).map(({ text, purpose, element }) => ({
      text: cut(text),
      purpose,
      element: element === null ? null : (elements[element]?.id ?? null),
    })),
    classes: reply.classes.map((code) => code.replace(/\s/g, '').slice(0, 20)).slice(0, 4),
    ambiguous: reply.ambiguous.slice(0, 3).map(({ word, not }) => ({ word: cut(word), not: cut(not) })),
    recalled: {
      products: some(reply.products, 7),
      owners: some(reply.owners, 8),
      known_art: some(reply.known_art, 6),
      rules: some(reply.rules, 5),
    },
    read_by: 'model',
    edited: edit !== null,
  };
}
