import type { Coverage } from '../../contract/analysis/landscape.ts';
import {
  COMPONENTS,
  type ComparedPatent,
  type Component,
  type Components,
  type Verdict,
} from '../../contract/analysis/opportunity.ts';

/** Shares of the score. A component that could not be measured is left out and the others are scaled up. */
const WEIGHTS: Record<Component, number> = {
  openness: 0.3,
  support: 0.1,
  value: 0.2,
  feasibility: 0.12,
  fit: 0.16,
  evidence: 0.12,
};

/** Highest score by verdict: what is known, or cannot be judged, never looks like white space. */
const CAPS: Record<Verdict, number> = {
  anticipated: 20,
  combination_known: 45,
  partly: 75,
  open: 95,
  not_covered: 60,
  mentioned: 65,
  not_seen: 60,
};

const COVERAGE_VALUES: Record<Coverage['level'], number> = { good: 1, partial: 0.65, thin: 0.3, none: 0.1 };

export interface Measured {
  verdict: Verdict;
  elements: readonly { novel: boolean }[];
  compared: readonly ComparedPatent[];
  /** Related patents it starts from. */
  support: number;
  /** 1 to 5 by the anchors of the prompt; null where nobody judged it. */
  value: number | null;
  feasibility: number | null;
  /** 0 to 1. */
  fit: number | null;
  coverage: Pick<Coverage, 'level' | 'related' | 'read'>;
}

/** Share of a proposal that no single patent found discloses; novel elements weigh double. Null where it cannot be judged. */
function openness({ verdict, elements, compared }: Measured): number | null {
  if (verdict === 'not_covered' || verdict === 'not_seen' || elements.length === 0) return null;
  const weight = (i: number) => (elements[i]?.novel ? 2 : 1);
  const total = elements.reduce((sum, _, i) => sum + weight(i), 0);
  const covered = compared.map(({ has }) =>
    [...new Set(has.map(({ element }) => element))].reduce((sum, i) => sum + weight(Number(i)), 0),
  );
  return 1 - Math.min(total, Math.max(0, ...covered)) / total;
}

const anchor = (grade: number | null): number | null => (grade === null ? null : (grade - 1) / 4);
const outOf = (value: number | null): string =>
  value === null ? 'not assessed' : `${Math.round(value * 100)} of 100`;

const TEXTS: Record<Component, (m: Measured, value: number | null) => string> = {
  openness: (_, value) =>
    value === null
      ? 'Too few related patents were found to tell what is open.'
      : `No single patent found shows more than ${100 - Math.round(value * 100)}% of its elements, weighted by novelty.`,
  support: ({ support }) =>
    support === 0
      ? 'It does not build on any of the patents found.'
      : `It builds on ${support} related ${support === 1 ? 'patent' : 'patents'}.`,
  value: (_, value) =>
    value === null
      ? 'Its value was not assessed.'
      : `Estimated value to a buyer: ${outOf(value)} (assumption).`,
  feasibility: (_, value) =>
    value === null
      ? 'Its feasibility was not assessed.'
      : `Estimated feasibility: ${outOf(value)} (assumption).`,
  fit: (_, value) => (value === null ? 'Fit was not measured.' : `Fit with your idea: ${outOf(value)}.`),
  evidence: ({ coverage }) =>
    `${coverage.related} of ${coverage.read} patents reviewed are closely related; coverage is ${coverage.level}.`,
};

/** The six components, 0 to 1 or null, with a sentence each. */
export function measureComponents(measured: Measured): Components {
  const values: Record<Component, number | null> = {
    openness: openness(measured),
    support: 1 - Math.exp(-measured.support / 2),
    value: anchor(measured.value),
    feasibility: anchor(measured.feasibility),
    fit: measured.fit,
    evidence: COVERAGE_VALUES[measured.coverage.level],
  };
  const entries = COMPONENTS.map((name) => {
    const value = values[name];
    return [
      name,
      { value: value === null ? null : Math.round(value * 1000) / 1000, text: TEXTS[name](measured, value) },
    ];
  });
  return Object.fromEntries(entries) as Components;
}

/** Score 0 to 100: weighted mean of the components that were measured, capped by the verdict. */
export function scoreOf(components: Components, verdict: Verdict): number {
  const known = COMPONENTS.flatMap((name) => {
    const value = components[name].value;
    return value === null ? [] : [{ value, weight: WEIGHTS[name] }];
  });
  const total = known.reduce((sum, { weight }) => sum + weight, 0);
  const mean = known.reduce((sum, { value, weight }) => sum + value * weight, 0) / (total || 1);
  return Math.min(CAPS[verdict], Math.round(mean * 100));
}
