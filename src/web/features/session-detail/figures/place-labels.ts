export interface LabelBox {
  /** Left end of the text. */
  x: number;
  /** Baseline. */
  y: number;
}

export interface LabelFrame {
  width: number;
  height: number;
  margin: number;
}

/** Of the italic 14 px that labels are set in. */
const LETTER = 6.8;
const LINE = 18;

export const labelWidth = (text: string): number => text.length * LETTER;

/**
 * Places labels centred on their points where that fits: moved sideways into the frame, and down or up, a line at a time,
 * where another label stands. The first labels keep their places.
 */
export function placeLabels(
  labels: readonly { text: string; x: number; y: number }[],
  { width, height, margin }: LabelFrame,
): LabelBox[] {
  const placed: (LabelBox & { width: number })[] = [];
  for (const { text, x, y } of labels) {
    const own = labelWidth(text);
    const left = Math.max(margin, Math.min(x - own / 2, width - margin - own));
    const isFree = (at: number) =>
      at >= margin + LINE &&
      at <= height - margin &&
      placed.every(
        (other) => Math.abs(other.y - at) >= LINE || left >= other.x + other.width || left + own <= other.x,
      );
    const inside = Math.max(margin + LINE, Math.min(y, height - margin));
    const steps = Array.from(
      { length: Math.ceil(height / LINE) * 2 },
      (_, i) => (i % 2 === 0 ? 1 : -1) * Math.ceil(i / 2),
    );
    const line = steps.map((step) => inside + step * LINE).find(isFree) ?? inside;
    placed.push({ x: left, y: line, width: own });
  }
  return placed.map(({ x, y }) => ({ x, y }));
}
