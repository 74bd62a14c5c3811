import { i18n } from './i18n.ts';

/**
 * A text that comes in English from the contract, the domain or the server, in the reader's language. The English is
 * its key in the catalogue, with {0}, {1} in the place of its figures: 'At most {0} characters.' Without an entry it
 * stays as it is.
 */
export const word = (english: string): string => (i18n.locale === 'en' ? english : wordIn(english));

let wordIn = (english: string): string => english;

/** How `word` words a text in another language than English, for whom none of it is loaded. */
export const setWordIn = (word: (english: string) => string): void => {
  wordIn = word;
};
