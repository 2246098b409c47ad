import type { Coverage } from '../../../contract/landscape.ts';
import type { PatentRecord } from '../../../contract/patents.ts';
import { contentTerms } from '../../text/tokenize.ts';
import { plainMarkdown } from '../clean-text.ts';
import {
  type Asked,
  byOpportunity,
  byPatent,
  bySection,
  counted,
  type Dossier,
  listed,
  named,
  opportunityName,
} from '../dossier.ts';
import { answered, type Draft, type DraftLine, declined, item, lead, more, partly } from '../draft.ts';
import { patentReferences } from '../references.ts';

/** Words that a patent shares with a text, as the patent writes them. */
export function sharedWords(patent: PatentRecord, text: string): string[] {
  const stems = new Set(contentTerms(text).map((term) => term.stem));
  const found = new Map<string, string>();
  for (const { stem, surface } of contentTerms(`${patent.title ?? ''} ${patent.abstract ?? ''}`)) {
    if (stems.has(stem) && !found.has(stem)) found.set(stem, surface.toLowerCase());
  }
  return [...found.values()];
}

/** “What it does for what”: from the two phrases where the record has them, else from its first sentence. */
export function gist(dossier: Dossier, patent: PatentRecord): { text: string; hint: string } {
  const { use, novelty } = patent;
  if (use && novelty)
    return {
      text: `it serves ${plainMarkdown(use)} by means of ${plainMarkdown(novelty)}`,
      hint: `Mechanism: ${novelty}.`,
    };
  const first = dossier.passage(`patent:${patent.number}`)?.sentences[1];
  return first
    ? { text: `in its own words, “${plainMarkdown(first.slice(0, 240))}”`, hint: first }
    : { text: 'the library has no text of it beyond the title', hint: '' };
}

function closestLine(dossier: Dossier, patent: PatentRecord): DraftLine {
  const { text, hint } = gist(dossier, patent);
  const shared = sharedWords(patent, dossier.evidence.prompt).slice(0, 6);
  const overlap = shared.length > 0 ? ` Shared with your idea: ${listed(shared)}.` : '';
  const date = patent.date ? `, published ${patent.date}` : '';
  return item(`${named(patent)}${date}: ${text}.${overlap}`, ...byPatent(dossier, patent.number, hint));
}

/** Patents nearest first: those that the state of the art begins with, then the session's own order. */
export function nearestPatents(dossier: Dossier): PatentRecord[] {
  const read = dossier.report?.state_of_art[0]?.flatMap((statement) => statement.cites) ?? [];
  const first = read.slice(0, 3).flatMap((number) => dossier.patent(number) ?? []);
  return [...new Set([...first, ...dossier.evidence.patents])];
}

const JUDGE =
  'This is a search of one library, not a verdict on novelty: read the claims of these patents before relying on the difference.';
const CAUTIONS: Record<Coverage['level'], string> = {
  good: JUDGE,
  partial: JUDGE,
  thin: 'The library covers your idea thinly, so closer art may well exist outside it.',
  none: 'The library does not know this field: these share words with your idea, not its subject.',
};

/** What is closest to my idea? Has it been done? */
export function closest({ dossier, lower }: Asked): Draft {
  const top = nearestPatents(dossier).slice(0, 4);
  const first = top[0];
  if (!first)
    return declined(
      lead(
        'This session holds no patents, so nothing can be called close to your idea. That says something about the library, not that the idea is new.',
      ),
    );
  const level = dossier.report?.landscape.coverage.level;
  const thin = level === 'thin' || level === 'none';
  const caution = CAUTIONS[level ?? 'good'];
  const asksWhetherNew = /\b(?:new|nov(?:el|elty)|original|already|been done)\b/.test(lower);
  return answered(
    ...(asksWhetherNew ? [lead('No search can show that an idea is new; it can show what comes near.')] : []),
    (asksWhetherNew ? more : lead)(
      `The patent closest to your idea is ${named(first)}.`,
      ...byPatent(dossier, first.number, first.title ?? ''),
    ),
    more('The nearest ones, best first:'),
    ...top.map((patent) => closestLine(dossier, patent)),
    lead(
      caution,
      ...(thin && dossier.report
        ? bySection(dossier, 'coverage', dossier.report.landscape.coverage.text)
        : []),
    ),
  );
}

/** When it was published, and by whom, as far as the library knows. */
function facts(patent: PatentRecord): string {
  const date = patent.date ? `published on ${patent.date}` : 'without a date in the library';
  return patent.assignee
    ? `${date}, held by ${plainMarkdown(patent.assignee)} at the time`
    : `${date}; its holder is not named in the library`;
}

function roleLines(dossier: Dossier, patent: PatentRecord): DraftLine[] {
  const lines: DraftLine[] = [];
  for (const opportunity of dossier.report?.opportunities ?? []) {
    const art = opportunity.nearest_art.find((entry) => entry.number === patent.number);
    if (!art) continue;
    const difference = plainMarkdown(art.differs.replace(/[.\s]+$/, ''));
    lines.push(
      item(
        `It is among the nearest art of ${opportunityName(opportunity)}: ${difference}.`,
        ...byOpportunity(dossier, { id: opportunity.id, section: 'nearest' }, art.differs),
      ),
    );
  }
  const block = dossier.report?.landscape.ageing.blocks.find((entry) => entry.number === patent.number);
  if (block) {
    lines.push(
      item(
        `It likely expires no earlier than ${block.likely_no_earlier_than}, judged by its publication date; check fees and family before you build on it.`,
        ...bySection(dossier, 'ageing', `${block.number} ${block.title} ${block.likely_no_earlier_than}`),
      ),
    );
  }
  return lines.slice(0, 4);
}

function explain(dossier: Dossier, patent: PatentRecord): DraftLine[] {
  const passage = dossier.passage(`patent:${patent.number}`);
  const abstract = (passage?.sentences ?? [])
    .slice(1, 4)
    .filter((line) => !/^(?:Serves|Mechanism|Published|Assignee|Inventors|Classes|Rank)\b/.test(line));
  const { text, hint } = gist(dossier, patent);
  const rank = dossier.evidence.patents.indexOf(patent) + 1;
  const roles = roleLines(dossier, patent);
  return [
    lead(
      `${named(patent)}: ${facts(patent)}.`,
      ...byPatent(dossier, patent.number, `Published ${patent.date}.`),
    ),
    more(`In short, ${text}.`, ...byPatent(dossier, patent.number, hint)),
    ...(abstract.length > 0
      ? [lead(patent.digest ? 'The library’s digest of it:' : 'Its abstract says:')]
      : []),
    ...abstract.map((line) => item(plainMarkdown(line), ...byPatent(dossier, patent.number, line))),
    lead(
      `It ranks ${rank} of the ${dossier.evidence.patents.length} patents of this session in closeness to your idea${roles.length > 0 ? ', and this is where it matters here:' : '.'}`,
      ...byPatent(
        dossier,
        patent.number,
        `Rank ${rank} of ${dossier.evidence.patents.length} in closeness to the idea.`,
      ),
    ),
    ...roles,
  ];
}

/** Who invented patent N? */
export function inventorsOfPatents(asked: Asked): Draft {
  const { patents } = patentReferences(asked);
  if (patents.length === 0) return explainPatents(asked);
  const lines = patents.slice(0, 3).map((patent) => {
    const names = plainMarkdown(listed(patent.inventors));
    const text =
      names === ''
        ? 'this library does not name its inventors; the full document does, behind View Patent'
        : `invented by ${names}`;
    const hint = names === '' ? `${patent.title}` : `Inventors: ${patent.inventors.join(', ')}.`;
    return lead(`${named(patent)}: ${text}.`, ...byPatent(asked.dossier, patent.number, hint));
  });
  return patents.some((patent) => patent.inventors.length === 0) ? partly(...lines) : answered(...lines);
}

/** Explain patent N. */
export function explainPatents(asked: Asked): Draft {
  const { patents, unknown } = patentReferences(asked);
  const missing = unknown.map((number) =>
    lead(
      `${plainMarkdown(number)} is not among the ${counted(asked.dossier.evidence.patents.length, 'patent')} of this session, so I cannot say anything about it.`,
    ),
  );
  const first = patents[0];
  if (!first)
    return declined(
      ...missing,
      lead(
        'Ask about one of the patents listed under this session, or start an analysis closer to that one.',
      ),
    );
  const told = patents.slice(0, 2).flatMap((patent) => explain(asked.dossier, patent));
  return missing.length > 0 ? partly(...told, ...missing) : answered(...told);
}

/** Two patents side by side. */
export function comparePatents({ dossier }: Asked, [a, b]: [PatentRecord, PatentRecord]): Draft {
  const shared = sharedWords(a, `${b.title ?? ''} ${b.abstract ?? ''}`).slice(0, 8);
  const place = (patent: PatentRecord): number => dossier.evidence.patents.indexOf(patent) + 1;
  const nearer = place(a) < place(b) ? a : b;
  const row = (patent: PatentRecord): DraftLine => {
    const { text, hint } = gist(dossier, patent);
    return item(`${named(patent)}: ${text}; ${facts(patent)}.`, ...byPatent(dossier, patent.number, hint));
  };
  return answered(
    lead('Side by side:'),
    row(a),
    row(b),
    lead(
      shared.length > 0 ? `Both speak of ${listed(shared)}.` : 'Their texts share no telling word.',
      ...byPatent(dossier, a.number),
      ...byPatent(dossier, b.number),
    ),
    more(
      `Of the two, ${nearer.number} is closer to your idea.`,
      ...byPatent(
        dossier,
        nearer.number,
        `Rank ${place(nearer)} of ${dossier.evidence.patents.length} in closeness to the idea.`,
      ),
    ),
  );
}
