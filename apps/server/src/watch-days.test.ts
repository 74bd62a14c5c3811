import type { AlertKind } from '@angan/domain/alerts.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AlertOffice, anAlertOffice, leased } from '../test/alert-causes/index.ts';
import { aServer, type Person, type TestServer } from '../test/support.ts';
import { changeTerm } from '../test/terms.ts';

/** At which steps of the days people are told; that they are told at all is alerts/every-kind.test.ts. */

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
  await server.work();
});
afterAll(() => server.close());

const told = async ({ id }: Person, kind: AlertKind): Promise<number> =>
  (await server.owner.query('select 1 from user_alert where user_id = $1 and kind = $2', [id, kind])).rowCount!;
/** How often the Owner was told of a kind by the mornings of these days. */
const toldBy = async ({ owner, onDay, run }: AlertOffice, kind: AlertKind, days: readonly number[]) => {
  const counts: number[] = [];
  for (const day of days) {
    await onDay(day);
    await run('watch days');
    counts.push(await told(owner, kind));
  }
  return counts;
};
const anOffice = () => anAlertOffice(server, '09:00');

test('a lease is told of at each step, and not again on the mornings between', async () => {
  const office = await anOffice();
  await leased(office, { lease_end: office.day(70) });
  expect(await toldBy(office, 'Lease ending', [0, 9, 10, 11])).toEqual([1, 1, 2, 2]);
});

test('a lock-in is told of from its step on', async () => {
  const office = await anOffice();
  await leased(office, { lock_in_end: office.day(61) });
  expect(await toldBy(office, 'Lock-in ending', [0, 1])).toEqual([0, 1]);
});

test('a mandate is told of 30 and 7 days before its end', async () => {
  const office = await anOffice();
  const { day } = office;
  await office.property({ mandate: 'Exclusive', mandate_from: day(-30), mandate_to: day(35) });
  expect(await toldBy(office, 'Mandate ending', [4, 6, 28])).toEqual([0, 1, 2]);
});

test('a trial is told of from a week before its end, to the Owner alone', async () => {
  const office = await anOffice();
  await changeTerm(server, office.company.id, { kind: 'Trial', ends_on: office.day(13) });
  expect(await toldBy(office, 'Subscription ending', [0, 6, 7])).toEqual([0, 1, 1]);
  expect(await told(office.staff, 'Subscription ending')).toBe(0);
});

test('of properties those are told that became stale lately, once', async () => {
  const office = await anOffice();
  for (const [id, days] of [
    [await office.property(), -45],
    [await office.property(), -200],
  ] as const)
    await server.owner.query('update property set last_verified_at = $2 where id = $1', [
      id,
      `${office.day(days)}T10:00:00+05:30`,
    ]);
  expect(await toldBy(office, 'Property to verify', [0, 1, 2])).toEqual([0, 1, 1]);
});
