import type { Contact } from '@angan/contract/contacts/contacts.ts';
import { visibilityOf } from '@angan/domain/lookups/visibility.ts';
import { perLanguage, word } from '../core/language/index.ts';
import type { Choice } from '../ui/form/index.ts';

/** Who sees a contact, by the value of `locked_contact`. */
export const visibilityChoices = perLanguage<readonly Choice<Contact['locked_contact']>[]>(() => [
  { id: 'false', label: word(visibilityOf(false)) },
  { id: 'true', label: word(visibilityOf(true)) },
]);

export const visibilityLabel = (locked: Contact['locked_contact']) =>
  visibilityChoices().find((choice) => choice.id === locked)!.label;
