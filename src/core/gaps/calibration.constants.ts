/**
 * Calibration of the opportunity score. Provenance: see `docs/evaluation.md`, "Aptness" and "Foresight". Quantile i is the value below which
 * i/20 of the reference candidates fall: what is found for the ideas of `data/graded-ideas.jsonl` over the starter library. They are what
 * `lacuna evaluate aptness` prints with `LEAST_CHANCE` and `LEAST_FURTHER` at 0, so that the weak ones count: first the chances, then, with
 * these in place, the raw scores.
 */
export const CALIBRATION = {
  /** Raw scores. */
  rawQuantiles: [
    0.18, 0.29, 0.36, 0.41, 0.46, 0.49, 0.52, 0.55, 0.58, 0.62, 0.65, 0.68, 0.7, 0.72, 0.74, 0.76, 0.79, 0.83,
    0.85, 0.89, 0.96,
  ],
  /** Chances that the lent mechanism is apt. */
  aptnessQuantiles: [
    0.08, 0.13, 0.16, 0.19, 0.21, 0.23, 0.24, 0.27, 0.29, 0.31, 0.32, 0.34, 0.35, 0.37, 0.4, 0.41, 0.43, 0.47,
    0.53, 0.62, 0.83,
  ],
  /**
   * Share of supported, never-joined pairs of phrases that were joined within five years, by tenth of plausibility, lowest first: the split of
   * 2013 over 26,276 US records (`shipped` in `lacuna evaluate foresight`), checked by the fit of 2008 (docs/reliability.svg).
   */
  probabilityByDecile: [0.0004, 0.0006, 0.0011, 0.0014, 0.0024, 0.0037, 0.0051, 0.007, 0.0102, 0.0179] as
    | readonly number[]
    | null,
} as const;
