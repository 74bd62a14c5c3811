import { contactFields } from '@angan/contract/contacts/contact-fields.ts';
import { inquiryFields } from '@angan/contract/inquiries/inquiry-fields.ts';
import type { Fields } from '@angan/contract/kit/presented.ts';
import { propertyFields } from '@angan/contract/properties/property-fields.ts';
import type { Entity } from '@angan/domain/entities.ts';
import { t } from '@lingui/core/macro';
import { formatPrice, perLanguage, word } from '../../core/language/index.ts';
import type { Waiting } from '../../core/queue/index.ts';
import { fieldText } from '../field-text.ts';

const tables: Partial<Record<Entity, Fields>> = {
  contact: contactFields,
  inquiry: inquiryFields,
  property: propertyFields,
};
/** What is compared and is no field of a form. */
const states = perLanguage<Record<string, string>>(() => ({ stage: t`Stage`, status: t`Status` }));

const isNothing = (value: unknown) => value === null || value === undefined || value === '' || String(value) === '';

/** '' for nothing, and for what has no words of its own, as ids have none. */
const textOf = (field: Fields[string] | undefined, value: unknown): string => {
  if (isNothing(value)) return '';
  if (!field) return typeof value === 'string' ? word(value) : '';
  return field.kind === 'rupees' ? formatPrice(value as number) : fieldText(field, value);
};

/** Both versions of what two people changed, field by field in words: what stands there now, and what one saved oneself. */
export const versionsOf = ({ changes: [kind], theirs = {}, body }: Waiting): string[] =>
  Object.entries(theirs).map(([name, there]) => {
    const field = kind && tables[kind]?.[name];
    const label = field ? word(field.short ?? field.label) : (states()[name] ?? '');
    const now = textOf(field, there);
    const mine = textOf(field, (body as Record<string, unknown> | undefined)?.[name]);
    if (now !== '' && mine !== '') return t`${label}: now ${now}, yours is ${mine}.`;
    if (now !== '') return t`${label}: now ${now}.`;
    if (mine !== '' && isNothing(there)) return t`${label}: empty now, yours is ${mine}.`;
    return t`${label} was changed.`;
  });
