/** Where a library lives. */
export interface LibraryLocation {
  /** LanceDB URI: a folder, an object store shared by several nodes (`s3://`, `gs://`, `az://`), or LanceDB Cloud (`db://`). */
  indexUri: string;
  /** Folder of the data shipped with the product. */
  shippedDataDir: string;
}
