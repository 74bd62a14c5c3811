import { contactFieldLabel } from '@angan/contract/contacts/field-label.ts';
import type { ContactTarget } from '@angan/contract/imports/contact-targets.ts';
import {
  type InquiryTarget,
  inquiryJoining,
  inquiryTargetGroups,
  inquiryTargetLabel,
} from '@angan/contract/imports/inquiry-targets.ts';
import type { MigrationKind, MigrationTarget } from '@angan/contract/imports/kinds.ts';
import {
  type PropertyTarget,
  propertyJoining,
  propertyTargetGroups,
  propertyTargetLabel,
} from '@angan/contract/imports/property-targets.ts';

/** Where a target is no field of a contact, or its field's name says too little. */
const ownWords: Partial<Record<ContactTarget, string>> = {
  mobile: 'Mobile number',
  contactgroup: 'Contact group',
  is_nri: 'NRI, yes or no',
  note: 'Keep in the comment',
  skip: 'Leave out',
};

/** What a column becomes, in the words of the form. */
export const targetWord = (kind: MigrationKind, target: MigrationTarget): string => {
  if (kind === 'Properties') return propertyTargetLabel(target as PropertyTarget);
  if (kind === 'Inquiries') return inquiryTargetLabel(target as InquiryTarget);
  return ownWords[target as ContactTarget] ?? contactFieldLabel(target);
};

interface Group {
  readonly group: string;
  readonly targets: readonly MigrationTarget[];
}

/** Targets as they are offered. */
export const targetGroups: Readonly<Record<MigrationKind, readonly Group[]>> = {
  Contacts: [
    { group: 'Who', targets: ['name', 'mobile', 'email', 'contact_kind', 'company_name', 'rera_no', 'language'] },
    { group: 'More of the person', targets: ['date_of_birth', 'anniversary', 'is_nri'] },
    { group: 'Where', targets: ['address', 'city', 'state', 'country'] },
    { group: 'In the office', targets: ['contactgroup', 'source', 'locked_contact', 'comment'] },
    { group: 'Nothing of its own', targets: ['note', 'skip'] },
  ],
  Properties: propertyTargetGroups,
  Inquiries: inquiryTargetGroups,
};

/** Targets that several columns may become, since they join or there are several of them. */
const joining: Readonly<Record<MigrationKind, readonly MigrationTarget[]>> = {
  Contacts: [
    ...(['name', 'mobile', 'email', 'address', 'contact_kind', 'contactgroup'] as const),
    ...(['comment', 'note', 'skip'] as const),
  ],
  Properties: propertyJoining,
  Inquiries: inquiryJoining,
};

/** What more than one column has become although there is only one of it: second values go to the comment or remark. */
export const claimedTwice = (kind: MigrationKind, targets: readonly MigrationTarget[]): MigrationTarget[] => [
  ...new Set(targets.filter((target, at) => !joining[kind].includes(target) && targets.indexOf(target) !== at)),
];
