import type { TestProject } from 'vitest/node';
import { startProduct } from './lib/product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    productUrl: string;
    sandboxUrl: string;
    dataDir: string;
  }
}

/** One product for all journeys; each works in what it makes itself or only looks at the demo office. */
export default async (project: TestProject) => {
  const product = await startProduct();
  project.provide('productUrl', product.url);
  project.provide('sandboxUrl', product.sandboxUrl);
  project.provide('dataDir', product.dataDir);
  return () => product.stop();
};
