import { i18n } from './i18n.ts';

/** Texts that stand outside a function: worded at the first use in a language, and the same value until it changes. */
export const perLanguage = <T>(make: () => T): (() => T) => {
  let made: { locale: string; value: T } | undefined;
  return () => {
    if (made?.locale !== i18n.locale) made = { locale: i18n.locale, value: make() };
    return made.value;
  };
};
