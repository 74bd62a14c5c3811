import { addDays, dayInIndia, formatDate } from '@angan/domain/dates.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dueNow } from '../../../test/due-now.ts';
import { addSectors, aProject, aWish } from '../../../test/listings.ts';
import { aCompany, aServer, type Person, type TestServer } from '../../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const path = '/properties/project_inquiries/';
const today = dayInIndia();
const inDays = (days: number) => addDays(today, days);
const lockDays = 45;
const locked = `This person is registered with Aarambh Skyline and locked until ${formatDate(inDays(lockDays))}.`;

const anOffice = async () => {
  const company = await aCompany(server);
  const owner = await company.person('Owner');
  const areas = await addSectors(server, owner, ['Sector 57']);
  const area = areas['Sector 57']!;
  const made = async (person: Person, where: string, body: object) => {
    const answer = await server.ask('POST', where, person.token, body);
    expect(answer).toMatchObject({ status: 201 });
    return answer.body;
  };
  const project = await made(
    owner,
    '/properties/projects/',
    aProject(area, { lead_registration: true, lead_lock_days: lockDays }),
  );
  const wish = (person = owner, given = {}) => made(person, '/properties/inquiry/', aWish(area, given));
  const register = (inquiry: number, given = {}, person = owner) =>
    server.ask('POST', path, person.token, { project: project.id, inquiry, ...given });
  return { company, owner, area, project, made, wish, register };
};

describe('a lead', () => {
  test('is registered with its lock, and a second registration of the person is told until when', async () => {
    const { owner, wish, register, project } = await anOffice();
    const first = await wish();
    const lead = await register(first.id, { registered_with: 'Hetal Desai', ref_no: 'AS-118' });
    expect(lead).toMatchObject({
      status: 201,
      body: {
        project: { id: project.id, project_name: 'Aarambh Skyline' },
        inquiry: { id: first.id, contact: { name: 'Buyer Person' } },
        registered_on: today,
        lead_lock_until: inDays(lockDays),
        status: 'Sent',
        ref_no: 'AS-118',
      },
    });
    // The same person asks again: another inquiry is no other lead.
    const second = await wish(owner, { contact: first.contact.id, bhk: [] });
    for (const id of [first.id, second.id])
      expect(await register(id)).toMatchObject({
        status: 400,
        body: { inquiry: [locked] },
      });
    await register((await wish()).id);
    const { body } = await server.ask('GET', `${path}?project=${project.id}`, owner.token);
    expect(body.count).toBe(2);
    expect((await server.ask('GET', `${path}?inquiry=${first.id}`, owner.token)).body.results).toEqual([lead.body]);
  });

  test('of several who register it at once is taken from one', async () => {
    const { wish, register } = await anOffice();
    const { id } = await wish();
    const answers = await Promise.all(Array.from({ length: 6 }, () => register(id)));
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, 400, 400, 400, 400, 400]);
  });

  test('expires the night after its last day, and may then be registered again', async () => {
    const { company, owner, wish, register } = await anOffice();
    const { id } = await wish();
    const lead = (await register(id, { registered_on: inDays(-51) })).body;
    expect(lead.lead_lock_until).toBe(inDays(-6));
    // It was over before it was written down: the answer says so before any night has come.
    expect(lead.status).toBe('Expired');
    const ended = inDays(lockDays);
    const running = (await register(id, { registered_on: inDays(-1) })).body;
    const { rows } = await server.owner.query(
      `select run_at, key from graphile_worker.jobs where task_identifier = 'expire_project_leads' and key like $1`,
      [`${company.id}:%${ended}`],
    );
    expect(new Date(rows[0].run_at).toISOString()).toBe(`${inDays(lockDays - 1)}T18:35:00.000Z`);
    const stored = async () =>
      (await server.owner.query('select status from project_inquiry where id = $1', [running.id])).rows[0].status;
    const clock = server.clock.now;
    server.clock.now = () => new Date(`${ended}T00:05:00+05:30`);
    await server.owner.query(dueNow('key = $1'), [rows[0].key]);
    const worker = await server.work();
    await expect.poll(stored).toBe('Expired');
    await worker.stop();
    server.clock.now = clock;
    expect((await register(id)).status).toBe(201);
    expect((await server.ask('PATCH', `${path}${running.id}/`, owner.token, { status: 'Sent' })).body).toEqual({
      status: ['A registration that is Expired cannot become Sent.'],
    });
  });

  test('is told of a week before its lock ends, to those who work on it', async () => {
    const { company, owner, wish, register } = await anOffice();
    const agent = await company.person('All-Rounder');
    const { id } = await wish(owner, { assigned_to: [agent.id] });
    const lead = (await register(id, { registered_on: inDays(-40) })).body;
    await register((await wish()).id);
    const worker = await server.work();
    const told = async (person: Person) =>
      (await server.ask('GET', '/properties/user_alerts/', person.token)).body.results.filter(
        (row: { alert: { title: string } }) => row.alert.title === 'Lead lock ending',
      );
    await expect.poll(() => told(agent)).toHaveLength(1);
    await worker.stop();
    const [{ alert }] = await told(agent);
    expect(alert.message).toBe(`The lead lock with Aarambh Skyline ends on ${formatDate(lead.lead_lock_until)}.`);
    expect(alert.inquiry).toMatchObject([{ id }]);
    expect(await told(owner)).toEqual([]);
  });

  test('is answered by the builder; a duplicate gives the person free', async () => {
    const { owner, wish, register } = await anOffice();
    const { id } = await wish();
    const lead = (await register(id)).body;
    const answer = (body: object, of = lead.id) => server.ask('PATCH', `${path}${of}/`, owner.token, body);
    expect((await answer({ status: 'Accepted', ref_no: 'AS-7' })).body).toMatchObject({
      status: 'Accepted',
      ref_no: 'AS-7',
      registered_with: '',
    });
    expect((await answer({ status: 'Expired' })).status).toBe(400);
    expect((await answer({ status: 'Duplicate at builder' })).body.status).toBe('Duplicate at builder');
    const again = await register(id);
    expect(again.status).toBe(201);
    expect((await answer({ status: 'Accepted' })).body).toEqual({
      inquiry: [locked],
    });
    expect((await answer({ status: 'Accepted' }, again.body.id)).status).toBe(200);
  });

  test('is registered by who works on the inquiry, seen by who sees it, and its number only by who may', async () => {
    const { company, owner, made, area, register, project } = await anOffice();
    const [agent, other] = [await company.person('All-Rounder'), await company.person('Residential Only')];
    const mine = await made(agent, '/properties/inquiry/', aWish(area, { assigned_to: [agent.id] }));
    expect((await register(mine.id, {}, other)).body).toEqual({
      inquiry: [`Invalid pk "${mine.id}" - object does not exist.`],
    });
    const lead = await register(mine.id, { registered_with: 'Desk 9824011768' }, agent);
    expect(lead.status).toBe(201);
    expect(JSON.stringify(lead.body)).not.toMatch(/\b[6-9]\d{9}\b/);
    const count = async (person: Person) =>
      (await server.ask('GET', `${path}?project=${project.id}`, person.token)).body.count;
    expect([await count(owner), await count(agent), await count(other)]).toEqual([1, 1, 0]);
    expect(await server.ask('PATCH', `${path}${lead.body.id}/`, other.token, { ref_no: 'x' })).toMatchObject({
      status: 404,
    });
    const number = (await server.ask('GET', `/properties/inquiry/${mine.id}/`, owner.token)).body.contact;
    const theirs = await made(
      other,
      '/properties/inquiry/',
      aWish(area, { contact: { mobile_number_1: number.mobile_number_1 } }),
    );
    // Who sees no numbers makes a contact of their own, so nothing is told of the other one.
    expect((await register(theirs.id, {}, other)).status).toBe(201);
  });

  test('of a merged person stays that person’s', async () => {
    const { owner, wish, register } = await anOffice();
    const [a, b] = [await wish(), await wish()];
    await register(a.id);
    await register(b.id);
    const merged = await server.ask('POST', '/properties/contacts/merge/', owner.token, {
      into: a.contact.id,
      from: [b.contact.id],
    });
    expect(merged.status).toBeLessThan(300);
    expect((await register(b.id)).status).toBe(400);
  });
});

test('nobody registers what is not there, or ahead of its day', async () => {
  const { wish, register } = await anOffice();
  const rival = await anOffice();
  const { id } = await wish();
  expect((await register(id, { registered_on: inDays(1) })).body).toEqual({
    registered_on: ['A lead cannot be registered before its day.'],
  });
  expect((await register((await rival.wish()).id)).status).toBe(400);
  expect((await register(id, { project: rival.project.id })).body).toEqual({
    project: [`Invalid pk "${rival.project.id}" - object does not exist.`],
  });
});
