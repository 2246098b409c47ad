import {
  type Claim,
  type ClaimVerdict,
  inventedPatents,
  verifyClaim,
} from '../../../core/assistant/claims.ts';
import { comparable, hasMarkupOrLink, plainMarkdown } from '../../../core/assistant/clean-text.ts';
import { CitationList } from '../../../core/assistant/draft.ts';
import { knownNumbers, unsupportedNumbers } from '../../../core/assistant/numbers.ts';
import type { Passage } from '../../../core/assistant/passage.ts';
import type { AnswerOptions } from './analyst.ts';
import { claimSchema } from './model-client.ts';
import type { FailedClaim } from './prompts.ts';

export interface ClaimStreamSource {
  evidence: ReadonlyMap<string, Passage>;
  on: Pick<AnswerOptions, 'onText' | 'onReplace' | 'onVerified'>;
}

const NOT_WORDS = /[<>[\]{}|\\`]|:\/\/|www\.|@|\bdata:|javascript:/i;

/**
 * Turns a growing reply into shown text. Words of the claim being written are shown at once, but none that holds a number
 * foreign to the evidence, markup or a link; when the claim is whole it is checked, gets its citation markers, or is taken back.
 */
export class ClaimStream {
  readonly failed: FailedClaim[] = [];
  readonly #source: ClaimStreamSource;
  readonly #citations = new CitationList();
  readonly #numbers: ReadonlySet<string>;
  /** Accepted texts: a claim that is made twice, or again in a repair, is shown once. */
  readonly #said = new Set<string>();
  #verified = '';
  #count = 0;
  #checked = 0;
  /** Characters of the current claim's text that are shown; −1 once its rest is held back. */
  #shown = 0;
  #provisional = '';

  constructor(source: ClaimStreamSource) {
    this.#source = source;
    const texts = [...source.evidence.values()].flatMap((passage) => [
      passage.text,
      passage.title,
      passage.ref,
    ]);
    this.#numbers = knownNumbers(texts);
  }

  /** Claims that stood the check. */
  get count(): number {
    return this.#count;
  }

  get content(): string {
    return this.#verified;
  }

  get citations() {
    return this.#citations.citations;
  }

  /** Takes the reply read so far. All claims but the last are whole. */
  partial(value: unknown): void {
    const claims = claimsOf(value);
    while (this.#checked < claims.length - 1) this.#check(claims[this.#checked]);
    const current = claims[this.#checked] as { text?: unknown } | undefined;
    if (typeof current?.text === 'string') this.#show(current.text);
  }

  /** The reply has ended. A last claim that is not whole fails the check. */
  finish(value: unknown): void {
    const claims = claimsOf(value);
    while (this.#checked < claims.length) this.#check(claims[this.#checked]);
    this.settle();
  }

  /** Takes back what is shown and not verified. */
  settle(): void {
    if (this.#provisional !== '') this.#source.on.onReplace(this.#verified);
    this.#provisional = '';
    this.#shown = 0;
  }

  /** Gets ready for claims of another reply; verified ones stay. */
  restart(): FailedClaim[] {
    this.settle();
    this.#checked = 0;
    return this.failed.splice(0);
  }

  #separator(): string {
    if (this.#count === 0) return '';
    return this.#count === 1 ? '\n\n- ' : '\n- ';
  }

  #show(text: string): void {
    if (this.#shown < 0) return;
    const until = text.lastIndexOf(' ');
    if (until <= this.#shown) return;
    const words = text.slice(this.#shown, until);
    if (!this.#mayShow(text.slice(0, until), words)) {
      this.#shown = -1;
      return;
    }
    const delta = `${this.#shown === 0 ? this.#separator() : ' '}${plainMarkdown(words)}`;
    this.#shown = until;
    this.#provisional += delta;
    this.#source.on.onText(delta);
  }

  /** Nothing is shown unchecked that holds markup, a link, a number or a patent foreign to the evidence. */
  #mayShow(text: string, words: string): boolean {
    if (NOT_WORDS.test(words) || hasMarkupOrLink(words)) return false;
    if (unsupportedNumbers(text, this.#numbers).length > 0) return false;
    return inventedPatents(text, this.#source.evidence).length === 0;
  }

  #check(value: unknown): void {
    this.#checked++;
    const parsed = claimSchema.safeParse(value);
    const claim: Claim = parsed.success ? parsed.data : { text: '', cites: [], quote: '' };
    const verdict = verifyClaim(claim, this.#source.evidence);
    if (verdict.problems.length > 0) {
      this.failed.push({ claim, problems: verdict.problems });
      this.settle();
    } else if (this.#said.has(comparable(claim.text))) this.settle();
    else this.#accept(claim, verdict);
    this.#shown = 0;
  }

  #accept(claim: Claim, verdict: ClaimVerdict): void {
    const text = `${this.#separator()}${plainMarkdown(claim.text)}${this.#citations.mark(verdict.support)}`;
    const shown = this.#provisional;
    this.#verified += text;
    this.#said.add(comparable(claim.text));
    this.#count++;
    this.#provisional = '';
    if (text.startsWith(shown)) this.#source.on.onText(text.slice(shown.length));
    else this.#source.on.onReplace(this.#verified);
    this.#source.on.onVerified({ content: this.#verified, citations: [...this.citations] });
  }
}

function claimsOf(value: unknown): unknown[] {
  const claims = (value as { claims?: unknown } | null | undefined)?.claims;
  return Array.isArray(claims) ? claims : [];
}
