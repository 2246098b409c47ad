import { plainMarkdown } from '../clean-text.ts';
import { type Asked, byPatent, bySection, counted, listed } from '../dossier.ts';
import { answered, type Draft, declined, item, lead, more, partly } from '../draft.ts';
import { ownerSentence } from '../landscape-passages.ts';

function concentration(hhi: number): string {
  if (hhi < 0.15) return 'ownership is spread over many';
  return hhi < 0.25 ? 'ownership is moderately concentrated' : 'ownership is concentrated in few hands';
}

function headline(counts: number[]): string {
  if (counts.length === 1) return 'Only one holder is known in this area:';
  return (counts[0] ?? 0) > 1
    ? 'These hold most of what is known of the area:'
    : 'Nobody stands out: each holder known in this area has a single patent.';
}

/** Who owns this area? */
export function owners(asked: Asked): Draft {
  const { dossier } = asked;
  const field = dossier.report?.landscape.assignees;
  if (!field) return ownersOfPatents(asked);
  const total = dossier.report?.landscape.families ?? 0;
  const known = field.rows.reduce((sum, row) => sum + row.count, 0);
  if (known === 0) {
    return declined(
      lead(
        `None of the patents found here names its holder in this library, so I cannot say who owns the area.`,
        ...bySection(dossier, 'owners', 'No patent found here names its holder.'),
      ),
    );
  }
  const rows = field.rows.slice(0, 6).map((row) => {
    const cited = row.numbers.slice(0, 3);
    const shown =
      cited.length > 0 ? ` (${row.count > cited.length ? 'among them ' : ''}${listed(cited)})` : '';
    return item(
      `${plainMarkdown(row.name)}: ${counted(row.count, 'patent')}${shown}${row.entrant ? ', a recent entrant' : ''}`,
      ...bySection(dossier, 'owners', ownerSentence(row)),
      ...cited.flatMap((number) => byPatent(dossier, number, row.name)),
    );
  });
  const hhi =
    field.hhi === null
      ? more(
          'Too few holders are known to measure how concentrated the area is.',
          ...bySection(dossier, 'owners', 'Too few holders are known to measure concentration.'),
        )
      : more(
          `With a Herfindahl–Hirschman index of ${field.hhi.toFixed(2)}, ${concentration(field.hhi)}.`,
          ...bySection(
            dossier,
            'owners',
            `Concentration (Herfindahl–Hirschman index) is ${field.hhi.toFixed(2)} on a scale of 0 to 1.`,
          ),
        );
  const caution = lead(
    `The holder is known for ${known} of the ${total} patents of this field in the library; the others publish no holder here, and patents change hands after publication.`,
    ...bySection(dossier, 'owners', `The holder is known for ${counted(known, 'patent')}.`),
    ...bySection(dossier, 'coverage', `${total} families were close enough to be read`),
  );
  const head = lead(headline(field.rows.map((row) => row.count)));
  return (known * 3 >= total ? answered : partly)(head, ...rows, lead('On concentration:'), hhi, caution);
}

function ownersOfPatents({ dossier }: Asked): Draft {
  const holders = new Map<string, string[]>();
  for (const patent of dossier.evidence.patents) {
    if (patent.assignee)
      holders.set(patent.assignee, [...(holders.get(patent.assignee) ?? []), patent.number]);
  }
  const ranked = [...holders].sort((a, b) => b[1].length - a[1].length).slice(0, 6);
  if (ranked.length === 0)
    return declined(
      lead(
        'None of the patents of this session names its holder in this library, so I cannot say who owns the area.',
      ),
    );
  return answered(
    lead('Holders named in the patents of this session:'),
    ...ranked.map(([name, numbers]) =>
      item(
        `${plainMarkdown(name)}: ${listed(numbers.slice(0, 4))}`,
        ...numbers.slice(0, 4).flatMap((number) => byPatent(dossier, number, name)),
      ),
    ),
  );
}

/** Who invented in this area? */
export function inventors({ dossier }: Asked): Draft {
  const names = new Map<string, string[]>();
  for (const patent of dossier.evidence.patents)
    for (const name of patent.inventors) names.set(name, [...(names.get(name) ?? []), patent.number]);
  const ranked = [...names].sort((a, b) => b[1].length - a[1].length).slice(0, 8);
  if (ranked.length === 0)
    return declined(lead('None of the patents of this session names its inventors in this library.'));
  const silent = dossier.evidence.patents.some((patent) => patent.inventors.length === 0);
  return (silent ? partly : answered)(
    lead('Inventors named in the patents of this session:'),
    ...ranked.map(([name, numbers]) =>
      item(
        `${plainMarkdown(name)}: ${listed(numbers.slice(0, 4))}`,
        ...numbers.slice(0, 4).flatMap((number) => byPatent(dossier, number, name)),
      ),
    ),
    ...(silent ? [lead('Many records of this library carry no inventors, so this list is incomplete.')] : []),
  );
}
