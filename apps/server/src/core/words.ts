import type { Words } from '@angan/contract/kit/sentence.ts';
import type { Language } from '@angan/domain/lookups/office.ts';
import { english } from './english.ts';

interface Worded {
  readonly words: Words;
  /** The tag of the language, as HTML has it. */
  readonly tag: string;
}

const usual: Worded = { words: english, tag: 'en' };
const worded = new Map<string, Worded>([['English', usual]]);

/** How what goes out to a person reads, by the language of their profile: English where it has no words here yet. */
export const wordsFor = (language: string): Worded => worded.get(language) ?? usual;

/** Gives a language its words. */
export const addWords = (language: Language, given: Worded): void => {
  worded.set(language, given);
};
