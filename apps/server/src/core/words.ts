import { compile } from '@angan/contract/kit/compile-message.ts';
import { type Words, wordsOf } from '@angan/contract/kit/sentence.ts';
import { type Language, type LanguageTag, languageTags } from '@angan/domain/lookups/office.ts';
import { wordBy } from '@angan/domain/word-by.ts';
import { type CatalogueTag, readCatalogue, readWords } from '@angan/languages/catalogue.ts';
import { setupI18n } from '@lingui/core';
import { english } from './english.ts';

export interface Worded {
  readonly words: Words;
  /** The tag of the language, as HTML has it. */
  readonly tag: LanguageTag;
}

/** A language by its catalogue, which is read at its first use. What the catalogue lacks stays English. */
const read = (tag: CatalogueTag): Words => {
  const [catalogue, ofPackages] = [readCatalogue(tag), readWords(tag)];
  const i18n = setupI18n({ locale: tag, messages: { [tag]: {} } }).setMessagesCompiler(compile);
  return wordsOf(
    (template, values) => i18n._({ id: template, message: catalogue.get(template) ?? template, values: values ?? {} }),
    (text) => wordBy((key) => ofPackages.get(key) ?? catalogue.get(key), text) ?? text,
    () => tag,
  );
};

const worded = new Map<LanguageTag, Worded>([['en', { words: english, tag: 'en' }]]);

/** How what goes out reads in a language, by its tag. */
export const wordsOfTag = (tag: LanguageTag): Worded => {
  const known = worded.get(tag);
  if (known) return known;
  const made = { words: read(tag as CatalogueTag), tag };
  worded.set(tag, made);
  return made;
};

const isLanguage = (name: string): name is Language => Object.hasOwn(languageTags, name);

/** The same by the name of the language, as profiles have it: English for one that the product does not speak. */
export const wordsFor = (language: string): Worded => wordsOfTag(isLanguage(language) ? languageTags[language] : 'en');
