import { CorpusBuilder } from './corpus-builder.ts';
import type { LibraryDocument } from './document.ts';
import { analyseDocument } from './document.ts';
import { SPACE_DEFAULTS } from './semantic-space.ts';
import { RETRIEVAL_WEIGHTS } from './weights.ts';

let serial = 0;
/** A document with the given fields, everything else missing. */
export const patent = (fields: Partial<LibraryDocument>): LibraryDocument => ({
  number: `US${++serial}`,
  title: null,
  date: null,
  abstract: null,
  digest: false,
  use: null,
  novelty: null,
  inventors: [],
  assignee: null,
  cpc: [],
  kind: null,
  type: 'grant',
  citations: [],
  categories: [],
  url: 'https://patents.google.com/patent/US1',
  ...fields,
});

export const WORDS =
  'pump valve rotor blade soil plant water reservoir wick sensor battery solar panel drone brush motor'.split(
    ' ',
  );
/** Corpus of documents under the product's own constants. */
export const corpusOf = (documents: LibraryDocument[]) => {
  const builder = new CorpusBuilder();
  for (const document of documents) builder.add(document, analyseDocument(document));
  return builder.finishWhole({ weights: RETRIEVAL_WEIGHTS, space: SPACE_DEFAULTS });
};

/** Six patents with known neighbours. */
export const GARDEN = [
  patent({
    number: 'US11',
    title: 'Self-watering planter with reservoir and wick',
    abstract: 'A wick draws water from a reservoir into soil.',
    date: '2010-01-05',
    cpc: ['A01G9/02'],
  }),
  patent({
    number: 'US12',
    title: 'Solar panel cleaning drone',
    abstract: 'A drone carries a brush over solar panels.',
    date: '2018-03-01',
    cpc: ['B64U'],
  }),
  patent({
    number: 'US13',
    title: 'Seed planter',
    abstract: 'A tractor drawn planter sows seed in soil.',
    date: '2005-07-07',
    cpc: ['A01C7/00'],
  }),
  patent({ number: 'US14', title: 'Quiet pump', abstract: 'A pump with a damped rotor.', date: null }),
  patent({
    number: 'US15',
    title: 'Camera that detects falls',
    abstract: 'A camera observes persons and detects falls.',
    date: '2012-02-02',
  }),
  patent({
    number: 'US16',
    title: 'Radar that detects falls',
    abstract: 'A radar observes persons and detects falls.',
    date: '2013-02-02',
  }),
];
