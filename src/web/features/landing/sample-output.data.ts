// Written by scripts/record-example.ts from the first recorded example.
import type { Sample } from './sample-output.types.ts';

export const SAMPLE: Sample | null = {
  slug: 'solar-roof-tile',
  idea: 'A roof tile that makes electricity and can be replaced by hand when it breaks, without rewiring the roof.',
  verdict:
    'Solar roof tiles that connect as they are laid are patented and sold, so a swappable one must beat $3-per-watt panels on lifetime repairs; the best opening is a contact that wears on the tile, not the roof.',
  opportunities: [
    {
      title: 'Wear contact on the tile, plain plate on roof',
      score: 75,
      why: 'The part of the contact that ages leaves with the tile, not found in the nearest patent.',
    },
    {
      title: 'Socket shunt closes before the tile breaks contact',
      score: 71,
      why: 'A mechanical shunt that closes before the tile disconnects, not found in the nearest patents.',
    },
    {
      title: 'Uplift-tightened hook freed by a flat key',
      score: 77,
      why: 'Wind tightens the hook and a flat key frees it; neither was found in the nearest patents.',
    },
  ],
};
