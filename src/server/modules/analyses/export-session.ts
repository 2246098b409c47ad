import type { ExportFormat, SessionReport } from '../../../contract/routes/analyses.routes.ts';
import type { UserCtx } from '../../context.ts';
import { patentsBibtex, patentsRis } from './exports/patent-citations.ts';
import { patentsCsv } from './exports/patents-csv.ts';
import { reportMarkdown } from './exports/report-markdown.ts';
import { readSessionReport } from './read-session-report.ts';

export interface ExportedFile {
  /** ASCII letters, digits, dots and dashes. */
  name: string;
  type: string;
  content: string | Uint8Array<ArrayBuffer>;
}

interface Format {
  extension: string;
  type: string;
  make(report: SessionReport): Promise<ExportedFile['content']>;
}

// The two document libraries are large: loaded with the first export that needs them.
const formats: Record<ExportFormat, Format> = {
  md: { extension: 'md', type: 'text/markdown; charset=utf-8', make: async (r) => reportMarkdown(r) },
  json: {
    extension: 'json',
    type: 'application/json; charset=utf-8',
    make: async (r) => JSON.stringify(r, null, 2),
  },
  csv: { extension: 'csv', type: 'text/csv; charset=utf-8', make: async (r) => patentsCsv(r.patents) },
  bibtex: {
    extension: 'bib',
    type: 'application/x-bibtex; charset=utf-8',
    make: async (r) => patentsBibtex(r.patents),
  },
  ris: {
    extension: 'ris',
    type: 'application/x-research-info-systems; charset=utf-8',
    make: async (r) => patentsRis(r.patents),
  },
  pdf: {
    extension: 'pdf',
    type: 'application/pdf',
    make: async (r) => {
      const { reportPdf } = await import('./exports/report-pdf.ts');
      return new Uint8Array(await reportPdf(reportMarkdown(r), r.session.prompt));
    },
  },
  docx: {
    extension: 'docx',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    make: async (r) => {
      const { reportDocx } = await import('./exports/report-docx.ts');
      return new Uint8Array(await reportDocx(reportMarkdown(r), r.session.prompt));
    },
  },
};

/** A session of the signed-in user as a file. Throws `session_not_found`. */
export async function exportSession(
  ctx: UserCtx,
  input: { sessionId: string; format: ExportFormat },
): Promise<ExportedFile> {
  const report = await readSessionReport(ctx, input);
  const { extension, type, make } = formats[input.format];
  return { name: `${fileName(report)}.${extension}`, type, content: await make(report) };
}

function fileName({ session }: SessionReport): string {
  const words = session.prompt.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return ['lacuna', ...words.slice(0, 6), session.id.slice(0, 8)].join('-').slice(0, 80);
}
