import { describe, expect, it } from 'vitest';
import { profileOf } from '../functions/functional-basis.ts';
import { parsePhrase } from '../language/noun-phrase.ts';
import { countStems } from '../text/tokenize.ts';
import { ideaParts } from './idea-parts.ts';
import { weighTerms } from './idea-terms.ts';
import { holdingOf } from './part-holding.ts';
import { readIdea } from './read-idea.ts';

// Every word is equally rare here: weights differ by role alone.
const model = { documents: 100, df: () => 5 } as unknown as Parameters<typeof weighTerms>[1];

function partsOf(text: string) {
  const idea = readIdea(text);
  return ideaParts(idea, weighTerms(idea, model));
}

describe('what a document holds of a part', () => {
  const held = (
    idea: string,
    { title, use = '', more = '' }: { title: string; use?: string; more?: string },
  ) => {
    const doc = {
      stems: countStems(`${title} ${use} ${more}`),
      strongStems: new Set(countStems(`${title} ${use}`).keys()),
      profile: profileOf(`${use}. ${title}`),
      use: parsePhrase(use),
      mechanism: null,
      record: { title, abstract: more },
    };
    return partsOf(idea).map((part) => holdingOf(part, doc));
  };
  const BOTTLE = 'a baby bottle that cools formula';

  it('knows the thing by its noun with other words for the rest, and a thing of that name alone in part or not at all', () => {
    expect(held(BOTTLE, { title: 'Feeding bottle', use: 'feeding infants' })[0]).toBe('named');
    expect(held(BOTTLE, { title: 'Wine bottle', use: 'ageing wine' })[0]).not.toBe('named');
    expect(held('a pill dispenser', { title: 'Dispense interface', use: 'dispensing drugs' })[0]).not.toBe(
      'named',
    );
    expect(held('a golf aid', { title: 'Aid', use: 'baseball aid' })[0]).not.toBe('named');
    expect(held('reusable packaging', { title: 'Winch', use: 'recovering lost package hooks' })[1]).not.toBe(
      'named',
    );
    expect(held('fishing nets that float', { title: 'Neural net', use: 'recognising faces' })[0]).toBe(
      'absent',
    );
  });

  it('finds no job where a document is for something else, though its text has the word', () => {
    const cooled = {
      title: 'Valve',
      use: 'closing pipes',
      more: 'Formula and cooling are mentioned by the way.',
    };
    expect(held(BOTTLE, cooled)[1]).toBe('absent');
    expect(held(BOTTLE, { title: 'Cooler', use: 'cooling formula' })[1]).toBe('named');
    expect(held(BOTTLE, { title: 'Cooler', use: 'chilling baby milk formula' })[1]).toBe('partly');
    expect(held(BOTTLE, { title: 'Heat exchanger', use: 'chilling motors' })[1]).toBe('absent');
  });

  it('finds no disease in what does not name it, whatever that has to do with gums', () => {
    const idea = 'a brush that checks for gum disease';
    expect(held(idea, { title: 'Toothbrush motor', use: 'driving toothbrushes' })[2]).toBe('absent');
    expect(held(idea, { title: 'Gum tester', use: 'finding disease of the gums' })[2]).not.toBe('absent');
  });

  it('takes words for a part only where they stand together', () => {
    const planter = 'a self-watering planter';
    expect(
      held(planter, { title: 'Rack', use: 'humidifying racks', more: 'A self-filling water well.' })[0],
    ).toBe('partly');
    const sensor = { title: 'Sensor', use: 'detecting molecules', more: 'Light falls on it.' };
    expect(held('detecting falls', sensor)).toEqual(['absent']);
    expect(held('detecting falls', { ...sensor, more: 'It detects falls.' })).toEqual(['named']);
  });
});
