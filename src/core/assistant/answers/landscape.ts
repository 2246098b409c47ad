import type { Theme } from '../../../contract/landscape.ts';
import { plainMarkdown } from '../clean-text.ts';
import { type Asked, byPatent, bySection, counted, type Dossier, listed } from '../dossier.ts';
import { answered, type Draft, type DraftLine, declined, item, lead, more, partly } from '../draft.ts';
import { className, classSentence, foundSentence, signed, themeSentence } from '../landscape-passages.ts';
import { asSentence } from '../passage.ts';

const noReport = (): Draft =>
  declined(
    lead(
      'This session holds a category search only; that is computed when an idea is analysed. Ask me about its patents, or start an analysis.',
    ),
  );

/** What are the themes? What does the field look like? */
export function themes({ dossier }: Asked): Draft {
  const landscape = dossier.report?.landscape;
  if (!landscape) return noReport();
  if (landscape.themes.length === 0)
    return declined(
      lead('Too few patents were found to group them into themes.', ...bySection(dossier, 'coverage')),
    );
  const rows = landscape.themes.slice(0, 8).map((theme) => {
    const shown = theme.numbers.slice(0, 2);
    const stage = theme.stage === 'not measurable' ? '' : `, ${theme.stage}`;
    return item(
      `${plainMarkdown(theme.label)}: ${counted(theme.size, 'patent')}${stage}${shown.length > 0 ? ` (for example ${listed(shown)})` : ''}`,
      ...bySection(dossier, 'themes', themeSentence(theme)),
      ...shown.flatMap((number) => byPatent(dossier, number, theme.label)),
    );
  });
  const note = landscape.themes_note;
  return answered(
    lead('The patents found for your idea fall into these themes:'),
    ...rows,
    ...(note.left_out > 0
      ? [
          lead(
            `${counted(note.left_out, 'more is', 'more are')} left out: ${plainMarkdown(asSentence(note.reason))}`,
            ...bySection(dossier, 'themes', `${note.left_out} left out: ${note.reason}`),
          ),
        ]
      : []),
  );
}

/** What is the state of the art? */
export function stateOfArt(asked: Asked): Draft {
  const { dossier } = asked;
  const paragraphs = dossier.report?.state_of_art ?? [];
  if (paragraphs.length === 0) return themes(asked);
  return answered(
    ...paragraphs.flatMap((paragraph, p) =>
      paragraph.map((statement, s) => {
        const support = [
          ...bySection(dossier, `state of the art ${p + 1}`, asSentence(statement.text)),
          ...statement.cites.slice(0, 2).flatMap((number) => byPatent(dossier, number, statement.text)),
        ];
        const text = plainMarkdown(asSentence(statement.text));
        return s === 0 ? lead(text, ...support) : more(text, ...support);
      }),
    ),
  );
}

/** Names of the themes whose share rises, or what can be said instead. */
function trendLine(dossier: Dossier, themes: readonly Theme[]): { line: DraftLine; known: boolean } {
  const measured = themes.filter((theme) => theme.growth !== null);
  const rising = measured.filter((theme) => (theme.growth as number) > 0).slice(0, 3);
  const hint = (theme: Theme) => bySection(dossier, 'themes', themeSentence(theme));
  if (measured.length === 0) {
    const first = themes[0];
    const support = first ? bySection(dossier, 'themes', themeSentence(first)) : [];
    return {
      known: false,
      line: lead(
        'I cannot tell whether it grows: no theme has enough dated patents to measure that.',
        ...support,
      ),
    };
  }
  if (rising.length === 0)
    return {
      known: true,
      line: lead('No theme is measurably rising.', ...measured.slice(0, 3).flatMap(hint)),
    };
  const names = rising.map(
    (theme) => `${plainMarkdown(theme.label)} (${signed(theme.growth as number)} percentage points a year)`,
  );
  return { known: true, line: lead(`Rising: ${listed(names)}.`, ...rising.flatMap(hint)) };
}

/** Is it growing? When was it published? */
export function timeline({ dossier }: Asked): Draft {
  const { report } = dossier;
  if (!report) return noReport();
  const years = report.landscape.timeline.years.filter((year) => year.count > 0);
  const first = years[0];
  if (!first) return declined(lead('None of the patents found carries a date, so I cannot tell a trend.'));
  const peak = years.reduce((most, year) => (year.count > most.count ? year : most), first);
  const sentence = (year: number) =>
    dossier.passage('landscape:timeline')?.sentences.find((text) => text.startsWith(`${year}:`)) ?? '';
  const trend = trendLine(dossier, report.landscape.themes);
  return (trend.known ? answered : partly)(
    trend.line,
    more('Patents read for your idea, by year of publication:'),
    ...years
      .slice(-8)
      .map((year) =>
        item(
          `${year.year}: ${counted(year.count, 'patent')}${year.lag ? ' (inside the publication lag, so not complete)' : ''}`,
          ...bySection(dossier, 'timeline', sentence(year.year)),
        ),
      ),
    lead(`Most were published in ${peak.year}.`, ...bySection(dossier, 'timeline', sentence(peak.year))),
    more('The library is a sample, so the count of a year says as much about the sample as about the field.'),
  );
}

/** Which classes? */
export function classes({ dossier }: Asked): Draft {
  const field = dossier.report?.landscape.classes;
  if (!field) return noReport();
  if (field.rows.length === 0)
    return declined(lead('None of the patents found carries a class in this library.'));
  return answered(
    lead('The classes that these patents were filed under:'),
    ...field.rows
      .slice(0, 6)
      .map((row) =>
        item(
          `${plainMarkdown(className(row))}: ${counted(row.count, 'patent')}`,
          ...bySection(dossier, 'classes', classSentence(row)),
        ),
      ),
    ...(field.note.left_out > 0
      ? [
          lead(
            `${counted(field.note.left_out, 'more is', 'more are')} left out: ${plainMarkdown(asSentence(field.note.reason))}`,
            ...bySection(dossier, 'classes', `${field.note.left_out} left out: ${field.note.reason}`),
          ),
        ]
      : []),
  );
}

/** How sure are you? How was it done? */
export function method({ dossier }: Asked): Draft {
  const { report } = dossier;
  if (!report) return noReport();
  const { coverage, retrieved, families } = report.landscape;
  const inMethod = (start: string) =>
    dossier.passage('landscape:method')?.sentences.find((line) => line.startsWith(start)) ?? start;
  return answered(
    lead(
      `As sure as the library allows: its coverage of your idea is ${coverage.level}.`,
      ...bySection(dossier, 'coverage', `The coverage of this idea by the library is ${coverage.level}`),
    ),
    more(
      plainMarkdown(asSentence(coverage.text)),
      ...bySection(dossier, 'coverage', asSentence(coverage.text)),
    ),
    lead('How it was done:'),
    ...report.method.sources.map((source) =>
      item(
        `Searched ${plainMarkdown(source.name)}: ${counted(source.documents, 'document')}${source.from_year && source.to_year ? `, ${source.from_year} to ${source.to_year}` : ''}`,
        ...bySection(dossier, 'method', inMethod(`Source ${source.name}`)),
      ),
    ),
    item(
      `Retrieved ${counted(retrieved, 'document')}, of which ${counted(families, 'family was', 'families were')} close enough to be read`,
      ...bySection(dossier, 'coverage', 'were retrieved and were close enough to be read'),
    ),
    ...report.method.left_out
      .slice(0, 3)
      .map((entry) =>
        item(
          `Left out ${entry.count}: ${plainMarkdown(asSentence(entry.reason))}`,
          ...bySection(dossier, 'method', inMethod(`Left out: ${entry.count}`)),
        ),
      ),
    lead(
      'Gaps and scores are computed from counts in these patents, not judged by a language model. None of it is legal advice.',
    ),
  );
}

/** How many? */
export function counts(asked: Asked): Draft {
  const { dossier, lower } = asked;
  const { report } = dossier;
  const listedHere = dossier.evidence.patents.length;
  if (!report) return answered(lead(`This session holds ${counted(listedHere, 'patent')}.`));
  if (/opportunit|gap/.test(lower)) {
    return answered(lead(foundSentence(report), ...bySection(dossier, 'method', foundSentence(report))));
  }
  const { landscape } = report;
  return answered(
    lead(
      `${counted(landscape.retrieved, 'document')} were retrieved for your idea, ${counted(landscape.families, 'family was', 'families were')} close enough to be read, and ${landscape.coverage.near} of them ${landscape.coverage.near === 1 ? 'is' : 'are'} near enough to count as its own field.`,
      ...bySection(dossier, 'coverage', 'were retrieved and were close enough to be read'),
      ...bySection(dossier, 'coverage', 'near enough to count as its own field'),
    ),
  );
}
