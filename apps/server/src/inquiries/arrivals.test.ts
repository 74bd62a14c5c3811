import { afterAll, beforeAll, expect, test } from 'vitest';
import { dueNow } from '../../test/due-now.ts';
import { anInquiryOffice, daysFromNow } from '../../test/inquiries.ts';
import { aHouse, aNumber, aWish, dealId } from '../../test/listings.ts';
import { aServer, type TestServer } from '../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const similar = `similar/?property_type=1&deal_type=${dealId('Sale')}`;

test('a second wish of the same person is told of, and can be added to the first', async () => {
  const { company, owner, area, add, get, move } = await anInquiryOffice(server);
  const number = aNumber();
  const first = await add(
    owner,
    aWish(area, { contact: { name: 'Twice', mobile_number_1: number }, comment: 'First' }),
  );
  const contact = first.contact.id;
  const found = async (query: string, person = owner) =>
    (await get(person, query)).body.results.map(({ id }: { id: number }) => id);
  expect(await found(`${similar}&contact=${contact}`)).toEqual([first.id]);
  expect(await found(`${similar}&mobile_number_1=${number}`)).toEqual([first.id]);
  expect(await found(`similar/?property_type=1&deal_type=${dealId('Rent')}&contact=${contact}`)).toEqual([]);
  expect(await found(`similar/?property_type=2&deal_type=${dealId('Sale')}&contact=${contact}`)).toEqual([]);
  // Who sees no numbers learns nothing by typing one.
  const person = await company.person('All-Rounder');
  expect(await found(`${similar}&contact=${contact}`, person)).toEqual([first.id]);
  expect(await found(`${similar}&mobile_number_1=${number}`, person)).toEqual([]);

  const addTo = (body: object, by = owner) =>
    server.ask('POST', `/properties/inquiry/${first.id}/add/`, by.token, body);
  expect(await addTo({ comment: 'Second', raw_text: 'Looking for a house' })).toMatchObject({
    status: 200,
    body: { comment: 'First\nSecond', raw_text: 'Looking for a house' },
  });
  expect(await addTo({})).toMatchObject({ status: 400, body: { comment: ['Write what to add.'] } });
  expect(await addTo({ comment: 'x'.repeat(1990) })).toMatchObject({ status: 400 });
  expect(await addTo({ comment: 'mine' }, person)).toMatchObject({ status: 403 });
  await move(owner, first.id, { stage: 'Closed Lost', reason: 'Plan dropped' });
  expect(await found(`${similar}&contact=${contact}`)).toEqual([]);
});

test('a co-broker and the property that was asked about stand inside, as the reader may see them', async () => {
  const { company, owner, area, add, get, patch } = await anInquiryOffice(server);
  const house = await server.ask('POST', '/properties/property/', owner.token, aHouse(area, { status: 'Available' }));
  const number = aNumber();
  const made = await add(
    owner,
    aWish(area, { co_broker: { name: 'Partner', mobile_number_1: number }, asked_property: house.body.id }),
  );
  expect(made).toMatchObject({
    co_broker: { name: 'Partner', mobile_number_1: number },
    asked_property: {
      id: house.body.id,
      property_code: house.body.property_code,
      title: '4 BHK house for sale in Sector 57',
    },
  });
  const person = await company.person('Residential Only');
  const read = async () => (await get(person, `${made.id}/`)).body;
  expect((await read()).co_broker.mobile_number_1).toBe(`*******${number.slice(-3)}`);
  await server.ask('PATCH', `/properties/property/${house.body.id}/`, owner.token, { locked_property: true });
  expect((await read()).asked_property).toBeNull();
  const own = await add(person, aWish(area));
  expect(await patch(person, own.id, { asked_property: house.body.id })).toMatchObject({
    status: 400,
    body: { asked_property: [`Invalid pk "${house.body.id}" - object does not exist.`] },
  });
  expect((await patch(owner, made.id, { co_broker: null, asked_property: null })).body).toMatchObject({
    co_broker: null,
    asked_property: null,
  });
});

test('a co-broker who is merged takes the inquiry along, and gets it back', async () => {
  const { owner, area, add, get } = await anInquiryOffice(server);
  const [one, two] = [aNumber(), aNumber()];
  const made = await add(owner, aWish(area, { co_broker: { name: 'Partner', mobile_number_1: one } }));
  const into = await server.ask('POST', '/properties/contacts/', owner.token, {
    name: 'Partner',
    mobile_number_1: two,
  });
  const merged = await server.ask('POST', '/properties/contacts/merge/', owner.token, {
    into: into.body.id,
    from: [made.co_broker.id],
  });
  expect(merged.status).toBe(200);
  const coBroker = async () => (await get(owner, `${made.id}/`)).body.co_broker.id;
  expect(await coBroker()).toBe(into.body.id);
  const listed = await server.ask('GET', '/properties/contacts/merges/', owner.token);
  const undone = await server.ask('POST', '/properties/contacts/unmerge/', owner.token, {
    merge: listed.body.results[0].id,
  });
  expect(undone.status).toBe(200);
  expect(await coBroker()).toBe(made.co_broker.id);
});

test('the score is kept with each change, and at night for what time alone changes', async () => {
  const { owner, area, add, get, patch, move } = await anInquiryOffice(server);
  const { id, ...made } = await add(owner, aWish(area, { timeline: 'Immediate', loan_required: false }));
  expect(made).toMatchObject({
    score: 15,
    rating: 'Cold',
    score_reasons: [
      { reason: 'Wants it immediately', points: 10 },
      { reason: 'Pays without a loan', points: 5 },
    ],
  });
  const kept = async () =>
    (await server.owner.query('select score, rating from inquiry_score where id = $1', [id])).rows[0];
  expect(await kept()).toEqual({ score: 15, rating: 'Cold' });
  await patch(owner, id, { priority: 'Hot' });
  expect(await kept()).toEqual({ score: 15, rating: 'Hot' });
  await patch(owner, id, { priority: null, timeline: null });
  expect(await kept()).toEqual({ score: 5, rating: 'Cold' });
  await move(owner, id, { stage: 'Negotiation', next_follow_up: daysFromNow(1), call_result: 'Connected' });
  expect(await kept()).toEqual({ score: 75, rating: 'Hot' });

  const trail = () => server.owner.query('select count(*) from audit_log where entity_id = $1', [id]);
  const before = (await trail()).rows[0].count;
  server.clock.now = () => new Date(Date.now() + 31 * 86_400_000);
  await server.owner.query(dueNow(`key like '%:score inquiries'`));
  const worker = await server.work();
  await expect.poll(kept).toEqual({ score: 50, rating: 'Warm' });
  expect((await get(owner, `${id}/`)).body).toMatchObject({ score: 50, rating: 'Warm' });
  expect((await trail()).rows[0].count).toBe(before);
  const tonight = await server.owner.query(
    `select count(*) from graphile_worker._private_jobs where key like '%:score inquiries' and run_at > now()`,
  );
  await expect.poll(() => Number(tonight.rows[0].count)).toBeGreaterThan(0);
  server.clock.now = () => new Date();
  await worker.stop();
});

test('who is given an inquiry is told, once; who takes one is not', async () => {
  const { company, owner, area, add, patch } = await anInquiryOffice(server);
  const [person, other] = [await company.person('All-Rounder'), await company.person('Residential Only')];
  const told = async (by: typeof person) =>
    (await server.ask('GET', '/properties/user_alerts/', by.token)).body.results.map(
      ({ alert }: { alert: { title: string; message: string } }) => [alert.title, alert.message],
    );
  const made = await add(owner, aWish(area, { assigned_to: [person.id, owner.id] }));
  await patch(owner, made.id, { assigned_to: [person.id, other.id] });
  const free = await add(owner, aWish(area));
  await patch(person, free.id, { assigned_to: [person.id] });
  const line = ['Inquiry assigned', 'Given to you: Buyer Person, 4 BHK house in Sector 57.'];
  expect(await told(person)).toEqual([line]);
  expect(await told(other)).toEqual([line]);
  expect(await told(owner)).toEqual([]);
});
