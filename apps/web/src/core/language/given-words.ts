import { i18n } from './i18n.ts';
import { setWordIn } from './word.ts';
import { wordIn } from './word-of-catalogue.ts';

/** For tests: speaks a language with these messages, as if its catalogue had been loaded. */
export const speakWith = (locale: string, messages: Record<string, string>): void => {
  setWordIn(wordIn);
  i18n.loadAndActivate({ locale, messages });
};
