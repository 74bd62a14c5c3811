import { demoPath } from '@angan/contract/demo-bookings/booking-of-visitor.ts';
import { demoTexts } from '@angan/contract/demo-bookings/texts.ts';
import ICAL from 'ical.js';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { aVisitor, visiting, withSlots } from '../../../test/demo-bookings.ts';
import { englishIn, otherLanguages } from '../../../test/in-language.ts';
import { codeTo, sentTo, waitHalfAMinute } from '../../../test/joining.ts';
import { aCompany, aServer, type Person, type TestServer } from '../../../test/support.ts';

let server: TestServer;
let visitor: ReturnType<typeof visiting>;
let admin: Person;
beforeAll(async () => {
  server = await aServer({ TRUST_PROXY: '1' });
  admin = await (await aCompany(server, { is_platform: true })).person('Admin');
  await withSlots(server);
  visitor = visiting(server);
});
beforeEach(() => server.owner.query('delete from rate_limit'));
afterEach(() => {
  server.clock.now = () => new Date();
});
afterAll(() => server.close());

const status = async (id: number) =>
  (await server.owner.query('select status, slot, otp_checked_at from demo_booking where id = $1', [id])).rows[0];
const bookedIn = async (slot: number): Promise<number> =>
  (await server.owner.query('select booked_count from demo_slot where id = $1', [slot])).rows[0].booked_count;

test('the days ahead are told without Sundays, and nothing that begins within two hours is free', async () => {
  const days = await visitor.free();
  expect(days.length).toBeGreaterThanOrEqual(12);
  for (const { date, slots } of days) {
    expect(new Date(`${date}T00:00:00Z`).getUTCDay()).not.toBe(0);
    expect(slots).toHaveLength(14);
  }
  const [first] = await visitor.slots();
  server.clock.now = () => new Date(Date.parse(first!.starts_at) - 7_200_000 + 1);
  const same = (await visitor.free())
    .flatMap((day: { slots: { id: number; is_free: boolean }[] }) => day.slots)
    .find(({ id }: { id: number }) => id === first!.id);
  expect(same.is_free).toBe(false);
  const refused = await visitor.post('', { ...aVisitor(), slot: first!.id });
  expect([refused.status, refused.body]).toEqual([400, { slot: [demoTexts.slotTooSoon] }]);
});

test('a request takes no place until the code was typed; then it is Confirmed, and mail, SMS and Admin say so', async () => {
  const [slot] = await visitor.slots();
  const person = aVisitor();
  const asked = await visitor.post('', { ...person, slot: slot!.id });
  expect([asked.status, Object.keys(asked.body)]).toEqual([201, ['id']]);
  expect([await status(asked.body.id), await bookedIn(slot!.id)]).toMatchObject([{ status: 'Requested' }, 0]);
  const wrong = await visitor.post('confirm/', { id: asked.body.id, mobile: person.mobile, otp: '000000' });
  expect([wrong.status, Object.keys(wrong.body)]).toEqual([400, ['otp']]);
  const otp = await codeTo(server, person.mobile);
  const { body } = await visitor.post('confirm/', { id: asked.body.id, mobile: person.mobile, otp });
  expect(body).toMatchObject({ status: 'Confirmed', starts_at: slot!.starts_at, may_change: true, name: person.name });
  expect(body.mobile).toBe(`*******${person.mobile.slice(-3)}`);
  expect(await bookedIn(slot!.id)).toBe(1);

  const [mail] = await sentTo(server, person.email);
  expect(mail!.subject).toMatch(/^તમારું બુકિંગ થઈ ગયું: Angan નો ડેમો, /);
  expect(mail!.body.text).toContain(`http://angan.test${demoPath(body.link.uid, '')}`);
  const { content } = (mail!.body as unknown as { attachments: { content: string }[] }).attachments[0]!;
  const [event] = new ICAL.Component(ICAL.parse(Buffer.from(content, 'base64').toString())).getAllSubcomponents(
    'vevent',
  );
  expect(new ICAL.Event(event!).startDate.toJSDate().toISOString()).toBe(new Date(slot!.starts_at).toISOString());
  const sms = await sentTo(server, person.mobile);
  expect(sms.at(-1)!.body).toMatchObject({
    template_id: 'angan_demo_gu',
    variables: { time: expect.stringMatching(/વાર, .*(સવારે|બપોરે|સાંજે)/) },
  });
  const told = await server.owner.query('select kind from user_alert where user_id = $1', [admin.id]);
  expect(told.rows).toContainEqual({ kind: 'New demo booking' });
  const jobs = await server.owner.query(
    `select key from graphile_worker._private_jobs where key like '%demo ' || $1 || ' in %' order by key`,
    [asked.body.id],
  );
  expect(jobs.rows.length).toBeGreaterThanOrEqual(1);
});

test('thirty who want the last place at once get it once, and the others are told to choose another', async () => {
  const slot = (await visitor.slots()).at(-1)!;
  const people = Array.from({ length: 30 }, aVisitor);
  const asked: { id: number; mobile: string; otp: string }[] = [];
  for (const person of people) {
    const { body } = await visitor.post('', { ...person, slot: slot.id });
    asked.push({ id: body.id, mobile: person.mobile, otp: await codeTo(server, person.mobile) });
  }
  const answers = await Promise.all(asked.map((one) => visitor.post('confirm/', one)));
  expect(answers.map(({ status: code }) => code)).toEqual(answers.map(() => 200));
  const confirmed = answers.filter(({ body }) => body.status === 'Confirmed');
  expect([confirmed.length, await bookedIn(slot.id)]).toEqual([1, 1]);
  const waiting = answers.find(({ body }) => body.status === 'Requested')!.body;
  const [other] = await visitor.slots();
  const moved = await visitor.post('move/', { ...waiting.link, slot: other!.id });
  expect(moved.body).toMatchObject({ status: 'Confirmed', starts_at: other!.starts_at });
}, 60_000);

test('one number has one open booking, which only its owner is told of, and strangers keep nobody out', async () => {
  const [first, second] = await visitor.slots();
  const { visitor: person } = await visitor.book(first!.id);
  await waitHalfAMinute(server, person.mobile);
  const nobody = aVisitor();
  const answers = [
    await visitor.post('', { ...person, slot: second!.id }),
    await visitor.post('', { ...nobody, slot: second!.id }),
  ];
  expect(answers.map(({ status: code, body }) => [code, Object.keys(body)])).toEqual([
    [201, ['id']],
    [201, ['id']],
  ]);
  const id = answers[0]!.body.id;
  const otp = await codeTo(server, person.mobile);
  const refused = await visitor.post('confirm/', { id, mobile: person.mobile, otp });
  expect([refused.status, refused.body]).toEqual([400, { mobile: [demoTexts.openAlready] }]);
  expect(await bookedIn(second!.id)).toBe(0);
  // The index holds it, whoever writes.
  await expect(
    server.owner.query(`update demo_booking set status = 'Confirmed' where id = $1`, [id]),
  ).rejects.toMatchObject({ constraint: 'demo_booking_open' });
  const ofNobody = await visitor.post('confirm/', { id: answers[1]!.body.id, mobile: nobody.mobile, otp: '000000' });
  const unknown = await visitor.post('confirm/', { id: 1, mobile: aVisitor().mobile, otp: '000000' });
  expect([ofNobody.status, ofNobody.body]).toEqual([unknown.status, unknown.body]);
});

test('the link moves it and calls it off, the one of an older mail too, until it begins', async () => {
  const [first, second] = await visitor.slots();
  const { body, visitor: person } = await visitor.book(first!.id);
  const old = body.link;
  const moved = await visitor.post('move/', { ...old, slot: second!.id });
  expect(moved.body).toMatchObject({ status: 'Confirmed', starts_at: second!.starts_at });
  expect([await bookedIn(first!.id), await bookedIn(second!.id)]).toEqual([0, 1]);
  expect((await visitor.post('booking/', old)).body).toMatchObject({ starts_at: second!.starts_at });
  const [before, after] = [body, moved.body].map(({ calendar }) => {
    const [part] = new ICAL.Component(ICAL.parse(calendar.content)).getAllSubcomponents('vevent');
    return new ICAL.Event(part!);
  });
  expect([after!.uid, after!.sequence]).toEqual([before!.uid, before!.sequence + 1]);
  expect((await sentTo(server, person.email)).at(-1)!.subject).toMatch(/^તમારો ડેમો હવે .* એ છે$/);

  const bad = { ...old, token: `${old.token.slice(0, -1)}${old.token.endsWith('0') ? 1 : 0}` };
  expect((await visitor.post('cancel/', bad)).status).toBe(400);
  server.clock.now = () => new Date(Date.parse(second!.starts_at));
  expect(await visitor.post('cancel/', old)).toMatchObject({ status: 409, body: { detail: demoTexts.tooLate } });
  server.clock.now = () => new Date();
  const off = await visitor.post('cancel/', { ...old, cancel_reason: 'Travelling' });
  expect(off.body).toMatchObject({ status: 'Cancelled', calendar: null, may_change: false });
  expect(await bookedIn(second!.id)).toBe(0);
  expect((await visitor.post('move/', { ...old, slot: first!.id })).status).toBe(409);
});

test('strangers are limited by number and by address, programs get nowhere, and a name is no advertisement', async () => {
  const [slot] = await visitor.slots();
  const person = { ...aVisitor(), slot: slot!.id };
  const count = async () =>
    (await server.owner.query('select count(*) as n from demo_booking where mobile = $1', [person.mobile])).rows[0].n;
  await visitor.post('', { ...person, website: 'https://casino.example' });
  expect([await count(), await sentTo(server, person.mobile)]).toEqual([0, []]);
  await server.owner.query('delete from rate_limit');
  for (let i = 0; i < 5; i++) {
    expect((await visitor.post('', person, '10.9.9.9')).status).toBe(201);
    await waitHalfAMinute(server, person.mobile);
  }
  expect((await visitor.post('', person, '10.9.9.9')).status).toBe(429);
  for (const name of ['win at casino.example', 'http://x', 'a@b'])
    expect(await visitor.post('', { ...aVisitor(), name, slot: slot!.id })).toMatchObject({
      status: 400,
      body: { name: [demoTexts.nameInvalid] },
    });
});

test.each(otherLanguages)('who asked for a demo in %s is written to in it', async (language, script) => {
  const [slot, other] = await visitor.slots();
  const { body, visitor: person } = await visitor.book(slot!.id, { ...aVisitor(), language });
  expect((await visitor.post('move/', { ...body.link, slot: other!.id })).status).toBe(200);
  const mails = (await sentTo(server, person.email)).filter(({ channel }) => channel === 'mail');
  expect(mails).toHaveLength(2);
  for (const { subject, body: said } of mails) {
    expect(subject).toMatch(script);
    expect(englishIn(`${subject}\n${said.text}`, ['Harshad', 'Bhatt'])).toEqual([]);
  }
});
