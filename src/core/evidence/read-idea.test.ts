import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameIdea, readIdea } from './read-idea.ts';

it.each([
  ['Drywall sanding is killing my lungs: a sanding head that sprays a fine mist', 'sanding head'],
  [
    "I'm a plumber and cannot see behind the toilet; a flexible wrench with a tiny camera on the tip",
    'flexible wrench',
  ],
  ['My hands shake, so I want a spoon that cancels the tremor', 'spoon'],
  [
    'When I pour epoxy I get bubbles, so I think about a vacuum mixing cup that fits a drill',
    'vacuum mixing cup',
  ],
])('reads the idea after the trouble told in the same sentence: %s', (text, product) => {
  expect(readIdea(text).product).toBe(product);
});

describe('reading an idea', () => {
  it.each([
    [
      'hearing aid batteries that older people can change easily',
      { product: 'hearing aid batteries', purpose: null },
    ],
    ['a mattress that tracks sleep and wakes gently', { purpose: 'tracking sleep and waking gently' }],
    ['a bin that sorts and compacts waste', { purpose: 'sorting and compacting waste' }],
    ['a collar that tracks cats and dogs', { purpose: 'tracking cats and dogs' }],
    ['a bicycle that cyclists can fold', { product: 'bicycle', purpose: null }],
    [
      'an alarm that warns drivers who will turn',
      { product: 'alarm', purpose: 'warning drivers who will turn' },
    ],
    [
      'a self-watering planter for offices',
      { product: 'self-watering planter', purpose: null, context: 'offices', without: null },
    ],
    [
      'a baby bottle that cools formula to drinking temperature',
      {
        product: 'baby bottle',
        purpose: 'cooling formula to drinking temperature',
        context: null,
        without: null,
      },
    ],
    [
      'detecting falls of elderly people without cameras',
      { product: null, purpose: 'detecting falls of elderly people', context: null, without: 'cameras' },
    ],
    [
      'quieter leaf blowers',
      { product: 'leaf blowers', purpose: 'making leaf blowers quieter', context: null, without: null },
    ],
    [
      'a plant pot for balconies that stores rain water and feeds the roots through a wick, with a sensor',
      {
        product: 'plant pot',
        purpose: 'storing rain water and feeding the roots through a wick',
        context: 'balconies',
      },
    ],
    [
      'cooling of battery packs in electric vans so that fast charging does not overheat them',
      { product: null, purpose: 'cooling of battery packs in electric vans', context: null },
    ],
    [
      'I want to build a drone that cleans solar panels.',
      { product: 'drone', purpose: 'cleaning solar panels', context: null, without: null },
    ],
    [
      'a device to remove salt from seawater using solar heat',
      { product: 'device', purpose: 'removing salt from seawater', context: null, without: null },
    ],
    [
      'Our startup makes a wearable patch that measures hydration.',
      { product: 'wearable patch', purpose: 'measuring hydration', context: null, without: null },
    ],
    [
      'noise cancelling headphones for babies',
      { product: 'noise-cancelling headphones', purpose: null, context: 'babies', without: null },
    ],
    ['a fridge without bad smells', { product: 'fridge', purpose: 'avoiding bad smells', without: null }],
    [
      'a fire extinguisher that tells you when it needs servicing',
      { product: 'fire extinguisher', purpose: 'telling you when it needs servicing' },
    ],
    [
      'electric scooter battery you can swap in ten seconds',
      { product: 'electric scooter battery', purpose: 'swapping in ten seconds' },
    ],
    [
      'dog leash that stops pulling without choking the dog',
      { product: 'dog leash', purpose: 'stopping pulling', without: null },
    ],
    ['a sleep tracker that works without wearing a watch', { product: 'sleep tracker', without: 'watch' }],
    ['a lock without a key', { product: 'lock', purpose: null, without: 'key' }],
    ['a smart watering can', { product: 'smart watering can', purpose: null, context: null, without: null }],
    [
      'a wallet that cannot be lost',
      { product: 'wallet', purpose: 'never being lost', context: null, without: null },
    ],
  ])('%s', (text, parts) => {
    expect(readIdea(text)).toMatchObject(parts);
  });

  it.each([
    [
      'My aunt forgets the iron. I want a small plug that fits any socket and cuts the power off when nobody moves.',
      { product: 'small plug', purpose: 'cutting the power off' },
    ],
    [
      'Barns get hot in July. A misting fan that stays on the ridge and measures dust, shows the count and sends it on.',
      { product: 'misting fan', purpose: 'measuring dust and showing the count' },
    ],
    [
      'Cows slip on wet slats. My idea is a mat for barns that drains, dries and warms the floor.',
      { product: 'mat', purpose: 'draining, drying and warming the floor', context: 'barns' },
    ],
    [
      "I'm a baker. I'd like one oven with a glass front that uses a camera to see when loaves are done.",
      { product: 'oven', means: 'glass front' },
    ],
    [
      'I keep goats and want a gate which opens for kids only.',
      { product: 'gate', purpose: 'opening for kids only' },
    ],
    [
      'We bind books and want to replace glue with something that dissolves in water.',
      { product: null, purpose: 'replacing glue', means: 'something that dissolves in water' },
    ],
    [
      'An app where neighbours can lend tools to each other. It is free.',
      { product: 'app', purpose: 'lending tools to each other' },
    ],
    ['A rack for bikes that folds without being heavy, with a lock.', { product: 'rack', without: null }],
  ])('finds in an idea told at length what the thing is and does: %s', (text, parts) => {
    expect(readIdea(text)).toMatchObject(parts);
  });

  it('names the idea so that sentences can speak of it', () => {
    expect(nameIdea(readIdea('biodegradable fishing nets that report their position'))).toMatchObject({
      full: 'biodegradable fishing nets',
      short: 'the nets',
      plural: true,
    });
    expect(nameIdea(readIdea('an app that matches idle truck capacity with freight'))).toMatchObject({
      product: null,
      full: 'an app for matching idle truck capacity',
      short: 'the app',
    });
    expect(nameIdea(readIdea('detecting falls of elderly people'))).toMatchObject({
      full: 'a product for detecting falls',
      intro: 'a product for detecting falls of elderly people',
    });
  });

  it('says what a thing is for where its name says nothing', () => {
    const full = (idea: string) => nameIdea(readIdea(idea)).full;
    expect(full('a system for finding leaks in barns')).toBe('a system for finding leaks');
    expect(full('a hay baler for hill farms')).toBe('a hay baler');
  });

  it('titles a thing by the quality that sets it apart, and by nothing else', () => {
    const title = (idea: string) => nameIdea(readIdea(idea)).title;
    expect(title('quieter hay balers')).toBe('quieter hay balers');
    expect(title('a hay baler that makes no noise')).toBe('hay baler');
    expect(title('hearing protection for farm workers')).toBe('hearing protection');
  });

  it('takes any text without throwing', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (text) => {
        const idea = readIdea(text);
        expect(nameIdea(idea).full).not.toMatch(/undefined|null/);
      }),
    );
  });
});
