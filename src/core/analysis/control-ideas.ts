import { createRandom } from '../statistics/random.ts';

const shuffled = <T>(list: readonly T[], random: () => number): T[] => {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [out[i], out[j]] = [out[j] as T, out[i] as T];
  }
  return out;
};

function pseudoWord(random: () => number): string {
  const pick = (letters: string) => letters[Math.floor(random() * letters.length)] as string;
  const syllables = 2 + Math.floor(random() * 2);
  return Array.from(
    { length: syllables },
    () => `${pick('bdfgklmnprstvz')}${pick('aeiou')}${random() < 0.4 ? pick('lnrst') : ''}`,
  ).join('');
}

/** Texts that mean nothing, made from real abstracts with a fixed seed: what must never get an opportunity. */
export interface ControlIdea {
  kind: 'invented words' | 'shuffled letters' | 'word salad' | 'shuffled abstracts';
  text: string;
}

/** `count` control ideas, a quarter of each kind. */
export function makeControls(
  abstracts: readonly string[],
  options: { count: number; seed: number },
): ControlIdea[] {
  const random = createRandom(options.seed);
  const abstract = () => abstracts[Math.floor(random() * abstracts.length)] ?? '';
  const words = (n: number) => Array.from({ length: n }, () => abstract().split(/\s+/)).flat();
  const makers: readonly ((i: number) => ControlIdea)[] = [
    () => {
      const w = Array.from({ length: 6 }, () => pseudoWord(random));
      return {
        kind: 'invented words',
        text: `a ${w[0]} ${w[1]} that ${w[2]}s the ${w[3]} of ${w[4]} with ${w[5]}`,
      };
    },
    () => ({
      kind: 'shuffled letters',
      text: abstract()
        .split(/\s+/)
        .map((w) => shuffled([...w], random).join(''))
        .join(' '),
    }),
    () => ({ kind: 'word salad', text: shuffled(words(4), random).slice(0, 40).join(' ').toLowerCase() }),
    (i) => ({ kind: 'shuffled abstracts', text: shuffled(words(2 + (i % 3)), random).join(' ') }),
  ];
  return Array.from({ length: options.count }, (_, i) =>
    (makers[i % makers.length] as (i: number) => ControlIdea)(i),
  );
}
