/**
 * Calibration of the opportunity score. Provenance: see `docs/evaluation.md`, "Aptness" and "Foresight". Quantile i is the value below which
 * i/20 of the reference candidates fall: what is presented for the ideas of `data/graded-ideas.jsonl` over the starter library
 * (`lacuna evaluate aptness` prints them).
 */
export const CALIBRATION = {
  /** Raw scores. */
  rawQuantiles: [
    0.181, 0.263, 0.353, 0.423, 0.481, 0.52, 0.554, 0.572, 0.603, 0.629, 0.662, 0.688, 0.709, 0.724, 0.75,
    0.771, 0.798, 0.815, 0.844, 0.885, 0.952,
  ],
  /** Chances that the mechanism is apt; of a combination, that of its weaker half. */
  aptnessQuantiles: [
    0.074, 0.161, 0.182, 0.201, 0.209, 0.223, 0.234, 0.244, 0.256, 0.276, 0.295, 0.307, 0.32, 0.344, 0.364,
    0.382, 0.407, 0.437, 0.503, 0.59, 0.842,
  ],
  /**
   * Share of supported, never-joined pairs of phrases that were joined within five years, by tenth of plausibility, lowest first: the split of
   * 2013 over 26,276 US records (`shipped` in `lacuna evaluate foresight`), checked by the fit of 2008 (docs/reliability.svg).
   */
  probabilityByDecile: [0.0004, 0.0006, 0.0011, 0.0014, 0.0024, 0.0037, 0.0051, 0.007, 0.0102, 0.0179] as
    | readonly number[]
    | null,
} as const;
