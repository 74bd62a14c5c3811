import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const require = createRequire(new URL('../../apps/server/package.json', import.meta.url));
const scripts = ['devanagari', 'gujarati'];

/** The sandbox draws with the fonts of its computer; one without Indian scripts borrows ours for the picture. */
export const lendFonts = async (page: Page): Promise<void> => {
  const faces = await Promise.all(
    scripts.map(async (script) => {
      const file = require.resolve(`@fontsource/anek-${script}/files/anek-${script}-${script}-400-normal.woff2`);
      const data = (await readFile(file)).toString('base64');
      return `@font-face { font-family: lent-${script}; font-weight: 100 900; src: url(data:font/woff2;base64,${data}); }`;
    }),
  );
  const names = scripts.map((script) => `lent-${script}`).join(', ');
  await page.addStyleTag({ content: `${faces.join('')} body * { font-family: system-ui, ${names}, sans-serif !important; }` });
};
