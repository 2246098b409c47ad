import { type ModelProduct, startModelProduct } from '../../tests/model-server/model-product.ts';
import { test as base } from './test.ts';

/** The tests of a file share one product with a language model, whose library holds `patents` besides the shipped ones. */
export const withModel = (patents: object[]) =>
  base.extend<object, { product: ModelProduct }>({
    product: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
      async ({}, use) => {
        const product = await startModelProduct({ patents });
        await use(product);
        await product.stop();
      },
      { scope: 'worker', timeout: 180_000 },
    ],
    baseURL: async ({ product }, use) => use(product.origin),
  });
