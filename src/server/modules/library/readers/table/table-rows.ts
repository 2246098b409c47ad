/** What the rows of joined tables have said about one patent so far. */
export interface JoinedFields {
  /** Texts by column; the first one wins. */
  texts: Record<string, string>;
  inventors: [order: number, name: string][];
  assignees: [order: number, name: string][];
  cpc: [order: number, symbol: string][];
  citations: string[];
  claim: [order: number, text: string] | null;
}

export const emptyJoined = (): JoinedFields => ({
  texts: {},
  inventors: [],
  assignees: [],
  cpc: [],
  citations: [],
  claim: null,
});

type Row = Readonly<Record<string, string>>;

/** Columns that a joined patent takes as they are. */
const TEXTS = [
  'patent_title',
  'patent_abstract',
  'patent_date',
  'wipo_kind',
  'filing_date',
  'application_title',
  'application_abstract',
  'published_date',
] as const;

const order = (row: Row, ...names: string[]): number =>
  Number(names.map((name) => row[name]).find(Boolean) ?? 0) || 0;
const person = (first?: string, last?: string): string => [first, last].filter(Boolean).join(' ');

/** Adds what one row tells; a column says what the row is about, whichever table it comes from. */
export function addRow(joined: JoinedFields, row: Row): void {
  for (const name of TEXTS) if (row[name]) joined.texts[name] ??= row[name];
  const inventor = inventorOf(row);
  if (inventor !== '') joined.inventors.push([order(row, 'inventor_sequence'), inventor]);
  const owner = ownerOf(row);
  if (owner !== '') joined.assignees.push([order(row, 'assignee_sequence'), owner]);
  const symbol = row.cpc_group || row.cpc_subgroup || row.cpc_subclass;
  if (symbol) joined.cpc.push([order(row, 'cpc_sequence'), symbol]);
  if (row.citation_patent_id) joined.citations.push(row.citation_patent_id);
  if (row.claim_text) addClaim(joined, order(row, 'claim_sequence', 'claim_number'), row.claim_text);
}

const inventorOf = (row: Row): string =>
  person(
    row.disambig_inventor_name_first ?? row.raw_inventor_name_first,
    row.disambig_inventor_name_last ?? row.raw_inventor_name_last,
  );

const ownerOf = (row: Row): string =>
  row.disambig_assignee_organization ||
  row.raw_assignee_organization ||
  person(row.disambig_assignee_individual_name_first, row.disambig_assignee_individual_name_last);

function addClaim(joined: JoinedFields, at: number, text: string): void {
  if (joined.claim === null || at < joined.claim[0]) joined.claim = [at, text];
}

/** The fields of the patent, by the names that records are read by. */
export function joinedFields(id: string, joined: JoinedFields): Record<string, unknown> {
  const sorted = (list: [number, string][]) => [
    ...new Set(list.sort((x, y) => x[0] - y[0]).map(([, text]) => text)),
  ];
  return {
    ...joined.texts,
    patent_number: id,
    inventors: sorted(joined.inventors),
    assignees: sorted(joined.assignees),
    cpc: sorted(joined.cpc),
    citations: joined.citations.map((cited) => (/^\d/.test(cited) ? `US${cited}` : cited)),
    first_claim: joined.claim?.[1] ?? '',
  };
}
