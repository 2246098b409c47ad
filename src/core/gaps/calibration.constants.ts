/**
 * Calibration of the opportunity score. Provenance: see `docs/evaluation.md`, "Foresight".
 * `rawQuantiles[i]` is the raw score below which i/20 of the reference candidates fall.
 */
export const CALIBRATION = {
  rawQuantiles: [
    0, 0.08, 0.13, 0.17, 0.21, 0.25, 0.28, 0.31, 0.34, 0.37, 0.4, 0.43, 0.46, 0.49, 0.52, 0.55, 0.59, 0.63,
    0.68, 0.75, 1,
  ],
  /** Affinity of a mechanism's home use to the idea: the same quantiles over the sources of the reference candidates. */
  affinityQuantiles: [
    0.3, 0.33, 0.36, 0.39, 0.41, 0.43, 0.45, 0.47, 0.5, 0.52, 0.54, 0.55, 0.57, 0.6, 0.62, 0.65, 0.68, 0.72,
    0.78, 0.84, 0.98,
  ],
  /** Share of never-joined, supported pairs that were joined within five years, by decile of plausibility; null before a fit. */
  probabilityByDecile: null as readonly number[] | null,
} as const;
