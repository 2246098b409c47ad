import type { SearchOptions, SourceQuery } from '../patent-source.ts';

/** Most records a request gives in every plan. */
export const LENS_PAGE = 100;
const LONGEST_TEXT = 1000;

/** Fields to send back, by the names of the response: those of the request are refused here. */
const SEARCH_FIELDS = [
  'lens_id',
  'jurisdiction',
  'doc_number',
  'kind',
  'date_published',
  'biblio.invention_title',
  'biblio.parties.applicants',
  'biblio.parties.inventors',
  'biblio.parties.owners_all',
  'biblio.application_reference',
  'biblio.priority_claims',
  'biblio.classifications_cpc',
  'biblio.classifications_ipcr',
  'abstract',
  'families.simple_family',
];

/** Body of a search by meaning of the words; one record for each family. */
export function searchBody({ text }: SourceQuery, { filters, limit }: SearchOptions): object {
  const words = text.slice(0, LONGEST_TEXT);
  const { from, to, countries } = filters;
  const filter = [
    ...(from || to
      ? [{ range: { date_published: { ...(from && { gte: from }), ...(to && { lte: to }) } } }]
      : []),
    ...(countries?.length ? [{ terms: { jurisdiction: countries } }] : []),
  ];
  return {
    query: {
      bool: {
        must: [
          {
            bool: {
              should: ['title', 'abstract', 'claim'].map((field) => ({ match: { [field]: words } })),
            },
          },
        ],
        ...(filter.length > 0 ? { filter } : {}),
      },
    },
    sort: [{ relevance: 'desc' }],
    group_by: 'SIMPLE_FAMILY',
    size: Math.min(LENS_PAGE, limit),
    from: 0,
    include: SEARCH_FIELDS,
  };
}

/** Body that asks for publications by number, with claims. */
export function fetchBody(numbers: string[]): object {
  return {
    query: { terms: { ids: numbers } },
    size: LENS_PAGE,
    include: [...SEARCH_FIELDS, 'claims', 'biblio.references_cited'],
  };
}
