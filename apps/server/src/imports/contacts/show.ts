import { type ContactField, contactFields } from '@angan/contract/contacts/contact-fields.ts';
import { contactFieldLabel } from '@angan/contract/contacts/field-label.ts';
import type { MigrationRow } from '@angan/contract/imports/row.ts';
import { formatDate } from '@angan/domain/dates.ts';
import type { Person } from './person.ts';

const own = ['name', 'email', 'address', 'comment'];

/** A person as a row makes them; `usual`: the source and the groups of rows that name none. */
export const showPerson = (
  { mobiles, source, contactgroup, fields }: Person,
  usual: { readonly source: string; readonly groups: readonly string[] },
): Pick<MigrationRow, 'values' | 'record'> => ({
  values: {
    name: fields.name ?? '',
    mobiles: [...mobiles],
    email: fields.email ?? '',
    address: fields.address ?? '',
    comment: fields.comment ?? '',
    source: source || usual.source,
    contactgroup: [...(contactgroup.length ? contactgroup : usual.groups)],
    others: Object.entries(fields)
      .filter(([field, value]) => !own.includes(field) && value !== '' && value !== null && value !== undefined)
      .map(([field, value]) => ({ field: contactFieldLabel(field), value: inWords(field, value) })),
  },
  record: null,
});

const inWords = (field: string, value: unknown): string => {
  if (field === 'locked_contact') return value ? 'Owner/Co-Owner' : 'All User';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.join(', ');
  return contactFields[field as ContactField].kind === 'date' ? formatDate(String(value)) : String(value);
};
