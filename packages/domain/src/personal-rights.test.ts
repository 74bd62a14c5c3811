import { expect, test } from 'vitest';
import { mayPersonally, switchedBy, usualRights } from './personal-rights.ts';
import { may, type Permission, permissions, usertypes } from './roles.ts';

test('without a record a person may what their role may', () => {
  for (const usertype of usertypes)
    for (const permission of permissions)
      expect([usertype, permission, mayPersonally(usertype, permission, undefined)]).toEqual([
        usertype,
        permission,
        may(usertype, permission),
      ]);
});

test('a record as the role has it changes nothing', () => {
  for (const usertype of usertypes)
    for (const permission of permissions)
      expect([usertype, permission, mayPersonally(usertype, permission, usualRights(usertype))]).toEqual([
        usertype,
        permission,
        may(usertype, permission),
      ]);
});

test('a switch gives and takes from who does not run the office, and takes nothing from who does', () => {
  for (const [permission, name] of Object.entries(switchedBy) as [Permission, string][]) {
    for (const on of [true, false])
      expect([name, on, mayPersonally('Backend', permission, { [name]: on })]).toEqual([name, on, on]);
    expect(mayPersonally('Owner', permission, { [name]: false })).toBe(true);
    expect(mayPersonally('Admin', permission, { [name]: true })).toBe(false);
  }
  expect(mayPersonally('Co-Owner', 'property:close', { can_close_property: false })).toBe(true);
  expect(mayPersonally('Co-Owner', 'contact:export', { can_export: true })).toBe(true);
});

test('the usual rights are those of 5.3', () => {
  const sales = {
    can_reveal_numbers: true,
    daily_reveal_limit: 25,
    can_export: false,
    can_share_pdf: true,
    can_see_all_inquiries: false,
    can_close_property: false,
    can_import: true,
    can_verify_property: true,
    can_see_commission: true,
    areas: [],
    can_send_unit_number_in_property_pdf_share: false,
    can_send_society_name_property_pdf_share: false,
  };
  expect(usualRights('Residential Only')).toEqual(sales);
  expect(usualRights('Backend')).toEqual({ ...sales, can_reveal_numbers: false, can_share_pdf: false });
});
