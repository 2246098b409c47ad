import { expect, it } from 'vitest';
import { layerOf } from './component-layer.ts';

it.each([
  ['/repo/src/web/styles/base.css', 'base'],
  ['/repo/src/web/styles/tokens.css', null],
  ['/repo/src/web/components/button.module.css', 'components'],
  ['/repo/src/web/components/patent-card/patent-card.module.css', 'components'],
  ['/repo/src/web/features/shell/dashboard-shell.module.css', null],
  ['', null],
])('%s goes to the layer %s', (file, layer) => {
  expect(layerOf(file)).toBe(layer);
});
