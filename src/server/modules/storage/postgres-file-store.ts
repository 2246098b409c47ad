import { and, asc, eq, like } from 'drizzle-orm';
import type { BaseDeps } from '../../context.ts';
import type { FileStore } from './file-store.ts';
import { files } from './storage.tables.ts';

/** Files as rows: they are small and rare, are backed up with the rest, and end with their owner's account. */
export function createFileStore({ database, clock }: BaseDeps): FileStore {
  const { db } = database;
  const own = (ownerId: string, name: string) => and(eq(files.ownerId, ownerId), eq(files.name, name));
  return {
    put: async (ownerId, name, { bytes, contentType }) => {
      const content = {
        bytes: Buffer.from(bytes),
        contentType,
        size: bytes.byteLength,
        createdAt: clock.now(),
      };
      await db
        .insert(files)
        .values({ ownerId, name, ...content })
        .onConflictDoUpdate({ target: [files.ownerId, files.name], set: content });
    },
    get: async (ownerId, name) => {
      const [row] = await db
        .select({ bytes: files.bytes, contentType: files.contentType })
        .from(files)
        .where(own(ownerId, name));
      return row ? { bytes: new Uint8Array(row.bytes), contentType: row.contentType } : null;
    },
    list: (ownerId, { limit, offset, prefix }) =>
      db
        .select({
          name: files.name,
          size: files.size,
          contentType: files.contentType,
          createdAt: files.createdAt,
        })
        .from(files)
        .where(and(eq(files.ownerId, ownerId), like(files.name, `${prefix.replace(/[\\%_]/g, '\\$&')}%`)))
        .orderBy(asc(files.name))
        .limit(limit)
        .offset(offset),
    remove: async (ownerId, name) => {
      const removed = await db.delete(files).where(own(ownerId, name)).returning({ name: files.name });
      return removed.length > 0;
    },
    removeAll: async (ownerId) => {
      const removed = await db
        .delete(files)
        .where(eq(files.ownerId, ownerId))
        .returning({ name: files.name });
      return removed.length;
    },
  };
}
