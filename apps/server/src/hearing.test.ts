import type { Entity } from '@angan/domain/entities.ts';
import type { Usertype } from '@angan/domain/roles.ts';
import { expect, test } from 'vitest';
import { newActor } from './core/context.ts';
import { mayHear } from './core/live/hearing.ts';
import { hearing } from './hearing.ts';

/** Whether somebody of company 1 hears of a change that person 5 made. */
const hears = (entity: Entity, usertype: Usertype, user_id: number, facts: object = { created_by: 5 }) =>
  mayHear(hearing, newActor({ user_id, company_id: 1, usertype, subscription_status: 'Active' }, 0), undefined, {
    company: 1,
    entity,
    id: 0,
    action: 'changed',
    ...facts,
  });

test.each(['viewed_property', 'viewed_inquiry', 'revealed_number', 'user_device'] as const)(
  '%s is told to whose it is and to who sees those of all',
  (entity) => {
    expect(hears(entity, 'All-Rounder', 5)).toBe(true);
    expect(hears(entity, 'Co-Owner', 7)).toBe(true);
    expect([hears(entity, 'All-Rounder', 7), hears(entity, 'Backend', 7)]).toEqual([false, false]);
  },
);

test('what is one person’s own is told to nobody else, not to the Owner either', () => {
  expect(hears('saved_view', 'Backend', 5, { user: 5 })).toBe(true);
  expect(hears('saved_view', 'Owner', 7, { user: 5 })).toBe(false);
});

test('what says nothing of itself goes by lock, type and area, and by the company', () => {
  expect(hears('source', 'Backend', 7)).toBe(true);
  expect(hears('contact', 'Backend', 7, { locked: 'true' })).toBe(false);
  expect(hears('project', 'Residential Only', 7, { property_type: 2 })).toBe(false);
  expect(hears('source', 'Owner', 7, { company: 2 })).toBe(false);
});
