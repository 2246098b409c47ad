/**
 * Calibration of the opportunity score. Provenance: see `docs/evaluation.md`, "Foresight".
 * `rawQuantiles[i]` is the raw score below which i/20 of the reference candidates fall.
 */
export const CALIBRATION = {
  rawQuantiles: [
    0, 0.08, 0.13, 0.17, 0.21, 0.25, 0.28, 0.31, 0.34, 0.37, 0.4, 0.43, 0.46, 0.49, 0.52, 0.55, 0.59, 0.63,
    0.68, 0.75, 1,
  ],
  /** Share of never-joined, supported pairs that were joined within five years, by decile of plausibility; null before a fit. */
  probabilityByDecile: null as readonly number[] | null,
} as const;
