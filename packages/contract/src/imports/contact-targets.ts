import {
  type ContactField,
  contactFieldNames,
  contactFields,
  contactSections,
  type MobileField,
} from '../contacts/contact-fields.ts';
import type { TargetGroup } from './target-group.ts';

/**
 * What a column of a contact file may become beside a field. `mobile`: every column of numbers; a cell may hold several.
 * `note`: an unknown column that is kept in the comment as 'Header: value'. `skip`: left out.
 */
const own = { mobile: 'Mobile number', note: 'Keep in the comment', skip: 'Leave out' } as const;
type OwnTarget = keyof typeof own;

type ReadField = Exclude<ContactField, MobileField>;
/** Fields that a column may become. */
export const contactReadFields = contactFieldNames.filter(
  (field): field is ReadField => contactFields[field].kind !== 'mobile',
);

export type ContactTarget = OwnTarget | ReadField;
export const contactTargets = [...contactReadFields, ...(Object.keys(own) as OwnTarget[])] as [
  ContactTarget,
  ...ContactTarget[],
];

export const contactTargetLabel = (target: ContactTarget): string => {
  if (Object.hasOwn(own, target)) return own[target as OwnTarget];
  return target === 'is_nri' ? 'NRI, yes or no' : contactFields[target as ReadField].label;
};

/** Targets as they are offered. */
export const contactTargetGroups: readonly TargetGroup<ContactTarget>[] = [
  ...contactSections.map((group) => {
    const [first, ...others] = contactReadFields.filter((field) => contactFields[field].section === group);
    return { group, targets: [first!, ...(group === 'Who' ? (['mobile'] as const) : []), ...others] };
  }),
  { group: 'Nothing of its own', targets: ['note', 'skip'] },
];

/** Targets that several columns may become, since they join or there are several of them. */
export const contactJoining: readonly ContactTarget[] = [
  ...contactReadFields.filter((field) => contactFields[field].joins),
  ...(Object.keys(own) as OwnTarget[]),
];
