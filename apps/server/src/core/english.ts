import { compile } from '@angan/contract/kit/compile-message.ts';
import { wordsOf } from '@angan/contract/kit/sentence.ts';
import { setupI18n } from '@lingui/core';

const i18n = setupI18n({ locale: 'en', locales: 'en-IN', messages: { en: {} } }).setMessagesCompiler(compile);

/** Stored sentences in English: for what leaves the house in English, such as the wire's own texts, files and logs. */
export const english = wordsOf(
  (template, values) => i18n._({ id: template, message: template, values: values ?? {} }),
  (text) => text,
  () => 'en-IN',
);
export const { sentence: inEnglish } = english;
