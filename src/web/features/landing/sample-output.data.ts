// Written by scripts/record-example.ts from the first recorded example.
import type { Sample } from './sample-output.types.ts';

export const SAMPLE: Sample | null = {
  slug: 'solar-roof-tile',
  idea: 'A roof tile that makes electricity and can be replaced by hand when it breaks, without rewiring the roof.',
  verdict:
    'Solar roof tiles that connect as they are laid are well covered here, but no patent read shows all six elements; the best opening is a hand latch at the exposed edge that wind tightens.',
  opportunities: [
    {
      title: 'Butt-edge latch that wind tightens and a thumb opens',
      score: 73,
      why: 'Wind uplift tightens the latch; the nearest shingle slides out but shows no such latch.',
    },
    {
      title: 'Batten socket that shorts itself as the tile leaves',
      score: 72,
      why: 'Blades short the tile before its pins part; the nearest powered track shows no such step.',
    },
    {
      title: 'Clear cover tile swaps over a wired cell strip',
      score: 67,
      why: 'The clear cover holds no electrical parts and comes off by hand, unlike the nearest long unit.',
    },
  ],
};
