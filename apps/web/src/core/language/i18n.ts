import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

type Compiled = ReturnType<typeof compileMessage>;

const compiled = new Map<string, Compiled>();

/** A message by its text. An apostrophe is an apostrophe: a text that needs a brace takes it as a value. */
export const compile = (message: string): Compiled => {
  if (!message.includes('{')) return [message];
  let tokens = compiled.get(message);
  if (!tokens) {
    tokens = compileMessage(message.replaceAll("'", "''"));
    compiled.set(message, tokens);
  }
  return tokens;
};

/** The app's texts in the language of this moment; English before any other is loaded, and from no catalogue. */
export const i18n = setupI18n({ locale: 'en', messages: { en: {} } }).setMessagesCompiler(compile);
