import {
  type ContactTarget,
  contactJoining,
  contactTargetGroups,
  contactTargetLabel,
} from '@angan/contract/imports/contact-targets.ts';
import { fieldJoining, fieldTargetGroups, fieldTargetLabel } from '@angan/contract/imports/field-list.ts';
import {
  type InquiryTarget,
  inquiryJoining,
  inquiryTargetGroups,
  inquiryTargetLabel,
} from '@angan/contract/imports/inquiry-targets.ts';
import { type MigrationKind, type MigrationTarget, ofKind } from '@angan/contract/imports/kinds.ts';
import {
  type PropertyTarget,
  propertyJoining,
  propertyTargetGroups,
  propertyTargetLabel,
} from '@angan/contract/imports/property-targets.ts';
import { word } from '../core/language/index.ts';

const labels: Parameters<typeof ofKind<(target: MigrationTarget) => string>>[1] = {
  Contacts: (target) => contactTargetLabel(target as ContactTarget),
  Properties: (target) => propertyTargetLabel(target as PropertyTarget),
  Inquiries: (target) => inquiryTargetLabel(target as InquiryTarget),
};
/** What a column becomes, in the words of the form. */
export const targetWord = (kind: MigrationKind, target: MigrationTarget): string =>
  word(ofKind(kind, labels, (list) => (target) => fieldTargetLabel(list, target))(target));

interface Group {
  readonly group: string;
  readonly targets: readonly MigrationTarget[];
}

const groups = { Contacts: contactTargetGroups, Properties: propertyTargetGroups, Inquiries: inquiryTargetGroups };
/** Targets as they are offered. */
export const targetGroups = (kind: MigrationKind): readonly Group[] =>
  ofKind<readonly Group[]>(kind, groups, (list) => fieldTargetGroups(list) as unknown as Group[]);

/** Targets that several columns may become, since they join or there are several of them. */
const joining = { Contacts: contactJoining, Properties: propertyJoining, Inquiries: inquiryJoining };

/** What more than one column has become although there is only one of it: second values go to the comment or remark. */
export const claimedTwice = (kind: MigrationKind, targets: readonly MigrationTarget[]): MigrationTarget[] => {
  const joins = ofKind<readonly string[]>(kind, joining, fieldJoining);
  return [...new Set(targets.filter((target, at) => !joins.includes(target) && targets.indexOf(target) !== at))];
};
