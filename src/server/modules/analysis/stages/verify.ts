import { citedNumbers } from '../../../../contract/analysis/marked-text.ts';
import type { PatentRecord } from '../../../../contract/patents.ts';
import {
  filterSentences,
  separateCitations,
  splitSentences,
  strayNumbers,
} from '../../../../core/analysis/sentences.ts';
import { ModelFault } from '../../model/model.ts';
import { documentText } from '../../model/spotlight.ts';
import { askStage } from '../ask-stage.ts';
import { estimateExpiry } from '../estimate-expiry.ts';
import { bodyText } from '../patent-line.ts';
import { verifyPrompt } from '../prompts/verify.ts';
import { recordsByNumber } from '../related-records.ts';
import type {
  Outputs,
  RunContext,
  StageResult,
  VerifyOutput,
  WriteOutput,
  WrittenOpportunity,
} from '../run-state.ts';

const MAX_SENTENCES = 60;

type Done = Outputs<'search' | 'screen' | 'refute' | 'score' | 'write'>;

/**
 * Stage 10: a sentence that names a patent outside the evidence goes; then one pass of the model asks of each cited
 * sentence whether the passage supports it, and corrects or removes those that it does not.
 */
export async function verifyStage(ctx: RunContext, done: Done): Promise<StageResult<'verify'>> {
  const records = recordsByNumber(done);
  const known = new Set(records.keys());
  const inEvidence = (sentence: string) => {
    const clear = separateCitations(sentence);
    return strayNumbers(clear, known).length === 0 ? clear : null;
  };
  const stray = editTexts(done.write, inEvidence);
  const texts = { ...stray.texts, opportunities: onlyKept(stray.texts.opportunities, done) };
  const cited = citedSentences(texts);
  const written: VerifyOutput = { ...texts, removed_sentences: stray.dropped };
  if (!ctx.model || cited.length === 0) return { output: written, by: 'code', fallback: null };
  try {
    const fixes = await checkSentences(ctx, cited, records);
    const checked = editTexts(texts, (sentence) =>
      fixes.has(sentence) ? (fixes.get(sentence) ?? null) : sentence,
    );
    const safe = editTexts(checked.texts, inEvidence);
    return {
      output: { ...safe.texts, removed_sentences: stray.dropped + checked.dropped + safe.dropped },
      by: 'model',
      fallback: null,
    };
  } catch (error) {
    if (!(error instanceof ModelFault)) throw error;
    return { output: written, by: 'code', fallback: error.message };
  }
}

const onlyKept = (written: WrittenOpportunity[], { score }: Done): WrittenOpportunity[] =>
  score.kept.flatMap(({ hypothesis }) => written.find(({ id }) => id === hypothesis.id) ?? []);

const FIELDS = [
  'problem',
  'concept',
  'exists',
  'left_open',
  'who_pays',
  'build_first',
  'refuted_by',
] as const;

/** Applies `keep` to every sentence of every text. */
function editTexts(
  write: WriteOutput,
  keep: (sentence: string) => string | null,
): { texts: WriteOutput; dropped: number } {
  let dropped = 0;
  const edit = (text: string) => {
    const result = filterSentences(text, keep);
    dropped += result.dropped;
    return result.text;
  };
  const texts: WriteOutput = {
    verdict: edit(write.verdict),
    state_of_art: edit(write.state_of_art),
    next_step: write.next_step && edit(write.next_step),
    opportunities: write.opportunities.map((one) => ({
      ...one,
      ...Object.fromEntries(FIELDS.map((field) => [field, edit(one[field])])),
      economics: one.economics && edit(one.economics),
      why_open: edit(one.why_open),
      risk: one.risk && edit(one.risk),
    })),
  };
  return { texts, dropped };
}

/** Sentences that cite a patent, each once. */
function citedSentences(write: WriteOutput): string[] {
  const texts = [
    write.verdict,
    write.state_of_art,
    ...write.opportunities.flatMap((one) => FIELDS.map((field) => one[field])),
  ];
  const sentences = texts.flatMap(splitSentences).filter((sentence) => citedNumbers(sentence).length > 0);
  return [...new Set(sentences)].slice(0, MAX_SENTENCES);
}

/** Corrections by sentence: a corrected text, or null to remove it. */
async function checkSentences(
  ctx: RunContext,
  sentences: string[],
  records: ReadonlyMap<string, PatentRecord>,
): Promise<Map<string, string | null>> {
  const numbers = [...new Set(sentences.flatMap(citedNumbers))];
  const passages = numbers.flatMap((number) => {
    const record = records.get(number);
    if (!record) return [];
    const { title, date, assignee, type } = record;
    return [
      JSON.stringify({
        number,
        date,
        type,
        owner: assignee,
        expires_estimated: estimateExpiry(record, ctx.asOf)?.date ?? null,
        title: documentText(title ?? ''),
        text: bodyText(record),
      }),
    ];
  });
  const { problems } = await askStage(
    ctx,
    verifyPrompt,
    (mark) =>
      `Patents:\n${mark.data(passages.join('\n'))}\n\nSentences:\n${mark.data(sentences.map((text, i) => `${i + 1}. ${text}`).join('\n'))}`,
  );
  return new Map(
    problems.flatMap(({ n, fix }) => {
      const sentence = sentences[n - 1];
      return sentence === undefined ? [] : [[sentence, fix.trim() === '' ? null : fix.trim()] as const];
    }),
  );
}
