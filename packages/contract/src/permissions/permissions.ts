import { mostRevealLimit, type PermissionSwitch, permissionSwitchNames } from '@angan/domain/personal-rights.ts';
import { z } from 'zod';
import { call } from '../kit/call.ts';
import { flag, idParams, number, references, requiredReference } from '../kit/fields.ts';

/** What may be shared in property PDFs. Of these at most one is on when a person's record is made (spec 4). */
export const sharingSwitches = [
  'can_send_unit_number_in_property_pdf_share',
  'can_send_society_name_property_pdf_share',
] as const satisfies PermissionSwitch[];

/** Every switch of a person's permission record, with what the Owner reads beside it. The first two are spec 2.7. */
export const permissionSwitches = {
  can_send_unit_number_in_property_pdf_share: 'Allow Sharing Unit No. in Property Pdf',
  can_send_society_name_property_pdf_share: 'Allow Sharing Society Name in Property Pdf',
  can_share_pdf: 'Allow sharing property PDFs',
  can_reveal_numbers: 'Allow revealing numbers',
  can_see_all_inquiries: 'Allow seeing all inquiries',
  can_verify_property: 'Allow verifying properties',
  can_close_property: 'Allow closing properties',
  can_import: 'Allow importing lists',
  can_export: 'Allow exporting lists',
  can_see_commission: 'Allow seeing their own commission',
} as const satisfies Record<PermissionSwitch, string>;

const switches = <V>(value: () => V) =>
  Object.fromEntries(permissionSwitchNames.map((name) => [name, value()])) as Record<PermissionSwitch, V>;

/** Areas that one person may be kept to. */
const mostAreas = 200;

const changes = {
  ...switches(flag),
  daily_reveal_limit: number(0, mostRevealLimit, 'int'),
  areas: references(mostAreas),
};

/** A person's permission record; for who has none, `usualRights` of their role hold. */
export const UserPermission = z.object({
  id: z.number(),
  user: z.number(),
  ...switches(z.boolean),
  /** Distinct numbers that they may reveal in a day. */
  daily_reveal_limit: z.number().int(),
  /** Ids of the areas that they work in; none: all. */
  areas: z.array(z.number()),
});
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
    body: z.object({ user: requiredReference(), ...changes }),
    answer: UserPermission,
    status: 201,
  }),
  update: call({
    method: 'PATCH',
    path: '/properties/user_permissions/:id/',
    access: 'permission:edit',
    subscription: 'any',
    summary: 'Change what is named; the rest stays',
    params: idParams,
    body: z.object(changes),
    answer: UserPermission,
  }),
};
