import { z } from 'zod';

/** One file of a bulk product of the American office. */
export interface BulkFile {
  name: string;
  /** Bytes; null where the listing does not say. */
  size: number | null;
  /** First day that the file covers, `YYYY-MM-DD`. */
  from: string;
  url: string;
}

const fileSchema = z.object({
  fileName: z.string().min(1),
  fileSize: z.coerce.number().nullish(),
  fileDataFromDate: z.string(),
  fileDownloadURI: z.string().nullish(),
});
const productSchema = z.object({
  productIdentifier: z.string().optional(),
  productFileBag: z
    .object({ count: z.number().optional(), fileDataBag: z.array(z.unknown()).default([]) })
    .optional(),
});
const answerSchema = z.object({ bulkDataProductBag: z.array(productSchema).default([]) });

const PLAIN_NAME = /^[\w.-]+\.zip$/;

/**
 * The files that a listing of the office names, the oldest first; those whose name is none are left out, for names become
 * files here. `base` is where files are when the listing gives no address.
 */
export function bulkFilesOf(answer: unknown, base: string): BulkFile[] {
  const { bulkDataProductBag } = answerSchema.parse(answer);
  const files = bulkDataProductBag.flatMap((product) => product.productFileBag?.fileDataBag ?? []);
  const read = files
    .map((file) => fileSchema.safeParse(file))
    .flatMap((result) => (result.success ? [result.data] : []));
  return read
    .filter(({ fileName }) => PLAIN_NAME.test(fileName))
    .map(({ fileName, fileSize, fileDataFromDate, fileDownloadURI }) => ({
      name: fileName,
      size: fileSize && fileSize > 0 ? fileSize : null,
      from: fileDataFromDate.slice(0, 10),
      // An address on another host would be given the key.
      url: fileDownloadURI?.startsWith(`${new URL(base).origin}/`) ? fileDownloadURI : `${base}/${fileName}`,
    }))
    .sort((x, y) => (x.from < y.from ? -1 : 1));
}
