import type { Plan, PlanFeature, PlanPrice } from '@angan/contract/plans/plans.ts';
import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCompany, aServer, type TestServer } from '../../test/support.ts';
import { changeTerm } from '../../test/terms.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const visited = async <T>(path: string): Promise<T[]> => (await server.ask('GET', `/properties/${path}/`)).body;

test('a visitor reads what each plan costs and holds, as domain 7.1 has it', async () => {
  const plans = await visited<Plan>('plans');
  const prices = await visited<PlanPrice>('plan-prices');
  const features = await visited<PlanFeature>('plan-features');
  const table = plans.map((plan) => {
    const own = prices.filter((row) => row.plan === plan.id);
    return [
      plan.plan_name,
      plan.users_included,
      ...own.map(({ duration_months, price }) => [duration_months, price]),
      ...own.filter(({ duration_months }) => [1, 12].includes(duration_months)).map((row) => row.extra_user_price),
      plan.max_properties,
      plan.max_open_inquiries,
      plan.picture_bytes && plan.picture_bytes / 1024 ** 3,
      plan.lead_sources,
      plan.import_rows_a_month,
      [plan.web_devices, plan.phone_devices],
      Object.fromEntries(features.filter((row) => row.plan === plan.id).map(({ key, value }) => [key, value])),
    ];
  });
  const features_ = (roles: string, money: string, whatsapp_number: string, support: string) => ({
    ...{ everyday: 'true', roles, money, whatsapp_number, support },
  });
  const one = [1, 1];
  const two = [2, 2];
  expect(table).toEqual([
    [
      ...['Solo', 1, [1, 599], [3, 1649], [6, 3099], [12, 5499], null, null, 500, 500, 2, 1, 500, one],
      features_('false', 'basic', 'false', 'email'),
    ],
    [
      ...['Team', 5, [1, 1999], [3, 5499], [6, 10_299], [12, 17_999], 249, 2299, 5000, 5000, 15, null, 5000, one],
      features_('true', 'true', 'add-on', 'phone'),
    ],
    [
      ...[
        'Office',
        15,
        [1, 4499],
        [3, 12_499],
        [6, 23_499],
        [12, 41_999],
        219,
        1999,
        null,
        null,
        60,
        null,
        25_000,
        two,
      ],
      features_('true', 'true', 'add-on', 'phone_4h'),
    ],
    [
      ...[
        'Enterprise',
        40,
        [1, 9999],
        [3, 27_499],
        [6, 51_999],
        [12, 92_999],
        169,
        1499,
        null,
        null,
        250,
        null,
        100_000,
        two,
      ],
      features_('true', 'true', 'included', 'named_person'),
    ],
  ]);
  expect(prices.find(({ price }) => price === 17_999)).toMatchObject({ list_price: 12 * 1999 });
});

test('a price that is to come is not told before its day', async () => {
  const team = (await visited<Plan>('plans')).find(({ code }) => code === 'team')!;
  const priceOf = async () =>
    (await visited<PlanPrice>('plan-prices')).find((row) => row.plan === team.id && row.duration_months === 1)!.price;
  const from = (day: string, price: number) =>
    server.owner.query(
      `insert into plan_price (company_id, plan, duration_months, price, valid_from)
       select company_id, id, 1, $3, $2 from plan where id = $1`,
      [team.id, day, price],
    );
  await from(addDays(dayInIndia(), 1), 2499);
  expect(await priceOf()).toBe(1999);
  await from(dayInIndia(), 2199);
  expect(await priceOf()).toBe(2199);
});

describe('what an office has', () => {
  const statusesOf = async (set: Parameters<typeof changeTerm>[2], more = '') => {
    const company = await aCompany(server);
    await changeTerm(server, company.id, set);
    if (more) await server.owner.query(more, [company.id]);
    const { rows } = await server.owner.query(
      'select s.status, subscription_of(c) as guard from current_subscription s join company c on c.id = s.company where c.id = $1',
      [company.id],
    );
    return [rows[0].status, rows[0].guard];
  };
  const on = (days: number) => addDays(dayInIndia(), days);

  test.each([
    ['has no end', { ends_on: null }, ['Active', 'Active']],
    ['ends today', { ends_on: on(0) }, ['Active', 'Active']],
    ['ended yesterday', { ends_on: on(-1) }, ['Grace', 'Active']],
    ['ended three days ago', { ends_on: on(-3) }, ['Grace', 'Active']],
    ['ended four days ago', { ends_on: on(-4) }, ['Expired', 'Expired']],
  ])('that %s', async (_, set, statuses) => {
    expect(await statusesOf(set)).toEqual(statuses);
  });

  test('is a trial, which knows no days of grace', async () => {
    expect(await statusesOf({ kind: 'Trial', ends_on: on(0) })).toEqual(['Active', 'Active']);
    expect(await statusesOf({ kind: 'Trial', ends_on: on(-1) })).toEqual(['Expired', 'Expired']);
  });

  test('was cancelled, and runs to its end', async () => {
    const cancel = 'update subscription set cancelled_on = started_on where company_id = $1';
    expect(await statusesOf({ ends_on: on(5) }, cancel)).toEqual(['Cancelled', 'Active']);
    expect(await statusesOf({ ends_on: on(-1) }, cancel)).toEqual(['Expired', 'Expired']);
  });

  test('is suspended, whatever was paid, and nothing where there never was a term', async () => {
    const suspend = 'update company set suspended_at = now() where id = $1';
    expect(await statusesOf({ ends_on: on(5) }, suspend)).toEqual(['Suspended', 'Suspended']);
    const drop = 'delete from subscription where company_id = $1';
    expect(await statusesOf({ ends_on: on(5) }, drop)).toEqual(['Pending', 'Pending']);
  });

  test('goes over to the term that was bought ahead, and not to one that another replaced', async () => {
    const company = await aCompany(server);
    await changeTerm(server, company.id, { ends_on: on(-1) });
    const add = (days: number, users: number) =>
      server.owner.query(
        `insert into subscription (company_id, plan, duration_months, users_allowed, kind, started_on, ends_on)
         select $1, id, 1, $2, 'Paid', $3, $4 from offered_plan where code = 'team'`,
        [company.id, users, on(days), on(days + 29)],
      );
    const users = async () =>
      (await server.owner.query('select users_allowed from current_subscription where company = $1', [company.id]))
        .rows[0].users_allowed;
    await add(0, 6);
    await add(1, 7);
    expect(await users()).toBe(6);
    await server.owner.query(
      'update subscription set replaced_at = now() where company_id = $1 and users_allowed = 6',
      [company.id],
    );
    expect(await users()).toBe(15);
  });
});
