import {
  type ContactTarget,
  contactJoining,
  contactTargetGroups,
  contactTargetLabel,
} from '@angan/contract/imports/contact-targets.ts';
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
import { word } from '../core/language/index.ts';

/** What a column becomes, in the words of the form. */
export const targetWord = (kind: MigrationKind, target: MigrationTarget): string => {
  if (kind === 'Properties') return word(propertyTargetLabel(target as PropertyTarget));
  if (kind === 'Inquiries') return word(inquiryTargetLabel(target as InquiryTarget));
  return word(contactTargetLabel(target as ContactTarget));
};

interface Group {
  readonly group: string;
  readonly targets: readonly MigrationTarget[];
}

/** Targets as they are offered. */
export const targetGroups: Readonly<Record<MigrationKind, readonly Group[]>> = {
  Contacts: contactTargetGroups,
  Properties: propertyTargetGroups,
  Inquiries: inquiryTargetGroups,
};

/** Targets that several columns may become, since they join or there are several of them. */
const joining: Readonly<Record<MigrationKind, readonly MigrationTarget[]>> = {
  Contacts: contactJoining,
  Properties: propertyJoining,
  Inquiries: inquiryJoining,
};

/** What more than one column has become although there is only one of it: second values go to the comment or remark. */
export const claimedTwice = (kind: MigrationKind, targets: readonly MigrationTarget[]): MigrationTarget[] => [
  ...new Set(targets.filter((target, at) => !joining[kind].includes(target) && targets.indexOf(target) !== at)),
];
