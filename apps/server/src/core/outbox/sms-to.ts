import type { Words } from '@angan/contract/kit/sentence.ts';
import type { Settings } from '../settings.ts';
import type { SmsName } from '../sms-settings.ts';
import { wordsFor } from '../words.ts';
import type { Sms } from './message.ts';
import type { SmsVariables } from './sms-texts.ts';

/** Whom an SMS is for: ten digits, and the language that they read, by its name. */
export interface SmsReader {
  readonly to: string;
  readonly language: string;
}

/**
 * An SMS in the language of its reader where the operator has registered its text in that language, else in English.
 * `write` says the variables by the words of the language in which it goes out.
 */
export const smsTo = <N extends SmsName>(
  { smsTemplates }: Settings,
  { to, language }: SmsReader,
  name: N,
  write: (words: Words) => SmsVariables<N>,
): Pick<Sms, 'channel' | 'to' | 'body'> => {
  const templates: Readonly<Record<string, string | undefined>> = smsTemplates[name];
  const registered = templates[language];
  const { words } = wordsFor(registered === undefined ? 'English' : language);
  return {
    channel: 'sms',
    to,
    body: { template_id: registered ?? smsTemplates[name].English, variables: write(words) },
  };
};
