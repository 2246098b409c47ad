// Written by scripts/make-landscape-map.ts from the shipped library.
import type { Sample } from './sample-output.types.ts';

export const SAMPLE: Sample | null = {
  idea: 'a drone that cleans solar panels',
  title: 'Drone for cleaning solar panels: photocatalytic oxide coating plus laser-guided dock',
  score: 62,
  problem:
    'Two pieces that a drone could join are known, each on its own: a laser-guided dock with self-aligning valleys for landing and recharging drones automatically (US20170050749), and a photocatalytic oxide coating excited by ultraviolet for keeping spacecraft solar reflectors clean (US6290180). No family among the 120 read joins them.',
  concept:
    'Join what two families have apart: a laser-guided dock with self-aligning valleys from US20170050749, and a photocatalytic oxide coating excited by ultraviolet from US6290180. This library sums it up like this: “A thin photocatalytic film, such as a transition metal oxide, faces space and is activated by the ultraviolet in sunlight.” Carried over, the photocatalytic oxide coating would have to help with cleaning solar panels. It was made for keeping spacecraft solar reflectors clean, so what has to be settled is where the dirt and the water go once they are loose.',
  gap: 'Of 120 families read as this field and its neighbours, 1 has the laser-guided dock, 1 has the photocatalytic oxide coating or something like it, and none has both. Named owners next door: Eijyu Sangyo (US20120198779), John Danhakl (US20100206303) and Skyyfish (US20170050749). 3 neighbours name no organisation. Why is it empty? Age does not explain it: the photocatalytic oxide coating has been public since 2001, so ask somebody of the trade whether it was tried. Looked for in different words, outside its own classes and among older patents, it did not turn up. A lead, not a finding: coverage is partial.',
  families: 120,
  checks: [
    {
      name: 'Known in different words?',
      outcome: 'survived',
      text: 'In different words, 15 hits came back and none joins the two sides. The nearest is US10000400 (“Laundry wash water recycle system”), with 21 % of the idea’s words by weight and 14 % of the mechanism’s.',
    },
    {
      name: 'Hidden in an adjacent class?',
      outcome: 'survived',
      text: 'Outside its own classes and documents, 15 hits came back and none joins the two sides. The nearest is US10001706 (“Extreme ultraviolet light generation apparatus and method of designing the same”), with 21 % of the idea’s words by weight and 16 % of the mechanism’s.',
    },
    {
      name: 'Tried and abandoned?',
      outcome: 'survived',
      text: 'No attempt published up to 2011 was found among 15 hits. The nearest is US20100206303 (“Solar Concentrator Truss Assemblies”), with 34 % of the idea’s words by weight and 0 % of the mechanism’s.',
    },
    {
      name: 'Is the data there?',
      outcome: 'weakened',
      text: 'The data is patchy: 6 of the ten years before 2025 hold too few records to see anything.',
    },
  ],
};
