import { type ContactColumn, contactColumns } from '@angan/contract/contacts/contact-exports.ts';
import type { Contact } from '@angan/contract/contacts/contacts.ts';
import type { Names } from './names.ts';

/** What several of a kind stand apart by in one cell. */
const between = ', ';

/** The columns whose cells are not the field as it is read. */
const special: Partial<Record<ContactColumn, (contact: Contact, names: Names) => string>> = {
  contactgroup: ({ contactgroup }, names) => names.groups(contactgroup).join(between),
  source: ({ source }, names) => names.source(source),
  contact_kind: ({ contact_kind }) => contact_kind.join(between),
};

/** A contact as a line of a sheet, in the order of `contactColumns`. Dates are YYYY-MM-DD, yes and no true and false. */
export const cellsOf = (contact: Contact, names: Names): string[] =>
  contactColumns.map((column) => special[column]?.(contact, names) ?? String(contact[column] ?? ''));

/** Widths in characters: names, texts and numbers, as far as they differ from the usual. */
const widths: Partial<Record<ContactColumn, number>> = {
  name: 28,
  email: 28,
  address: 36,
  comment: 48,
  locked_contact: 14,
};
export const columnWidths: readonly number[] = contactColumns.map((column) => widths[column] ?? 18);
