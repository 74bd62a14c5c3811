import { wordsOf } from '@angan/contract/kit/sentence.ts';
import { i18n } from './i18n.ts';
import { word } from './word.ts';

/** How stored sentences read in the reader's language; the English template is its key in the catalogue. */
export const words = wordsOf(
  (template, values) => i18n._({ id: template, message: template, values }),
  word,
  () => (i18n.locale === 'en' ? 'en-IN' : i18n.locale),
);
export const { sentence, joined } = words;
