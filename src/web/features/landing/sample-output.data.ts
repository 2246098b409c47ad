// Written by scripts/make-landscape-map.ts from the shipped library.
import type { Sample } from './sample-output.types.ts';

export const SAMPLE: Sample | null = {
  idea: 'a baby bottle that cools formula to drinking temperature',
  title: 'Baby bottle: cooling by stored cold',
  score: 54,
  problem:
    'The job of a baby bottle here is cooling formula to drinking temperature. In the 68 families read, cooling comes up for other uses: keeping drinks and food cool (US20260116644), cooling hot food on a spoon hygienically (US10004349) and shipping temperature-sensitive goods (US20260124828). By their summaries, none of these was made for a baby bottle.',
  concept:
    'Cooling by stored cold: US20260116644 does it with a frozen water cylinder in a foam sleeve, for keeping drinks and food cool. This library sums it up like this: “A long round plastic vessel, filled with as much as a gallon of water and frozen, sits in a matching foam sleeve.” In general the principle is usual for baby bottles. For the bottle itself, this library has US20260115104, which has two chambers with a button-controlled transfer, for feeding infants without wasting milk. What limits the principle in general: it must be frozen or chilled again between uses, and stops at a set temperature only if it melts there. To be settled for a baby bottle: where the heat goes, and how the store of cold is renewed between uses.',
  gap: 'Of the 68 families read, 1 has the frozen water cylinder or something like it; none of the 68 is about the idea’s own use. Named owners next door: Metapac (US20260124828), Shenzhen Rongcheng Innovation Technology (US11950581) and Sodick (US11950614). 5 neighbours name no organisation. Why is it empty? Elsewhere it hardly is: in general the principle is usual for baby bottles, so expect art on it in a full database. What may be new is the way it is made. Looked for in different words, outside its own classes and among older patents, it did not turn up. With a thin library this is an analogy from keeping drinks and food cool, no measured gap.',
  families: 68,
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
