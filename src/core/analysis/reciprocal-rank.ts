/** What a place in a ranked list, counted from 0, adds to a fused score (reciprocal rank fusion, Cormack et al. 2009, k = 60). */
export const reciprocalRank = (place: number): number => 1 / (61 + place);
