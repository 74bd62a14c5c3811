import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unpackWoff } from './unpack-woff.ts';

/** One family, drawn by one hand for all our scripts; each file holds the letters of one. */
const files = {
  latin: '@fontsource/anek-latin/files/anek-latin-latin',
  // The rupee sign lies here.
  'latin-ext': '@fontsource/anek-latin/files/anek-latin-latin-ext',
  gujarati: '@fontsource/anek-gujarati/files/anek-gujarati-gujarati',
  devanagari: '@fontsource/anek-devanagari/files/anek-devanagari-devanagari',
} as const;
export type Script = keyof typeof files;
export const scripts = Object.keys(files) as Script[];
export type Weight = 400 | 500 | 600;
export type FontName = `${Script} ${Weight}`;

const { resolve } = createRequire(import.meta.url);
const read = new Map<FontName, Buffer>();

export const fontFile = (script: Script, weight: Weight): Buffer => {
  const name: FontName = `${script} ${weight}`;
  const known = read.get(name);
  if (known) return known;
  const content = unpackWoff(readFileSync(resolve(`${files[script]}-${weight}-normal.woff`)));
  read.set(name, content);
  return content;
};

const scriptOf = (sign: string): Script | 'any' | undefined => {
  const code = sign.codePointAt(0)!;
  // Joiners and signs that only shape what is before them.
  if (code === 0x200c || code === 0x200d) return 'any';
  if (code >= 0x0a80 && code <= 0x0aff) return 'gujarati';
  if ((code >= 0x0900 && code <= 0x097f) || code === 0x0964) return 'devanagari';
  if ((code >= 0x20 && code <= 0xff) || (code >= 0x2000 && code <= 0x206f) || code === 0x2122 || code === 0x20ac)
    return 'latin';
  if ((code >= 0x100 && code <= 0x24f) || (code >= 0x20a0 && code <= 0x20cf)) return 'latin-ext';
  return undefined;
};

export interface Run {
  readonly script: Script;
  readonly text: string;
}

/** Text by the font that has its letters. What none has, an emoji for one, is left out: an empty box says nothing. */
export const runsOf = (text: string): Run[] => {
  const runs: { script: Script; text: string }[] = [];
  for (const sign of text.normalize('NFC').replace(/\s+/g, ' ')) {
    const script = scriptOf(sign);
    const last = runs.at(-1);
    if (script === undefined) continue;
    if (last && (script === 'any' || script === last.script)) last.text += sign;
    else if (script !== 'any') runs.push({ script, text: sign });
  }
  return runs;
};
