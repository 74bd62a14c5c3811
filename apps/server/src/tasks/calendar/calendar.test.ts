import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aShop, dealId } from '../../../test/listings.ts';
import { aCompany, aServer, type Person, type TestServer } from '../../../test/support.ts';
import { aVisitOffice } from '../../../test/visits.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const today = dayInIndia();
const day = (days: number) => addDays(today, days);
const at = (days: number, time: string) => `${day(days)}T${time}:00+05:30`;
const read = (person: Person, query: string) => server.ask('GET', `/properties/tasks/calendar/?${query}`, person.token);
const week = `from=${day(0)}&to=${day(6)}`;
const ids = ({ tasks }: { tasks: { id: number }[] }) => tasks.map(({ id }) => id);

test('a span holds what is planned and done on its days in India, and nothing that was cancelled or put off', async () => {
  const office = await aVisitOffice(server);
  const { owner, houses, inquiry } = office;
  const add = async (given: object) =>
    (await office.post(owner, '', { type: 'Meeting', property: houses[0], ...given })).body.id as number;
  const [late, early] = [await add({ date_time: at(1, '23:59') }), await add({ date_time: at(2, '00:00') })];
  const [moved, off] = [await add({ date_time: at(3, '10:00') }), await add({ date_time: at(3, '11:00') })];
  const done = await add({ date_time: at(3, '12:00') });
  const beyond = await add({ date_time: at(7, '00:00') });
  const visit = (await office.visit(owner, houses[1], at(4, '16:00'))).id;
  const again = (await office.post(owner, `${moved}/reschedule/`, { date_time: at(5, '09:30') })).body.id;
  await office.post(owner, `${off}/cancel/`, { reason: 'Not needed' });
  await office.post(owner, `${done}/complete/`, { outcome: 'Done' });

  const { body, status } = await read(owner, `${week}&kind=tasks&kind=visits`);
  expect(status).toBe(200);
  expect(ids(body)).toEqual([late, early, done, visit, again]);
  expect(body.days).toEqual([
    { day: day(1), tasks: 1, dates: 0 },
    { day: day(2), tasks: 1, dates: 0 },
    { day: day(3), tasks: 1, dates: 0 },
    { day: day(4), tasks: 1, dates: 0 },
    { day: day(5), tasks: 1, dates: 0 },
  ]);
  expect(ids((await read(owner, `${week}&kind=visits`)).body)).toEqual([visit]);
  expect(ids((await read(owner, `from=${day(7)}&to=${day(7)}`)).body)).toEqual([beyond]);
  // The Call that is the inquiry's next step is a follow-up, and no other task.
  const call = (await office.post(owner, '', { type: 'Call', inquiry: inquiry.id, date_time: at(2, '15:00') })).body;
  const followUps = await server.owner.query(
    `select id from task where inquiry = $1 and is_follow_up and status = 'Scheduled' and date_time < $2`,
    [inquiry.id, at(7, '00:00')],
  );
  expect(ids((await read(owner, `${week}&kind=follow_ups`)).body)).toEqual(followUps.rows.map(({ id }) => id));
  expect([...followUps.rows.map(({ id }) => id), ...ids((await read(owner, `${week}&kind=tasks`)).body)]).toContain(
    call.id,
  );
});

test('everybody sees their own, who runs the office all or one person, another office nothing', async () => {
  const office = await aVisitOffice(server);
  const { owner, company, houses } = office;
  const staff = await company.person('All-Rounder');
  const other = await (await aCompany(server)).person('Owner');
  const add = async (given: object) =>
    (await office.post(owner, '', { type: 'Meeting', property: houses[0], date_time: at(1, '10:00'), ...given })).body
      .id;
  const [own, theirs] = [await add({}), await add({ assigned_to: staff.id })];
  const of = async (person: Person, more = '') => ids((await read(person, `${week}&kind=tasks${more}`)).body);
  expect(await of(owner)).toEqual([own, theirs]);
  expect(await of(owner, `&assigned_to=${staff.id}`)).toEqual([theirs]);
  expect(await of(staff)).toEqual([theirs]);
  expect(await of(other)).toEqual([]);
  const shown = (await read(staff, week)).body.tasks[0];
  expect(shown).toMatchObject({ type: 'Meeting', assigned_to: { id: staff.id }, property: { id: houses[0] } });
  expect(shown.property.contact.mobile_number_1).toMatch(/^\*{7}\d{3}$/);
});

test('the days on which leases, lock-ins and mandates end stand there, of properties that the reader may see', async () => {
  const office = await aVisitOffice(server);
  const { owner, company, area } = office;
  await server.owner.query(`update company set weekly_off = '{Sunday}' where id = $1`, [company.id]);
  const house = await office.house({ mandate: 'Exclusive', mandate_from: day(-30), mandate_to: day(2) });
  const shop = (
    await server.ask('POST', '/properties/property/', owner.token, aShop(area, { deal_type: [dealId('Pre-leased')] }))
  ).body.id;
  const lease = {
    tenant_name: 'Asha Stores',
    tenant_category: 'MNC',
    escalation_percent: 5,
    escalation_every_months: 12,
    current_rent: 50_000,
    lease_start: day(-300),
    lease_end: day(4),
    lock_in_end: day(1),
    tenant_lock_in_end: day(1),
  };
  const leased = await server.ask('PUT', `/properties/preleased/${shop}/`, owner.token, lease);
  expect(leased).toMatchObject({ status: 200 });
  const of = async (person: Person, more = '') =>
    (await read(person, `${week}${more}`)).body.dates.map(
      (one: { kind: string; day: string; property: { id: number } }) => [one.day, one.kind, one.property.id],
    );
  const ofShop = [
    [day(1), 'lock_in_end', shop],
    [day(1), 'tenant_lock_in_end', shop],
    [day(4), 'lease_end', shop],
  ];
  const ofHouse = [[day(2), 'mandate_to', house]];
  expect(await of(owner)).toEqual([...ofShop.slice(0, 2), ...ofHouse, ...ofShop.slice(2)]);
  expect(await of(await company.person('Residential Only'))).toEqual(ofHouse);
  expect(await of(await company.person('Commercial Only'))).toEqual(ofShop);
  const agent = await company.person('All-Rounder');
  expect(await of(owner, `&assigned_to=${agent.id}`)).toEqual([]);
  expect(await of(owner, '&kind=tasks')).toEqual([]);
  expect((await read(owner, week)).body.weekly_off).toEqual(['Sunday']);
  await server.owner.query(`update property set status = 'Withdrawn' where id = $1`, [shop]);
  expect(await of(owner)).toEqual(ofHouse);
});

test('what does not fit of a day is counted, and comes where its week is asked for', async () => {
  const office = await aVisitOffice(server);
  const { owner, houses } = office;
  await server.owner.query(
    `insert into task (company_id, type, date_time, duration_minutes, property, assigned_to, created_by)
      select $1, 'Meeting', $2::timestamptz + make_interval(mins => n), 30, $3, $4, $4 from generate_series(1, 45) n`,
    [office.company.id, at(3, '09:00'), houses[0], owner.id],
  );
  const month = (await read(owner, `from=${day(0)}&to=${day(41)}&kind=tasks`)).body;
  expect([month.tasks.length, month.days]).toEqual([40, [{ day: day(3), tasks: 45, dates: 0 }]]);
  expect(month.tasks[0].date_time).toBe((await read(owner, week)).body.tasks[0].date_time);
  expect((await read(owner, `${week}&kind=tasks`)).body.tasks.length).toBe(45);
});

test('a span that ends before it begins or is too long is refused', async () => {
  const { owner } = await aVisitOffice(server);
  expect(await read(owner, `from=${day(1)}&to=${day(0)}`)).toMatchObject({
    status: 400,
    body: { to: ['It must not end before it begins.'] },
  });
  expect((await read(owner, `from=${day(0)}&to=${day(44)}`)).body).toEqual({ to: ['At most 44 days at once.'] });
  expect((await read(owner, `from=${day(0)}`)).body).toEqual({ to: ['This field is required.'] });
});
