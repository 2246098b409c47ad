import { familyOfDocdb } from '../../../../../core/patents/family-key.ts';
import { parsePublicationNumber } from '../../../../../core/patents/publication-number.ts';
import {
  decoderFor,
  firstBadByte,
  fromUtf8,
  fromWindows,
  hasUtf8Sequence,
  isUtf8Text,
} from '../bytes/decode-bytes.ts';
import type { Reading } from '../entry.ts';
import { readDate } from '../read-date.ts';
import { RecordError, recordFromFields } from '../record-from-fields.ts';
import { expandEntities } from './expand-entities.ts';
import { readOfficeDocument } from './office-reader.ts';
import type { OfficeFields } from './office-record.ts';
import { isStray, splitXml, type XmlUnit } from './split-xml.ts';

/** Reads patents of office XML, many in a file or one; a bad one yields a problem and the rest is read. */
export async function* readXml(stream: AsyncIterable<Buffer>): AsyncGenerator<Reading> {
  let found = false;
  let encoding: string | null = null;
  for await (const unit of splitXml(stream)) {
    found = true;
    if ('stray' in unit) {
      yield problem(unit.offset, 'a document without its beginning, or one too long to be a patent');
      continue;
    }
    encoding = /^[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(unit.prolog)?.[1] ?? encoding;
    yield* readUnit(unit, encoding);
  }
  if (!found) yield problem(0, 'holds no patent in a format that can be read');
}

const problem = (offset: number, text: string): Reading => ({
  problem: text,
  skipped: true,
  offset,
  row: null,
});

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what no XML may hold
const CONTROLS = /[\0-\x08\x0b\x0c\x0e-\x1f]/;
const REFERENCE = /&[A-Za-z_:#][\w:.-]*;/y;

/** Position of a character that may not stand in XML, or -1. */
function forbiddenAt(text: string): number {
  const control = text.search(CONTROLS);
  if (control >= 0 || text.includes('<![CDATA[')) return control;
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) {
    REFERENCE.lastIndex = at;
    if (!REFERENCE.test(text)) return at;
  }
  return -1;
}

function* readUnit({ offset, text, prolog }: XmlUnit, encoding: string | null): Generator<Reading> {
  const refused = refusal(prolog);
  if (refused) return yield problem(offset, refused);
  const { fields, scanned } = readOfficeDocument(text);
  if ('fault' in scanned)
    return yield problem(
      offset + scanned.at,
      `not well-formed XML: ${scanned.fault}; its document begins at byte ${offset}`,
    );
  // What follows the end is the file's own frame, or a patent that has lost its beginning.
  const rest = text.slice(scanned.end);
  const body = rest === '' ? text : text.slice(0, scanned.end);
  yield* readSound(body, { offset, fields, encoding });
  if (isStray(rest)) yield problem(offset + scanned.end, 'a document without its beginning');
}

function* readSound(
  text: string,
  { offset, fields, encoding }: { offset: number; fields: OfficeFields; encoding: string | null },
): Generator<Reading> {
  const forbidden = forbiddenAt(text);
  if (forbidden >= 0)
    return yield problem(offset + forbidden, 'not well-formed XML: a character that is not allowed there');
  if (fields.published.length > 1)
    return yield problem(offset, `holds parts of two patents (${fields.published.join(' and ')})`);
  if (text.startsWith('<sequence-cwu')) return;
  const decoding = decodingOf(text, encoding);
  if ('problem' in decoding) return yield problem(offset + decoding.at, decoding.problem);
  if (decoding.note) yield { problem: decoding.note, skipped: false, offset, row: null };
  try {
    yield { record: toRecord(fields, decoding.decode), offset, row: null };
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    yield problem(offset, error.message);
  }
}

/** A document that declares texts of its own could grow without end or fetch what is outside; figures are declared by `NDATA`. */
function refusal(prolog: string): string | null {
  for (const [declaration] of prolog.matchAll(/<!ENTITY[^>]*>?/g))
    if (!/\sNDATA\s/.test(declaration))
      return 'declares entities of its own, which are never read, and is refused';
  return null;
}

type Decoding = { decode: (raw: string) => string; note?: string } | { problem: string; at: number };

function decodingOf(text: string, encoding: string | null): Decoding {
  if (isUtf8Text(text)) return { decode: fromUtf8 };
  const decode = encoding === null ? null : decoderFor(encoding);
  if (decode !== null && decode !== fromUtf8) return { decode };
  if (decode === fromUtf8 || hasUtf8Sequence(text))
    return { problem: 'a byte that is not UTF-8', at: firstBadByte(text) };
  const named = encoding === null ? 'names no encoding' : `names the unknown encoding "${encoding}"`;
  return { decode: fromWindows, note: `${named} and is not UTF-8; read as Windows-1252` };
}

function toRecord(raw: OfficeFields, decode: (raw: string) => string) {
  const clean = (text: string) => expandEntities(decode(text));
  const lists = (list: readonly string[]) => list.map(clean);
  const inventors = lists(raw.inventors.length > 0 ? raw.inventors : raw.otherInventors);
  const filed = earliest([clean(raw.filed), clean(raw.worldFiled)]);
  const classes = raw.cpc.length > 0 ? raw.cpc : raw.ipc;
  return recordFromFields({
    number: raw.number === '' ? '' : clean(raw.country) + clean(raw.number),
    kind: clean(raw.kind),
    date: clean(raw.date),
    title: clean(raw.title),
    abstract: clean(raw.abstract),
    first_claim: clean(raw.claim),
    inventors,
    assignee: clean(raw.assignees[0] ?? raw.applicants[0] ?? ''),
    cpc: lists(classes),
    citations: lists(raw.citations)
      .map((cited) => parsePublicationNumber(cited)?.number)
      .filter((cited) => cited !== undefined),
    filed,
    priority: earliest(lists(raw.claimed)),
    family: familyOfDocdb(clean(raw.family)),
  });
}

const earliest = (dates: readonly string[]): string | null =>
  dates
    .map((date) => readDate(date))
    .filter((date) => date !== null)
    .sort()[0] ?? null;
