import type { Plugin } from 'vite';

const left = '\0no-web-half';

/** What Firebase's plugin does in a browser, which the phone's app never is: it wants Firebase's library for it. */
export const noWebHalf = (): Plugin => ({
  name: 'no-web-half',
  enforce: 'pre',
  resolveId: (given, importer) =>
    /^\.\/web(\.js)?$/.test(given) && /node_modules\/@capacitor-firebase/.test(importer ?? '') ? left : undefined,
  load: (id) => (id === left ? 'export {};' : undefined),
});
