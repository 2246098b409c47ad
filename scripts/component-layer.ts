import type { Plugin } from 'postcss';

const COMPONENT = /\/src\/web\/components\/.*\.css$/;
const BASE = /\/src\/web\/styles\/base\.css$/;

/** The cascade layer of a style sheet; null for those that stand above every layer. */
export function layerOf(file: string): 'base' | 'components' | null {
  if (BASE.test(file)) return 'base';
  return COMPONENT.test(file) ? 'components' : null;
}

/**
 * PostCSS plugin: puts the style sheets of the design system into the layer `components` and the element styles into
 * `base`. What a feature says of a component then holds whatever the order in which chunks bring their styles.
 */
export function componentLayer(): Plugin {
  return {
    postcssPlugin: 'component-layer',
    OnceExit(sheet, { AtRule }): void {
      const layer = layerOf(sheet.source?.input.file ?? '');
      if (layer === null) return;
      const nodes = [...(sheet.nodes ?? [])];
      sheet.removeAll();
      // Each sheet states the order: any of them may be the first that the browser reads.
      sheet.append(new AtRule({ name: 'layer', params: 'base, components' }));
      sheet.append(new AtRule({ name: 'layer', params: layer, nodes }));
    },
  };
}
