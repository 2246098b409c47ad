// Written by scripts/make-landscape-map.ts from the shipped library.
import type { Sample } from './sample-output.types.ts';

export const SAMPLE: Sample | null = {
  idea: 'a drone that cleans solar panels',
  title: 'A photocatalytic oxide coating as a substitute for cleaning solar panels',
  score: 37,
  problem:
    'The job of a drone here is cleaning solar panels. An answer has been on file since 2001: a photocatalytic oxide coating excited by ultraviolet, made for keeping spacecraft solar reflectors clean (US6290180). The later families read do not take it up for a drone.',
  concept:
    'US6290180 keeps surfaces clean with a photocatalytic oxide coating excited by ultraviolet, made for keeping spacecraft solar reflectors clean. This library sums it up like this: “A thin photocatalytic film, such as a transition metal oxide, faces space and is activated by the ultraviolet in sunlight.” It belongs on what gets dirty rather than on a drone: what has to be found out is how much is then left to clean.',
  gap: 'Of 120 families read as this field and its neighbours, none serves the idea’s own use, 1 has the photocatalytic oxide coating or something like it, and none has both. Named owners next door: Hoya (US7314575), Motionloft (US20170053169) and Skyyfish (US20170050749). 4 neighbours name no organisation. Why is it empty? Age does not explain it: the photocatalytic oxide coating has been on file here since 2001, so ask somebody of the trade whether it was tried. Looked for in different words, outside its own classes and among older patents, it did not turn up. A lead, not a finding: coverage is partial.',
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
