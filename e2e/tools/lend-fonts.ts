import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { BrowserContext } from 'playwright-core';

const require = createRequire(new URL('../../apps/server/package.json', import.meta.url));
const scripts = ['devanagari', 'gujarati'];
const weights = [400, 700];

/** The sandbox draws with the fonts of its computer; one without Indian scripts borrows ours for the picture. */
export const lendFonts = async (window: BrowserContext): Promise<void> => {
  const faces = await Promise.all(
    scripts.flatMap((script) =>
      weights.map(async (weight) => {
        const file = `@fontsource/anek-${script}/files/anek-${script}-${script}-${weight}-normal.woff2`;
        const data = (await readFile(require.resolve(file))).toString('base64');
        return { family: `lent-${script}`, weight: String(weight), source: `url(data:font/woff2;base64,${data})` };
      }),
    ),
  );
  // Before anything is drawn: what was drawn without them would stay so.
  await window.addInitScript((faces) => {
    for (const { family, weight, source } of faces) {
      const face = new FontFace(family, source, { weight, display: 'block' });
      document.fonts.add(face);
      void face.load();
    }
    const names = faces.map(({ family }) => family).join(', ');
    const sheet = new CSSStyleSheet();
    sheet.insertRule(`body, body * { font-family: system-ui, ${names}, sans-serif !important; }`);
    document.adoptedStyleSheets = [sheet];
  }, faces);
};
