import type { Landscape, Statement } from '../../contract/report.ts';
import { mechanismOf, purposeOf, yearOf } from '../opportunity/facts.ts';
import { capitalise, counted, joinList } from '../opportunity/inflection.ts';
import type { EvidenceDoc } from './evidence.ts';
import type { IdeaNames } from './read-idea.ts';

const number = (d: EvidenceDoc) => d.record.number;

function whatItDoes(field: readonly EvidenceDoc[], landscape: Landscape, names: IdeaNames): Statement[] {
  const own = field.filter((d) => d.kinship === 'own').slice(0, 4);
  const near = field.filter((d) => d.kinship === 'neighbour').slice(0, 4);
  const out: Statement[] = [];
  out.push({
    text: `For ${names.intro}, ${counted(landscape.retrieved, 'document')} were retrieved and ${landscape.families} ${landscape.families === 1 ? 'family was' : 'families were'} close enough to read: ${own.length === 0 ? 'none' : field.filter((d) => d.kinship === 'own').length} in the idea’s own field, the rest in neighbouring ones.`,
    cites: [],
  });
  const lead = ['Nearest to the idea,', 'Then', 'Further,', 'Also close,'];
  own.forEach((d, i) => {
    out.push({
      text: `${lead[i]} ${number(d)} (${yearOf(d)}) uses ${mechanismOf(d)} for ${purposeOf(d)}.`,
      cites: [number(d)],
    });
  });
  if (near.length > 0) {
    out.push({
      text: `Neighbouring work deals with ${joinList(near.map((d) => `${purposeOf(d)} (${number(d)})`))}.`,
      cites: near.map(number),
    });
  }
  return out;
}

function themesParagraph(landscape: Landscape): Statement[] {
  const themes = landscape.themes.filter((t) => t.size >= 2).slice(0, 4);
  if (themes.length === 0)
    return [{ text: 'The documents read are too few and too different to form themes.', cites: [] }];
  const out: Statement[] = themes.map((t, i) => ({
    text: `${i === 0 ? 'The largest theme is' : 'Another is'} “${t.label}” with ${counted(t.size, 'document')} (${joinList(t.numbers.slice(0, 3))}${t.size > 3 ? ' and more' : ''}).`,
    cites: t.numbers.slice(0, 3),
  }));
  if (landscape.themes_note.left_out > 0)
    out.push({
      text: `${capitalise(counted(landscape.themes_note.left_out, 'further document'))} ${landscape.themes_note.left_out === 1 ? 'falls' : 'fall'} into smaller themes.`,
      cites: [],
    });
  return out;
}

function whoWorks(landscape: Landscape): Statement[] {
  const { rows, hhi, note } = landscape.assignees;
  const out: Statement[] = [];
  if (rows.length === 0)
    out.push({
      text: 'None of the documents read names an organisation as owner, so who works on this cannot be said.',
      cites: [],
    });
  else {
    const top = rows.slice(0, 4);
    out.push({
      text: `Organisations named as owners: ${joinList(top.map((r) => `${r.name} (${r.count === 1 ? r.numbers[0] : `${r.count} documents, among them ${r.numbers[0]}`})`))}.`,
      cites: top.map((r) => r.numbers[0] as string),
    });
    out.push({
      text:
        hhi === null
          ? 'Too few documents name an owner to measure concentration.'
          : `Ownership is ${hhi < 0.15 ? 'scattered' : hhi < 0.35 ? 'moderately concentrated' : 'concentrated'} (HHI ${hhi.toFixed(2)}).`,
      cites: [],
    });
  }
  if (note.left_out > 0) out.push({ text: `Left out: ${note.reason}`, cites: [] });
  const classes = landscape.classes.rows.slice(0, 3);
  if (classes.length > 0)
    out.push({
      text: `By class, most sit in ${joinList(classes.map((c) => `${c.code} (${c.title.toLowerCase().slice(0, 70)}${c.title.length > 70 ? '…' : ''}, ${c.count})`))}.`,
      cites: [],
    });
  return out;
}

function whereItMoves(landscape: Landscape, field: readonly EvidenceDoc[]): Statement[] {
  const out: Statement[] = [];
  const measurable = landscape.themes.filter((t) => t.growth !== null);
  for (const t of measurable.slice(0, 3)) {
    const change = Math.round((t.growth as number) * 100);
    out.push({
      text: `“${t.label}” is ${t.stage}: its share of the library changes by ${change > 0 ? '+' : ''}${change} % a year.`,
      cites: t.numbers.slice(0, 2),
    });
  }
  if (measurable.length === 0)
    out.push({
      text: 'Where the field moves is not measurable here: no theme has enough dated documents in years that the library covers.',
      cites: [],
    });
  const newest = field
    .filter((d) => d.record.date !== null && d.kinship !== 'far')
    .sort((a, b) => ((a.record.date as string) < (b.record.date as string) ? 1 : -1))[0];
  if (newest !== undefined)
    out.push({
      text: `The newest document read is ${number(newest)} of ${newest.record.date}, on ${purposeOf(newest)}.`,
      cites: [number(newest)],
    });
  const { likely_expired: expired, blocks } = landscape.ageing;
  if (expired > 0) {
    const first = blocks.slice(0, Math.min(2, expired)).map((b) => b.number);
    out.push({
      text: `${capitalise(counted(expired, 'document'))} ${expired === 1 ? 'is' : 'are'} older than 20 years, so ${expired === 1 ? 'its term has' : 'their terms have'} likely ended (such as ${joinList(first)}).`,
      cites: first,
    });
  }
  return out;
}

function leftOut(landscape: Landscape, left: readonly { count: number; reason: string }[]): Statement[] {
  const out: Statement[] = [{ text: landscape.coverage.text, cites: [] }];
  for (const l of left) if (l.count > 0) out.push({ text: `Left out: ${l.count} (${l.reason}).`, cites: [] });
  return out;
}

export interface StateOfArtInput {
  field: readonly EvidenceDoc[];
  landscape: Landscape;
  names: IdeaNames;
  leftOut: readonly { count: number; reason: string }[];
}

/** The state of the art in paragraphs: what the field does, its themes, who works on it, where it moves, what was left out. */
export function describeStateOfArt({
  field,
  landscape,
  names,
  leftOut: left,
}: StateOfArtInput): Statement[][] {
  return [
    whatItDoes(field, landscape, names),
    themesParagraph(landscape),
    whoWorks(landscape),
    whereItMoves(landscape, field),
    leftOut(landscape, left),
  ];
}
