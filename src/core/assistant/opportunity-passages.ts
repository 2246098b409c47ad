import type { Opportunity, ScoreComponent, Statement } from '../../contract/report.ts';
import { capitalise } from '../language/inflection.ts';
import { sentences } from '../text/phrases.ts';
import { asSentence, makePassage, type Passage } from './passage.ts';

/** Names of the score's components as a reader says them. */
export const COMPONENT_NAMES: Readonly<Record<ScoreComponent, string>> = {
  under_combination: 'under-combination',
  plausibility: 'plausibility',
  momentum: 'momentum',
  openness: 'openness',
  fit: 'fit to the idea',
  expired_art: 'share of run-out art',
  fragmentation: 'spread of ownership',
};

/** A share as a whole percentage, the way it is told to a reader. */
export const percent = (share: number): string => `${Math.round(share * 100)} %`;

const withCites = (statement: Statement): string =>
  statement.cites.length === 0 || statement.cites.some((number) => statement.text.includes(number))
    ? asSentence(statement.text)
    : asSentence(`${statement.text.trim().replace(/\.$/, '')} (${statement.cites.join(', ')})`);

/** “Openness 52 %: …”; an explanation that begins with the value itself is not told twice. */
export function componentSentence(name: ScoreComponent, told: string, explanation: string): string {
  const reason = lowerFirst(explanation).replace(/^not measurable:?\s*/, '');
  return asSentence(`${capitalise(COMPONENT_NAMES[name])} ${told}: ${reason}`);
}

/** “The score is held below 75: …”, from the cap's own words. */
export const capSentence = (cap: string): string => asSentence(`The score is ${lowerFirst(cap)}`);

/** The component lines of a score: value and reason of each. */
export function scoreLines(opportunity: Opportunity): string[] {
  const { score_components: parts } = opportunity;
  const names = Object.keys(COMPONENT_NAMES) as ScoreComponent[];
  const lines = names.map((name) => {
    const value = parts.values[name];
    const told = value === null || value === undefined ? 'not measurable' : percent(value);
    return componentSentence(name, told, parts.explanations[name] ?? '');
  });
  return [
    `The opportunity score is ${opportunity.opportunity_score} of 100.`,
    ...lines,
    asSentence(`Confidence ${percent(parts.confidence)}: ${lowerFirst(parts.confidence_text)}`),
    parts.usual ?? '',
    parts.cap ? capSentence(parts.cap) : '',
  ];
}

/** Lower-cases a first word that is not an acronym or a name in capitals. */
export function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/.test(text) || /^[AI] /.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

/** The passages of one opportunity: what it is, its score, what speaks for and against it, the checks, what to do. */
export function opportunityPassages(opportunity: Opportunity): Passage[] {
  const part = (section: string, lines: string[], numbers: string[] = []): Passage =>
    makePassage({
      id: `opportunity:${opportunity.id}:${section}`,
      kind: 'opportunity',
      ref: opportunity.id,
      title: opportunity.title,
      url: null,
      numbers,
      sentences: lines,
    });
  const { pair } = opportunity;
  return [
    part('summary', [
      asSentence(opportunity.title),
      ...sentences(opportunity.problem),
      ...sentences(opportunity.concept),
      ...sentences(opportunity.gap),
      `${pair.use.support} patents concern ${pair.use.label}, ${pair.solution.support} concern ${pair.solution.label}, and ${pair.together} have both.`,
    ]),
    part('score', scoreLines(opportunity)),
    part(
      'for',
      opportunity.evidence_for.map(withCites),
      opportunity.evidence_for.flatMap((s) => s.cites),
    ),
    part(
      'against',
      opportunity.evidence_against.map(withCites),
      opportunity.evidence_against.flatMap((s) => s.cites),
    ),
    part(
      'checks',
      opportunity.why_empty.map((check) =>
        asSentence(`${check.name}, ${check.outcome.replace('_', ' ')}: ${lowerFirst(check.text)}`),
      ),
      opportunity.why_empty.flatMap((check) => check.cites),
    ),
    part(
      'nearest',
      opportunity.nearest_art.map((art) =>
        asSentence(`${art.number}, “${art.title}”: ${lowerFirst(art.differs)}`),
      ),
      opportunity.nearest_art.map((art) => art.number),
    ),
    part('steps', opportunity.next_steps.map(asSentence)),
  ].filter((passage) => passage.text !== '');
}
