/** Changes whenever tables or corpus are laid out differently: an older library is then built anew. */
export const LIBRARY_FORMAT = 4;

/** Where a library lives. */
export interface LibraryLocation {
  /** Folder of this installation's own data. */
  dataDir: string;
  /** LanceDB URI of the index: a folder, or an object store shared by many nodes. */
  indexUri: string;
  /** Folder of the data shipped with the product: starter patents, categories, class titles. */
  shippedDataDir: string;
}

/** What a build is doing. `total` is null while unknown. */
export interface LibraryProgress {
  stage: 'reading' | 'training' | 'indexing' | 'finishing';
  done: number;
  total: number | null;
}

export type OnLibraryProgress = (progress: LibraryProgress) => void;
