import {
  type Contact,
  type ContactInput,
  type ContactTextField,
  contactTextFields,
  mobileFields,
} from '@angan/contract/contacts/contacts.ts';
import { contactTexts } from '@angan/contract/contacts/texts.ts';
import { isMobile } from '@angan/domain/mobile.ts';

/** What stands in the form while it is filled in. */
export interface ContactDraft extends Record<ContactTextField, string> {
  /** One to five numbers, some still empty. */
  mobiles: string[];
  contactgroup: number[];
  source: number | null;
  locked_contact: Contact['locked_contact'];
}

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
};

export const draftOf = (contact: Contact): ContactDraft => ({
  ...textsOf((field) => contact[field]),
  mobiles: mobileFields.map((field) => contact[field]).filter((number, at) => at === 0 || number !== ''),
  contactgroup: contact.contactgroup,
  source: contact.source,
  locked_contact: contact.locked_contact,
});

const mobilesIn = ({ mobiles }: ContactDraft) =>
  Object.fromEntries(mobileFields.map((field, at) => [field, mobiles[at] ?? ''])) as Pick<
    Contact,
    (typeof mobileFields)[number]
  >;

/** What is wrong with the numbers, by field: the first has to be there, and each has ten digits. */
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

/** The form as it is posted: multipart, groups repeated, what is empty left out. */
export const formOf = (draft: ContactDraft): FormData => {
  const { contactgroup, mobiles: _, ...fields } = draft;
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...mobilesIn(draft) })) {
    if (value !== '' && value !== null) form.append(name, String(value));
  }
  for (const id of contactgroup) form.append('contactgroup', String(id));
  return form;
};

/** The form as a change of an existing contact: what was emptied is sent empty. */
export const changeOf = (draft: ContactDraft): ContactInput => {
  const { mobiles: _, ...fields } = draft;
  return { ...fields, ...mobilesIn(draft) };
};

/** The contact as it will stand after the change, to be shown before the server has answered. */
export const changed = (contact: Contact, draft: ContactDraft): Contact => {
  const { mobiles: _, ...fields } = draft;
  return { ...contact, ...fields, ...mobilesIn(draft) };
};
