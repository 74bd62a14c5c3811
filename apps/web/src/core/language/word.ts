let wordIn: ((english: string) => string | undefined) | undefined;

/** How `word` words a text in the language of this moment; English has nothing to be worded by. */
export const setWordIn = (next: typeof wordIn): void => {
  wordIn = next;
};

/**
 * A text that comes in English from the contract, the domain or the server, in the reader's language. The English is
 * its key in the catalogue, with {0}, {1} in the place of its figures: 'At most {0} characters.' Without an entry it
 * stays as it is.
 */
export const word = (english: string): string => wordIn?.(english) ?? english;
