import type { ApiClient } from '../../../lib/api/api-client.ts';
import type { ExportFormat } from './export-formats.ts';

/** Fetches a file with the person's token and hands it to the browser under the server's file name. */
export async function downloadExport(api: ApiClient, sessionId: string, format: ExportFormat): Promise<void> {
  const response = await api.send({
    method: 'GET',
    path: '/api/sessions/:id/export',
    params: { id: sessionId },
    query: { format },
    headers: { Accept: '*/*' },
  });
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name ?? `lacuna-${sessionId}.${format}`;
  link.click();
  URL.revokeObjectURL(url);
}
