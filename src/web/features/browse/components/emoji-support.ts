const SIZE = 24;

function pixels(text: string): string | null {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.font = `${SIZE - 4}px sans-serif`;
  context.textBaseline = 'top';
  context.fillText(text, 0, 0);
  return context.getImageData(0, 0, SIZE, SIZE).data.join();
}

/** False on a device without an emoji font, which would draw the same empty box for every one. */
export function emojiAreDrawn(): boolean {
  const tractor = pixels('\u{1F69C}');
  return tractor === null || tractor !== pixels('\u{1F37A}');
}
