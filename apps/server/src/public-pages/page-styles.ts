import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PurgeCSS } from 'purgecss';

/** What is read of the manifest of a build: https://vite.dev/guide/backend-integration */
interface Chunk {
  readonly isEntry?: boolean;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

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

/** What a page is made of, among which are the names of its elements, attributes and classes, and of the variables of its styles. */
const wordsOf = (page: string): string[] => [...new Set(page.match(/[\w-]+/g))].sort();

/** What only the browser or public/scheme.js puts on the page, and what a state of it is called. */
const put = ['data-mantine-color-scheme', 'data-scripted', 'data-inside', 'dark', 'light', 'root'];
/** What the component library draws into a page: its variables, and classes of its own. */
const libraryStyle = '<style data-mantine-styles';
/** Pages differ by path, language and size of screen; what an operator changes makes new ones. */
const mostKept = 200;

/** Rules without the variables that neither they nor the page use, of which the component library alone has hundreds. */
const withoutUnused = (rules: string, page: string): string => {
  const used = new Set([...`${rules}${page}`.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
  const left = rules
    .split(/(?<=[;{}])/)
    .map((piece) => {
      const name = /^\s*(--[\w-]+):/.exec(piece)?.[1];
      if (!name || used.has(name) || piece.endsWith('{')) return piece;
      return piece.endsWith('}') ? '}' : '';
    })
    .join('');
  // What only a variable used that is gone goes too.
  return left.length < rules.length ? withoutUnused(left, page) : left;
};

/**
 * Puts into a drawn page the rules of all style sheets that say something about what is drawn on it, so that it is painted
 * as soon as it is there; they go with it once the app stands in its place, which brings the sheets themselves.
 * `folder` is where the web app was built to.
 */
export const pageStyles = async (folder: string): Promise<(page: string) => Promise<string>> => {
  const manifest = JSON.parse(await readFile(path.join(folder, '.vite/manifest.json'), 'utf8'));
  const sheets = await Promise.all(sheetsOf(manifest).map((file) => readFile(path.join(folder, file), 'utf8')));
  const raw = sheets.join('\n');
  const kept = new Map<string, Promise<string>>();

  const rulesFor = async (words: string[], own: string[]): Promise<string> => {
    const [{ css = '' } = {}] = await new PurgeCSS().purge({
      content: [{ raw: words.join(' '), extension: 'html' }],
      css: [{ raw: [raw, ...own].join('\n') }],
      defaultExtractor: (content) => [...content.split(' '), ...put],
      keyframes: true,
    });
    return css;
  };
  return async (page) => {
    const [start = '', ...rest] = page.split(libraryStyle);
    const own = rest.map((one) => one.slice(one.indexOf('>') + 1, one.indexOf('</style>')));
    const bare = [start, ...rest.map((one) => one.slice(one.indexOf('</style>') + 8))].join('');
    const words = wordsOf(bare);
    const key = words.join(' ');
    if (kept.size > mostKept) kept.clear();
    const rules = kept.get(key) ?? rulesFor(words, own).then((some) => withoutUnused(some, bare));
    kept.set(key, rules);
    const styles = await rules.catch((error: unknown) => {
      // What went wrong once is tried again with the next page.
      kept.delete(key);
      throw error;
    });
    return bare.replace('<div id="ready">', (start) => `${start}<style>${styles}</style>`);
  };
};
