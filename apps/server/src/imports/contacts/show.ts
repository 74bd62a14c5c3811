import { type ContactField, contactFields } from '@angan/contract/contacts/contact-fields.ts';
import type { MigrationRow } from '@angan/contract/imports/row.ts';
import { type FieldFact, type FieldValue, valuedField } from '@angan/contract/kit/field-values.ts';
import { visibilityOf } from '@angan/domain/lookups/visibility.ts';
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
      .map(([field, value]) => factOf(field, value)),
  },
  record: null,
});

const factOf = (name: string, stored: unknown): FieldFact => {
  const field = contactFields[name as ContactField];
  return name === 'locked_contact'
    ? { ...valuedField({ ...field, kind: 'choice' }), value: visibilityOf(stored === true) }
    : { ...valuedField(field), value: stored as FieldValue };
};
