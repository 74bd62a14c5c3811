import { formatDate } from '@angan/domain/dates.ts';
import {
  type Consent,
  consentInWords,
  type InWords,
  type MergeField,
  type MergeFields,
} from '@angan/domain/merging/index.ts';
import { type ContactTextField, contactTextFields } from './contacts.ts';

/** Texts whose name in a sentence is not the field's own; the comment is put together from all of them. */
const labels: Partial<Record<ContactTextField, string>> = {
  email: 'e-mail',
  company_name: 'company',
  rera_no: 'RERA number',
};
const textFields = (Object.keys(contactTextFields) as ContactTextField[]).filter((field) => field !== 'comment');

/**
 * What becomes of each field when people are merged; `mobiles` and `comment` have rules of their own. A new text of a
 * contact is among them by itself, and a test holds every other column of the table against this list.
 */
export const mergeFields = {
  ...(Object.fromEntries(
    textFields.map((field) => [field, { rule: 'chosen', label: labels[field] ?? field.replaceAll('_', ' ') }]),
  ) as Record<Exclude<ContactTextField, 'comment'>, MergeField>),
  source: { rule: 'chosen', label: 'source' },
  date_of_birth: { rule: 'chosen', label: 'date of birth' },
  anniversary: { rule: 'chosen', label: 'anniversary' },
  is_nri: { rule: 'either', label: 'NRI' },
  contact_kind: { rule: 'all', label: 'kinds' },
  contactgroup: { rule: 'all', label: 'contact groups' },
  locked_contact: { rule: 'either', label: 'visibility' },
  do_not_contact: { rule: 'either', label: 'do not contact' },
  marketing_opt_out: { rule: 'either', label: 'no advertising' },
  consent: { rule: 'consent', label: 'consent' },
  last_contacted_at: { rule: 'latest', label: 'last contacted' },
} as const satisfies MergeFields;

/** Fields of which a person says whose value is kept; `mobile_number_1` is the main number. */
export const chosenFields = [
  'mobile_number_1',
  ...Object.entries<MergeField>(mergeFields).flatMap(([field, { rule }]) => (rule === 'chosen' ? [field] : [])),
];

const dates = ['date_of_birth', 'anniversary'];

/** How the values of a contact are said in a comment; a source by its name. */
export const inWords =
  (sourceName: (id: number) => string): InWords =>
  (field, value) => {
    if (field === 'source') return typeof value === 'number' ? sourceName(value) : '';
    if (field === 'consent') return consentInWords(value as Consent);
    if (typeof value !== 'string') return '';
    return dates.includes(field) ? formatDate(value) : value.trim();
  };
