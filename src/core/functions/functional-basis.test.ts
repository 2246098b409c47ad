import { expect, it } from 'vitest';
import { profileOf } from './functional-basis.ts';

it.each([
  'stacking semiconductor packages',
  'wafer packaging',
  'testing a system-in-package',
  'moulding packaging substrates',
  'routing in LED packages',
])('names of things are no functions: %s packs nothing', (text) => {
  expect(profileOf(text).functions).not.toContain('contain');
});

it.each(['packaging tea', 'stacking packages of tea', 'a resealable package'])(
  '%s packs something',
  (text) => {
    expect(profileOf(text).functions).toContain('contain');
  },
);

it.each([
  ['washing machines', 'clean'],
  ['washing bottles', 'clean', true],
  ['water-cooled motors', 'irrigate'],
] as const)('%s: %s', (text, id, named: boolean = false) => {
  expect(profileOf(text).functions.has(id)).toBe(named);
});

it.each([
  ['keeping vaccines cold during transport', 'cool'],
  ['shipping temperature-sensitive goods', 'cool'],
  ['preventing water leaks in hoses', 'seal'],
  ['making drinking water from river water by filtration', 'purify'],
  ['sorting plastic waste', 'separate'],
  ['removing lead from tap water', 'purify'],
])('%s: %s, although the doing itself says something else', (text, id) => {
  expect(profileOf(text).functions).toContain(id);
});

it.each([
  ['finding leaks in pipes', 'seal'],
  ['removing film from blades', 'separate'],
  ['energy-saving window coatings', 'power'],
  ['gas-insulated switchgear', 'preserve'],
  ['lithium battery electrodes', 'power'],
  ['missing signals in strings', 'communicate'],
  ['power, clean water and communications after disasters', 'clean'],
])('%s: no %s', (text, id) => {
  expect(profileOf(text).functions).not.toContain(id);
});

it.each([
  ['a method for producing film', 'food'],
  ['light modulation', 'panel'],
  ['winding coils', 'weather'],
  ['medical records', 'medicine'],
  ['housing of a pump', 'room'],
  ['smoothing solar plant output', 'plant'],
  ['optical fibers', 'garment'],
  ['a strip that can be torn', 'container'],
])('%s: nothing about %s, although a word looks like it', (text, flow) => {
  expect(profileOf(text).flows).not.toContain(flow);
});

it.each([
  ['medicinal creams', 'medicine'],
  ['houses by the sea', 'room'],
  ['electric scooters', 'energy'],
  ['aluminium cans', 'container'],
])('%s: about %s', (text, flow) => {
  expect(profileOf(text).flows).toContain(flow);
});
