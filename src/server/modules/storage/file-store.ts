export interface StoredFile {
  name: string;
  size: number;
  contentType: string;
  createdAt: Date;
}

/** Owner-private files (exports, invoice PDFs). Names are unique per owner; the owner is part of every call. */
export interface FileStore {
  put(ownerId: string, name: string, content: { bytes: Uint8Array; contentType: string }): Promise<void>;
  get(ownerId: string, name: string): Promise<{ bytes: Uint8Array; contentType: string } | null>;
  list(ownerId: string, options: { limit: number; offset: number; prefix: string }): Promise<StoredFile[]>;
  remove(ownerId: string, name: string): Promise<boolean>;
  removeAll(ownerId: string): Promise<number>;
}
