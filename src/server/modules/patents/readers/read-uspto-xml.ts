import type { Readable } from 'node:stream';
import type { Entry } from './entry.ts';
import { parsePublicationNumber } from './publication-number.ts';
import { RecordError, recordFromFields } from './record-from-fields.ts';
import { splitXmlDocuments } from './split-xml-documents.ts';
import type { UsptoFields } from './uspto-fields.ts';
import { readUsptoXml } from './uspto-fields.ts';

/** Reads the office's bulk XML (grants and applications); a bad document yields a problem that names its line. */
export async function* readUsptoFile(stream: Readable): AsyncGenerator<Entry> {
  for await (const { line, text } of splitXmlDocuments(stream)) yield* readDocument(text, line);
}

/** Gene sequences that belong to a patent elsewhere in the file. */
const SEQUENCE_LISTING = /<sequence-cwu[\s>]/;

function readDocument(text: string, line: number): Entry[] {
  const { publications, broken } = readUsptoXml(text);
  const entries = publications.map((fields) => toEntry(fields, line));
  if (broken) return [...entries, { problem: `the document at line ${line} is not well-formed XML` }];
  if (entries.length > 0 || SEQUENCE_LISTING.test(text)) return entries;
  return [{ problem: `the document at line ${line} holds no patent` }];
}

function toEntry(fields: UsptoFields, line: number): Entry {
  const { country, number, kind, claim, ipc, cpc, ...rest } = fields;
  try {
    const document = recordFromFields({
      ...rest,
      number: number === '' ? '' : `${country}${number}`,
      kind,
      first_claim: claim,
      cpc: cpc.length > 0 ? cpc : ipc,
      citations: rest.citations
        .map((cited) => parsePublicationNumber(cited)?.number)
        .filter((cited) => cited !== undefined),
    });
    return { document };
  } catch (error) {
    if (error instanceof RecordError) return { problem: `the document at line ${line} ${error.message}` };
    throw error;
  }
}
