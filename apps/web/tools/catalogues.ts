import path from 'node:path';
import {
  type CatalogueTag,
  catalogueFolder,
  catalogueTags,
  readCatalogue,
  readWords,
} from '@angan/languages/catalogue.ts';
import type { Plugin } from 'vite';
import { readMessages } from './messages.ts';
import { packageWords } from './package-words.ts';

const prefix = 'catalogue:';

/** What words the texts of the packages comes along with a catalogue: English has no use for it. */
const wordsBy = path.resolve(import.meta.dirname, '../src/core/language/word-of-catalogue.ts');

/** What the packages put together with figures: 'At most {0} characters.' */
const isFrame = (english: string): boolean => /\{\d\}/.test(english);

const read = async () => ({ messages: await readMessages(), words: packageWords() });

/**
 * `import('catalogue:hi')`: what is written in Hindi, as the app looks it up. A message has its id for a key; a text of
 * the contract or the domain has its English, also where it is a message as well.
 */
export const catalogues = (): Plugin => {
  // Both languages are put together from the same reading.
  let reading: ReturnType<typeof read> | undefined;
  return {
    name: 'catalogues',
    buildStart() {
      reading = undefined;
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const tag = id.slice(prefix.length + 1) as CatalogueTag;
      if (!catalogueTags.includes(tag)) throw new Error(`There is no catalogue of ${tag}`);
      this.addWatchFile(catalogueFolder(tag));
      reading ??= read();
      const { messages, words } = await reading;
      const entries: Record<string, string> = {};
      for (const [english, text] of readCatalogue(tag)) {
        const id = messages.get(english)?.id;
        if (id) entries[id] = text;
        // What only the server says has no place in the app.
        if (words.has(english) || (!id && isFrame(english))) entries[english] = text;
      }
      for (const [english, text] of readWords(tag)) entries[english] = text;
      return `export { wordIn } from ${JSON.stringify(wordsBy)};\nexport default JSON.parse(${JSON.stringify(JSON.stringify(entries))});`;
    },
  };
};
