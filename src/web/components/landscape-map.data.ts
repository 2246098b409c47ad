// Written by scripts/make-landscape-map.ts from the shipped library.
import type { Landscape } from './landscape-map.types.ts';

export const LANDSCAPE: Landscape = {
  patents: 6312,
  gap: {
    x: 600,
    y: 624,
  },
  between: ['cleaning solar panels', 'photocatalytic oxide coating excited by ultraviolet'],
  labels: [
    {
      name: 'Robotics',
      x: 414,
      y: 68,
    },
    {
      name: 'Pharmaceuticals',
      x: 572,
      y: 928,
    },
    {
      name: 'Solar Power',
      x: 314,
      y: 207,
    },
    {
      name: 'Games & Toys',
      x: 725,
      y: 57,
    },
    {
      name: 'Computer Networks',
      x: 858,
      y: 248,
    },
    {
      name: 'Lighting',
      x: 489,
      y: 427,
    },
    {
      name: 'Driver Assistance & Autonomy',
      x: 596,
      y: 303,
    },
    {
      name: 'Engines & Turbines',
      x: 246,
      y: 687,
    },
    {
      name: 'Batteries & Fuel Cells',
      x: 433,
      y: 761,
    },
  ],
};
