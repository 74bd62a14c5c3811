import { ContactInput } from '@angan/contract/contacts/contacts.ts';
import { reasons } from '@angan/contract/imports/row-reasons.ts';
import type { Draft } from './person.ts';

/** The first e-mail that can be read, '' where there is none; the others, and what cannot be read, go to the comment. */
export const readEmails = (cells: readonly string[], { told, rest }: Pick<Draft, 'told' | 'rest'>): string => {
  const words = cells.flatMap((cell) => cell.split(between)).map(plain);
  const good = [...new Map(words.filter(isEmail).map((email) => [email.toLowerCase(), email])).values()];
  const bad = cells.map((cell) => cell.trim()).filter((cell) => !cell.split(between).map(plain).some(isEmail));
  if (bad.length) {
    told.push(reasons.emailUnreadable);
    rest.push(...bad.map((text) => `E-mail: ${text}`));
  }
  const [first = '', ...others] = good;
  if (others.length) {
    told.push(reasons.moreEmails);
    rest.push(`Other e-mails: ${others.join(', ')}`);
  }
  return first;
};

const between = /:::|[\s,;|]+/;
const plain = (text: string) =>
  text
    .trim()
    .replace(/^mailto:/i, '')
    .replaceAll(/^<|>$/g, '');
const isEmail = (text: string) => text !== '' && ContactInput.shape.email.safeParse(text).success;
