// Written by scripts/record-example.ts from the first recorded example.
import type { Sample } from './sample-output.types.ts';

export const SAMPLE: Sample | null = {
  slug: 'pill-bottle-reminder',
  idea: 'A pill dispenser for older people who live alone that notices a missed dose and tells a relative, without a camera or a smartphone.',
  verdict:
    'These sources hold too little of this field to say how crowded it is; the best lead, still unproven, is a grace period set for each compartment by how urgent its pills are.',
  opportunities: [
    {
      title: 'Urgency keys set a grace period per compartment',
      score: 60,
      why: 'No record read here sets the wait per compartment, but these sources hold too little to tell.',
    },
    {
      title: 'Alert armed in advance, cancelled by taking the pill',
      score: 60,
      why: 'No record read here cancels a pre-armed alert by pill removal, but these sources hold too little.',
    },
    {
      title: "Relative's desk lamp shows taken, missed, or silent",
      score: 60,
      why: 'No record read here shows taken, missed, and no contact; these sources hold too little to tell.',
    },
  ],
};
