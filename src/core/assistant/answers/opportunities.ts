import type { Opportunity } from '../../../contract/report.ts';
import { capitalise } from '../../language/inflection.ts';
import { plainMarkdown } from '../clean-text.ts';
import { type Asked, byOpportunity, bySection, counted, type Dossier, opportunityName } from '../dossier.ts';
import { answered, type Draft, type DraftLine, declined, item, lead, more } from '../draft.ts';
import { foundSentence } from '../landscape-passages.ts';
import { COMPONENT_NAMES, percent } from '../opportunity-passages.ts';
import { asSentence } from '../passage.ts';
import { opportunityReferences } from '../references.ts';

/** Said when a session has no opportunity to speak of, with the reason that the analysis gave. */
export function noOpportunities(dossier: Dossier): Draft {
  if (!dossier.report)
    return declined(
      lead(
        'This session holds a category search only, so no opportunities were computed. Start an analysis from an idea to get them.',
      ),
    );
  const reason = dossier.report.reason ? ` ${plainMarkdown(asSentence(dossier.report.reason))}` : '';
  return answered(
    lead(
      `The analysis found no opportunity that the evidence would carry.${reason}`,
      ...bySection(dossier, 'method', `Verdict: ${dossier.report.verdict}, ${dossier.report.reason ?? ''}`),
    ),
    more('That is an answer too: an empty place in a thin record is not a gap.'),
  );
}

const scoreText = (opportunity: Opportunity): string =>
  opportunity.refuted
    ? 'refuted by the disproof searches, score 0 of 100'
    : `scored ${opportunity.opportunity_score} of 100`;

const scoreSupport = (dossier: Dossier, opportunity: Opportunity) =>
  byOpportunity(
    dossier,
    { id: opportunity.id, section: 'score' },
    `The opportunity score is ${opportunity.opportunity_score} of 100.`,
  );

const firstSentence = (text: string): string => plainMarkdown(/^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text);

/** Which gaps are there? Which is best? */
export function listOpportunities(asked: Asked): Draft {
  const { dossier, lower } = asked;
  const all = dossier.report?.opportunities ?? [];
  const best = all[0];
  if (!best) return noOpportunities(dossier);
  if (/\b(?:best|top|highest|strongest|most promising|should i (?:choose|pick|pursue|take))\b/.test(lower))
    return bestOpportunity(dossier, all);
  return answered(
    lead(
      `The analysis found ${counted(all.length, 'opportunity', 'opportunities')}, best first:`,
      ...(dossier.report ? bySection(dossier, 'method', foundSentence(dossier.report)) : []),
    ),
    ...all.map((opportunity) =>
      item(
        `${opportunityName(opportunity)}, ${scoreText(opportunity)}. ${firstSentence(opportunity.concept)}`,
        ...scoreSupport(dossier, opportunity),
        ...byOpportunity(dossier, { id: opportunity.id, section: 'summary' }, opportunity.concept),
      ),
    ),
  );
}

function bestOpportunity(dossier: Dossier, all: readonly Opportunity[]): Draft {
  const [best, second] = all as [Opportunity, Opportunity | undefined];
  const margin = second
    ? more(`Next comes ${opportunityName(second)} (${scoreText(second)}).`, ...scoreSupport(dossier, second))
    : more('It is the only one that the evidence carries.');
  const against = best.evidence_against[0];
  return answered(
    lead(`By score it is ${opportunityName(best)}, ${scoreText(best)}.`, ...scoreSupport(dossier, best)),
    more(firstSentence(best.gap), ...byOpportunity(dossier, { id: best.id, section: 'summary' }, best.gap)),
    margin,
    ...(against
      ? [
          lead(
            `Before you choose it, weigh what speaks against it: ${plainMarkdown(asSentence(against.text))}`,
            ...byOpportunity(dossier, { id: best.id, section: 'against' }, against.text),
          ),
        ]
      : []),
    lead('The score ranks evidence, not effort, money or demand; those are yours to judge.'),
  );
}

/** Tell me about opportunity N. */
export function describeOpportunity(asked: Asked): Draft {
  const chosen = opportunityReferences(asked)[0];
  if (!chosen) return listOpportunities(asked);
  const { dossier } = asked;
  const summary = (hint: string) => byOpportunity(dossier, { id: chosen.id, section: 'summary' }, hint);
  return answered(
    lead(`${opportunityName(chosen)} is ${scoreText(chosen)}.`, ...scoreSupport(dossier, chosen)),
    lead(`Problem: ${plainMarkdown(chosen.problem)}`, ...summary(chosen.problem)),
    lead(`Concept: ${plainMarkdown(chosen.concept)}`, ...summary(chosen.concept)),
    lead(`Why it is open: ${plainMarkdown(chosen.gap)}`, ...summary(chosen.gap)),
  );
}

function column(dossier: Dossier, opportunity: Opportunity): DraftLine[] {
  const { pair } = opportunity;
  const against = opportunity.evidence_against[0];
  return [
    lead(
      `${opportunityName(opportunity)}: ${scoreText(opportunity)}, confidence ${Math.round(opportunity.score_components.confidence * 100)} %.`,
      ...scoreSupport(dossier, opportunity),
      ...byOpportunity(dossier, { id: opportunity.id, section: 'score' }, 'Confidence'),
    ),
    item(
      `It joins ${plainMarkdown(pair.use.label)} (${counted(pair.use.support, 'patent')}) with ${plainMarkdown(pair.solution.label)} (${counted(pair.solution.support, 'patent')}); ${pair.together === 0 ? 'none has' : `${pair.together} already ${pair.together === 1 ? 'has' : 'have'}`} both`,
      ...byOpportunity(
        dossier,
        { id: opportunity.id, section: 'summary' },
        `${pair.use.support} patents concern ${pair.use.label}, ${pair.solution.support} concern ${pair.solution.label}, and ${pair.together} have both.`,
      ),
    ),
    ...(against
      ? [
          item(
            `Against it: ${plainMarkdown(asSentence(against.text))}`,
            ...byOpportunity(dossier, { id: opportunity.id, section: 'against' }, against.text),
          ),
        ]
      : []),
  ];
}

/** Compare two opportunities. */
export function compareOpportunities(asked: Asked): Draft {
  const { dossier } = asked;
  const all = dossier.report?.opportunities ?? [];
  const referred = opportunityReferences(asked);
  const [a, b] = [...new Set([...referred, ...all])];
  if (!a) return noOpportunities(dossier);
  if (!b)
    return answered(
      lead(
        `There is only one opportunity in this session, ${opportunityName(a)}, so there is nothing to compare it with.`,
        ...scoreSupport(dossier, a),
      ),
    );
  const [high, low] = a.opportunity_score >= b.opportunity_score ? [a, b] : [b, a];
  const verdict =
    high.opportunity_score === low.opportunity_score
      ? `Both score ${high.opportunity_score}.`
      : `${opportunityName(high)} scores higher, ${high.opportunity_score} against ${low.opportunity_score}.`;
  const reason = widest(high, low);
  return answered(
    lead(verdict, ...scoreSupport(dossier, high), ...scoreSupport(dossier, low)),
    ...(reason
      ? [
          more(
            reason.text,
            ...byOpportunity(dossier, { id: high.id, section: 'score' }, reason.hint),
            ...byOpportunity(dossier, { id: low.id, section: 'score' }, reason.hint),
          ),
        ]
      : []),
    ...column(dossier, a),
    ...column(dossier, b),
  );
}

/** The component in which the first is furthest ahead of the second. */
function widest(high: Opportunity, low: Opportunity): { text: string; hint: string } | null {
  const names = Object.keys(high.score_components.values) as (keyof typeof high.score_components.values)[];
  const leads = names.flatMap((name) => {
    const [x, y] = [high.score_components.values[name], low.score_components.values[name]];
    return x === null || y === null || x === undefined || y === undefined ? [] : [{ name, x, y, by: x - y }];
  });
  const widestLead = leads.sort((p, q) => q.by - p.by)[0];
  if (!widestLead || widestLead.by < 0.05) return null;
  const name = COMPONENT_NAMES[widestLead.name];
  return {
    text: `The widest difference is in ${name}: ${percent(widestLead.x)} against ${percent(widestLead.y)}.`,
    hint: `${capitalise(name)} ${percent(widestLead.x)}`,
  };
}
