// Written by scripts/make-landscape-map.ts from the shipped library.
import type { Sample } from './sample-output.types.ts';

export const SAMPLE: Sample | null = {
  idea: 'A self-watering planter for offices',
  title: 'Self-watering planter with a soil-cutting polymer ring',
  score: 41,
  problem:
    'A self-watering planter for offices stands or falls with its watering. In the 12 families read, watering comes up for other uses: watering trees on slopes (US10004181), watering seedling plugs automatically (US11950550) and feeding additives through lawn irrigation (US8434697). None of these serves a self-watering planter with a soil-cutting polymer ring holding water.',
  concept:
    'Build a self-watering planter around a soil-cutting polymer ring, which US10004181 has at work for watering trees on slopes. There it works like this: “Water stays around a tree or bush, even on a hillside, inside a springy polymer or wood-composite wall.” Carried over, the soil-cutting polymer ring would have to serve the watering of the planter. It was made for watering trees on slopes, so what has to be settled is how much water is held in reserve, and what keeps the roots from standing wet.',
  gap: 'Of 12 families read as this field and its neighbours, none serves the idea’s own use, 1 has the soil-cutting polymer ring or something like it, and none has both. Named owner next door: Shenzhen Rongcheng Innovation Technology (US11950581). 6 neighbours name no organisation. Why is it empty? It survived the search in different words, the search outside its own classes and documents and the search for earlier attempts. With a thin library this is an analogy from watering trees on slopes, no measured gap.',
  families: 12,
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
