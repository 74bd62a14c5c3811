import type { TestProject } from 'vitest/node';
import { serveBrowser } from './lib/browser.ts';
import { startProduct } from './lib/product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    browserUrl: string;
    productUrl: string;
    sandboxUrl: string;
    dataDir: string;
  }
}

/** One product and one browser for all journeys; each works in what it makes itself or only looks at the demo office. */
export default async (project: TestProject) => {
  const [browser, product] = await Promise.all([serveBrowser(), startProduct()]);
  project.provide('browserUrl', browser.wsEndpoint());
  project.provide('productUrl', product.url);
  project.provide('sandboxUrl', product.sandboxUrl);
  project.provide('dataDir', product.dataDir);
  return () => Promise.all([browser.close(), product.stop()]);
};
