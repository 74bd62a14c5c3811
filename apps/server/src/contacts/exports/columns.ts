import { type ContactField, contactFieldNames, contactFields } from '@angan/contract/contacts/contact-fields.ts';
import type { Contact } from '@angan/contract/contacts/contacts.ts';
import type { Names } from './names.ts';

/** What several of a kind stand apart by in one cell. */
const between = ', ';

/** The columns whose cells are not the field as it is read. */
const special: Partial<Record<ContactField, (contact: Contact, names: Names) => string>> = {
  contactgroup: ({ contactgroup }, names) => names.groups(contactgroup).join(between),
  source: ({ source }, names) => names.source(source),
};

/**
 * A contact as a line of a sheet: every field under its own name, which an import knows it by (domain 6.5). Dates are
 * YYYY-MM-DD, yes and no true and false.
 */
export const cellsOf = (contact: Contact, names: Names): string[] =>
  contactFieldNames.map((field) => special[field]?.(contact, names) ?? [contact[field] ?? ''].flat().join(between));

/** Widths in characters, by how much there may be to read. */
export const columnWidths: readonly number[] = contactFieldNames.map((field) => {
  const { kind, max = 0 }: { kind: string; max?: number } = contactFields[field];
  if (kind === 'flag') return 14;
  return max >= 2000 ? 48 : max >= 300 ? 36 : max >= 120 ? 28 : 18;
});
