import {
  type Contact,
  type ContactInput,
  type ContactTextField,
  contactTextFields,
  mobileFields,
} from '@angan/contract/contacts/contacts.ts';
import { contactTexts } from '@angan/contract/contacts/texts.ts';
import type { ContactKind } from '@angan/domain/lookups/contact-kinds.ts';
import { isMobile } from '@angan/domain/mobile.ts';
import { dayText, typedDay } from '@angan/domain/typed-day.ts';
import { dayUnreadable } from '../ui/form/index.ts';

/** What stands in the form while it is filled in. */
export interface ContactDraft extends Record<ContactTextField, string> {
  /** One to five numbers, some still empty. */
  mobiles: string[];
  contactgroup: number[];
  source: number | null;
  locked_contact: Contact['locked_contact'];
  contact_kind: ContactKind[];
  /** As they are typed: 'DD/MM/YYYY'. */
  date_of_birth: string;
  anniversary: string;
  is_nri: boolean;
}

const dateFields = ['date_of_birth', 'anniversary'] as const;

/** What stands behind 'More details'. */
export const detailFields = [
  ...['contact_kind', 'company_name', 'city', 'state', 'country', 'language', 'rera_no'],
  ...dateFields,
  'is_nri',
] as readonly (keyof ContactDraft)[];
export const hasDetails = (draft: ContactDraft): boolean =>
  detailFields.some((field) => draft[field] !== false && draft[field] !== '' && [draft[field]].flat().length > 0);

/** Every field of plain text, read from somewhere. */
export function textsOf(read: (field: ContactTextField) => string) {
  const fields = Object.keys(contactTextFields) as ContactTextField[];
  return Object.fromEntries(fields.map((field) => [field, read(field)])) as Record<ContactTextField, string>;
}

export const emptyDraft: ContactDraft = {
  ...textsOf(() => ''),
  mobiles: [''],
  contactgroup: [],
  source: null,
  locked_contact: 'false',
  contact_kind: [],
  date_of_birth: '',
  anniversary: '',
  is_nri: false,
};

export const draftOf = (contact: Contact): ContactDraft => ({
  ...textsOf((field) => contact[field]),
  mobiles: mobileFields.map((field) => contact[field]).filter((number, at) => at === 0 || number !== ''),
  contactgroup: contact.contactgroup,
  source: contact.source,
  locked_contact: contact.locked_contact,
  contact_kind: contact.contact_kind,
  date_of_birth: dayText(contact.date_of_birth),
  anniversary: dayText(contact.anniversary),
  is_nri: contact.is_nri,
});

/** A draft that was kept by an older version lacks the fields that came since. */
export const completed = (kept: Partial<ContactDraft>, initial: ContactDraft): ContactDraft => ({
  ...initial,
  ...kept,
});

const mobilesIn = ({ mobiles }: ContactDraft) =>
  Object.fromEntries(mobileFields.map((field, at) => [field, mobiles[at] ?? ''])) as Pick<
    Contact,
    (typeof mobileFields)[number]
  >;

/** The days as they are sent; a day that cannot be read is held back by `draftErrors`. */
const daysIn = (draft: ContactDraft) =>
  Object.fromEntries(dateFields.map((field) => [field, typedDay(draft[field]) ?? null])) as Record<
    (typeof dateFields)[number],
    string | null
  >;

/** What is wrong before anything is sent, by field. */
export const draftErrors = (draft: ContactDraft): Record<string, string> => ({
  ...mobileErrors(draft),
  ...Object.fromEntries(
    dateFields.filter((field) => typedDay(draft[field]) === undefined).map((field) => [field, dayUnreadable]),
  ),
});

/** The first number has to be there, and each has ten digits. */
export const mobileErrors = ({ mobiles }: ContactDraft): Record<string, string> =>
  Object.fromEntries(
    mobileFields
      .map((field, at) => [field, mobileError(mobiles[at]?.trim() ?? '', at === 0)] as const)
      .filter(
        (found): found is readonly [(typeof mobileFields)[number], NonNullable<(typeof found)[1]>] =>
          found[1] !== undefined,
      ),
  );

const mobileError = (number: string, isRequired: boolean) => {
  if (number === '') return isRequired ? contactTexts.mobileRequired : undefined;
  return isMobile(number) ? undefined : contactTexts.mobileInvalid;
};

/** The form as it is posted: multipart, groups and kinds repeated, what is empty left out. */
export const formOf = (draft: ContactDraft): FormData => {
  const { contactgroup, contact_kind, mobiles: _, ...fields } = draft;
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...mobilesIn(draft), ...daysIn(draft) })) {
    if (value !== '' && value !== null && value !== false) form.append(name, String(value));
  }
  for (const id of contactgroup) form.append('contactgroup', String(id));
  for (const kind of contact_kind) form.append('contact_kind', kind);
  return form;
};

/** The form as a change of an existing contact: what was emptied is sent empty. */
export const changeOf = (draft: ContactDraft): ContactInput => {
  const { mobiles: _, ...fields } = draft;
  return { ...fields, ...mobilesIn(draft), ...daysIn(draft) };
};

/** The contact as it will stand after the change, to be shown before the server has answered. */
export const changed = (contact: Contact, draft: ContactDraft): Contact => {
  const { mobiles: _, ...fields } = draft;
  return { ...contact, ...fields, ...mobilesIn(draft), ...daysIn(draft) };
};
