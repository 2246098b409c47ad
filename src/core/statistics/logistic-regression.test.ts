import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dot, fitLogistic, logistic } from './logistic-regression.ts';
import { createRandom } from './random.ts';

it('finds the weights that cases were drawn with', () => {
  const truth = Float64Array.of(-0.5, 1.5, -1);
  const random = createRandom(3);
  const lessons = Array.from({ length: 20_000 }, () => {
    const features = Float64Array.of(1, 2 * random() - 1, 2 * random() - 1);
    return { features, positive: random() < logistic(dot(truth, features)), weight: 1 };
  });
  const found = fitLogistic(lessons);
  truth.forEach((w, j) => {
    expect(found[j]).toBeCloseTo(w, 0);
    expect(Math.abs((found[j] as number) - w)).toBeLessThan(0.12);
  });
});

it('a case of double weight counts as two', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.double({ min: -2, max: 2, noNaN: true }), fc.boolean()), {
        minLength: 4,
        maxLength: 12,
      }),
      (cases) => {
        const lessons = cases.map(([x, positive]) => ({
          features: Float64Array.of(1, x),
          positive,
          weight: 1,
        }));
        const first = lessons[0] as (typeof lessons)[number];
        const twice = fitLogistic([...lessons, first]);
        const double = fitLogistic([{ ...first, weight: 2 }, ...lessons.slice(1)]);
        twice.forEach((w, j) => void expect(double[j]).toBeCloseTo(w, 6));
      },
    ),
    { numRuns: 50 },
  );
});
