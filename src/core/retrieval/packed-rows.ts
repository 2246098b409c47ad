import { Growable } from './growable.ts';
import type { PackedRows } from './index-block.ts';

/** Packs rows of ascending numbers; `start` bounds each row among the values. */
export function packRows(start: Uint32Array, values: Uint32Array): PackedRows {
  const bytes = new Growable<Uint8Array<ArrayBuffer>>(Uint8Array, values.length * 2 + 16);
  const starts = new Uint32Array(start.length);
  for (let row = 0; row + 1 < start.length; row++) {
    let last = 0;
    for (let e = start[row] as number; e < (start[row + 1] as number); e++) {
      let rest = (values[e] as number) - last;
      last = values[e] as number;
      for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
      bytes.push(rest);
    }
    starts[row + 1] = bytes.length;
  }
  return { start: starts, bytes: bytes.toArray() };
}

/** The numbers of one row. */
export function unpackRow({ start, bytes }: PackedRows, row: number): Uint32Array {
  const from = start[row] as number;
  const to = start[row + 1] as number;
  const values = new Uint32Array(to - from);
  let length = 0;
  let last = 0;
  for (let at = from; at < to; ) {
    let byte = bytes[at++] as number;
    let difference = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++] as number;
      difference |= (byte & 127) << shift;
    }
    last += difference;
    values[length++] = last;
  }
  return values.subarray(0, length);
}
