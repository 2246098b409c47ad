import {
  type Decoded,
  firstBadByte,
  fromUtf8,
  fromWindows,
  hasHighBytes,
  hasUtf8Sequence,
  isUtf8Text,
  looksForeign,
} from './decode-bytes.ts';

/** A piece as text; `note` when from here on the file is taken for Windows-1252. */
export type DecodedPiece = Decoded & { note?: string };

const NOTE = 'is not UTF-8; read as Windows-1252 (Western European)';

/**
 * Reads the pieces of a file that names no encoding: UTF-8, else Windows-1252 where the bytes look like it. A file that has
 * shown itself to be UTF-8 stays so: another piece is then damaged.
 */
export class LineDecoder {
  #isUtf8 = false;
  #isWindows = false;

  decode(raw: string): DecodedPiece {
    if (!hasHighBytes(raw)) return { text: fromUtf8(raw) };
    if (isUtf8Text(raw)) {
      this.#isUtf8 = true;
      return { text: fromUtf8(raw) };
    }
    const at = firstBadByte(raw);
    if (this.#isUtf8 || (!this.#isWindows && hasUtf8Sequence(raw)))
      return { problem: 'has a byte that is not UTF-8', at };
    if (looksForeign(raw))
      return { problem: 'is neither UTF-8 nor Western European text; save the file as UTF-8', at };
    const known = this.#isWindows;
    this.#isWindows = true;
    return known ? { text: fromWindows(raw) } : { text: fromWindows(raw), note: NOTE };
  }
}
