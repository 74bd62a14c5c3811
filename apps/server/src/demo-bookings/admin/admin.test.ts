import { demoTexts } from '@angan/contract/demo-bookings/texts.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { aVisitor, visiting, withSlots } from '../../../test/demo-bookings.ts';
import { sentTo } from '../../../test/joining.ts';
import { aCompany, aServer, type Person, type TestServer } from '../../../test/support.ts';

let server: TestServer;
let visitor: ReturnType<typeof visiting>;
let admin: Person;
let owner: Person;
beforeAll(async () => {
  server = await aServer({ TRUST_PROXY: '1' });
  admin = await (await aCompany(server, { is_platform: true })).person('Admin');
  owner = await (await aCompany(server)).person('Owner');
  await withSlots(server);
  visitor = visiting(server);
});
beforeEach(() => server.owner.query('delete from rate_limit'));
afterEach(() => {
  server.clock.now = () => new Date();
});
afterAll(() => server.close());

const bookings = '/properties/demos/';
const move = (id: number, body: object) => server.ask('POST', `${bookings}${id}/move/`, admin.token, body);
const list = async (query = '') => (await server.ask('GET', `${bookings}?${query}`, admin.token)).body;
const atThe = (starts_at: string, minutes: number) => {
  const now = new Date(Date.parse(starts_at) + minutes * 60_000);
  server.clock.now = () => now;
  admin.token = server.tokens.access(admin.id, admin.device, {
    ...{ company_id: platform, usertype: 'Admin', subscription_status: 'Active' },
  });
};
let platform: number;
beforeAll(async () => {
  platform = (await server.owner.query('select id from company where is_platform')).rows[0].id;
});

test('what came of it is told from its hour on, with an outcome, and shows beside the account that signed up', async () => {
  const [slot] = await visitor.slots();
  const { id, visitor: person } = await visitor.book(slot!.id);
  expect(await move(id, { status: 'Completed', outcome: 'Interested' })).toMatchObject({
    status: 409,
    body: { detail: demoTexts.tooEarly },
  });
  atThe(slot!.starts_at, 1);
  expect((await move(id, { status: 'Completed' })).body).toEqual({ outcome: [demoTexts.outcomeNeeded] });
  const done = await move(id, { status: 'Completed', outcome: 'Trial started', notes: 'Lease clock' });
  expect(done.body).toMatchObject({
    status: 'Completed',
    outcome: 'Trial started',
    notes: 'Lease clock',
    account: null,
  });
  const office = await aCompany(server);
  const signedUp = await office.person('Owner');
  await server.owner.query('update app_user set mobile = $2 where id = $1', [signedUp.id, person.mobile]);
  const [found] = (await list(`search=${person.mobile}`)).results;
  expect(found.account).toMatchObject({ id: office.id });
  expect((await server.ask('GET', `${bookings}month/`, admin.token)).body.trials).toBeGreaterThanOrEqual(0);
  expect((await move(id, { status: 'Cancelled' })).status).toBe(409);
});

test('the Admin reschedules: the old one stays as it was, the new one takes the place and is told of', async () => {
  const [first, second] = await visitor.slots();
  const { id, visitor: person } = await visitor.book(first!.id);
  const next = await move(id, { status: 'Rescheduled', slot: second!.id });
  expect(next.body).toMatchObject({ status: 'Confirmed', rescheduled_from: id, slot: { id: second!.id } });
  const before = await server.ask('GET', `${bookings}${id}/`, admin.token);
  expect(before.body).toMatchObject({ status: 'Rescheduled', rescheduled_to: { id: next.body.id } });
  expect((await sentTo(server, person.email)).at(-1)!.subject).toMatch(/^તમારો ડેમો હવે .* એ છે$/);
  const off = await move(next.body.id, { status: 'Cancelled', cancel_reason: 'Host is ill' });
  expect(off.body).toMatchObject({ status: 'Cancelled', cancel_reason: 'Host is ill' });
  expect((await sentTo(server, person.email)).at(-1)!.subject).toMatch(/ નો તમારો ડેમો રદ થયો$/);
});

test('a closed slot takes nobody, more may come where the Admin says so, and not fewer than have booked', async () => {
  const [slot] = await visitor.slots();
  const update = (body: object) => server.ask('PATCH', `/properties/demo_slots/${slot!.id}/`, admin.token, body);
  expect((await update({ is_open: false })).body).toMatchObject({ is_open: false });
  const refused = await visitor.post('', { ...aVisitor(), slot: slot!.id });
  expect(refused.body).toEqual({ slot: [demoTexts.slotGone] });
  await update({ is_open: true, capacity: 2, host: admin.id, languages: ['Gujarati'] });
  await visitor.book(slot!.id);
  const { id } = await visitor.book(slot!.id);
  expect((await server.ask('GET', `${bookings}${id}/`, admin.token)).body.host).toMatchObject({ id: admin.id });
  const inHindi = await visitor.post('', { ...aVisitor(), language: 'Hindi', slot: slot!.id });
  expect(inHindi.body).toEqual({ slot: [demoTexts.slotGone] });
  expect((await update({ capacity: 1 })).body).toEqual({ capacity: [demoTexts.placesTaken] });
  expect((await update({ host: owner.id })).status).toBe(400);
  await expect(server.owner.query('update demo_slot set capacity = 1 where id = $1', [slot!.id])).rejects.toMatchObject(
    { constraint: 'demo_slot_capacity' },
  );
});

test('the Admin books for who rang, once for a number, and keeps host and link; offices do none of it', async () => {
  const [slot] = await visitor.slots();
  const { source: _, ...given } = { ...aVisitor(), slot: slot!.id };
  const made = await server.ask('POST', `${bookings}by_hand/`, admin.token, given);
  expect([made.status, made.body]).toMatchObject([201, { status: 'Confirmed', otp_checked_at: null }]);
  const again = await server.ask('POST', `${bookings}by_hand/`, admin.token, given);
  expect([again.status, again.body]).toEqual([400, { mobile: [demoTexts.openForNumber] }]);
  const patch = (body: object) => server.ask('PATCH', `${bookings}${made.body.id}/`, admin.token, body);
  expect((await patch({ meeting_link: 'javascript:alert(1)' })).body).toEqual({ meeting_link: [demoTexts.notALink] });
  expect((await patch({ meeting_link: 'https://meet.example/a', notes: 'Rang twice' })).body).toMatchObject({
    meeting_link: 'https://meet.example/a',
    notes: 'Rang twice',
  });
  for (const [method, path] of [
    ['GET', bookings],
    ['GET', '/properties/demo_slots/grid/'],
    ['GET', `${bookings}${made.body.id}/`],
    ['POST', `${bookings}by_hand/`],
  ] as const)
    expect((await server.ask(method, path, owner.token, method === 'POST' ? given : undefined)).status).toBe(403);
});

test('the list goes from today on by day, then back, and is narrowed by status, days and words', async () => {
  const slots = await visitor.slots();
  const late = await visitor.book(slots.at(-2)!.id);
  const soon = await visitor.book(slots[1]!.id);
  await server.owner.query(
    `insert into demo_slot (company_id, date, start_time, end_time) values ($1, '2026-01-05', '11:00', '11:30')`,
    [platform],
  );
  await server.owner.query(
    `insert into demo_booking (company_id, name, mobile, slot, status)
     select company_id, 'Deepa Agrawal', '9893017744', id, 'No Show' from demo_slot where date = '2026-01-05'`,
  );
  const { results } = await list('page_size=100');
  const place = (id: number) => results.findIndex((row: { id: number }) => row.id === id);
  expect(place(soon.id)).toBeLessThan(place(late.id));
  expect(results.at(-1).name).toBe('Deepa Agrawal');
  expect((await list('status=No Show')).results.map(({ name }: { name: string }) => name)).toEqual(['Deepa Agrawal']);
  expect((await list('date__lte=2026-01-31')).count).toBe(1);
  expect((await list('search=deepa')).count).toBe(1);
  const first = await list('page_size=1');
  expect(first.next).toContain('page=2');
});
