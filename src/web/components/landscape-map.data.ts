// Made once from the shipped library: the picture of its dots is beside the style sheet.
import type { Landscape } from './landscape-map.types.ts';

export const LANDSCAPE: Landscape = {
  patents: 6312,
  gap: {
    x: 120,
    y: 696,
  },
  labels: [
    {
      name: 'Pharmaceuticals',
      x: 627,
      y: 930,
    },
    {
      name: 'Games & Toys',
      x: 726,
      y: 53,
    },
    {
      name: 'Robotics',
      x: 422,
      y: 93,
    },
    {
      name: 'Solar Power',
      x: 311,
      y: 235,
    },
    {
      name: 'Lighting',
      x: 500,
      y: 477,
    },
    {
      name: 'Computer Networks',
      x: 852,
      y: 235,
    },
    {
      name: 'Driver Assistance & Autonomy',
      x: 590,
      y: 363,
    },
    {
      name: 'Electrotherapy & Neurostimulation',
      x: 730,
      y: 643,
    },
    {
      name: 'Medical Diagnostics',
      x: 683,
      y: 564,
    },
  ],
};
