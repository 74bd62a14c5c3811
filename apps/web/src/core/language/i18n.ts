import { compile } from '@angan/contract/kit/compile-message.ts';
import { setupI18n } from '@lingui/core';

/** The app's texts in the language of this moment; English before any other is loaded, and from no catalogue. */
export const i18n = setupI18n({ locale: 'en', locales: 'en-IN', messages: { en: {} } }).setMessagesCompiler(compile);
