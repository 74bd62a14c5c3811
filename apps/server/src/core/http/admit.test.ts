import { call } from '@angan/contract/kit/call.ts';
import type { Usertype } from '@angan/domain/roles.ts';
import { expect, test } from 'vitest';
import { type Context, newActor } from '../context.ts';
import { isOpenTo } from './admit.ts';

const list = { method: 'GET', shows: [], path: '/any/', summary: 'Any' } as const;
const asked = (usertype: Usertype, subscription_status: string, more: object = {}) =>
  ({ actor: newActor({ user_id: 1, company_id: 1, usertype, subscription_status, ...more }, 1) }) as Context;

test('what is made of several calls shows of each what it would have answered', async () => {
  const active = call({ ...list, access: 'area:view' });
  const any = call({ ...list, access: 'area:view', subscription: 'any' });
  expect(await isOpenTo(active, asked('Backend', 'Active'))).toBe(true);
  expect(await isOpenTo(active, asked('Backend', 'Expired'))).toBe(false);
  expect(await isOpenTo(any, asked('Backend', 'Expired'))).toBe(true);
  expect(await isOpenTo(any, asked('Owner', 'Deleting'))).toBe(false);
  expect(await isOpenTo(any, asked('Admin', 'Active'))).toBe(false);
  const ownersOnly = call({ ...list, access: 'contact:erase', subscription: 'any' });
  expect(await isOpenTo(ownersOnly, asked('Owner', 'Active'))).toBe(true);
  expect(await isOpenTo(ownersOnly, asked('Backend', 'Active'))).toBe(false);
  const closed = call({ ...list, access: 'area:view', forSupport: 'closed' });
  const visit = { support_visit: 1, support_until: 1 };
  expect(await isOpenTo(active, asked('Owner', 'Active', visit))).toBe(true);
  expect(await isOpenTo(closed, asked('Owner', 'Active', visit))).toBe(false);
});

test('what fails is not taken for a refusal', async () => {
  const failing = { ...asked('Backend', 'Active'), steady: undefined } as unknown as Context;
  await expect(isOpenTo(call({ ...list, access: 'contact:export' }), failing)).rejects.toThrow(TypeError);
});
