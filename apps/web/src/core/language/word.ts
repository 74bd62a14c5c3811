import { wordBy } from '@angan/domain/sentence.ts';
import { i18n } from './i18n.ts';

/**
 * A text that comes in English from the contract, the domain or the server, in the reader's language. The English is
 * its key in the catalogue, with {0}, {1} in the place of its figures: 'At most {0} characters.' Without an entry it
 * stays as it is.
 */
export const word = (english: string): string =>
  i18n.locale === 'en' ? english : (wordBy((key) => i18n.messages[key], english) ?? wordWithoutEntry(english));

let wordWithoutEntry = (english: string): string => english;

/** What `word` gives for a text that the catalogue lacks. */
export const setWordWithoutEntry = (make: (english: string) => string): void => {
  wordWithoutEntry = make;
};
