import fc from 'fast-check';
import { expect, test } from 'vitest';
import { labelWidth, placeLabels } from './place-labels.ts';

const FRAME = { width: 640, height: 360, margin: 8 };
const label = fc.record({
  text: fc.string({ minLength: 1, maxLength: 60 }),
  x: fc.double({ min: 0, max: 640, noNaN: true }),
  y: fc.double({ min: 0, max: 360, noNaN: true }),
});

test('labels stay inside the frame and never cover each other', () => {
  fc.assert(
    fc.property(fc.array(label, { maxLength: 6 }), (labels) => {
      const boxes = placeLabels(labels, FRAME).map((box, i) => ({
        ...box,
        width: labelWidth(labels[i]?.text ?? ''),
      }));
      for (const [i, box] of boxes.entries()) {
        expect(box.x).toBeGreaterThanOrEqual(FRAME.margin);
        expect(box.x + box.width).toBeLessThanOrEqual(FRAME.width - FRAME.margin + 1e-9);
        expect(box.y).toBeLessThanOrEqual(FRAME.height - FRAME.margin);
        for (const other of boxes.slice(i + 1)) {
          const apart = box.x + box.width <= other.x || other.x + other.width <= box.x;
          expect(apart || Math.abs(box.y - other.y) >= 18).toBe(true);
        }
      }
    }),
  );
});

test('a label alone stands on its point', () => {
  expect(placeLabels([{ text: 'wicks', x: 300, y: 200 }], FRAME)).toEqual([
    { x: 300 - labelWidth('wicks') / 2, y: 200 },
  ]);
});
