import { type Conflict, marketOf, patentsOf } from '../../../contract/conflict.ts';
import { leadingConflict } from '../../../contract/ways.ts';
import { capitalise } from '../../language/inflection.ts';
import { plainMarkdown } from '../clean-text.ts';
import { type Asked, byPatent, bySection } from '../dossier.ts';
import { answered, type Draft, type DraftLine, item, lead, partly } from '../draft.ts';
import { opportunityReferences } from '../references.ts';

const CAUTION =
  'This is general knowledge written for such ideas, not taken from patents: check it before you build on it.';

/** What the idea has to win, where that is known. */
export function conflictOf({ dossier }: Asked): Conflict | undefined {
  const ways = dossier.report?.landscape.ways;
  return ways ? leadingConflict(ways) : undefined;
}

/** What one calls an opportunity; "what do I build first" calls none. */
const OPPORTUNITY = /\b(?:opportunit\w*|leads?|gaps?|number|second|third|fourth|last|th(?:at|is|e) one)\b/;

/** True where designs for the idea are known and no opportunity is named. */
export const isOfDesigns = (asked: Asked): boolean =>
  conflictOf(asked) !== undefined &&
  !(OPPORTUNITY.test(asked.lower) && opportunityReferences(asked).length > 0);

type Told = { asked: Asked; conflict: Conflict };

/** The same words stand in the passage of the known ways. */
const known = ({ asked }: Told, sentence: string) => bySection(asked.dossier, 'ways', sentence);

/** What is told of the market under these labels, in their order. */
function marketLines(told: Told, labels: readonly string[]): DraftLine[] {
  const lines = marketOf(told.conflict);
  return labels
    .flatMap((wanted) => lines.find(({ label }) => label === wanted) ?? [])
    .map(({ label, text }) =>
      item(`**${label}:** ${plainMarkdown(text)}`, ...known(told, `${label}: ${text}.`)),
    );
}

function filedLines(told: Told): DraftLine[] {
  return (told.conflict.filed ?? []).map(({ number, says }) =>
    item(`${number} ${plainMarkdown(says)}`, ...known(told, `${number} ${says}`)),
  );
}

function trialLines(told: Told): DraftLine[] {
  const { trial, ways } = told.conflict;
  const first = ways[0];
  if (trial === undefined || first === undefined) return [];
  return [
    item(
      `The cheapest trial of “${plainMarkdown(first.way)}”: ${plainMarkdown(trial)}`,
      ...known(told, `Cheapest trial of the first way round the conflict: ${trial}.`),
    ),
  ];
}

/** Patents of the library to read for the designs. */
function readingLines({ asked, conflict }: Told, most: number): DraftLine[] {
  return patentsOf(conflict)
    .slice(0, most)
    .map(({ number, use, lends }) =>
      item(
        `Read ${number}, for ${plainMarkdown(use)}: ${plainMarkdown(lends)}`,
        ...known(
          { asked, conflict },
          `To read for a way round the conflict: ${number}, for ${use}, ${lends}`,
        ),
        ...byPatent(asked.dossier, number, lends),
      ),
    );
}

/** Answers with what is known of the idea's designs; only to be asked where that is known. */
const withConflict =
  (answer: (told: Told) => Draft) =>
  (asked: Asked): Draft =>
    answer({ asked, conflict: conflictOf(asked)! });

/** What stands in the way? */
export const obstacle = withConflict((told) => {
  const { lead: name, conflict, ways } = told.conflict;
  return answered(
    lead(`${name}: ${plainMarkdown(conflict)}.`, ...known(told, `${name}: ${conflict}.`)),
    lead('Designs that get round it, the likeliest first:'),
    ...ways.map(({ way, how }) =>
      item(capitalise(plainMarkdown(way)), ...known(told, `A way round the conflict: ${way}, as ${how}.`)),
    ),
    lead(CAUTION),
  );
});

/** What should I build? */
export const designs = withConflict((told) =>
  answered(
    lead('Designs that get round what stands in the way, the likeliest first:'),
    ...told.conflict.ways.map(({ way, how }) =>
      item(
        `**${capitalise(plainMarkdown(way))}:** ${plainMarkdown(how)}`,
        ...known(told, `A way round the conflict: ${way}, as ${how}.`),
      ),
    ),
    lead(CAUTION),
  ),
);

/** Who sells such things, and what is left? */
export const rivals = withConflict((told) =>
  answered(
    lead('What is known of the market:'),
    ...marketLines(told, ['Sold today', 'Makers to look at', 'Tried before', 'Against what is sold']),
    lead(`${CAUTION} Who holds patents here is another question: ask who owns this area.`),
  ),
);

/** Has anybody tried it? */
export const attempts = withConflict((told) => {
  const tried = marketLines(told, ['Tried before']);
  const filed = filedLines(told);
  const sold = marketLines(told, ['Sold today', 'Makers to look at']);
  const lines = [...tried, ...sold, ...filed, lead(CAUTION)];
  return tried.length + filed.length > 0
    ? answered(lead('What is known of earlier attempts:'), ...lines)
    : partly(lead('No earlier attempt is known here by name. What is sold for it:'), ...lines);
});

/** What does it cost, and does it pay? */
export const money = withConflict((told) =>
  partly(
    lead('Patents do not say that. Roughly, from what is known at large:'),
    ...marketLines(told, ['In money, roughly', 'Still open', 'Sold today']),
    lead(CAUTION),
  ),
);

/** How is it tried cheaply, and what is still open? */
export const trial = withConflict((told) => {
  const lines = [...marketLines(told, ['Still open']), ...trialLines(told)];
  return lines.length === 0
    ? partly(lead('No trial is known for this idea: ask for the next steps of an opportunity.'))
    : answered(lead('What is to be found out, and how:'), ...lines, lead(CAUTION));
});

/** What comes first, where designs are known. */
export const firstSteps = withConflict((told) => {
  const ask = told.asked.dossier.report?.landscape.ways?.jobs[0]?.ask;
  return answered(
    lead('In this order:'),
    ...trialLines(told),
    ...readingLines(told, 3),
    ...filedLines(told).slice(0, 2),
    ...(ask === undefined ? [] : [item(`Ask people who would pay: ${plainMarkdown(ask)}`)]),
    lead(`${CAUTION} For the steps of one opportunity, name it.`),
  );
});

/** What is to be read beyond this library? */
export const beyondLibrary = withConflict((told) => {
  const filed = filedLines(told);
  const { query } = told.conflict.ways[0] ?? { query: '' };
  return partly(
    lead(
      filed.length > 0
        ? 'Known at large, not read here, so check number and status:'
        : 'No patent beyond this library is known here by number.',
    ),
    ...filed,
    lead(`For the first design, ask a full database for ${plainMarkdown(query)}.`),
  );
});
