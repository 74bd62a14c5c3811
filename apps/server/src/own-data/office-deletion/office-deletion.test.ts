import { createHash, randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { dueNow } from '../../../test/due-now.ts';
import { englishIn, otherLanguages } from '../../../test/in-language.ts';
import { aStranger, asker, codeTo, linkTo, sentTo } from '../../../test/joining.ts';
import { aCompany, aPerson, aServer, type Person, type TestServer } from '../../../test/support.ts';
import { onConnection } from '../../core/database/on-connection.ts';
import { inTransaction, openingForCompany } from '../../core/database/transaction.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import { job } from '../../core/jobs/job.ts';
import { task } from '../../core/jobs/task.ts';

const path = '/properties/office_deletion/';
const addSource = task('add_source', z.object({ name: z.string() }));
const adding = job(addSource, async ({ name }, { db, companyId }) => {
  await db.insertInto('source').values({ company_id: companyId, source_name: name }).execute();
});

let server: TestServer;
let join: ReturnType<typeof asker>;
beforeAll(async () => {
  server = await aServer({ TRUST_PROXY: '1' });
  await server.work(adding);
  join = asker(server);
});
afterAll(() => server.close());
afterEach(() => {
  server.clock.now = () => new Date();
});

/** An Owner who signed up, with an office whose term runs, and a colleague. */
const anOffice = async () => {
  const owner = aStranger();
  await join('', owner);
  await join('verify_mobile/', { mobile: owner.mobile, otp: await codeTo(server, owner.mobile) });
  await join('activation/', await linkTo(server, owner.email));
  const { rows } = await server.owner.query('select id, company_id from app_user where email = $1', [owner.email]);
  const company = rows[0].company_id as number;
  await server.owner.query(
    `insert into subscription (company_id, plan, kind, started_on, ends_on, users_allowed)
     select $1, id, 'Complimentary', today_in_india(), null, 9 from offered_plan where code = 'office'`,
    [company],
  );
  const signIn = async () => {
    const body = { username: owner.email, password: owner.password };
    return (await server.ask('POST', '/auth/jwt/create/', undefined, body)).body.access as string;
  };
  return { ...owner, company, signIn, colleague: await aPerson(server, company, 'All-Rounder') };
};
type Office = Awaited<ReturnType<typeof anOffice>>;

const begun = async (office: Office) => {
  const token = await office.signIn();
  const { company_name, password: current_password, mobile } = office;
  await server.owner.query(`delete from rate_limit where key like 'code%'`);
  expect((await server.ask('POST', `${path}code/`, token, { company_name, current_password })).status).toBe(204);
  const otp = await codeTo(server, mobile);
  expect((await server.ask('POST', path, token, { company_name, otp })).status).toBe(204);
  return office.signIn();
};
const statusOf = (token: string, url: string, method: 'GET' | 'POST' = 'GET', body?: object) =>
  server.ask(method, url, token, body).then(({ status }) => status);

test('needs the name, the password and the code, and is the Owner’s alone', async () => {
  const office = await anOffice();
  const { company_name, password: current_password, mobile } = office;
  const token = await office.signIn();
  const day = addDays(dayInIndia(), 30);
  expect((await server.ask('GET', path, token)).body).toEqual({
    company_name,
    mobile: `*******${mobile.slice(-3)}`,
    delete_on: day,
    goes: { people: 2, contacts: 0, properties: 0, inquiries: 0, deals: 0, files: 0 },
    stays: { invoices: 0, payments: 0 },
  });
  const ask = (at: string, body: object) => server.ask('POST', `${path}${at}`, token, body);
  expect((await ask('code/', { company_name, current_password: 'not the password' })).body).toEqual({
    current_password: ['Invalid password.'],
  });
  expect((await ask('code/', { company_name: 'Another office', current_password })).body).toEqual({
    company_name: ['That is not the name of the office. Type it as it stands above.'],
  });
  await server.owner.query(`delete from rate_limit where key like 'code%'`);
  expect((await ask('code/', { company_name: ` ${company_name.toUpperCase()}`, current_password })).status).toBe(204);
  const otp = await codeTo(server, mobile);
  expect((await ask('', { company_name, otp: otp === '000000' ? '000001' : '000000' })).body).toMatchObject({
    otp: [/code is not right/],
  });
  expect((await ask('', { company_name: 'Another office', otp })).status).toBe(400);
  for (const url of [path, `${path}bring_back/`])
    expect(await statusOf(office.colleague.token, url, 'POST', { company_name, otp })).toBe(403);
  expect((await ask('bring_back/', {})).status).toBe(409);
  expect((await ask('', { company_name, otp })).status).toBe(204);
  expect((await server.owner.query('select delete_on from company where id = $1', [office.company])).rows).toEqual([
    { delete_on: day },
  ]);
  const { rows } = await server.owner.query(
    `select user_id, changes -> 'delete_on' as changed from audit_log
      where company_id = $1 and entity = 'company' and changes ? 'delete_on'`,
    [office.company],
  );
  expect(rows).toEqual([{ user_id: expect.any(Number), changed: [null, day] }]);
});

test('closes the office at once: sessions and streams of others end, and what they may call is one list', async () => {
  const office = await anOffice();
  const { colleague } = office;
  if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' });
  const stream = await fetch(`http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}/events/`, {
    headers: { authorization: `JWT ${colleague.token}` },
  });
  const ended = stream.text();
  await server.owner.query(
    `insert into user_device (company_id, user_id, device_id) values ($1, $2, 'second') returning id`,
    [office.company, colleague.id],
  );
  const before = await office.signIn();
  const token = await begun(office);
  expect(await ended).toContain('event: ready');
  for (const one of [colleague.token, before]) expect(await statusOf(one, '/auth/users/me/')).toBe(401);
  expect((await server.ask('POST', '/auth/jwt/refresh/', undefined, { refresh: colleague.refresh })).status).not.toBe(
    200,
  );

  // The Owner: who they are, the one screen's calls, the whole export.
  const { body } = await server.ask('GET', '/auth/users/me/', token);
  expect(body.company_info).toMatchObject({ subscription_status: 'Deleting', delete_on: addDays(dayInIndia(), 30) });
  for (const url of [path, '/properties/full_exports/']) expect(await statusOf(token, url)).toBe(200);
  for (const url of [
    '/properties/contacts/',
    '/properties/company/',
    '/properties/user_devices/',
    '/properties/user_alerts/',
  ])
    expect([url, await statusOf(token, url)]).toEqual([url, 403]);
  expect((await server.ask('PATCH', '/auth/users/me/', token, { first_name: 'Ravi' })).body.detail).toBe(
    'This office is about to be deleted, and closed until then.',
  );
  expect(await statusOf(token, '/properties/full_exports/', 'POST')).toBe(201);

  // A colleague who logs in again: who they are, and nothing else.
  const again = await server.owner.query('select id from user_device where user_id = $1 limit 1', [colleague.id]);
  const refresh = server.tokens.refresh(colleague.id, again.rows[0].id);
  await server.owner.query('update user_device set refresh_hash = $2, revoked_at = null where id = $1', [
    again.rows[0].id,
    createHash('sha256').update(refresh).digest(),
  ]);
  const { access } = (await server.ask('POST', '/auth/jwt/refresh/', undefined, { refresh })).body;
  expect(await statusOf(access, '/auth/users/me/')).toBe(200);
  for (const url of [path, '/properties/full_exports/', '/events/', '/properties/contacts/'])
    expect([url, await statusOf(access, url)]).toEqual([url, 403]);
  expect(await statusOf(access, `${path}bring_back/`, 'POST')).toBe(403);
});

test('shuts every door without a session, and opens it again', async () => {
  const office = await anOffice();
  const owner = await office.signIn();
  const { rows } = await server.owner.query('select id from app_user where company_id = $1 and usertype = $2', [
    office.company,
    'Owner',
  ]);
  const key = randomBytes(32).toString('base64url');
  await server.owner.query('insert into calendar_feed (company_id, user_id, key_hash) values ($1, $2, $3)', [
    office.company,
    rows[0].id,
    createHash('sha256').update(key).digest(),
  ]);
  const share = await server.owner.query(
    `insert into share (company_id, code, channel, format, show_unit, show_society, content, created_by, expires_at)
     values ($1, '22222222222223', 'Link', 'Single', false, false, '{}', $2, now() + interval '9 days') returning code`,
    [office.company, rows[0].id],
  );
  const open = async () => {
    const asked = [
      server.owner.query('select company_of_share($1) as is', [share.rows[0].code]),
      server.owner.query('select (select count(*) from calendar_feed_candidate($1))::int as is', [
        createHash('sha256').update(key).digest(),
      ]),
    ];
    return (await Promise.all(asked)).map((one) => one.rows[0].is);
  };
  expect(await open()).toEqual([office.company, 1]);
  expect(await statusOf(owner, '/properties/contacts/')).toBe(200);
  const token = await begun(office);
  expect(await open()).toEqual([null, 0]);
  expect(await statusOf(token, `${path}bring_back/`, 'POST')).toBe(204);
  expect(await open()).toEqual([office.company, 1]);
  const after = await office.signIn();
  expect(await statusOf(after, '/properties/contacts/')).toBe(200);
  expect((await server.ask('GET', '/auth/users/me/', after)).body.company_info).toMatchObject({ delete_on: null });
});

test('is not brought back once its day has come, when it may be half removed', async () => {
  const office = await anOffice();
  const token = await begun(office);
  await server.owner.query('update company set delete_on = today_in_india() where id = $1', [office.company]);
  expect(await server.ask('POST', `${path}bring_back/`, token)).toMatchObject({
    status: 409,
    body: { detail: 'The day of the deletion has come. The office can no longer be brought back.' },
  });
});

test('no job is held of an office that was brought back in the same moment', async () => {
  const office = await anOffice();
  const held = async () => {
    await server.owner.query('select hold_job($1, $2, $3, 5)', [
      'taken_by_no_worker',
      { company: office.company },
      'the same moment',
    ]);
    const { rows } = await server.owner.query(
      `select (payload ->> 'held')::boolean as held, run_at <= now() as due from graphile_worker._private_jobs where key = 'the same moment'`,
    );
    return rows;
  };
  expect(await held()).toEqual([{ held: null, due: true }]);
  await begun(office);
  expect(await held()).toEqual([{ held: true, due: false }]);
  await server.owner.query(`select graphile_worker.remove_job('the same moment')`);
});

test('its jobs wait, and run once it is brought back', async () => {
  const office = await anOffice();
  const token = await begun(office);
  const ask = (name: string, key?: string) =>
    inTransaction(server.services.pool, openingForCompany(office.company, null), (client) =>
      enqueue(onConnection(client), addSource, { name }, key ? { key } : {}),
    );
  const made = async () =>
    (
      await server.owner.query('select source_name as name from source where company_id = $1 and source_name like $2', [
        office.company,
        'Waits%',
      ])
    ).rows.map(({ name }) => name);
  const held = async () =>
    (
      await server.owner.query(
        `select count(*)::int as n from graphile_worker._private_jobs
          where (payload ->> 'company')::bigint = $1 and (payload ->> 'held')::boolean and run_at > now() + interval '1 year'`,
        [office.company],
      )
    ).rows[0].n;
  const others = await held();
  await ask('Waits one');
  await ask('Waits two', 'two');
  await expect.poll(held, { timeout: 20_000 }).toBeGreaterThanOrEqual(others + 2);
  expect(await made()).toEqual([]);
  expect(await statusOf(token, `${path}bring_back/`, 'POST')).toBe(204);
  await expect.poll(made, { timeout: 20_000 }).toHaveLength(2);
});

test('the Owner hears of it when it begins, and before its day; not once it was brought back', async () => {
  const office = await anOffice();
  const subjects = async () =>
    (await sentTo(server, office.email)).map(({ subject }) => subject).filter((subject) => /deleted/.test(subject));
  const token = await begun(office);
  await expect.poll(subjects).toEqual([expect.stringMatching(/ will be deleted on \d\d\/\d\d\/\d{4}$/)]);
  const due = () =>
    server.owner.query(dueNow(`(payload ->> 'company')::bigint = $1 and payload #>> '{data,step}' = 'warned'`), [
      office.company,
    ]);
  const { rows } = await server.owner.query(
    `select payload #>> '{data,step}' as step, (run_at at time zone 'Asia/Kolkata')::date as day
       from graphile_worker._private_jobs where (payload ->> 'company')::bigint = $1 and payload #>> '{data,asked_at}' is not null
      order by run_at`,
    [office.company],
  );
  expect(rows).toEqual([
    { step: 'warned', day: addDays(dayInIndia(), 23) },
    { step: 'warned', day: addDays(dayInIndia(), 29) },
    { step: 'removed', day: addDays(dayInIndia(), 30) },
  ]);
  await due();
  await expect.poll(async () => (await subjects()).length).toBe(3);
  expect((await subjects()).at(-1)).toMatch(/ will be deleted (tomorrow|on )/);
  const { rows: sent } = await server.owner.query(
    'select distinct c.is_platform from outbox_message m join company c on c.id = m.company_id where subject like $1',
    [`${office.company_name} will be deleted%`],
  );
  expect(sent).toEqual([{ is_platform: true }]);
  expect(await statusOf(token, `${path}bring_back/`, 'POST')).toBe(204);
  server.clock.now = () => new Date(Date.now() + 31 * 86_400_000);
  await server.owner.query(dueNow(`(payload ->> 'company')::bigint = $1`), [office.company]);
  await expect
    .poll(
      async () =>
        (
          await server.owner.query(
            `select 1 from graphile_worker._private_jobs j where (payload ->> 'company')::bigint = $1 and payload #>> '{data,step}' = 'removed'`,
            [office.company],
          )
        ).rowCount,
    )
    .toBe(0);
  expect((await server.owner.query('select 1 from app_user where company_id = $1', [office.company])).rowCount).toBe(2);
});

test('the Admin sees the day, finds it by its filter, and adds nothing but a note', async () => {
  const platform = await aCompany(server, { is_platform: true });
  const admin: Person = await platform.person('Admin');
  const office = await anOffice();
  await begun(office);
  const at = `/platform/accounts/${office.company}/`;
  const day = addDays(dayInIndia(), 30);
  expect((await server.ask('GET', at, admin.token)).body).toMatchObject({ status: 'Deleting', delete_on: day });
  const listed = await server.ask('GET', '/platform/accounts/?status=Deleting&page_size=100', admin.token);
  expect(listed.body.results.map(({ id }: { id: number }) => id)).toContain(office.company);
  expect(listed.body.results.every(({ status }: { status: string }) => status === 'Deleting')).toBe(true);
  for (const [act, body] of [
    ['suspend/', {}],
    ['resume/', {}],
    ['extend_trial/', {}],
    ['complimentary/', { plan: 'office', ends_on: day }],
  ] as const)
    expect([act, (await server.ask('POST', `${at}${act}`, admin.token, body)).status]).toEqual([act, 409]);
  expect((await server.ask('POST', `${at}notes/`, admin.token, { text: 'Rang the owner' })).status).toBe(201);
});

test.each(otherLanguages)('an Owner who reads %s hears of it in it', async (language, script) => {
  const office = await anOffice();
  const token = await office.signIn();
  expect((await server.ask('PATCH', '/auth/users/me/', token, { language })).status).toBe(200);
  await begun(office);
  const told = async () => (await sentTo(server, office.email)).findLast(({ channel }) => channel === 'mail')!;
  await expect
    .poll(async () => (await told()).subject)
    .toMatch(new RegExp(`^${office.company_name} .*${script.source}`, 'u'));
  const { subject, body } = await told();
  expect(englishIn(`${subject}\n${body.text}`, [office.company_name, office.first_name])).toEqual([]);
});
