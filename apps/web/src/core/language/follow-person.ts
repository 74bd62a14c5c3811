import { type Language, languageTags } from '@angan/domain/lookups/office.ts';
import { i18n } from './i18n.ts';
import { setLanguage } from './language.ts';

/** Draws the app in the language that somebody chose for themselves; one that is for tests stays. */
export const followPerson = (language: Language): void => {
  if (i18n.locale === languageTags[language] || i18n.locale === 'en-XA') return;
  void setLanguage(languageTags[language]).catch(() => undefined);
};
