import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What is read of the manifest of a build: https://vite.dev/guide/backend-integration */
interface Chunk {
  readonly isEntry?: boolean;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** Words among which the names of classes are; the build writes those of style modules so: `_page_z22x6_1`. */
const words = /[\w-]+/g;
const classNames = (text: string): Set<string> =>
  new Set((text.match(words) ?? []).filter((word) => word.startsWith('_')));

/** The style sheets of a build, each after those that it builds on. */
const sheetsOf = (manifest: Readonly<Record<string, Chunk>>): string[] => {
  const sheets = new Set<string>();
  const seen = new Set<string>();
  const follow = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const one of chunk.imports ?? []) follow(one);
    for (const sheet of chunk.css ?? []) sheets.add(sheet);
    for (const one of chunk.dynamicImports ?? []) follow(one);
  };
  for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry) follow(key);
  return [...sheets];
};

/**
 * Puts into a drawn page the styles of what is drawn on it, and they go with it once the app stands in its place. The app
 * fetches each style sheet with the part that needs it; who reads the page before that, or without scripts, would have it
 * bare. In the page and not linked, since who is signed in is sent the same start page and must not wait for more files.
 * `folder` is where the web app was built to.
 */
export const pageStyles = async (folder: string): Promise<(page: string) => string> => {
  const manifest = JSON.parse(await readFile(path.join(folder, '.vite/manifest.json'), 'utf8'));
  const sheets = await Promise.all(
    sheetsOf(manifest).map(async (file) => {
      const rules = await readFile(path.join(folder, file), 'utf8');
      return { file, rules, names: [...classNames(rules)] };
    }),
  );
  return (page) => {
    const drawn = classNames(page);
    const styles = sheets
      .filter(({ file, names }) => !page.includes(`href="/${file}"`) && names.some((name) => drawn.has(name)))
      .map(({ rules }) => rules.trim());
    return page.replace('<div id="ready">', (start) => `${start}<style>${styles.join('\n')}</style>`);
  };
};
