import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBilling, type Billing } from '../../../test/billing.ts';
import { dueNow } from '../../../test/due-now.ts';
import { addSectors, aWish } from '../../../test/listings.ts';
import type { Person } from '../../../test/support.ts';
import { hashPassword } from '../../auth/index.ts';

const password = 'a long enough password';
const path = '/properties/team_staying/';
let billing: Billing;
let password_hash: string;
beforeAll(async () => {
  // Each of these people is signed in by a row already.
  billing = await aBilling({ DEVICE_LIMITS: '0' });
  password_hash = await hashPassword(password);
  await billing.server.work();
});
afterAll(() => billing.close());

/** An office on Team whose three people get Solo, with its one user, when the year is over. */
const anOffice = async () => {
  const { server } = billing;
  const office = await billing.office();
  const { id: company, owner } = office;
  await billing.paidFor(company, 'team', 17_999, 100);
  const [early, late] = [await office.person('All-Rounder'), await office.person('Residential Only')];
  await server.owner.query('update app_user set password_hash = $2 where company_id = $1', [company, password_hash]);
  const bookSolo = async () => {
    const { transaction, checkout } = await billing.order(owner, { plan: 'solo', users: 1 });
    const { signed } = await billing.pay(checkout.gateway_order_id);
    expect((await billing.confirm(owner, transaction.id, signed)).status).toBe(200);
  };
  /** Its terms as so many days from now on. */
  const later = (days: number) =>
    server.owner.query(
      'update subscription set started_on = started_on - $2::int, ends_on = ends_on - $2::int where company_id = $1',
      [company, days],
    );
  const signIn = async (person: Person) => {
    const { rows } = await server.owner.query('select username from app_user where id = $1', [person.id]);
    const asked = { username: rows[0].username, password, device_id: `of ${person.id}` };
    return server.ask('POST', '/auth/jwt/create/', undefined, asked);
  };
  const show = async () => (await billing.ask('GET', path, owner)).body;
  const choose = (body: object) => server.ask('PUT', path, owner.token, body);
  return { ...office, company, early, late, bookSolo, later, signIn, show, choose };
};
const isActive = async (person: Person) =>
  (await billing.server.owner.query('select is_active from app_user where id = $1', [person.id])).rows[0].is_active;

test('a smaller plan is booked for the end of the term; who leaves then is chosen before, and goes on the day', async () => {
  const { server } = billing;
  const { owner, company, early, late, bookSolo, later, signIn, show, choose } = await anOffice();
  expect(await show()).toMatchObject({ term: null, over: 0 });
  await bookSolo();
  const begins = addDays(dayInIndia(), 265);
  expect(await show()).toMatchObject({
    term: { plan_name: 'Solo', users_allowed: 1, started_on: begins, has_begun: false },
    over: 2,
    people: [{ id: owner.id }, { id: early.id }, { id: late.id }],
    hand_to: null,
  });
  expect((await choose({ leave: [late.id], hand_to: owner.id })).body).toEqual({
    leave: ['Choose at most 1 who stay, you among them.'],
  });
  expect((await choose({ leave: [owner.id, late.id], hand_to: early.id })).body).toEqual({
    leave: ['The Owner stays.'],
  });
  expect((await choose({ leave: [early.id, late.id], hand_to: late.id })).body).toEqual({
    hand_to: ['Choose somebody who stays.'],
  });
  expect((await server.ask('PUT', path, early.token, { leave: [late.id], hand_to: owner.id })).status).toBe(403);
  const chosen = await choose({ leave: [early.id, late.id], hand_to: owner.id });
  expect(chosen.body).toMatchObject({
    hand_to: owner.id,
    people: [{ leaves: false }, { leaves: true }, { leaves: true }],
  });
  const area = (await addSectors(server, owner, ['Sector 57']))['Sector 57']!;
  const wish = { ...aWish(area), assigned_to: [early.id] };
  const inquiry = (await server.ask('POST', '/properties/inquiry/', owner.token, wish)).body.id;
  // Until then nothing happens.
  expect([(await signIn(early)).status, await isActive(late)]).toEqual([200, true]);

  await later(265);
  await server.owner.query(dueNow(`(payload ->> 'company')::bigint = $1`), [company]);
  await expect.poll(() => isActive(early)).toBe(false);
  await expect.poll(() => isActive(late)).toBe(false);
  expect((await signIn(early)).body.detail).toBe('No active account found with the given credentials');
  const held = await server.owner.query('select assigned_to from inquiry where id = $1', [inquiry]);
  expect(held.rows[0].assigned_to).toEqual([owner.id]);
  expect(await show()).toMatchObject({ term: null, over: 0, people: [{ id: owner.id }] });
  // For seven days it can be undone, once there is a place.
  await server.owner.query('update subscription set users_allowed = 3 where company_id = $1', [company]);
  expect((await billing.ask('POST', `/properties/team/${early.id}/come_back/`, owner)).body).toMatchObject({
    returned: 1,
  });
});

test('where nothing was chosen nobody is deleted: the newest may not sign in until it is chosen or there are users', async () => {
  const { server } = billing;
  const { owner, company, early, late, bookSolo, later, signIn, show, choose } = await anOffice();
  await bookSolo();
  await later(265);
  await server.owner.query(
    'update subscription set users_allowed = 2 where company_id = $1 and started_on = today_in_india()',
    [company],
  );
  expect(await show()).toMatchObject({ term: { has_begun: true, users_allowed: 2 }, over: 1 });
  expect(await signIn(late)).toMatchObject({
    status: 403,
    body: { detail: "Your office's plan has fewer people now; ask your owner." },
  });
  expect((await server.ask('POST', '/auth/jwt/refresh/', undefined, { refresh: late.refresh })).status).toBe(403);
  expect([(await signIn(early)).status, (await signIn(owner)).status, await isActive(late)]).toEqual([200, 200, true]);
  // With users that are bought everybody is in again.
  const allow = (users: number) =>
    server.owner.query('update subscription set users_allowed = $2 where company_id = $1', [company, users]);
  await allow(3);
  expect((await signIn(late)).status).toBe(200);
  await allow(2);
  // The other one is chosen: who was without a place has it at once.
  expect((await choose({ leave: [early.id], hand_to: late.id })).body).toMatchObject({ term: null, over: 0 });
  expect([await isActive(early), (await signIn(late)).status]).toEqual([false, 200]);
  expect((await choose({ leave: [late.id], hand_to: owner.id })).status).toBe(409);
});

test('what begins today still has room for all who work in the office', async () => {
  const { server } = billing;
  const office = await billing.office();
  for (const role of ['All-Rounder', 'Backend'] as const) await office.person(role);
  const body = { plan: 'solo', duration: 'yearly', users: 1 };
  const refused = await server.ask('POST', '/properties/subscription/quote/', office.owner.token, body);
  expect(refused.body).toHaveProperty('users');
});
