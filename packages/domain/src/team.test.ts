import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PermissionSwitch, permissionSwitchNames, usualRights } from './personal-rights.ts';
import { rightsInRole, subuserRoles, usersAllowed } from './team.ts';

test('the plan says how many people, unless something else was agreed', () => {
  expect([usersAllowed('Trial', null), usersAllowed('Solo', null), usersAllowed('Office', null)]).toEqual([5, 1, 15]);
  expect([usersAllowed(null, null), usersAllowed('constructor', null), usersAllowed('Solo', 3)]).toEqual([15, 15, 3]);
});

const role = fc.constantFrom(...subuserRoles);
const switches = fc.record(
  Object.fromEntries(permissionSwitchNames.map((name) => [name, fc.boolean()])),
) as fc.Arbitrary<Record<PermissionSwitch, boolean>>;

test('who had what is usual has what is usual for the new role', () => {
  fc.assert(
    fc.property(role, role, (before, after) => {
      const { areas: _, daily_reveal_limit: __, ...usual } = usualRights(after);
      expect(rightsInRole(before, after, usualRights(before))).toEqual(usual);
    }),
  );
});

test('what was said otherwise stays said', () => {
  fc.assert(
    fc.property(role, role, switches, (before, after, record) => {
      const next = rightsInRole(before, after, record);
      for (const name of permissionSwitchNames)
        if (record[name] !== usualRights(before)[name]) expect(next[name]).toBe(record[name]);
    }),
  );
  const revealing = rightsInRole('All-Rounder', 'Backend', usualRights('All-Rounder'));
  expect(revealing.can_reveal_numbers).toBe(false);
});
