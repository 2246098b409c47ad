/**
 * Calibration of the opportunity score. Provenance: see `docs/evaluation.md`, "Foresight".
 * `rawQuantiles[i]` is the raw score below which i/20 of the reference candidates fall: 1,300 gaps found for 310 ideas drawn with a fixed
 * seed from the use and mechanism phrases of the starter library, analysed as of 2026-11-21.
 */
export const CALIBRATION = {
  rawQuantiles: [
    0.1, 0.314, 0.399, 0.436, 0.49, 0.519, 0.542, 0.567, 0.589, 0.602, 0.616, 0.631, 0.643, 0.656, 0.672,
    0.692, 0.712, 0.733, 0.768, 0.795, 0.95,
  ],
  /** Affinity of a mechanism's home use to the idea: the same quantiles over the sources of the reference candidates. */
  affinityQuantiles: [
    0.3, 0.33, 0.36, 0.39, 0.41, 0.43, 0.45, 0.47, 0.5, 0.52, 0.54, 0.55, 0.57, 0.6, 0.62, 0.65, 0.68, 0.72,
    0.78, 0.84, 0.98,
  ],
  /**
   * Share of supported, never-joined pairs of phrases that were joined within five years, by tenth of plausibility, lowest first: the split of
   * 2013 over 26,276 US records (`shipped` in `lacuna evaluate foresight`), checked by the fit of 2008 (docs/reliability.svg).
   */
  probabilityByDecile: [0.0004, 0.0006, 0.0011, 0.0014, 0.0024, 0.0037, 0.0051, 0.007, 0.0102, 0.0179] as
    | readonly number[]
    | null,
} as const;
