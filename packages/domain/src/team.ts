/** How many people an office has, whom its Owner may invite, and what a changed role does to a person's rights. */
import {
  type PermissionSwitch,
  type PersonalRights,
  permissionSwitchNames,
  switchedBy,
  usualRights,
} from './personal-rights.ts';
import type { Usertype } from './roles.ts';

/** What somebody may be made: everything but the Owner, of whom an office has one (domain 2.17). */
export const subuserRoles = [
  'Co-Owner',
  'Residential Only',
  'Commercial Only',
  'All-Rounder',
  'Backend',
] as const satisfies readonly Usertype[];
export type SubuserRole = (typeof subuserRoles)[number];

/** What an invitation begins with. */
export const usualRole: SubuserRole = 'Residential Only';

/** Co-Owners of one office at most (domain 2.17). */
export const mostCoOwners = 2;

/** Days for which an invitation is good, and for which a person who left comes back with what was theirs. */
export const invitationDays = 7;
export const returnDays = 7;

/**
 * The switches of a person's record once the role is another: those that stood as usual for the role before are as usual
 * for the new one, so that nothing of the old role stays; what the Owner had said otherwise stays said.
 */
export const rightsInRole = (
  before: Usertype,
  after: Usertype,
  record: Pick<PersonalRights, PermissionSwitch>,
): Pick<PersonalRights, PermissionSwitch> => {
  const [was, is] = [usualRights(before), usualRights(after)];
  const follows = new Set<PermissionSwitch>(Object.values(switchedBy));
  const next = permissionSwitchNames.map((name) => {
    const isUsual = follows.has(name) && record[name] === was[name];
    return [name, isUsual ? is[name] : record[name]];
  });
  return Object.fromEntries(next);
};
