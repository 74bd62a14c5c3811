import type { Words } from '@angan/contract/kit/sentence.ts';
import { wordsFor } from '../words.ts';
import { type Letter, letter } from './letter.ts';
import type { Mail } from './message.ts';

/** Whom a mail is for: by which name it greets them, '' for none, and in which language it speaks. */
export interface MailReader {
  readonly to: string;
  readonly name: string;
  readonly language: string;
}
interface Said extends Omit<Letter, 'tag' | 'greeting'> {
  readonly subject: string;
}

/** A mail in the language of its reader: `write` says it by the words of that language. */
export const mailTo = (
  { to, name, language }: MailReader,
  write: (words: Words) => Said,
): Pick<Mail, 'channel' | 'to' | 'subject' | 'body'> => {
  const { words, tag } = wordsFor(language);
  const { subject, ...said } = write(words);
  const greeting = name === '' ? words.say('Hello,') : words.say('Hello {name},', { name });
  return { channel: 'mail', to, subject, body: letter({ ...said, tag, greeting }) };
};
