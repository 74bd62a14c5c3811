import { type CatalogueTag, catalogueTags, readCatalogue, readWords } from '../../packages/languages/src/catalogue.ts';
import { keepsPlaces } from '../../packages/languages/src/places.ts';

/** What is wrong with a language: a message that it lacks, a translation that lost a place, or one of what is not said any more. */
export interface Gap {
  readonly tag: CatalogueTag;
  readonly english: string;
  readonly why: 'is not translated' | 'loses a place, a tag or its choice' | 'is said nowhere any more';
}

/** What the packages put together with figures has no one place where it stands: 'At most {0} characters.' */
const isFrame = (english: string): boolean => /\{\d\}/.test(english);

/**
 * Holds every language to the messages of the app and the `words` of the packages: all messages are there, all keep their
 * places, and nothing is left over.
 */
export const gapsIn = (
  english: Iterable<string>,
  words: ReadonlySet<string>,
  read: (tag: CatalogueTag) => ReadonlyMap<string, string> = readCatalogue,
  ofPackages: (tag: CatalogueTag) => ReadonlyMap<string, string> = readWords,
): Gap[] => {
  const messages = new Set(english);
  return catalogueTags.flatMap((tag) => {
    const catalogue = read(tag);
    const missing = [...messages]
      .filter((message) => !catalogue.has(message) && !ofPackages(tag).has(message))
      .map((message): Gap => ({ tag, english: message, why: 'is not translated' }));
    const lost = [...catalogue]
      .filter(([message, translation]) => !keepsPlaces(message, translation))
      .map(([message]): Gap => ({ tag, english: message, why: 'loses a place, a tag or its choice' }));
    const left = [...catalogue.keys()]
      .filter((message) => !messages.has(message) && !words.has(message) && !isFrame(message))
      .map((message): Gap => ({ tag, english: message, why: 'is said nowhere any more' }));
    return [...missing, ...lost, ...left];
  });
};
