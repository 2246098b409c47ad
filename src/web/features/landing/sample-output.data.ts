// Written by scripts/make-landscape-map.ts from the shipped library.
import type { Sample } from './sample-output.types.ts';

export const SAMPLE: Sample | null = {
  idea: 'a drone that cleans solar panels',
  title: 'Drone for cleaning solar panels with detachable implements',
  score: 44,
  problem:
    'The job of a drone here is cleaning solar panels. In the 120 families read, cleaning comes up for other uses: automated crop dusting, planting and fertilizing (US20140303814) and keeping spacecraft solar reflectors clean (US6290180). None of these was made for a drone.',
  concept:
    'Build a drone around detachable implements, which US20140303814 uses for automated crop dusting, planting and fertilizing. This library sums it up like this: “Small unmanned aircraft carrying detachable implements and reservoirs could do the work plant by plant, flying on their own by precise GPS and vision.” For the drone itself, start from US20170050749, which has a laser-guided dock with self-aligning valleys, for landing and recharging drones automatically. Carried over, the detachable implements would have to help with cleaning solar panels. They were made for automated crop dusting, planting and fertilizing, so what has to be settled is where the dirt and the water go once they are loose.',
  gap: 'Of 120 families read as this field and its neighbours, none serves the idea’s own use, 1 has the detachable implements or something like them, and none has both. Named owners next door: Bee Robotics (US20140303814) and Skyyfish (US20170050749). 5 neighbours name no organisation. Why is it empty? Age does not explain it: the detachable implements have been on file here since 2014, so ask somebody of the trade whether they were tried. Looked for in different words, outside its own classes and among older patents, it did not turn up. A lead, not a finding: coverage is partial.',
  families: 120,
  checks: [
    {
      name: 'Known in different words?',
      outcome: 'survived',
      text: 'In different words, 15 hits came back and none joins the two sides. None comes near.',
    },
    {
      name: 'Hidden in an adjacent class?',
      outcome: 'survived',
      text: 'Outside its own classes and documents, 15 hits came back and none joins the two sides. None comes near.',
    },
    {
      name: 'Tried and abandoned?',
      outcome: 'survived',
      text: 'No attempt published up to 2011 was found among 15 hits. None comes near.',
    },
    {
      name: 'Is the data there?',
      outcome: 'weakened',
      text: 'The data is patchy: 6 of the ten years before 2025 hold too few records to see anything.',
    },
  ],
};
