/** What the Owner switches for single people, beside what their role gives them. */
import { may, type Permission, runsTheOffice, type Usertype } from './roles.ts';

/**
 * Switches that stand for a row of the permission matrix. The role says what holds without a record; a record gives the
 * right or takes it. How far it then reaches, numbers and locked records stay as the role sees them.
 */
export const switchedBy = {
  'property:reveal': 'can_reveal_numbers',
  'inquiry:reveal': 'can_reveal_numbers',
  'property:share': 'can_share_pdf',
  'property:close': 'can_close_property',
  'property:verify': 'can_verify_property',
  'contact:export': 'can_export',
  'migration:import': 'can_import',
  'commission:view': 'can_see_commission',
} as const satisfies { [P in Permission]?: string };
export type Switched = keyof typeof switchedBy;
export const isSwitched = (permission: string): permission is Switched => Object.hasOwn(switchedBy, permission);

/** Switches that widen something else, off for every role. */
export const widening = [
  'can_send_unit_number_in_property_pdf_share',
  'can_send_society_name_property_pdf_share',
  'can_see_all_inquiries',
] as const;

export type PermissionSwitch = (typeof switchedBy)[Switched] | (typeof widening)[number];
export const permissionSwitchNames: readonly PermissionSwitch[] = [
  ...new Set([...widening, ...Object.values(switchedBy)]),
];

/** Distinct numbers that a person may reveal in a day, where the Owner has not said otherwise. */
export const usualRevealLimit = 25;
export const mostRevealLimit = 1000;

export interface PersonalRights extends Record<PermissionSwitch, boolean> {
  daily_reveal_limit: number;
  /** Ids of the areas that the person works in; none: all. */
  areas: number[];
}

/** What somebody of this role has as long as the Owner has said nothing of them. */
export const usualRights = (usertype: Usertype): PersonalRights => {
  const byRole = Object.entries(switchedBy).map(([permission, name]) => [name, may(usertype, permission as Switched)]);
  const off = widening.map((name) => [name, false]);
  return { ...Object.fromEntries([...byRole, ...off]), daily_reveal_limit: usualRevealLimit, areas: [] };
};

/**
 * Whether somebody may: by their role, and where there is a switch for it and they do not run the office, by what the
 * Owner has set. `record` is undefined for who has none.
 */
export const mayPersonally = (
  usertype: Usertype,
  permission: Permission,
  record: Partial<Record<PermissionSwitch, boolean>> | undefined,
): boolean => {
  const byRole = may(usertype, permission);
  if (usertype === 'Admin' || !isSwitched(permission) || (byRole && runsTheOffice(usertype))) return byRole;
  return record?.[switchedBy[permission]] ?? byRole;
};
