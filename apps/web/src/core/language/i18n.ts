import { compile } from '@angan/contract/kit/compile-message.ts';
import { setupI18n } from '@lingui/core';

/**
 * Has the browser make ready by what a text counts, which on a slowed phone takes it as long as a row: meant for the time in
 * which the code of the first screen is on its way.
 */
export const readyToCount = (): void => {
  i18n._('count', { count: 0 }, { message: '{count, plural, other {#}}' });
};

/** The app's texts in the language of this moment; English before any other is loaded, and from no catalogue. */
export const i18n = setupI18n({ locale: 'en', locales: 'en-IN', messages: { en: {} } }).setMessagesCompiler(compile);
