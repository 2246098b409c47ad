/** An object may begin with a key that its own parts begin with too: so many beginnings are tried together. */
const TRIED_TOGETHER = 20;
const BEGINNING = /(?:^|[[,{}\]])\s*(\{\s*"[^"\\]{1,60}"\s*:)/g;
const CANDIDATES = 8;
/** Held at most, in characters. */
const LONGEST = 16_000_000;

/** A piece of damaged JSON: an object that is whole again, or what is lost. `at` counts from where the damage was found. */
export interface Salvaged {
  at: number;
  text: string;
}

/**
 * Finds the objects of a list behind damage, where brackets and quotation marks can no longer be counted: by how the list's
 * objects begin.
 */
export class JsonSalvage {
  #held: string;
  #base = 0;
  #signature = '';

  constructor(text: string) {
    this.#held = text;
  }

  *add(chunk: string): Generator<Salvaged> {
    this.#held += chunk;
    yield* this.#take(false);
  }

  *finish(): Generator<Salvaged> {
    yield* this.#take(true);
  }

  *#take(final: boolean): Generator<Salvaged> {
    if (!final && this.#held.length < LONGEST / 2) return;
    if (this.#signature === '') this.#signature = likeliestBeginning(this.#held);
    const starts = startsOf(this.#held, this.#signature);
    let i = 0;
    while (i < starts.length - (final ? 1 : TRIED_TOGETHER + 1)) {
      const found = nextObject(this.#held, starts, i);
      yield { at: this.#base + (starts[i] as number), text: found.text };
      i = found.next;
    }
    this.#base += starts[i] as number;
    this.#held = this.#held.slice(starts[i]);
  }
}

function startsOf(text: string, signature: string): number[] {
  const starts = [0];
  const from = signature === '' ? -1 : text.indexOf(signature, 1);
  for (let at = from; at >= 0; at = text.indexOf(signature, at + 1)) starts.push(at);
  return [...starts, text.length];
}

function nextObject(text: string, starts: readonly number[], i: number): { text: string; next: number } {
  const start = starts[i] as number;
  for (let j = i + 1; j <= i + TRIED_TOGETHER && j < starts.length; j++) {
    const whole = wholeObject(text.slice(start, starts[j]));
    if (whole !== null) return { text: whole, next: j };
  }
  return { text: text.slice(start, starts[i + 1]), next: i + 1 };
}

/** The object that a text begins with, without what may stand behind it in a list; null where it is damaged. */
function wholeObject(text: string): string | null {
  if (!text.startsWith('{')) return null;
  for (let trimmed = text.replace(/[\s,]+$/, ''), tries = 0; tries < 6; tries++) {
    if (isJson(trimmed)) return trimmed;
    // The brackets that end the list and its frame follow the last object.
    trimmed = trimmed.replace(/\s*[\]}]$/, '');
  }
  return null;
}

export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The beginning by which most of a text falls into whole objects. */
function likeliestBeginning(text: string): string {
  const candidates = new Set<string>();
  for (const [, beginning = ''] of text.slice(0, LONGEST / 16).matchAll(BEGINNING)) {
    candidates.add(beginning);
    if (candidates.size >= CANDIDATES) break;
  }
  let best = { signature: '', length: 0 };
  for (const signature of candidates) {
    const starts = startsOf(text.slice(0, LONGEST / 16), signature);
    let length = 0;
    for (let i = 0; i < starts.length - 1; ) {
      const { text: found, next } = nextObject(text, starts, i);
      if (isJson(found)) length += found.length;
      i = next;
    }
    if (length > best.length) best = { signature, length };
  }
  return best.signature;
}
