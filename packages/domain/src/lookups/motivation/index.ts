/**
 * The sentences of the day that a platform begins with: plain advice for a broker at work, of nobody. The first start
 * writes them to the platform's rows, which its Admin edits; a device without a line reads them here. New ones stand at
 * the end of the second halves: a start brings the rows that came since, by their place.
 */
import type { Language } from '../office.ts';
import { english } from './english/index.ts';
import { gujarati } from './gujarati/index.ts';
import { hindi } from './hindi/index.ts';

/** By language; at each place the same advice. */
export const motivationSeed: Readonly<Record<Language, readonly string[]>> = {
  English: english,
  Hindi: hindi,
  Gujarati: gujarati,
};
