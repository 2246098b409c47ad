// Written by scripts/make-landscape-map.ts from the shipped library.
import type { Sample } from './sample-output.types.ts';

export const SAMPLE: Sample | null = {
  idea: 'A drone that cleans solar panels without scratching them',
  title: 'Drone for cleaning solar panels: a photocatalytic oxide coating joined with onboard image analysis',
  score: 75,
  problem:
    'Two halves of a drone are known, each on its own: onboard image analysis steering drone flight for finding and counting people or vehicles aloft (US20170053169), and a photocatalytic oxide coating excited by ultraviolet for keeping spacecraft solar reflectors clean (US6290180). No family among the 120 read joins them.',
  concept:
    'Join what two families have apart: onboard image analysis steering drone flight from US20170053169, and a photocatalytic oxide coating excited by ultraviolet from US6290180. There it works like this: “A thin photocatalytic film, such as a transition metal oxide, faces space and is activated by the ultraviolet in sunlight.” Carried over, the photocatalytic oxide coating would take on the cleaning of the drone. It was made for keeping spacecraft solar reflectors clean, so what has to be settled is where the dirt and the water go once they are loose.',
  gap: 'Of 120 families read as this field and its neighbours, 1 serves the idea’s own use, 1 has the photocatalytic oxide coating or something like it, and none has both. With supports this small the absence says little by itself: the case rests on the analogy, not on the count. Neighbours belong to Eijyu Sangyo (US20120198779), Motionloft (US20170053169) and Solar Red Systems (US7819114). 3 neighbours name no organisation. Why is it empty? It survived the search in different words, the search outside its own classes and documents and the search for earlier attempts. The library covers this idea in part only; treat the gap as a lead, not as a finding.',
  families: 120,
  checks: [
    {
      name: 'Known in different words?',
      outcome: 'survived',
      text: 'In different words, 15 hits came back and none joins the two sides.',
    },
    {
      name: 'Hidden in an adjacent class?',
      outcome: 'survived',
      text: 'Outside its own classes and documents, 15 hits came back and none joins the two sides.',
    },
    {
      name: 'Tried and abandoned?',
      outcome: 'survived',
      text: 'No attempt published before 2011 was found among 15 hits.',
    },
    {
      name: 'Is the data there?',
      outcome: 'weakened',
      text: 'The data is patchy: 6 of the ten years before 2025 hold too few records to see anything.',
    },
  ],
};
