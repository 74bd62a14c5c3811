import { type Usertype, usertypes } from '@angan/domain/roles.ts';
import { describe, expect, test } from 'vitest';
import { decide, type Guard } from './guards.ts';
import { routes } from './routes.ts';

type Row = Record<Usertype | 'logged out', string>;
const everyone = (verdict: string, but: Partial<Row> = {}): Row => ({
  'logged out': verdict,
  Owner: verdict,
  'Co-Owner': verdict,
  'All-Rounder': verdict,
  'Residential Only': verdict,
  'Commercial Only': verdict,
  Backend: verdict,
  Admin: verdict,
  ...but,
});

/** The specification's guards written out by hand, for a company with and without an active subscription. */
const expected: Record<Guard, { active: Row; inactive: Row }> = {
  public: { active: everyone('show'), inactive: everyone('show') },
  front: {
    active: everyone('show', { Admin: '/userlist' }),
    inactive: everyone('/expiry', { Admin: '/userlist', 'logged out': 'show' }),
  },
  'logged-out': {
    active: everyone('/', { Admin: '/userlist', 'logged out': 'show' }),
    inactive: everyone('/expiry', { Admin: '/userlist', 'logged out': 'show' }),
  },
  expiry: { active: everyone('show', { 'logged out': '/' }), inactive: everyone('show', { 'logged out': '/' }) },
  any: { active: everyone('show', { 'logged out': '/' }), inactive: everyone('show', { 'logged out': '/' }) },
  admin: {
    active: everyone('/', { Admin: 'show' }),
    inactive: everyone('/expiry', { Admin: 'show', 'logged out': '/' }),
  },
  owner: {
    active: everyone('/', { Owner: 'show', Admin: '/userlist' }),
    inactive: everyone('/expiry', { Owner: 'show', Admin: '/userlist', 'logged out': '/' }),
  },
  'owner-co-owner': {
    active: everyone('/', { Owner: 'show', 'Co-Owner': 'show', Admin: '/userlist' }),
    inactive: everyone('/expiry', { Owner: 'show', 'Co-Owner': 'show', Admin: '/userlist', 'logged out': '/' }),
  },
  'owner-co-owner-active': {
    active: everyone('/', { Owner: 'show', 'Co-Owner': 'show', Admin: '/userlist' }),
    inactive: everyone('/expiry', { Admin: '/userlist', 'logged out': '/' }),
  },
  active: {
    active: everyone('show', { Admin: '/userlist', 'logged out': '/' }),
    inactive: everyone('/expiry', { Admin: '/userlist', 'logged out': '/' }),
  },
};

const kinds = [...usertypes, null];

describe.each(routes.map(({ path, guard }) => ({ path, guard })))('$path', ({ guard }) => {
  test.each(kinds)('%s', (usertype) => {
    const column = usertype ?? 'logged out';
    expect(decide(guard, { usertype, active: true })).toBe(expected[guard].active[column]);
    expect(decide(guard, { usertype, active: false })).toBe(expected[guard].inactive[column]);
  });
});

test('no guard leads to a page that sends the same person on', () => {
  const at = (path: string) => routes.find((route) => route.path === path)!.guard;
  for (const guard of Object.keys(expected) as Guard[])
    for (const usertype of kinds)
      for (const active of [true, false]) {
        const verdict = decide(guard, { usertype, active });
        if (verdict !== 'show') expect(decide(at(verdict), { usertype, active })).toBe('show');
      }
});

test('of an office that is about to be deleted nothing is open but where that is said, and what is public', () => {
  const person = { usertype: 'Owner', active: false, deleting: true } as const;
  const shown = (Object.keys(expected) as Guard[]).filter((guard) => decide(guard, person) === 'show');
  expect(shown).toEqual(['public', 'expiry']);
  for (const guard of Object.keys(expected) as Guard[]) expect(['show', '/expiry']).toContain(decide(guard, person));
});
