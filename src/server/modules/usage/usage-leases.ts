import { TIMINGS } from '../../../contract/limits.ts';

/** Milliseconds after which a reservation that no function claimed is given back. */
export const UNCLAIMED_LEASE = TIMINGS.reservationUnclaimed;

/** Milliseconds after which a claimed reservation is given back unless its work sends a heartbeat. */
export const CLAIMED_LEASE = 2 * 60 * 1000;

/** Milliseconds between signs of life: three may be missed before the unit is given back. */
export const HEARTBEAT = CLAIMED_LEASE / 4;
