import { contactFieldLabel } from '@angan/contract/contacts/field-label.ts';
import type { ContactTarget } from '@angan/contract/imports/contact-targets.ts';

/** Where a target is no field of a contact, or its field's name says too little. */
const ownWords: Partial<Record<ContactTarget, string>> = {
  mobile: 'Mobile number',
  contactgroup: 'Contact group',
  is_nri: 'NRI, yes or no',
  note: 'Keep in the comment',
  skip: 'Leave out',
};

/** What a column becomes, in the words of the contact. */
export const targetWord = (target: ContactTarget): string => ownWords[target] ?? contactFieldLabel(target);

/** Targets as they are offered. */
export const targetGroups: readonly { group: string; targets: readonly ContactTarget[] }[] = [
  { group: 'Who', targets: ['name', 'mobile', 'email', 'contact_kind', 'company_name', 'rera_no', 'language'] },
  { group: 'More of the person', targets: ['date_of_birth', 'anniversary', 'is_nri'] },
  { group: 'Where', targets: ['address', 'city', 'state', 'country'] },
  { group: 'In the office', targets: ['contactgroup', 'source', 'locked_contact', 'comment'] },
  { group: 'Nothing of its own', targets: ['note', 'skip'] },
];

/** Targets that several columns may become, since they join or a contact has several. */
const joining: readonly ContactTarget[] = [
  ...(['name', 'mobile', 'email', 'address', 'contact_kind', 'contactgroup'] as const),
  ...(['comment', 'note', 'skip'] as const),
];

/** What more than one column has become although a contact has only one of it: second values go to the comment. */
export const claimedTwice = (targets: readonly ContactTarget[]): ContactTarget[] => [
  ...new Set(targets.filter((target, at) => !joining.includes(target) && targets.indexOf(target) !== at)),
];
