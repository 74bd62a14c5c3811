import { contactTexts } from '@angan/contract/contacts/texts.ts';
import { word } from '../core/language/index.ts';

/** The name, or 'Unknown' where there is none. */
export const personName = (name: string | null | undefined): string => name?.trim() || word(contactTexts.unknown);

/** One of the office's people: 'Kavita Vora'. */
export const personLabel = (user: { first_name: string; last_name: string }): string =>
  [user.first_name, user.last_name].filter(Boolean).join(' ');
