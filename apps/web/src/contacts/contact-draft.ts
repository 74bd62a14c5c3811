import {
  type ContactField,
  contactFieldNames,
  contactFields,
  type MobileField,
  mobileFields,
} from '@angan/contract/contacts/contact-fields.ts';
import type { Contact, ContactInput } from '@angan/contract/contacts/contacts.ts';
import { contactTexts } from '@angan/contract/contacts/texts.ts';
import { isMobile } from '@angan/domain/mobile.ts';
import { word } from '../core/language/index.ts';
import { type DraftOf, fieldsBody, fieldsDraft, fieldsMistakes } from '../records/index.ts';

type Kept = Omit<DraftOf<typeof contactFields>, MobileField | 'locked_contact'>;
/** What stands in the form while it is filled in. */
export interface ContactDraft extends Kept {
  /** One to five numbers, some still empty. */
  mobiles: string[];
  locked_contact: Contact['locked_contact'];
}

const further = mobileFields.slice(1);
/** The fields in the form: those that are always asked for, and those behind 'More details'. */
export const shownFields = contactFieldNames.filter((field) => !(further as ContactField[]).includes(field));
export const mainFields = shownFields.filter((field) => !contactFields[field].isDetail);
export const detailFields = shownFields.filter((field) => contactFields[field].isDetail);
export const hasDetails = (draft: ContactDraft): boolean =>
  detailFields.some((field) => {
    const value = draft[field as keyof Kept];
    return value !== false && [value ?? ''].flat().some((one) => one !== '');
  });

const withMobiles = (fields: DraftOf<typeof contactFields>, mobiles: string[], locked: Contact['locked_contact']) => ({
  ...(Object.fromEntries(
    Object.entries(fields).filter(([field]) => !(mobileFields as readonly string[]).includes(field)),
  ) as Kept),
  mobiles,
  locked_contact: locked,
});

export const emptyDraft: ContactDraft = withMobiles(fieldsDraft(contactFields), [''], 'false');

export const draftOf = (contact: Contact): ContactDraft =>
  withMobiles(
    fieldsDraft(contactFields, contact),
    mobileFields.map((field) => contact[field]).filter((number, at) => at === 0 || number !== ''),
    contact.locked_contact,
  );

/** The draft by the fields of a contact, the numbers each in its own. */
const byField = ({ mobiles, ...fields }: ContactDraft) => ({
  ...fields,
  ...(Object.fromEntries(mobileFields.map((field, at) => [field, mobiles[at] ?? ''])) as Record<MobileField, string>),
});

/** What is wrong before anything is sent, by field. `hasNumber`: a lender is here by its name, and need not get a number. */
export const draftErrors = (draft: ContactDraft, hasNumber = true): Record<string, string> => ({
  ...mobileErrors(draft, hasNumber),
  ...fieldsMistakes(contactFields, byField(draft)),
});

/** The first number has to be there, unless nothing of one is known, and each has ten digits. */
export const mobileErrors = ({ mobiles }: Pick<ContactDraft, 'mobiles'>, isNeeded = true): Record<string, string> =>
  Object.fromEntries(
    mobileFields.flatMap((field, at): [string, string][] => {
      const found = mobileError(mobiles[at]?.trim() ?? '', isNeeded && at === 0);
      return found === undefined ? [] : [[field, found]];
    }),
  );

const mobileError = (number: string, isRequired: boolean) => {
  if (number === '') return isRequired ? word(contactTexts.mobileRequired) : undefined;
  return isMobile(number) ? undefined : word(contactTexts.mobileInvalid);
};

/** The form as it is posted: multipart, lists repeated, what is empty left out. */
export const formOf = (draft: ContactDraft): FormData => {
  const form = new FormData();
  for (const [field, given] of Object.entries<unknown>(changeOf(draft)))
    for (const value of [given].flat())
      if (value !== '' && value !== null && value !== false) form.append(field, String(value));
  return form;
};

/** The form as a change of an existing contact: what was emptied is sent empty. */
export const changeOf = (draft: ContactDraft): ContactInput => fieldsBody(contactFields, byField(draft));

/** The contact as it will stand after the change, to be shown before the server has answered. */
export const changed = (contact: Contact, draft: ContactDraft): Contact => ({
  ...contact,
  ...fieldsBody(contactFields, byField(draft)),
});
