import { dayInIndia } from '@angan/domain/dates.ts';
import { outcomesOf, taskTypes } from '@angan/domain/lookups/tasks.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { dayFromNow, daysFromNow } from '../../test/inquiries.ts';
import { aProject } from '../../test/listings.ts';
import { aServer, type Person, type TestServer } from '../../test/support.ts';
import { aVisitOffice } from '../../test/visits.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterEach(() => {
  server.clock.now = () => new Date();
});
afterAll(() => server.close());

type Office = Awaited<ReturnType<typeof aVisitOffice>>;
const tomorrow = daysFromNow(1);
const add = async (office: Office, person: Person, given: object) =>
  (await office.post(person, '', { type: 'Meeting', date_time: tomorrow, ...given })).body;
const aContact = async (office: Office, name: string) =>
  (await server.ask('POST', '/properties/contacts/', office.owner.token, { name, mobile_number_1: '9824011768' })).body
    .id as number;

test('each type is planned, for any of the records, and ends with an outcome of its own', async () => {
  const office = await aVisitOffice(server);
  const { owner, houses, inquiry } = office;
  const records = [{ inquiry: inquiry.id }, { property: houses[0] }, { contact: await aContact(office, 'Asha Shah') }];
  for (const [at, type] of taskTypes.entries()) {
    const record = type === 'Site Visit' ? { inquiry: inquiry.id, property: houses[0] } : records[at % 3]!;
    const made = await add(office, owner, { type, ...record });
    expect([type, made.type, made.title, made.status]).toEqual([type, type, type, 'Scheduled']);
    expect([type, made.contact !== null]).toEqual([type, true]);
    const of = outcomesOf(type);
    const wrong = of.includes('Done') ? 'Busy' : 'Done';
    const refused = await office.post(owner, `${made.id}/complete/`, { outcome: wrong });
    expect(refused.body).toEqual({ outcome: [`'${wrong}' is not how a ${type} ends.`] });
    expect(Object.keys((await office.post(owner, `${made.id}/complete/`, {})).body)).toEqual(['outcome']);
    const done = await office.post(owner, `${made.id}/complete/`, {
      outcome: of[0],
      next: { date_time: tomorrow },
    });
    expect(done).toMatchObject({ status: 200, body: { status: 'Completed', outcome: of[0] } });
  }
  expect(await add(office, owner, {})).toEqual({
    inquiry: ['Say what it is for: an inquiry, a property, a contact or a project.'],
  });
  const project = await server.ask('POST', '/properties/projects/', owner.token, aProject(office.area));
  expect(await add(office, owner, { project: project.body.id })).toMatchObject({
    project: { id: project.body.id },
    contact: null,
  });
});

test('a task goes to who sees what it is for, and is seen with it', async () => {
  const office = await aVisitOffice(server);
  const { owner, company } = office;
  const staff = await company.person('All-Rounder');
  const contact = await aContact(office, 'Asha Shah');
  const count = async (query = '') => (await office.read(staff, query)).body.count;
  await add(office, owner, { contact, assigned_to: staff.id, comment: 'Papers, ring 98240 11768' });
  expect(await count()).toBe(1);
  expect([await count('?search=asha'), await count('?search=papers'), await count('?search=meeting')]).toEqual([
    1, 1, 1,
  ]);
  expect([await count('?search=98240'), await count('?search=11768')]).toEqual([0, 0]);
  expect((await office.read(owner, '?search=98240')).body.count).toBe(1);
  expect((await office.read(staff)).body.results[0]).toMatchObject({ comment: 'Papers, ring *******768' });

  await server.ask('PATCH', `/properties/contacts/${contact}/`, owner.token, { locked_contact: true });
  expect(await count()).toBe(0);
  expect(await add(office, owner, { contact, assigned_to: staff.id })).toEqual({
    assigned_to: ['This person does not see the record that it is for.'],
  });
  expect(await add(office, staff, { contact })).toEqual({
    contact: [`Invalid pk "${contact}" - object does not exist.`],
  });
});

test('the bands of the list go by days of India, and count what they show', async () => {
  const office = await aVisitOffice(server);
  const { owner, company } = office;
  const contact = await aContact(office, 'Asha Shah');
  const at = async (day: string, time: string, given: object = {}) => {
    const made = await add(office, owner, { contact, ...given });
    await server.owner.query('update task set date_time = $1 where id = $2', [`${day}T${time}+05:30`, made.id]);
    return made.id as number;
  };
  // Just after midnight in India it is still the day before elsewhere.
  const today = dayFromNow(0);
  server.clock.now = () => new Date(`${today}T00:10:00+05:30`);
  const late = [await at(dayFromNow(-1), '23:59:00'), await at(dayFromNow(-9), '00:00:00')];
  await at(dayFromNow(-10), '23:59:00');
  const now = [await at(today, '00:00:00'), await at(today, '23:59:00', { priority: 'High' })];
  const next = [await at(dayFromNow(1), '00:00:00')];
  const later = [await at(dayFromNow(2), '00:00:00')];
  await server.owner.query(`update task set status = 'Missed' where id = $1`, [late[1]]);
  const ids = async (query: string) =>
    (await office.read(owner, `?${query}`)).body.results.map(({ id }: { id: number }) => id);
  expect(new Set(await ids('due=overdue'))).toEqual(new Set(late));
  expect(await ids('due=today')).toEqual(now);
  expect([await ids('due=tomorrow'), await ids('due=later')]).toEqual([next, later]);
  expect(await ids('due=today&due=tomorrow')).toEqual([...now, ...next]);
  const counts = async (query = '') => (await office.read(owner, `counts/${query}`)).body;
  expect(await counts()).toEqual({ overdue: 2, today: 2, today_done: 0, tomorrow: 1, later: 1 });
  expect(await counts('?priority=High')).toEqual({ overdue: 0, today: 1, today_done: 0, tomorrow: 0, later: 0 });
  expect(await counts(`?contact=${contact}&search=asha`)).toMatchObject({ today: 2 });
  server.clock.now = () => new Date();
  await office.post(owner, `${now[1]}/complete/`, { outcome: 'Done' });
  expect(await counts()).toMatchObject({ today: 1, today_done: 1 });
  expect(await ids('due=today&status=Completed')).toEqual([now[1]]);
  const stranger = await company.person('All-Rounder');
  expect((await office.read(stranger, 'counts/')).body).toMatchObject({ overdue: 0, today: 0 });
});

test('several are put off at once, each at its time of day or soon, and one that cannot stops none', async () => {
  const office = await aVisitOffice(server);
  const { owner, company, houses, inquiry } = office;
  const contact = await aContact(office, 'Asha Shah');
  const [one, two, done] = [
    await add(office, owner, { contact, priority: 'High', comment: 'Bring the papers' }),
    await add(office, owner, { property: houses[0] }),
    await add(office, owner, { contact }),
  ];
  const visit = await office.visit(owner, houses[0], tomorrow);
  await office.post(owner, `${done.id}/complete/`, { outcome: 'Done' });
  await office.move(owner, inquiry.id, { stage: 'Closed Lost', reason: 'Plan dropped' });
  const today = dayFromNow(0);
  const [morning, evening] = [`${today}T00:05:00+05:30`, `${today}T23:45:00+05:30`];
  await server.owner.query('update task set date_time = $1 where id = $2', [morning, one.id]);
  await server.owner.query('update task set date_time = $1 where id = $2', [evening, two.id]);
  // Signed in by the real clock, as the Owner is: a token of another hour would be over.
  const stranger = await company.person('All-Rounder');
  const at = new Date(`${today}T11:10:00+05:30`);
  server.clock.now = () => at;
  const { body } = await office.post(owner, 'put_off/', {
    tasks: [one.id, done.id, two.id, visit.id, 999_999],
    day: today,
  });
  expect(body.refused).toEqual([
    { id: done.id, why: 'It is Completed, and stays so.' },
    { id: visit.id, why: 'The inquiry is Closed Lost. Open it again first.' },
    { id: 999_999, why: 'It is not there any more, or is not yours to change.' },
  ]);
  expect(body.moved).toHaveLength(2);
  const [soon, same] = await Promise.all(
    body.moved.map(async (id: number) => (await office.read(owner, `${id}/`)).body),
  );
  expect(soon).toMatchObject({ rescheduled_from: one.id, priority: 'High', comment: 'Bring the papers' });
  expect(Date.parse(soon.date_time)).toBe(Date.parse(`${today}T12:00:00+05:30`));
  expect([same.rescheduled_from, Date.parse(same.date_time)]).toEqual([two.id, Date.parse(evening)]);
  expect((await office.read(owner, `${one.id}/`)).body.status).toBe('Rescheduled');
  const past = await office.post(owner, 'put_off/', { tasks: body.moved, day: dayFromNow(-1) });
  expect(past.body).toEqual({ day: ['Choose today or a later day.'] });
  const theirs = await office.post(stranger, 'put_off/', { tasks: [body.moved[0]], day: today });
  expect(theirs.body).toMatchObject({ moved: [], refused: [{ id: body.moved[0] }] });
});

test('what repeats comes again once, whether it is done or missed', async () => {
  const office = await aVisitOffice(server);
  const { owner } = office;
  const contact = await aContact(office, 'Asha Shah');
  const date_time = `${dayFromNow(1)}T10:00:00+05:30`;
  const daily = await add(office, owner, { contact, repeat: 'Daily', date_time, comment: 'Rent' });
  await office.post(owner, `${daily.id}/complete/`, { outcome: 'Done' });
  const after = async (id: number) =>
    (await server.owner.query('select id, date_time, repeat, comment, status from task where repeated_from = $1', [id]))
      .rows;
  const [next] = await after(daily.id);
  expect(next).toMatchObject({ repeat: 'Daily', comment: 'Rent', status: 'Scheduled' });
  expect(Date.parse(next.date_time)).toBe(Date.parse(`${dayFromNow(2)}T10:00:00+05:30`));

  const monthly = await add(office, owner, { contact, repeat: 'Monthly', date_time });
  await server.owner.query(
    `update task set date_time = '2026-01-31T10:00:00+05:30', duration_minutes = 30 where id = $1`,
    [monthly.id],
  );
  server.clock.now = () => new Date('2026-02-02T01:00:00+05:30');
  const { missing } = await import('./miss-tasks.ts');
  const job = { services: server.services, log: {} as never, signal: new AbortController().signal, isLastTry: false };
  const run = () => missing.run({ company: office.company.id, user: null, request: null, data: {} }, job);
  await run();
  await run();
  const rows = await after(monthly.id);
  expect(rows.map((row) => dayInIndia(row.date_time))).toEqual(['2026-02-28']);
  server.clock.now = () => new Date('2026-03-02T01:00:00+05:30');
  await run();
  expect((await after(rows[0]!.id)).map((row) => dayInIndia(row.date_time))).toEqual(['2026-03-31']);
});
