import { type InquiryField, inquiryFieldNames, inquiryFields, inquirySections } from '../inquiries/inquiry-fields.ts';
import { inquiryFieldLabel } from '../inquiries/inquiry-layout.ts';
import type { TargetGroup } from './target-group.ts';

/**
 * What a column of a list of inquiries may become beside a field of the form. `budget` and `sizes`: '60-75 L', the lowest
 * and the highest in one cell; one value alone is the highest. `note`: kept in the comment as 'Header: value'.
 */
const own = {
  name: 'Name of the contact',
  mobile: 'Mobile number of the contact',
  email: 'E-mail of the contact',
  city: 'City',
  budget: 'Budget, lowest to highest',
  sizes: 'Size, smallest to largest',
  stage: 'Stage',
  external_ref: 'Number of the lead',
  note: 'Keep in the comment',
  skip: 'Leave out',
} as const;
type OwnTarget = keyof typeof own;

/** Fields that stand outside the layout of the form. */
const beside = [
  'date_time',
  'property_type',
  'deal_type',
  'area',
  'society_name',
  'assigned_to',
  'next_follow_up',
  'locked_inquiry',
] as const;

/** What is agreed, and not read from a cell. */
const unread = ['brokerage_terms'] as const satisfies InquiryField[];
type ReadField = Exclude<InquiryField, (typeof unread)[number]>;
const read = inquiryFieldNames.filter((field): field is ReadField => !(unread as readonly string[]).includes(field));

export type InquiryTarget = OwnTarget | (typeof beside)[number] | ReadField;
export const inquiryTargets = [...(Object.keys(own) as OwnTarget[]), ...beside, ...read] as [
  InquiryTarget,
  ...InquiryTarget[],
];

export const inquiryTargetLabel = (target: InquiryTarget): string =>
  Object.hasOwn(own, target) ? own[target as OwnTarget] : inquiryFieldLabel(target)!;

const ofSection = (section: string) => read.filter((field) => inquiryFields[field].section === section);
const first: Readonly<Record<string, readonly InquiryTarget[]>> = {
  What: ['property_type', 'deal_type'],
  Where: ['area', 'society_name', 'city'],
  Budget: ['budget'],
  'Size and rooms': ['sizes'],
  Office: ['stage', 'next_follow_up', 'assigned_to', 'date_time', 'locked_inquiry', 'external_ref'],
};

/** Targets as they are offered. */
export const inquiryTargetGroups: readonly TargetGroup<InquiryTarget>[] = [
  { group: 'Who', targets: ['name', 'mobile', 'email'] },
  ...inquirySections.map((section) => ({
    group: section,
    targets: [...(first[section] ?? []), ...ofSection(section)],
  })),
  { group: 'Nothing of its own', targets: ['note', 'skip'] },
];

/** Targets that several columns may become, since what they say is put together. */
export const inquiryJoining: readonly InquiryTarget[] = [
  ...(['name', 'mobile', 'email', 'area', 'society_name', 'amenities', 'features'] as const),
  ...(['comment', 'note', 'skip'] as const),
];
