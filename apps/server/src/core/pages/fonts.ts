import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type ShareFont, shareFontPath, shareFonts } from '@angan/contract/shares/links.ts';

/** The house's families as the web app has them, and why there are several: `apps/web/src/ui/theme/fonts.css`. */
const faces = {
  latin: {
    family: 'Anek',
    file: '@fontsource/anek-latin/files/anek-latin-latin',
    range: 'U+0000-00FF,U+2000-206F,U+2122,U+2190-2193,U+2212',
  },
  // Of this file only the rupee sign, which the Latin one lacks.
  rupee: {
    family: 'Anek Rupee',
    file: '@fontsource/anek-devanagari/files/anek-devanagari-latin-ext',
    range: 'U+20B9',
  },
  devanagari: {
    family: 'Anek Devanagari',
    file: '@fontsource/anek-devanagari/files/anek-devanagari-devanagari',
    range: 'U+0900-097F,U+1CD0-1CF9,U+200C-200D,U+25CC,U+A8E0-A8FF',
  },
  gujarati: {
    family: 'Anek Gujarati',
    file: '@fontsource/anek-gujarati/files/anek-gujarati-gujarati',
    range: 'U+0A80-0AFF,U+0964-0965,U+200C-200D',
  },
} as const;

/** What a page's `font` names after its size. */
export const fontFamilies = `${Object.values(faces)
  .map(({ family }) => `"${family}"`)
  .join()},system-ui,sans-serif`;

const partsOf = (name: ShareFont) => name.split('-') as [keyof typeof faces, '400' | '600'];

export const fontFaces = shareFonts
  .map((name) => {
    const [script, weight] = partsOf(name);
    const { family, range } = faces[script];
    return `@font-face{font-family:"${family}";src:url(${shareFontPath(name)}) format("woff2");font-weight:${weight};font-display:swap;unicode-range:${range};ascent-override:90%;descent-override:20%;line-gap-override:0%}`;
  })
  .join('\n');

const { resolve } = createRequire(import.meta.url);
const read = new Map<ShareFont, Buffer>();

export const webFont = (name: ShareFont): Buffer => {
  const known = read.get(name);
  if (known) return known;
  const [script, weight] = partsOf(name);
  const content = readFileSync(resolve(`${faces[script].file}-${weight}-normal.woff2`));
  read.set(name, content);
  return content;
};
