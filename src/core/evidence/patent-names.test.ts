import { describe, expect, it } from 'vitest';
import { extractPhrases } from '../clustering/extract-phrases.ts';
import { parsePhrase } from '../language/noun-phrase.ts';
import { completed, nameFromText, namesSomething, saysTheSame } from './patent-names.ts';

function named(title: string, abstract: string | null = null) {
  const told = extractPhrases(title, abstract);
  const { use, mechanism } = nameFromText({
    title,
    abstract,
    use: told.use === null ? null : parsePhrase(told.use),
    mechanism: told.novelty === null ? null : parsePhrase(told.novelty),
  });
  return { use: use?.full ?? null, mechanism: mechanism?.full ?? null };
}

describe('names of a patent without hand-written phrases', () => {
  it('takes use and mechanism from the title where it tells both', () => {
    expect(named('Route planning for milk collection')).toEqual({
      use: 'milk collection',
      mechanism: 'route planning',
    });
    expect(named('Gravel grading using echo sounding')).toEqual({
      use: 'gravel grading',
      mechanism: 'echo sounding',
    });
  });

  it('never names the mechanism with the words of the use', () => {
    for (const title of ['Method and apparatus for baling wet hay', 'Hay baler', 'Baling of wet hay']) {
      const { use, mechanism } = named(title);
      expect(use === null || mechanism === null || !saysTheSame(use, mechanism), title).toBe(true);
    }
    expect(named('Method and apparatus for baling wet hay')).toEqual({
      use: 'baling wet hay',
      mechanism: null,
    });
  });

  it('takes a part that the abstract lists, without numerals and office words', () => {
    const abstract =
      'A hay baler ( 10 ) comprises a first housing ( 12 ), at least one toothed pressing drum ( 14 ) and a net. It is used to reduce losses of hay.';
    expect(named('Hay baler', abstract)).toEqual({ use: 'hay baler', mechanism: 'toothed pressing drum' });
  });

  it('says what it is good for where the title names a thing alone and no part is worth naming', () => {
    const abstract = 'The baler has a body. It is used to reduce losses of hay, and is light.';
    expect(named('Twin-chamber hay baler', abstract)).toEqual({
      use: 'reducing losses of hay',
      mechanism: 'twin-chamber hay baler',
    });
  });

  it('ends no name in the middle', () => {
    const title =
      'Weighing of hay bales on moving wagons and displaying of a result corresponding to their weight';
    const { use, mechanism } = named(title);
    for (const name of [use, mechanism])
      expect(name ?? '').not.toMatch(/\b(?:displaying|corresponding|and|of|a|to)$/);
  });

  it.each([
    'system',
    'control device',
    'first end and a second end',
    'outer surface',
    'bale receives the net',
    'by a toothed drum',
    'drum, net and said hook',
    'toothed',
    'been either pressed or cut',
    'n drums',
  ])('“%s” names no mechanism', (text) => expect(namesSomething(parsePhrase(text))).toBe(false));

  it.each(['toothed pressing drum', 'pressing hay between rollers', 'net of jute'])(
    '“%s” names one',
    (text) => expect(namesSomething(parsePhrase(text))).toBe(true),
  );

  it('completes a name that stopped at an adjective', () => {
    expect(completed(parsePhrase('transparent tapering drum holding bales')).short).toBe(
      'transparent tapering drum',
    );
    expect(completed(parsePhrase('smaller pressing drum after rain')).short).toBe('smaller pressing drum');
    expect(completed(parsePhrase('bale counting that skips gaps')).short).toBe('bale counting');
    expect(completed(parsePhrase('drum holding bales')).short).toBe('drum');
    expect(completed(parsePhrase('camera-recognized hay with automatic drum selection')).short).toBe(
      'automatic drum selection',
    );
    expect(completed(parsePhrase('twin cameras building a map and plan'))).toMatchObject({
      short: 'twin cameras',
      plural: true,
    });
    expect(completed(parsePhrase('sensing gates that count bales'))).toMatchObject({
      kind: 'noun',
      short: 'sensing gates',
      plural: true,
    });
  });
});
