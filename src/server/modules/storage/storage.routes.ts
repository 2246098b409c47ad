import { AppError } from '../../../contract/errors.ts';
import { deleteFileRoute, listFilesRoute, readFileRoute } from '../../../contract/routes/storage.routes.ts';
import { type Api, mount } from '../../http/mount.ts';

/** Owner-private files under /storage/v1. */
export function storageRoutes(api: Api): void {
  mount(api, listFilesRoute, async (ctx, { query }) => {
    const files = await ctx.files.list(ctx.actor.userId, query);
    return {
      files: files.map((file) => ({
        name: file.name,
        size: file.size,
        content_type: file.contentType,
        created_at: file.createdAt.toISOString(),
      })),
    };
  });
  mount(api, readFileRoute, async (ctx, { params, http }) => {
    const file = await ctx.files.get(ctx.actor.userId, params.name);
    if (!file) throw new AppError('not_found');
    return http.body(file.bytes as Uint8Array<ArrayBuffer>, 200, {
      'Content-Type': file.contentType,
      'Content-Disposition': `attachment; filename="${params.name}"`,
    });
  });
  mount(api, deleteFileRoute, async (ctx, { params }) => {
    if (!(await ctx.files.remove(ctx.actor.userId, params.name))) throw new AppError('not_found');
  });
}
