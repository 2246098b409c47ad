import { accessSync, constants, mkdirSync } from 'node:fs';

const reasons: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is on a read-only file system',
  EEXIST: 'it is a file, not a folder',
  ENOTDIR: 'a part of its path is a file, not a folder',
  ENOSPC: 'the disk is full',
};

/** The data directory cannot be used; the message says why and what to do. */
export class DataDirectoryError extends Error {
  override readonly name = 'DataDirectoryError';

  constructor(dataDir: string, cause: NodeJS.ErrnoException) {
    const reason = reasons[cause.code ?? ''] ?? cause.message;
    super(
      `The data directory ${dataDir} cannot be used: ${reason}. Give this user write access, ` +
        'or set LACUNA_DATA_DIR to another folder.',
      { cause },
    );
  }
}

/** Makes the data directory if it is missing, closed to other users. Throws `DataDirectoryError` when it cannot be written. */
export function makeDataDirectory(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new DataDirectoryError(dataDir, error as NodeJS.ErrnoException);
  }
}
