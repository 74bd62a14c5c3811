import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PermissionSwitch, permissionSwitchNames, usualRights } from './personal-rights.ts';
import { rightsInRole, subuserRoles } from './team.ts';

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
