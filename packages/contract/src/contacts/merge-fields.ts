import { formatDate } from '@angan/domain/dates.ts';
import {
  type Consent,
  consentInWords,
  type InWords,
  type MergeField,
  type MergeFields,
  type MergeRule,
} from '@angan/domain/merging/index.ts';
import type { FieldKind } from '../kit/pairs.ts';
import { inSentence } from '../kit/presented.ts';
import { type ContactField, contactFieldNames, contactFields, type MobileField } from './contact-fields.ts';

/** Of a flag the stricter answer is kept, lists are united; of all else there is one. */
const rules: Partial<Record<FieldKind, MergeRule>> = {
  flag: 'either',
  choices: 'all',
  references: 'all',
  words: 'all',
};

type Mergeable = Exclude<ContactField, MobileField | 'comment'>;
const mergeable = contactFieldNames.filter(
  (field): field is Mergeable => contactFields[field].kind !== 'mobile' && field !== 'comment',
);

/**
 * What becomes of each field when people are merged; `mobiles` and `comment` have rules of their own. A new field of a
 * contact is among them by itself, and a test holds every other column of the table against this list.
 */
export const mergeFields = {
  ...(Object.fromEntries(
    mergeable.map((field) => {
      const { kind } = contactFields[field];
      return [field, { rule: rules[kind] ?? 'chosen', label: inSentence(contactFields[field]) }];
    }),
  ) as Record<Mergeable, MergeField>),
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

/** How the values of a contact are said in a comment; a source by its name. */
export const inWords =
  (sourceName: (id: number) => string): InWords =>
  (field, value) => {
    if (field === 'source') return typeof value === 'number' ? sourceName(value) : '';
    if (field === 'consent') return consentInWords(value as Consent);
    if (typeof value !== 'string') return '';
    return contactFields[field as ContactField]?.kind === 'date' ? formatDate(value) : value.trim();
  };
