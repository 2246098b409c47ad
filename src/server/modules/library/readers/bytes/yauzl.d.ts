/** The part of yauzl 3.4 that is used here; the package ships no types. */
declare module 'yauzl' {
  import type { Readable } from 'node:stream';
  export interface Entry {
    fileName: string;
    compressedSize: number;
  }
  export interface ZipFile {
    eachEntry(): AsyncIterable<Entry>;
    openReadStreamPromise(entry: Entry): Promise<Readable>;
    close(): void;
  }
  export function openPromise(path: string, options?: { lazyEntries?: boolean }): Promise<ZipFile>;
}
