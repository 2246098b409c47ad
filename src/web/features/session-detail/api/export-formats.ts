import type { ExportFormat } from '../../../../contract/routes/analyses.routes.ts';

export type { ExportFormat };

/** In the order offered. The contract's list carries a schema library with it, which a browser need not load. */
export const EXPORT_FORMATS = [
  'pdf',
  'docx',
  'md',
  'json',
  'csv',
  'bibtex',
  'ris',
] as const satisfies readonly ExportFormat[];
