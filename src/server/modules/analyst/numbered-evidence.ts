import { randomBytes } from 'node:crypto';
import { stripInvisible } from '../../../core/assistant/clean-text.ts';
import type { Passage } from '../../../core/assistant/passage.ts';

// A link or tag planted in a document has no use in evidence.
const PLANTED = /<[^>]{0,300}>|!?\[[^\]]{0,300}\]\([^)]{0,500}\)|\b(?:https?|ftp|data|javascript):\S+/gi;

/** Evidence as a model sees it: numbered, under ids that no planted text can guess. */
export interface NumberedEvidence {
  /** Passage by id. */
  byId: Map<string, Passage>;
  /** One JSON object a line. */
  lines: string;
}

// Names of inventors are personal data that no answer needs a model for.
const PERSONAL = /^Inventors:/;

export function numberEvidence(passages: readonly Passage[]): NumberedEvidence {
  const byId = new Map<string, Passage>();
  const lines = passages.map((passage, index) => {
    const id = `${index + 1}-${randomBytes(5).toString('hex')}`;
    const sentences = passage.sentences
      .filter((sentence) => !PERSONAL.test(sentence))
      .map((sentence) => stripInvisible(sentence).replace(PLANTED, ' '));
    byId.set(id, passage);
    return JSON.stringify({
      id,
      kind: passage.kind,
      ref: passage.ref,
      title: stripInvisible(passage.title),
      text: sentences.join(' '),
    });
  });
  return { byId, lines: lines.join('\n') };
}

const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu;
const PHONE = /(?<![\w])\+?\d[\d ()-]{8,}\d(?![\w])/g;

/** What a person typed, without invisible characters, addresses and telephone numbers: names stay out of prompts. */
export function withoutPersonalData(text: string): string {
  return stripInvisible(text)
    .replace(EMAIL, '[e-mail removed]')
    .replace(PHONE, (run) =>
      run.replace(/\D/g, '').length >= 9 && /[ ()+-]/.test(run) ? '[number removed]' : run,
    );
}
