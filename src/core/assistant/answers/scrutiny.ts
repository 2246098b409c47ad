import type { Opportunity, ScoreComponent } from '../../../contract/report.ts';
import { plainMarkdown } from '../clean-text.ts';
import {
  type Asked,
  byOpportunity,
  byPatent,
  bySection,
  type Dossier,
  opportunityName,
  titled,
} from '../dossier.ts';
import { answered, type Draft, type DraftLine, item, lead, more } from '../draft.ts';
import {
  COMPONENT_NAMES,
  capSentence,
  componentSentence,
  lowerFirst,
  percent,
} from '../opportunity-passages.ts';
import { asSentence } from '../passage.ts';
import { opportunityReferences } from '../references.ts';
import { noOpportunities } from './opportunities.ts';

/** The opportunity asked about, or the best one, with a word on which was taken. */
function subject(asked: Asked): { chosen: Opportunity; assumed: boolean } | null {
  const referred = opportunityReferences(asked)[0];
  const chosen = referred ?? asked.dossier.report?.opportunities[0];
  return chosen ? { chosen, assumed: !referred } : null;
}

const about = ({ chosen, assumed }: { chosen: Opportunity; assumed: boolean }): string =>
  assumed ? `Taking the best-scored one, ${opportunityName(chosen)}` : `On ${opportunityName(chosen)}`;

type Measured = { name: ScoreComponent; value: number };

function measured(opportunity: Opportunity): { parts: Measured[]; missing: ScoreComponent[] } {
  const names = Object.keys(COMPONENT_NAMES) as ScoreComponent[];
  const { values } = opportunity.score_components;
  const parts = names.flatMap((name) =>
    typeof values[name] === 'number' ? [{ name, value: values[name] }] : [],
  );
  return {
    parts: parts.sort((a, b) => b.value - a.value),
    missing: names.filter((name) => typeof values[name] !== 'number'),
  };
}

function componentLine(dossier: Dossier, opportunity: Opportunity, { name, value }: Measured): DraftLine {
  const explanation = opportunity.score_components.explanations[name] ?? '';
  const sentence = componentSentence(name, percent(value), explanation);
  return item(
    plainMarkdown(sentence),
    ...byOpportunity(dossier, { id: opportunity.id, section: 'score' }, sentence),
  );
}

function weakestLine(dossier: Dossier, opportunity: Opportunity, part: Measured): DraftLine {
  const line = componentLine(dossier, opportunity, part);
  return { ...line, text: `The weakest part of its score: ${lowerFirst(line.text)}` };
}

/** Why this score? */
export function whyScore(asked: Asked): Draft {
  const found = subject(asked);
  if (!found) return noOpportunities(asked.dossier);
  const { chosen } = found;
  const { dossier } = asked;
  const score = chosen.score_components;
  const { parts, missing } = measured(chosen);
  const support = (hint: string) => byOpportunity(dossier, { id: chosen.id, section: 'score' }, hint);
  const absent = missing.map((name) => COMPONENT_NAMES[name]).join(', ');
  return answered(
    lead(
      `${about(found)}: the score is ${chosen.opportunity_score} of 100.`,
      ...support(`The opportunity score is ${chosen.opportunity_score} of 100.`),
    ),
    more('It multiplies its parts, so one weak part pulls the whole down. Strongest first:'),
    ...parts.map((part) => componentLine(dossier, chosen, part)),
    lead(
      `Confidence is ${percent(score.confidence)}: ${plainMarkdown(asSentence(lowerFirst(score.confidence_text)))}`,
      ...support(asSentence(`Confidence ${percent(score.confidence)}: ${lowerFirst(score.confidence_text)}`)),
    ),
    ...(absent
      ? [more(`Not measurable here, and left out of the product: ${absent}.`, ...support('not measurable'))]
      : []),
    ...(score.cap ? [more(plainMarkdown(capSentence(score.cap)), ...support(capSentence(score.cap)))] : []),
  );
}

/** What would refute this gap? */
export function refutation(asked: Asked): Draft {
  const found = subject(asked);
  if (!found) return noOpportunities(asked.dossier);
  const { chosen } = found;
  const { dossier } = asked;
  const near = chosen.nearest_art[0];
  const checks = chosen.why_empty.map((check) =>
    item(
      `${check.name} (${check.outcome.replace('_', ' ')}): ${plainMarkdown(asSentence(check.text))}`,
      ...byOpportunity(
        dossier,
        { id: chosen.id, section: 'checks' },
        `${check.name}, ${check.outcome.replace('_', ' ')}: ${check.text}`,
      ),
    ),
  );
  return answered(
    lead(
      `${about(found)}: one earlier patent that uses ${plainMarkdown(chosen.pair.solution.label)} for ${plainMarkdown(chosen.pair.use.label)} would refute it.`,
      ...byOpportunity(
        dossier,
        { id: chosen.id, section: 'summary' },
        `patents concern ${chosen.pair.use.label} concern ${chosen.pair.solution.label} have both`,
      ),
    ),
    ...(checks.length > 0
      ? [more('These searches tried to find one:'), ...checks]
      : [more('No disproof search has run for it.')]),
    ...(near
      ? [
          lead(
            `The first document to read against it is ${near.number}, ${titled(near.title)}: ${plainMarkdown(asSentence(lowerFirst(near.differs)))}`,
            ...byOpportunity(
              dossier,
              { id: chosen.id, section: 'nearest' },
              `${near.number} ${near.title} ${near.differs}`,
            ),
            ...byPatent(dossier, near.number, near.title),
          ),
        ]
      : []),
    lead(
      'Documents outside this library, unpublished applications and plain use in products were not searched; any of them could refute it too.',
    ),
  );
}

/** Risks of an opportunity, or of the idea. */
export function risks(asked: Asked): Draft {
  const found = subject(asked);
  if (!found) return noOpportunities(asked.dossier);
  const { chosen } = found;
  const { dossier } = asked;
  const against = chosen.evidence_against.map((statement) =>
    item(
      plainMarkdown(asSentence(statement.text)),
      ...byOpportunity(dossier, { id: chosen.id, section: 'against' }, statement.text),
    ),
  );
  const told = chosen.evidence_against.map((statement) => statement.text).join(' ');
  const weak = chosen.why_empty
    .filter((check) => check.outcome !== 'survived' && !told.includes(check.text))
    .map((check) =>
      item(
        `${check.name}: ${plainMarkdown(asSentence(check.text))}`,
        ...byOpportunity(dossier, { id: chosen.id, section: 'checks' }, check.text),
      ),
    );
  const weakest = measured(chosen).parts.at(-1);
  const coverage = dossier.report?.landscape.coverage;
  return answered(
    lead(`${about(found)}, this speaks against it:`),
    ...against,
    ...weak,
    ...(weakest ? [weakestLine(dossier, chosen, weakest)] : []),
    ...(coverage && !told.includes(coverage.text)
      ? [
          lead(
            `On the record itself: ${plainMarkdown(asSentence(coverage.text))}`,
            ...bySection(dossier, 'coverage', coverage.text),
          ),
        ]
      : []),
    lead('Whether you may make and sell it is a legal question that this analysis does not answer.'),
  );
}

/** What next? */
export function nextSteps(asked: Asked): Draft {
  const found = subject(asked);
  if (!found) {
    const advice = asked.dossier.report?.landscape.coverage.advice;
    const base = noOpportunities(asked.dossier);
    return advice
      ? answered(
          ...base.lines,
          lead(
            `What to do: ${plainMarkdown(asSentence(advice))}`,
            ...bySection(asked.dossier, 'coverage', advice),
          ),
        )
      : base;
  }
  const { chosen } = found;
  const steps = chosen.next_steps.map((step) =>
    item(
      plainMarkdown(asSentence(step)),
      ...byOpportunity(asked.dossier, { id: chosen.id, section: 'steps' }, asSentence(step)),
    ),
  );
  const near = chosen.nearest_art[0];
  const fallback = near
    ? [
        item(
          `Read the claims of ${near.number}, ${titled(near.title)}, and write down what yours does that it does not.`,
          ...byPatent(asked.dossier, near.number, near.title),
        ),
      ]
    : [];
  return answered(lead(`${about(found)}, in this order:`), ...(steps.length > 0 ? steps : fallback));
}
