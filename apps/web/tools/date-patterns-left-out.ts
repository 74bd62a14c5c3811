/**
 * Stands in for the reader of date patterns that messages may carry. No text of ours has one: days and times are words
 * before they reach a text (core/language/formats.ts), so what would read them stays out of the first load.
 */
const refuse = (): never => {
  throw new Error('A text carries no date pattern: give it a day that formatDate made.');
};

export const parseDateTokens = refuse;
export const getDateFormatOptions = refuse;
