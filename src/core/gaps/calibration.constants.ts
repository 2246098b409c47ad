/**
 * Calibration of the opportunity score. Provenance: see `docs/evaluation.md`, "Aptness" and "Foresight". Quantile i is the value below which
 * i/20 of the reference candidates fall: what is found for the ideas of `data/graded-ideas.jsonl` over the starter library. They are what
 * `lacuna evaluate aptness` prints with `LEAST_CHANCE`, `LEAST_FURTHER` and `LEAST_PROMISE` at 0, so that the weak ones count: first the
 * chances, then, with these in place, the raw scores.
 */
export const CALIBRATION = {
  /** Raw scores. */
  rawQuantiles: [
    0.09, 0.18, 0.26, 0.34, 0.4, 0.43, 0.48, 0.51, 0.55, 0.59, 0.61, 0.65, 0.68, 0.71, 0.73, 0.76, 0.78, 0.82,
    0.84, 0.89, 0.95,
  ],
  /** Chances that the lent mechanism is apt. */
  aptnessQuantiles: [
    0.02, 0.11, 0.13, 0.16, 0.18, 0.21, 0.22, 0.25, 0.26, 0.29, 0.32, 0.33, 0.36, 0.38, 0.41, 0.44, 0.47,
    0.51, 0.56, 0.62, 0.87,
  ],
  /**
   * Share of supported, never-joined pairs of phrases that were joined within five years, by tenth of plausibility, lowest first: the split of
   * 2013 over 26,276 US records (`shipped` in `lacuna evaluate foresight`), checked by the fit of 2008 (docs/reliability.svg).
   */
  probabilityByDecile: [0.0004, 0.0006, 0.0011, 0.0014, 0.0024, 0.0037, 0.0051, 0.007, 0.0102, 0.0179] as
    | readonly number[]
    | null,
} as const;
