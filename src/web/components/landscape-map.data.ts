// Written by scripts/make-landscape-map.ts from the shipped library.
import type { Landscape } from './landscape-map.types.ts';

export const LANDSCAPE: Landscape = {
  patents: 6312,
  gap: {
    x: 512,
    y: 336,
  },
  between: null,
  labels: [
    {
      name: 'Pharmaceuticals',
      x: 667,
      y: 925,
    },
    {
      name: 'Games & Toys',
      x: 720,
      y: 58,
    },
    {
      name: 'Robotics',
      x: 328,
      y: 84,
    },
    {
      name: 'Solar Power',
      x: 329,
      y: 286,
    },
    {
      name: 'Lighting',
      x: 501,
      y: 501,
    },
    {
      name: 'Computer Networks',
      x: 844,
      y: 233,
    },
    {
      name: 'Driver Assistance & Autonomy',
      x: 630,
      y: 391,
    },
    {
      name: 'Air Conditioning & Refrigeration',
      x: 337,
      y: 709,
    },
    {
      name: 'Electrotherapy & Neurostimulation',
      x: 748,
      y: 661,
    },
  ],
};
