import { alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import type { AlertSubjectKind } from '@angan/contract/alerts/alerts.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSectors, aHouse, aNumber, aShop, aWish, dealId, subtypeId } from '../../test/listings.ts';
import { aCompany, aServer, type Person, type TestServer } from '../../test/support.ts';
import { onConnection } from '../core/database/on-connection.ts';
import { inTransaction, openingForCompany } from '../core/database/transaction.ts';
import { type Alert, ownerIds, raiseAlerts } from './index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const path = '/properties/user_alerts/';
/** Raises alerts as a job of the company would. */
const raise = (company: number, ...alerts: Alert[]) =>
  inTransaction(server.services.pool, openingForCompany(company, null), (client) =>
    raiseAlerts(onConnection(client), alerts),
  );
const listOf = async ({ token }: Person) => (await server.ask('GET', path, token)).body;
const messagesOf = async (person: Person) =>
  (await listOf(person)).results.map((row: { alert: { message: string } }) => row.alert.message);

const of = (kind: AlertSubjectKind, id: number) => ({ kind, id });
const { inquiriesAssigned, inquiryAssigned, inquiryAssignedFromFile, revealsUnusual } = alertSentences.of;
const anAlert = (to: number[], given: Partial<Alert> = {}): Alert => ({
  to,
  kind: 'Import finished',
  sentence: inquiriesAssigned({ count: 120 }),
  key: 'import 1',
  ...given,
});

test('an alert is told once to each person, however often it is raised, and nobody else reads it', async () => {
  const company = await aCompany(server);
  const owner = await company.person('Owner');
  const staff = await company.person('Backend');
  const gone = await company.person('Backend');
  await server.owner.query('update app_user set is_active = false where id = $1', [gone.id]);
  const [owners, colleague] = [await inCompany(company.id), await company.person('All-Rounder')];
  expect(owners).toEqual([owner.id]);
  const alert = anAlert([owner.id, staff.id, gone.id]);
  await raise(company.id, alert, alert);
  await raise(company.id, alert);
  await raise((await aCompany(server)).id, alert);
  expect(await listOf(owner)).toMatchObject({
    count: 1,
    unread: 1,
    next: null,
    results: [
      {
        read: false,
        read_at: null,
        alert: {
          title: 'Import finished',
          message: '120 inquiries assigned to you.',
          sentence: { key: 'inquiriesAssigned', values: { count: 120 } },
          task: [],
          inquiry: [],
          property: [],
        },
      },
    ],
  });
  expect(await messagesOf(staff)).toHaveLength(1);
  expect(await messagesOf(colleague)).toEqual([]);
  const { rows } = await server.owner.query('select count(*) as count from user_alert where key = $1', [alert.key]);
  expect(Number(rows[0].count)).toBe(2);
});

const inCompany = (company: number) =>
  inTransaction(server.services.pool, openingForCompany(company, null), (client) => ownerIds(onConnection(client)));

test('what was read stays for 24 hours; the newest come first, page by page', async () => {
  const company = await aCompany(server);
  const owner = await company.person('Owner');
  for (let n = 0; n < 30; n++)
    await raise(company.id, anAlert([owner.id], { key: `${n}`, sentence: inquiryAssigned({ code: `Q-${n}` }) }));
  const first = await listOf(owner);
  expect([first.count, first.unread, first.results.length]).toEqual([30, 30, 25]);
  expect(first.results[0].alert.message).toBe('Given to you: Q-29.');
  const second = (await server.ask('GET', first.next, owner.token)).body;
  expect(second.results.map((row: { alert: { message: string } }) => row.alert.message).at(-1)).toBe(
    'Given to you: Q-0.',
  );

  const one = `${path}${first.results[0].id}/`;
  const form = { payload: 'read=true', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
  const marked = await server.ask('PATCH', one, owner.token, form.payload, form.headers);
  expect(marked).toMatchObject({ status: 200, body: { read: true } });
  const again = await server.ask('PATCH', one, owner.token, { read: true });
  expect(again.body.read_at).toBe(marked.body.read_at);
  expect((await server.ask('PATCH', one, owner.token, { read: false })).status).toBe(400);
  expect((await listOf(owner)).unread).toBe(29);

  const seen = first.results[5].id;
  expect((await server.ask('POST', `${path}read_all/`, owner.token, { up_to: seen })).status).toBe(204);
  expect(await listOf(owner)).toMatchObject({ count: 30, unread: 4 });
  const [now, later] = [server.clock.now, new Date(Date.now() + 24 * 3_600_000 + 1000)];
  server.clock.now = () => later;
  const token = server.tokens.access(owner.id, owner.device, {
    company_id: company.id,
    usertype: 'Owner',
    subscription_status: 'Active',
  });
  expect(await listOf({ ...owner, token })).toMatchObject({ count: 4, unread: 4 });
  expect((await server.ask('PATCH', one, token, { read: true })).status).toBe(404);
  server.clock.now = now;
});

test('who sees no numbers reads none in any place of a sentence, whatever the place is called', async () => {
  const company = await aCompany(server);
  const people = [await company.person('Owner'), await company.person('Residential Only')] as const;
  const sentence = inquiryAssignedFromFile({ code: 'Q-000001', file: 'leads 98240 11768.csv' });
  await raise(
    company.id,
    anAlert(
      people.map(({ id }) => id),
      { sentence },
    ),
  );
  const [whole, masked] = await Promise.all(people.map(async (person) => (await listOf(person)).results[0].alert));
  expect(whole).toMatchObject({ message: 'Given to you, from leads 98240 11768.csv: Q-000001.', sentence });
  expect(masked).toMatchObject({
    message: 'Given to you, from leads *******768.csv: Q-000001.',
    sentence: { ...sentence, values: { code: 'Q-000001', file: 'leads *******768.csv' } },
  });
});

test('what stands inside is read as its reader may see it, and an alert ends with the sight of its records', async () => {
  const company = await aCompany(server);
  const owner = await company.person('Owner');
  const staff = await company.person('Residential Only');
  const area = (await addSectors(server, owner, ['Sector 57']))['Sector 57']!;
  const add = async (noun: string, body: object) =>
    (await server.ask('POST', `/properties/${noun}/`, owner.token, body)).body.id as number;
  const house = await add(
    'property',
    aHouse(area, { unit_no: 'A-1204', contact: { name: 'Rina', mobile_number_1: '9824011768' } }),
  );
  const shop = await add('property', aShop(area));
  const wish = await add('inquiry', aWish(area));
  const to = [owner.id, staff.id];
  await raise(
    company.id,
    anAlert(to, {
      key: 'house',
      kind: 'Property to verify',
      sentence: revealsUnusual({ name: 'Asha 98240 11768', count: 40 }),
      about: [of('property', house)],
    }),
    anAlert(to, { key: 'shop', sentence: inquiryAssigned({ code: 'Shop' }), about: [of('property', shop)] }),
    anAlert(to, {
      key: 'both',
      sentence: inquiryAssigned({ code: 'Both' }),
      about: [of('property', house), of('property', shop)],
    }),
    anAlert(to, {
      key: 'wish',
      sentence: inquiryAssigned({ code: 'Wish' }),
      about: [of('inquiry', wish), of('property', house)],
    }),
  );
  expect(await messagesOf(owner)).toEqual([
    ...['Wish', 'Both', 'Shop'].map((code) => `Given to you: ${code}.`),
    'Asha 98240 11768 has revealed 40 numbers today, more than three times as many as usual.',
  ]);
  const seen = await listOf(staff);
  expect(seen).toMatchObject({
    count: 2,
    unread: 2,
    results: [
      {
        alert: {
          message: 'Given to you: Wish.',
          inquiry: [{ id: wish, property_type: 1, area: [{ id: area, area: 'Sector 57' }] }],
          property: [{ id: house }],
        },
      },
      {
        alert: {
          message: 'Asha *******768 has revealed 40 numbers today, more than three times as many as usual.',
          sentence: { key: 'revealsUnusual', values: { name: 'Asha *******768', count: 40 } },
          property: [{ id: house, unit_no: 'A-1204', contact: { name: 'Rina' }, society_name: null }],
        },
      },
    ],
  });
  expect(seen.results[0].alert.inquiry[0].contact.mobile_number_1).toMatch(/^\*{7}\d{3}$/);
  expect(JSON.stringify(seen)).not.toContain('9824011768');
  await server.ask('PATCH', `/properties/property/${house}/`, owner.token, { locked_property: true });
  expect(await messagesOf(staff)).toEqual([]);
  expect(await messagesOf(owner)).toHaveLength(4);
  expect((await server.ask('PATCH', `${path}${seen.results[0].id}/`, staff.token, { read: true })).status).toBe(404);
});

test('an alert names its records as they are today, for who may see them, and keeps their codes beside', async () => {
  const company = await aCompany(server);
  const owner = await company.person('Owner');
  const area = (await addSectors(server, owner, ['Sector 57']))['Sector 57']!;
  const add = async (noun: string, body: object) =>
    (await server.ask('POST', `/properties/${noun}/`, owner.token, body)).body;
  const society = await add('society', { society_name: 'Orchid Heights', area });
  const flat = await add(
    'property',
    aHouse(area, { property_subtype: subtypeId('Flat/Apartment'), society_name: society.id, unit_no: 'B-402' }),
  );
  const shop = await add('property', aShop(area, { deal_type: [dealId('Rent')], sale_price: null, rent: 45_000 }));
  const wish = await add('inquiry', aWish(area, { contact: { name: 'Mehul Trivedi', mobile_number_1: aNumber() } }));
  const nobody = await add('inquiry', aWish(area, { contact: { name: '', mobile_number_1: aNumber() } }));
  const task = await add('tasks', {
    ...{ type: 'Site Visit', inquiry: wish.id, property: flat.id, date_time: '2098-11-20T10:00:00+05:30' },
  });
  const [home, wanted] = [flat.property_code, wish.inquiry_code];
  const { match, matchesOfProperty, propertyUnconfirmed, taskMissed } = alertSentences.of;
  const about = { flat: of('property', flat.id), shop: of('property', shop.id), wish: of('inquiry', wish.id) };
  const told: [Alert['sentence'], NonNullable<Alert['about']>, string][] = [
    [propertyUnconfirmed({ code: home, days: 113 }), [about.flat], 'Orchid Heights B-402: not confirmed for 113 days.'],
    [
      match({ inquiry: wanted, property: home, score: 93 }),
      [about.wish, about.flat],
      'Mehul Trivedi: Orchid Heights B-402, 5.50 Cr, fits 93 %.',
    ],
    [
      matchesOfProperty({ count: 3, inquiry: wanted, property: shop.property_code, score: 90 }),
      [about.wish, about.shop],
      'Shop in Sector 57, 45,000.00 per month: fits 3 inquiries, best Mehul Trivedi, 90 %.',
    ],
    [inquiryAssigned({ code: wanted }), [about.wish], 'Given to you: Mehul Trivedi, 4 BHK house in Sector 57.'],
    [
      inquiryAssigned({ code: nobody.inquiry_code }),
      [of('inquiry', nobody.id)],
      `Given to you: ${nobody.inquiry_code}, 4 BHK house in Sector 57.`,
    ],
    [
      taskMissed({ type: 'Site Visit', at: task.date_time }),
      [of('task', task.id)],
      'Site Visit of Nov 20, 2098, 10:00 AM with Mehul Trivedi: nobody said how it went.',
    ],
  ];
  await raise(
    company.id,
    ...told.map(([sentence, about], n) => anAlert([owner.id], { key: `named ${n}`, sentence, about })),
  );
  expect((await messagesOf(owner)).toReversed()).toEqual(told.map(([, , message]) => message));
  const [missed] = (await listOf(owner)).results;
  expect(missed.alert.sentence).toEqual(told.at(-1)![0]);
});
