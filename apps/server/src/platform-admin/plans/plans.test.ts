import type { Plan, PlanFeature, PlanPrice } from '@angan/contract/plans/plans.ts';
import type { DeskPlan } from '@angan/contract/platform/plan-desk.ts';
import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBilling, type Billing, buyer } from '../../../test/billing.ts';
import { aCompany, type Person } from '../../../test/support.ts';

let billing: Billing;
let admin: Person;
beforeAll(async () => {
  billing = await aBilling();
  admin = await (await aCompany(billing.server, { is_platform: true })).person('Admin');
});
afterAll(() => billing.close());

const today = dayInIndia();
const ask = (method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, body?: object) =>
  billing.server.ask(method, `/platform/${path}`, admin.token, body);
const planOf = async (code: string): Promise<DeskPlan> =>
  (await ask('GET', 'plans/')).body.find((plan: DeskPlan) => plan.code === code);
const visited = async <T>(what: string): Promise<T[]> => (await billing.server.ask('GET', `/properties/${what}/`)).body;
const yearly = (plan: DeskPlan) => plan.prices.filter(({ duration_months }) => duration_months === 12);

test('what is changed of a plan stands on the page of prices at once', async () => {
  const solo = await planOf('solo');
  const edited = await ask('PATCH', `plans/${solo.id}/`, { tagline: 'For one', max_properties: 600 });
  expect(edited.body).toMatchObject({ tagline: 'For one', max_properties: 600, max_open_inquiries: 500 });
  expect((await visited<Plan>('plans'))[0]).toMatchObject({ tagline: 'For one', max_properties: 600 });
  expect((await ask('PATCH', `plans/${solo.id}/`, { users_included: 5, max_users: 5 })).body).toHaveProperty(
    'max_users',
  );
  await ask('PATCH', `plans/${solo.id}/`, { is_public: false });
  expect((await visited<Plan>('plans')).map(({ code }) => code)).not.toContain('solo');
  await ask('PATCH', `plans/${solo.id}/`, { is_public: true });
  await ask('PUT', `plans/${solo.id}/features/`, { key: 'site_visits', label: 'Site visits', value: '10' });
  expect((await visited<PlanFeature>('plan-features')).find(({ key }) => key === 'site_visits')).toMatchObject({
    plan: solo.id,
    value: '10',
  });
  const trial = await planOf('trial');
  expect((await ask('PATCH', `plans/${trial.id}/`, { is_active: false })).status).toBe(409);
});

test('a price holds from a day on, the one before ends the day before, and what sold is never rewritten', async () => {
  const solo = await planOf('solo');
  const body = { duration_months: 12, price: 5999, list_price: 7188, valid_from: addDays(today, 10) };
  expect(
    (await ask('POST', `plans/${solo.id}/prices/`, { ...body, valid_from: addDays(today, -1) })).body,
  ).toHaveProperty('valid_from');
  expect((await ask('POST', `plans/${solo.id}/prices/`, { ...body, list_price: 5999 })).body).toHaveProperty(
    'list_price',
  );
  const added = await ask('POST', `plans/${solo.id}/prices/`, body);
  expect(yearly(added.body)).toMatchObject([
    { price: 5999, valid_from: addDays(today, 10), valid_to: null },
    { price: 5499, valid_to: addDays(today, 9) },
  ]);
  const sooner = await ask('POST', `plans/${solo.id}/prices/`, { ...body, price: 5799, valid_from: addDays(today, 5) });
  expect(yearly(sooner.body).map(({ price, valid_to }) => [price, valid_to])).toEqual([
    [5999, null],
    [5799, addDays(today, 9)],
    [5499, addDays(today, 4)],
  ]);
  const [later] = yearly(sooner.body);
  expect((await ask('DELETE', `plan-prices/${later!.id}/`)).status).toBe(204);
  expect(yearly(await planOf('solo'))[0]).toMatchObject({ price: 5799, valid_to: null });
  const held = yearly(await planOf('solo')).at(-1)!;
  expect((await ask('DELETE', `plan-prices/${held.id}/`)).status).toBe(409);
  const price = async () =>
    (await visited<PlanPrice>('plan-prices')).find((row) => row.plan === solo.id && row.duration_months === 12)!.price;
  expect(await price()).toBe(5499);
  await ask('POST', `plans/${solo.id}/prices/`, { ...body, price: 4999, list_price: null, valid_from: today });
  expect(await price()).toBe(4999);
});

test('a price that sold today gives way tomorrow at the earliest', async () => {
  const team = await planOf('team');
  const body = { duration_months: 1, price: 1899, valid_from: today };
  expect((await ask('POST', `plans/${team.id}/prices/`, body)).status).toBe(201);
  const { owner } = await billing.office();
  await billing.order(owner, { duration: 'monthly', buyer });
  expect((await ask('POST', `plans/${team.id}/prices/`, { ...body, price: 1799 })).body).toEqual({
    valid_from: ['This price has sold today already. Let the new one hold from tomorrow.'],
  });
  expect((await ask('POST', `plans/${team.id}/prices/`, { ...body, valid_from: addDays(today, 1) })).status).toBe(201);
});

test('a coupon is added, used and ended', async () => {
  const coupon = { code: 'diwali-26', percent: 10, valid_from: today, most_uses: 100 };
  const { body } = await ask('POST', 'coupons/', coupon);
  expect(body).toMatchObject({ code: 'DIWALI-26', percent: 10, used: 0 });
  expect((await ask('POST', 'coupons/', coupon)).body).toHaveProperty('code');
  expect((await ask('POST', 'coupons/', { ...coupon, code: 'X-1', amount: 100 })).status).toBe(400);
  const { owner } = await billing.office();
  const quote = () =>
    billing.ask('POST', '/properties/subscription/quote/', owner, {
      ...{ plan: 'office', duration: 'yearly', users: 15, coupon: 'DIWALI-26' },
    });
  expect((await quote()).body).toMatchObject({ discount: 4200 });
  expect((await ask('POST', `coupons/${body.id}/end/`)).body.valid_to).toBe(addDays(today, -1));
  expect((await quote()).body).toHaveProperty('coupon');
  expect((await ask('GET', 'coupons/')).body[0]).toMatchObject({ code: 'DIWALI-26' });
  expect((await billing.ask('GET', '/platform/coupons/', owner)).status).toBe(403);
});
