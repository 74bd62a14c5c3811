import { i18n } from './i18n.ts';

const figures = /\d+(?:[.,:/]\d+)*/g;

/**
 * A text that comes in English from the contract, the domain or the server, in the reader's language. The English is
 * its key in the catalogue, with {0}, {1} in the place of its figures: 'At most {0} characters.' Without an entry it
 * stays as it is.
 */
export const word = (english: string): string => {
  if (i18n.locale === 'en') return english;
  const whole = i18n.messages[english];
  if (typeof whole === 'string') return whole;
  const values: string[] = [];
  const key = english.replace(figures, (figure) => `{${values.push(figure) - 1}}`);
  const frame = i18n.messages[key];
  if (typeof frame === 'string') return frame.replace(/\{(\d+)\}/g, (_, at) => values[Number(at)] ?? '');
  return wordWithoutEntry(english);
};

let wordWithoutEntry = (english: string): string => english;

/** What `word` gives for a text that the catalogue lacks. */
export const setWordWithoutEntry = (make: (english: string) => string): void => {
  wordWithoutEntry = make;
};
