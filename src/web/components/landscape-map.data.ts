// Written by scripts/make-landscape-map.ts from the shipped library.
import type { Landscape } from './landscape-map.types.ts';

export const LANDSCAPE: Landscape = {
  patents: 6312,
  gap: {
    x: 600,
    y: 704,
  },
  between: ['cleaning solar panels', 'photocatalytic oxide coating excited by ultraviolet'],
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
      name: 'Pumps & Compressors',
      x: 264,
      y: 716,
    },
    {
      name: 'Printing & Paper',
      x: 572,
      y: 603,
    },
  ],
};
