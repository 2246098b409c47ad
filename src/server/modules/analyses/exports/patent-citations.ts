import type { Patent } from '../../../../contract/patents.ts';

const special: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const tex = (text: string): string =>
  oneLine(text).replace(/[\\~^{}%&#_$]/g, (char) => special[char] ?? `\\${char}`);

/** Patents as BibTeX entries, keyed by their number. */
export function patentsBibtex(patents: Patent[]): string {
  return patents
    .map((patent) => {
      const fields: [string, string | null][] = [
        ['title', `{${tex(patent.patent_title)}}`],
        ['author', patent.inventors.map(tex).join(' and ') || null],
        ['organization', patent.assignee && tex(patent.assignee)],
        ['number', tex(patent.patent_number)],
        ['year', patent.patent_date?.slice(0, 4) ?? null],
        ['date', patent.patent_date],
        // Braces and backslashes cannot stand in a URL as they are.
        ['url', patent.patent_url?.replace(/[{}\\]/g, encodeURIComponent) ?? null],
      ];
      const lines = fields.flatMap(([name, value]) => (value ? [`  ${name} = {${value}},`] : []));
      return [`@patent{${patent.patent_number.replace(/[^\w-]/g, '')},`, ...lines, '}', ''].join('\n');
    })
    .join('\n');
}

/** Patents as RIS records for reference managers. */
export function patentsRis(patents: Patent[]): string {
  return patents
    .map((patent) => {
      const fields: [string, string | null][] = [
        ['TY', 'PAT'],
        ['TI', patent.patent_title],
        ...patent.inventors.map((name): [string, string] => ['AU', name]),
        ['PB', patent.assignee],
        ['M1', patent.patent_number],
        ['PY', patent.patent_date?.slice(0, 4) ?? null],
        ['DA', patent.patent_date?.replaceAll('-', '/') ?? null],
        ['AB', patent.patent_abstract],
        ['UR', patent.patent_url],
      ];
      const lines = fields.flatMap(([tag, value]) => (value ? [`${tag}  - ${oneLine(value)}`] : []));
      return [...lines, 'ER  - ', ''].join('\r\n');
    })
    .join('\r\n');
}
