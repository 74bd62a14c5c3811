import type { Contact } from '@angan/contract/contacts/contacts.ts';
import { t } from '@lingui/core/macro';
import { perLanguage } from '../core/language/index.ts';
import type { Choice } from '../ui/form/index.ts';

/** Who sees a contact, by the value of `locked_contact`. */
export const visibilityChoices = perLanguage<readonly Choice<Contact['locked_contact']>[]>(() => [
  { id: 'false', label: t`All User` },
  { id: 'true', label: t`Owner/Co-Owner` },
]);

export const visibilityLabel = (locked: Contact['locked_contact']) =>
  visibilityChoices().find((choice) => choice.id === locked)!.label;
