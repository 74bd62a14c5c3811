import { z } from 'zod';
import { call } from '../kit/call.ts';
import { flag, idParams, requiredReference } from '../kit/fields.ts';

/** What may be shared in property PDFs. Of these at most one is on when a person's record is made (spec 4). */
export const sharingSwitches = [
  'can_send_unit_number_in_property_pdf_share',
  'can_send_society_name_property_pdf_share',
] as const;

/** Every switch of a person's permission record, with what the Owner reads beside it. The first two are spec 2.7. */
export const permissionSwitches = {
  can_send_unit_number_in_property_pdf_share: 'Allow Sharing Unit No. in Property Pdf',
  can_send_society_name_property_pdf_share: 'Allow Sharing Society Name in Property Pdf',
  can_export: 'Allow exporting lists',
} as const;
export type PermissionSwitch = keyof typeof permissionSwitches;

const switches = <V>(value: () => V) =>
  Object.fromEntries(Object.keys(permissionSwitches).map((name) => [name, value()])) as Record<PermissionSwitch, V>;

/** A person's permission record; who has none may do what the switches' defaults say: nothing of it. */
export const UserPermission = z.object({ id: z.number(), user: z.number(), ...switches(z.boolean) });
export type UserPermission = z.infer<typeof UserPermission>;

/** What the permission screen says, word for word as the specification has it. */
export const permissionTexts = {
  subusersFailed: 'Failed to load subusers',
  changeFailed: 'Failed to change permission',
  updated: 'Permission updated successfully',
  updateFailed: (why: string) => `Failed to update permission: ${why}`,
  oneAtFirst: 'Only one of the two can be allowed at first. Allow the other afterwards.',
} as const;

/** The list is `companyLookupCalls.permissions`: everybody reads their own record with the lookup lists. */
export const permissionCalls = {
  create: call({
    method: 'POST',
    path: '/properties/user_permissions/',
    access: 'permission:edit',
    subscription: 'any',
    summary: 'Make the permission record of a person of the company; one of the two sharing switches at most',
    body: z.object({ user: requiredReference(), ...switches(flag) }),
    answer: UserPermission,
    status: 201,
  }),
  update: call({
    method: 'PATCH',
    path: '/properties/user_permissions/:id/',
    access: 'permission:edit',
    subscription: 'any',
    summary: 'Change the switches that are named; the others stay',
    params: idParams,
    body: z.object(switches(flag)),
    answer: UserPermission,
  }),
};
