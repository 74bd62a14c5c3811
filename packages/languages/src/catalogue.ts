import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Languages beside English that the product speaks, by their tags (BCP 47): a folder of catalogues each. */
export const catalogueTags = ['hi', 'gu'] as const;
export type CatalogueTag = (typeof catalogueTags)[number];

export const catalogueFolder = (tag: CatalogueTag): string => path.join(import.meta.dirname, tag);

const read = (tag: CatalogueTag, file: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join(catalogueFolder(tag), file), 'utf8'));

/** What words of the packages are where the app says the same English in another sense: 'Call', the kind of a task. */
const wordsFile = 'words.json';
export const readWords = (tag: CatalogueTag): Map<string, string> => new Map(Object.entries(read(tag, wordsFile)));

/**
 * All entries of a language, by their English: a message with its places (`Added to {name}`), or a text of the contract
 * or the domain. A file holds those of one noun, the first that has it. Throws where two files have the same one.
 */
export const readCatalogue = (tag: CatalogueTag): Map<string, string> => {
  const entries = new Map<string, string>();
  for (const file of readdirSync(catalogueFolder(tag)).sort()) {
    if (file === wordsFile) continue;
    for (const [english, text] of Object.entries(read(tag, file))) {
      if (entries.has(english)) throw new Error(`${tag}/${file}: "${english}" stands in another file too`);
      entries.set(english, text);
    }
  }
  return entries;
};
