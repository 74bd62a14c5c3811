import { existsSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import type { Plugin } from 'vite';

const source = join(import.meta.dirname, '../src') + sep;

/** The file that takes the place of another in the phone's app: the one of its name in the folder `phone` beside it. */
export const twinOf = (file: string): string | undefined => {
  if (!file.startsWith(source) || basename(dirname(file)) === 'phone') return undefined;
  const twin = join(dirname(file), 'phone', basename(file));
  return existsSync(twin) ? twin : undefined;
};

/**
 * Puts every file of a folder `phone` in the place of the file of that name above it. So nothing of the phone is in the web
 * app at all. A twin that imports the file it stands for gets that file.
 */
export const phoneTwins = (): Plugin => ({
  name: 'phone-twins',
  enforce: 'pre',
  async resolveId(given, importer, options) {
    if (!importer || !/^(\.|#)/.test(given)) return undefined;
    const found = await this.resolve(given, importer, { ...options, skipSelf: true });
    const twin = found && !found.external && twinOf(found.id);
    return twin && twin !== importer.split('?', 1)[0] ? { ...found, id: twin } : undefined;
  },
});
