import { afterAll, beforeAll, expect, test } from 'vitest';
import { daysFromNow } from '../../../test/inquiries.ts';
import { aServer, type Person, type TestServer } from '../../../test/support.ts';
import { aVisitOffice } from '../../../test/visits.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const here = { latitude: 28.4212345, longitude: 77.1, accuracy_m: 11.6, agreed: true };
const now = () => new Date().toISOString();

const anOffice = async () => {
  const office = await aVisitOffice(server);
  const house = await office.house({ latitude: 28.42, longitude: 77.1 });
  const checkIn = (person: Person, id: number, given: object = {}) =>
    office.post(person, `${id}/check_in/`, { ...here, ...given });
  return { ...office, house, checkIn };
};

test('a visit is checked in once, on its day, with how far the phone is from the property', async () => {
  const { owner, house, visit, checkIn, read, timeline, inquiry } = await anOffice();
  const { id } = await visit(owner, house, now());
  const done = await checkIn(owner, id);
  expect(done.status).toBe(200);
  expect(done.body).toMatchObject({
    status: 'Scheduled',
    check_in: { latitude: 28.42123, longitude: 77.1, accuracy_m: 12, distance_m: 137, measured_to: 'property' },
  });
  expect(Math.abs(Date.parse(done.body.check_in.at) - Date.now())).toBeLessThan(60_000);
  expect((await checkIn(owner, id)).body).toEqual({ status: ['This visit is checked in already.'] });
  expect((await read(owner, `${id}/`)).body.check_in).toEqual(done.body.check_in);
  const texts = (await timeline(owner, inquiry.id)).map(({ text }) => text);
  expect(texts).toContainEqual(expect.stringMatching(/^Visit of P-\d+: checked in, 140 m from the property$/));
});

test('where the property has no point of its own, it is measured to its area', async () => {
  const { owner, houses, visit, checkIn } = await anOffice();
  const { id } = await visit(owner, houses[0], now());
  const { check_in } = (await checkIn(owner, id)).body;
  expect(check_in).toMatchObject({ measured_to: 'area', distance_m: expect.any(Number) });
});

test('without a yes, with a place that cannot be, on another day or off: nothing is stored, and the visit goes on', async () => {
  const { owner, house, visit, checkIn, post, read } = await anOffice();
  const { id } = await visit(owner, house, now());
  const yesFirst = { agreed: ['Say yes first: the place of the phone is stored.'] };
  expect((await checkIn(owner, id, { agreed: false })).body).toEqual(yesFirst);
  expect((await checkIn(owner, id, { agreed: undefined })).body).toEqual(yesFirst);
  expect((await checkIn(owner, id, { accuracy_m: 9000 })).body.place[0]).toMatch(/^The phone does not know/);
  expect((await checkIn(owner, id, { latitude: 0, longitude: 0 })).body.place[0]).toMatch(/^The phone says/);
  expect((await checkIn(owner, id, { latitude: 91 })).status).toBe(400);
  const later = await visit(owner, house, daysFromNow(2));
  expect((await checkIn(owner, later.id)).body).toEqual({ status: ['Check in on the day of the visit.'] });
  const off = await visit(owner, house, now());
  await post(owner, `${off.id}/cancel/`, { reason: 'Rain' });
  expect((await checkIn(owner, off.id)).body).toEqual({
    status: ['The visit is Cancelled: there is nothing to check in to.'],
  });
  const call = await post(owner, '', { type: 'Call', property: house, date_time: now() });
  expect((await checkIn(owner, call.body.id)).body).toEqual({ status: ['Only a site visit is checked in.'] });
  expect((await read(owner, `${id}/`)).body.check_in).toBeNull();
  expect((await post(owner, `${id}/complete/`, { liked: 4 })).body).toMatchObject({
    status: 'Completed',
    check_in: null,
  });
});

test('of others, a visit is not there: of a colleague and of another office', async () => {
  const { owner, company, house, visit, checkIn } = await anOffice();
  const { id } = await visit(owner, house, now());
  expect((await checkIn(await company.person('All-Rounder'), id)).status).toBe(404);
  expect((await checkIn((await anOffice()).owner, id)).status).toBe(404);
});
