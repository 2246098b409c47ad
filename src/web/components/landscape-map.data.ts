// Written by scripts/make-landscape-map.ts from the shipped library.
import type { Landscape } from './landscape-map.types.ts';

export const LANDSCAPE: Landscape = {
  patents: 6312,
  gap: {
    x: 512,
    y: 240,
  },
  between: null,
  labels: [
    {
      name: 'Augmented & Virtual Reality',
      x: 856,
      y: 83,
    },
    {
      name: 'Solar Power',
      x: 355,
      y: 312,
    },
    {
      name: 'Pharmaceuticals',
      x: 670,
      y: 921,
    },
    {
      name: 'Lighting',
      x: 515,
      y: 513,
    },
    {
      name: 'Robotics',
      x: 354,
      y: 115,
    },
    {
      name: 'Computer Networks',
      x: 835,
      y: 263,
    },
    {
      name: 'Driver Assistance & Autonomy',
      x: 635,
      y: 410,
    },
    {
      name: 'Air Conditioning & Refrigeration',
      x: 361,
      y: 705,
    },
    {
      name: 'Fitness & Sports',
      x: 130,
      y: 470,
    },
  ],
};
