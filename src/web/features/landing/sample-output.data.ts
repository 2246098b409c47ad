// Written by scripts/make-landscape-map.ts from the shipped library.
import type { Sample } from './sample-output.types.ts';

export const SAMPLE: Sample | null = {
  idea: 'a drone that cleans solar panels',
  title: 'Drone for cleaning solar panels: cleaning by brushing and wiping',
  score: 39,
  problem:
    'The job of a drone here is cleaning solar panels. In the 120 families read, cleaning comes up for other uses: wiping floors wet while cleaning (US10004371), keeping spacecraft solar reflectors clean (US6290180) and washing building fronts without climbing (US20110173773). None of these was made for a drone.',
  concept:
    'Cleaning by brushing and wiping: US10004371 does it with a water tank air hole opened by tilting body, for wiping floors wet while cleaning. This library sums it up like this: “Water flows to the cloth only when air can enter the tank through a small hole, and an adjusting device opens or shuts that hole as the cleaner body is rotated, thus regulating the wetting.” The same principle stands behind others: US7155767 has paired rotating annular scrubbers with guide, for scrub cleaning recording-disc substrates; US20260097422 has a sliding non-conductive scraper, for cleaning electrodes in ionic air movers. In general the principle is usual for solar panels. For the drone itself, this library has US20140303814, which has detachable implements, for automated crop dusting, planting and fertilizing. What limits the principle in general: it cleans only what it touches, may scratch, and must itself be cleaned or replaced. To be settled for a drone: where the dirt and the water go once they are loose. This is a step across fields and speculative: the two uses share the job, not what it is done to.',
  gap: 'Of 120 families read as this field and its neighbours, none serves the idea’s own use, 1 has the water tank air hole or something like it, and none has both. Named owners next door: Bee Robotics (US20140303814), Hoya (US7314575) and Skyyfish (US20170050749). 5 neighbours name no organisation. Why is it empty? Elsewhere it hardly is: in general the principle is usual for solar panels, so expect art on it in a full database. What may be new is the way it is made. Looked for in different words, outside its own classes and among older patents, it did not turn up. A lead, not a finding: coverage is partial.',
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
