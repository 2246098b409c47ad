// Written by scripts/make-landscape-map.ts from the shipped library.
import type { Sample } from './sample-output.types.ts';

export const SAMPLE: Sample | null = {
  idea: 'a drone that cleans solar panels',
  title: 'Drone for cleaning solar panels with a photocatalytic oxide coating, revived from 2001',
  score: 61,
  problem:
    'The job of a drone here is cleaning solar panels. An answer has been on file since 2001: a photocatalytic oxide coating excited by ultraviolet, made for keeping spacecraft solar reflectors clean (US6290180). The later families read do not take it up for a drone.',
  concept:
    'Take up a photocatalytic oxide coating excited by ultraviolet, published in 2001 for keeping spacecraft solar reflectors clean (US6290180), and build it into a drone with the parts and materials of today. This library sums it up like this: “A thin photocatalytic film, such as a transition metal oxide, faces space and is activated by the ultraviolet in sunlight.” For the drone itself, start from US20170050749, which has a laser-guided dock with self-aligning valleys, for landing and recharging drones automatically. Carried over, the photocatalytic oxide coating would have to help with cleaning solar panels. It was made for keeping spacecraft solar reflectors clean, so what has to be settled is where the dirt and the water go once they are loose.',
  gap: 'Of 120 families read as this field and its neighbours, none serves the idea’s own use, 1 has the photocatalytic oxide coating or something like it, and none has both. Named owners next door: Eijyu Sangyo (US20120198779), John Danhakl (US20100206303) and Solar Red Systems (US7819114). 3 neighbours name no organisation. Why is it empty? Age does not explain it: the photocatalytic oxide coating has been public since 2001, so ask somebody of the trade whether it was tried. Looked for in different words, outside its own classes and among older patents, it did not turn up. A lead, not a finding: coverage is partial.',
  families: 120,
  checks: [
    {
      name: 'Known in different words?',
      outcome: 'survived',
      text: 'In different words, 15 hits came back and none joins the two sides. The nearest is US10000400 (“Laundry wash water recycle system”), with 21 % of the idea’s words by weight and 16 % of the mechanism’s.',
    },
    {
      name: 'Hidden in an adjacent class?',
      outcome: 'survived',
      text: 'Outside its own classes and documents, 15 hits came back and none joins the two sides. The nearest is US20260116802 (“Disaster relief device”), with 56 % of the idea’s words by weight and 19 % of the mechanism’s.',
    },
    {
      name: 'Tried and abandoned?',
      outcome: 'survived',
      text: 'No attempt published up to 2011 was found among 15 hits. The nearest is US7474055 (“Plasma display panel”), with 17 % of the idea’s words by weight and 35 % of the mechanism’s.',
    },
    {
      name: 'Is the data there?',
      outcome: 'weakened',
      text: 'The data is patchy: 6 of the ten years before 2025 hold too few records to see anything.',
    },
  ],
};
