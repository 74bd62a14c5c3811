import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { aServer, type Person, type TestServer } from '../../../test/support.ts';
import { changeTerm } from '../../../test/terms.ts';
import { aVisitOffice, type VisitOffice } from '../../../test/visits.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterEach(() => {
  server.clock.now = () => new Date();
});
afterAll(() => server.close());

const path = '/properties/tasks/calendar/feed/';
const inAnHourOf = (days: number) =>
  new Date(Math.floor((Date.now() + days * 86_400_000) / 60_000) * 60_000).toISOString();
const link = async (person: Person): Promise<string> => {
  const made = await server.ask('POST', path, person.token);
  expect(made).toMatchObject({ status: 201 });
  return made.body.url;
};
const read = (url: string, headers: Record<string, string> = {}) =>
  server.ask('GET', url, undefined, undefined, headers);

interface Event {
  uid: string;
  begins: number;
  ends: number;
  summary: string;
  location: string;
  status: string;
  sequence: number;
  changed: number;
}
/** What one library reads of a feed. */
const byIcalJs = (text: string): Event[] =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((part) => {
    const event = new ICAL.Event(part);
    const changed = part.getFirstPropertyValue('last-modified') as ICAL.Time;
    return {
      uid: event.uid,
      begins: event.startDate.toJSDate().getTime(),
      ends: event.endDate.toJSDate().getTime(),
      summary: event.summary,
      location: event.location ?? '',
      status: String(part.getFirstPropertyValue('status')),
      sequence: event.sequence,
      changed: changed.toJSDate().getTime(),
    };
  });
/** What another, which knows nothing of the first, reads. */
const byNodeIcal = (text: string): Event[] =>
  Object.values(nodeIcal.sync.parseICS(text)).flatMap((one) => {
    if (one?.type !== 'VEVENT') return [];
    return [
      {
        uid: one.uid,
        begins: one.start.getTime(),
        ends: one.end!.getTime(),
        summary: String(one.summary),
        location: String(one.location ?? ''),
        status: String(one.status),
        sequence: Number(one.sequence),
        changed: one.lastmodified!.getTime(),
      },
    ];
  });
const eventsOf = async (url: string): Promise<Event[]> => {
  const { status, body } = await read(url);
  expect(status).toBe(200);
  const events = byIcalJs(body);
  expect(byNodeIcal(body)).toEqual(events);
  return events;
};
const meeting = (office: VisitOffice, given: object) =>
  office.post(office.owner, '', { type: 'Meeting', property: office.houses[0], ...given });

test('a feed holds the own tasks of a month back and a year ahead, as two parsers read them', async () => {
  const office = await aVisitOffice(server);
  const { owner, company, houses } = office;
  const staff = await company.person('All-Rounder');
  const at = inAnHourOf(1);
  const visit = await office.visit(owner, houses[0], at);
  await meeting(office, { date_time: inAnHourOf(2), assigned_to: staff.id });
  await meeting(office, { date_time: inAnHourOf(380) });
  const url = await link(owner);
  const events = (await eventsOf(url)).filter(({ summary }) => summary.startsWith('Site Visit'));
  expect(events).toEqual([
    {
      uid: `task-${visit.id}@angan.test`,
      begins: Date.parse(at),
      ends: Date.parse(at) + 3_600_000,
      summary: expect.stringMatching(/^Site Visit with /),
      location: expect.stringContaining('Sector 57'),
      status: 'CONFIRMED',
      sequence: 0,
      changed: expect.any(Number),
    },
  ]);
  expect((await eventsOf(url)).filter(({ summary }) => summary.startsWith('Meeting'))).toEqual([]);
  expect((await eventsOf(await link(staff))).map(({ begins }) => begins)).toEqual([Date.parse(inAnHourOf(2))]);
});

test('what is moved stays the same event with a higher sequence, what is off says so for a month', async () => {
  const office = await aVisitOffice(server);
  const { owner } = office;
  const made = (await meeting(office, { date_time: inAnHourOf(1) })).body;
  const url = await link(owner);
  const own = async () => (await eventsOf(url)).filter(({ uid }) => uid === `task-${made.id}@angan.test`);
  const [first] = await own();
  await server.owner.query(
    `update task set created_date = created_date - interval '1 hour', last_updated = last_updated where id = $1`,
    [made.id],
  );
  const moved = (await office.post(owner, `${made.id}/reschedule/`, { date_time: inAnHourOf(3) })).body;
  const [second] = await own();
  expect([second!.begins, second!.status]).toEqual([Date.parse(inAnHourOf(3)), 'CONFIRMED']);
  expect(second!.sequence).toBeGreaterThan(first!.sequence);
  await office.post(owner, `${moved.id}/cancel/`, { reason: 'Sold' });
  const [third, ...others] = await own();
  expect([third!.status, others]).toEqual(['CANCELLED', []]);
  expect(third!.sequence).toBeGreaterThanOrEqual(second!.sequence);
  await server.owner.query(`update task set date_time = now() - interval '5 days' where id = $1`, [moved.id]);
  server.clock.now = () => new Date(Date.now() + 32 * 86_400_000);
  const later = (await read(url)).body as string;
  expect(later.includes(`task-${made.id}@`)).toBe(false);
});

test('no number leaves by a link, whoever made it, and no line is longer than calendars take', async () => {
  const office = await aVisitOffice(server);
  const { owner } = office;
  const contact = await server.ask('POST', '/properties/contacts/', owner.token, {
    name: 'Mehul, Trivedi; મેહુલ ત્રિવેદી જેનું નામ લાંબું છે અને વધુ લાંબું 98240 11768',
    mobile_number_1: '9824011768',
  });
  await office.post(owner, '', {
    type: 'Call',
    contact: contact.body.id,
    date_time: inAnHourOf(1),
    comment: 'Ring 9824011768',
    title: 'On 9824011768',
  });
  const { body } = await read(await link(owner));
  const unfolded = (body as string).replace(/\r\n /g, '');
  expect(unfolded).toContain('Mehul');
  expect(unfolded.replace(/\s/g, '')).not.toContain('98240');
  for (const line of (body as string).split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect((body as string).replaceAll('\r\n', '')).not.toContain('\n');
  const [event] = await eventsOf(await link(owner));
  expect(event!.summary).toMatch(/^Call with Mehul, Trivedi; મેહુલ/);
});

test('what has not changed is not sent again', async () => {
  const office = await aVisitOffice(server);
  await meeting(office, { date_time: inAnHourOf(1) });
  const url = await link(office.owner);
  const first = await read(url);
  expect(first.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
  });
  const etag = String(first.headers.etag);
  expect(await read(url, { 'if-none-match': etag })).toMatchObject({ status: 304, body: '' });
  expect((await read(url, { 'if-none-match': `"other", W/${etag}` })).status).toBe(304);
  await meeting(office, { date_time: inAnHourOf(2) });
  expect((await read(url, { 'if-none-match': etag })).status).toBe(200);
});

test('a link ends when it is made anew, revoked, its person leaves or the subscription ends, and looks like none then', async () => {
  const office = await aVisitOffice(server);
  const { owner, company } = office;
  const staff = await company.person('All-Rounder');
  const none = await read(`/calendar/tasks.ics?key=${'a'.repeat(43)}`);
  expect(none).toMatchObject({ status: 404, body: { detail: 'Not found.' } });
  const isNone = async (url: string) => {
    const { status, body } = await read(url);
    expect([status, body]).toEqual([none.status, none.body]);
  };
  for (const bad of ['', '?key=', '?key=x', '?key=a&key=b', `?key=${'%00'.repeat(5)}`])
    await isNone(`/calendar/tasks.ics${bad}`);

  const first = await link(owner);
  expect((await server.ask('GET', path, owner.token)).body).toEqual({
    created_date: expect.any(String),
    last_read_at: null,
  });
  expect((await read(first)).status).toBe(200);
  expect((await server.ask('GET', path, owner.token)).body.last_read_at).toEqual(expect.any(String));
  const second = await link(owner);
  await isNone(first);
  expect((await read(second)).status).toBe(200);
  expect((await server.ask('DELETE', path, owner.token)).status).toBe(204);
  await isNone(second);
  expect((await server.ask('GET', path, owner.token)).body).toEqual({ created_date: null, last_read_at: null });

  const theirs = await link(staff);
  await server.owner.query('update app_user set is_active = false where id = $1', [staff.id]);
  await isNone(theirs);
  await server.owner.query('update app_user set is_active = true where id = $1', [staff.id]);
  await isNone(theirs);

  const third = await link(owner);
  await changeTerm(server, company.id, { ends_on: addDays(dayInIndia(), -30) });
  await isNone(third);
  await changeTerm(server, company.id, { ends_on: null });
  expect((await read(third)).status).toBe(200);
  const kept = await server.owner.query('select key_hash from calendar_feed where company_id = $1', [company.id]);
  expect(JSON.stringify(kept.rows)).not.toContain(new URL(third).searchParams.get('key'));
});

test('a feed is read sixty times in ten minutes, and then asked to wait', async () => {
  const office = await aVisitOffice(server);
  const url = await link(office.owner);
  for (let asked = 0; asked < 60; asked += 1) expect((await read(url)).status).toBe(200);
  expect(await read(url)).toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) } });
});

test('one task comes as a file, for who may see it', async () => {
  const office = await aVisitOffice(server);
  const { owner, company } = office;
  const staff = await company.person('All-Rounder');
  const { id } = (await meeting(office, { date_time: inAnHourOf(1) })).body;
  const { body } = await server.ask('GET', `/properties/tasks/${id}/ics/`, owner.token);
  expect(body.file_name).toBe(`Meeting-${id}.ics`);
  expect(byIcalJs(body.content).map(({ uid }) => uid)).toEqual([`task-${id}@angan.test`]);
  expect((await server.ask('GET', `/properties/tasks/${id}/ics/`, staff.token)).status).toBe(404);
});
