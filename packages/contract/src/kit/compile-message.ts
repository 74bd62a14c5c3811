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
