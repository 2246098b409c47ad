// Written by scripts/make-landscape-map.ts from the shipped library.
import type { Sample } from './sample-output.types.ts';

export const SAMPLE: Sample | null = {
  idea: 'a drone that cleans solar panels',
  title: 'Drone for cleaning solar panels: cleaning by water jets and rinsing',
  score: 28,
  problem:
    'The job of a drone here is cleaning solar panels. In the 120 families read, cleaning comes up for other uses: washing building fronts without climbing (US20110173773), keeping spacecraft solar reflectors clean (US6290180) and polishing and cleaning magnetic disk glass (US7314575). None of these was made for a drone.',
  concept:
    'Cleaning by water jets and rinsing: US20110173773 does it with a winch-driven cleaning head following the facade, for washing building fronts without climbing. This library sums it up like this: “A cleaning head is moved on steel wires by winches so that it follows the contour of the surface, supplying cleaning fluid through nozzles from liquid and gas tanks.” The same principle stands behind others: US10005003 has perforated rings spraying the column plates, for cleaning a distillation column in place; US10004578 has a warm spray washing with water distillation, for cleaning orthodontic appliance molds. For the drone itself, start from US20140303814, which has detachable implements, for automated crop dusting, planting and fertilizing. What limits the principle in general: it uses much water, which must then be caught and cleaned in turn. To be settled for a drone: where the dirt and the water go once they are loose.',
  gap: 'Of 120 families read as this field and its neighbours, none serves the idea’s own use, 2 have the winch-driven cleaning head or something like it, and none has both. Named owners next door: Hoya (US7314575) and Motionloft (US20170053169). 5 neighbours name no organisation. Why is it empty? Age does not explain it: the winch-driven cleaning head has been on file here since 2011, so ask somebody of the trade whether it was tried. Looked for in different words, outside its own classes and among older patents, it did not turn up. A lead, not a finding: coverage is partial.',
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
