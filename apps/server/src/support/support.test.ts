import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { aCompany, aForm, aServer, type TestServer } from '../../test/support.ts';
import { aSupport, grantPath, type Support, supportOf } from '../../test/support-visits.ts';
import { endSupport } from './tasks.ts';

const hour = 3_600_000;

let server: TestServer;
let support: Support;
beforeAll(async () => {
  server = await aServer();
  support = await aSupport(server);
});
afterAll(() => server.close());
afterEach(() => {
  server.clock.now = () => new Date();
});

const path = grantPath;
const ofAccount = supportOf;

test('only by a grant of the Owner, one at a time, for an hour, and only while the office has its Owner', async () => {
  const company = await aCompany(server);
  const owner = await company.person('Owner');
  expect((await support.enter(company.id)).body.detail).toMatch(/has not let support in/);
  expect((await server.ask('GET', path, owner.token)).body).toEqual({ grant: null, visits: [] });
  for (const usertype of ['Co-Owner', 'Backend'] as const) {
    const { token } = await company.person(usertype);
    for (const [method, url] of [
      ['GET', path],
      ['POST', path],
      ['POST', `${path}end/`],
    ] as const)
      expect([usertype, url, await support.statusOf(token, url, method)]).toEqual([usertype, url, 403]);
  }
  const before = Date.now();
  const answers = await Promise.all([server.ask('POST', path, owner.token), server.ask('POST', path, owner.token)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const { grant } = (await server.ask('GET', ofAccount(company.id), support.admin.token)).body;
  expect(Math.abs(Date.parse(grant.ends_at) - before - hour)).toBeLessThan(5000);
  for (const [method, url] of [
    ['GET', ofAccount(company.id)],
    ['POST', `${ofAccount(company.id)}enter/`],
  ] as const)
    expect(await support.statusOf(owner.token, url, method)).toBe(403);
  expect((await support.enter(support.platform.id)).status).toBe(404);
  await server.owner.query('update app_user set is_active = false where id = $1', [owner.id]);
  expect((await support.enter(company.id)).status).toBe(409);
  await server.owner.query('update app_user set is_active = true where id = $1', [owner.id]);
  const { body } = await support.enter(company.id);
  expect(await support.statusOf(body.access, '/auth/users/me/')).toBe(200);
  await server.owner.query(
    `update company set deletion_asked_at = now(), delete_on = current_date + 30 where id = $1`,
    [company.id],
  );
  expect((await support.enter(company.id)).status).toBe(409);
  expect(await support.statusOf(body.access, '/auth/users/me/')).toBe(401);
});

test('support sees what the Owner sees, without numbers and addresses, and changes nothing', async () => {
  const { owner, token, grant } = await support.visited();
  const made = await server.ask('POST', '/properties/contacts/', owner.token, {
    name: 'Ganesh Patel 9824011768',
    mobile_number_1: '9824011768',
    email: 'ganesh@patel.test',
  });
  expect(made.status).toBe(201);
  const me = await server.ask('GET', '/auth/users/me/', token);
  expect(me.body).toMatchObject({ id: owner.id, usertype: 'Owner', email: '*******' });
  expect(Date.parse(me.body.support_until)).toBe(Date.parse(grant.ends_at));
  expect((await server.ask('GET', '/auth/users/me/', owner.token)).body.support_until).toBeNull();
  const list = await server.ask('GET', '/properties/contacts/', token);
  expect(list.body.results).toMatchObject([
    { id: made.body.id, name: 'Ganesh Patel *******768', mobile_number_1: '*******768', email: '*******' },
  ]);
  const change = await server.ask('PATCH', `/properties/contacts/${made.body.id}/`, token, { name: 'Other' });
  expect([change.status, change.body.detail]).toEqual([403, 'Support looks at this office and changes nothing.']);
  for (const url of ['/properties/contact_exports/', path, `${path}end/`, '/properties/full_exports/'])
    expect([url, await support.statusOf(token, url, 'POST', {})]).toEqual([url, 403]);
  for (const url of [
    ...['/properties/full_exports/', '/properties/alert_settings/', '/properties/lead_sources/'],
    ...['/properties/user_devices/', '/properties/device/', '/check/push_key/'],
  ])
    expect([url, await support.statusOf(token, url)]).toEqual([url, 403]);
  const searched = await server.ask('GET', '/properties/contacts/?search=9824011768', token);
  expect(searched.body.count).toBe(0);
});

test('pictures are shown, papers are not', async () => {
  const { owner, token } = await support.visited();
  const content = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#b74d2b' } })
    .jpeg()
    .toBuffer();
  const { payload, headers } = aForm({}, { profile_photo: { name: 'me.jpg', content } });
  await server.ask('PATCH', '/auth/users/me/', owner.token, payload, headers);
  const link = (await server.ask('GET', '/auth/users/me/', token)).body.profile_photo;
  const shown = await server.app.inject({ method: 'GET', url: link });
  // From the cache of the browser it would be shown after the visit.
  expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'private, max-age=0']);
  const id = /files\/(\d+)/.exec(link)![1];
  await server.owner.query(`update stored_file set content_type = 'application/pdf' where id = $1`, [id]);
  expect((await server.app.inject({ method: 'GET', url: link })).statusCode).toBe(404);
});

test('both sides read who entered, what was looked at, and that they left; the Owner is alerted', async () => {
  const { id, owner, token } = await support.visited();
  const second = await support.anotherAdmin();
  const other = (await support.enter(id, second)).body.access;
  for (const one of [token, token, other]) expect(await support.statusOf(one, '/properties/contacts/')).toBe(200);
  expect(await support.statusOf(token, '/properties/inquiry/999999/')).toBe(404);
  expect(await support.statusOf(token, '/properties/device_logout_update/')).toBe(200);
  expect(await support.statusOf(token, '/properties/contacts/')).toBe(401);
  expect(await support.statusOf(other, '/properties/contacts/')).toBe(200);
  const seen = await server.ask('GET', path, owner.token);
  expect(seen.body.visits).toMatchObject([
    { admin_name: 'Admin Test', left_at: null, looks: [{ family: 'Contacts', at: expect.any(String) }] },
    { admin_name: 'Admin Test', left_at: expect.any(String), looks: [{ family: 'Contacts', at: expect.any(String) }] },
  ]);
  expect((await server.ask('GET', ofAccount(id), support.admin.token)).body).toEqual(seen.body);
  const visit = seen.body.visits[1].id;
  const trail = async (company: number) =>
    (
      await server.owner.query(
        `select user_id, action, changes from audit_log
          where company_id = $1 and entity = 'support_visit' and entity_id = $2 order by id`,
        [company, visit],
      )
    ).rows;
  expect(await trail(support.platform.id)).toEqual([
    { user_id: support.admin.id, action: 'entered', changes: { office: id } },
    { user_id: support.admin.id, action: 'looked', changes: { family: 'Contacts', office: id } },
    { user_id: support.admin.id, action: 'left', changes: { office: id } },
  ]);
  expect(await trail(id)).toEqual([
    { user_id: support.admin.id, action: 'created', changes: null },
    { user_id: support.admin.id, action: 'looked', changes: { family: 'Contacts', office: id } },
    { user_id: support.admin.id, action: 'changed', changes: { left_at: [null, expect.any(String)] } },
  ]);
  const { body } = await server.ask('GET', '/properties/user_alerts/', owner.token);
  expect(body.results.map((one: { alert: { title: string } }) => one.alert.title)).toEqual([
    'Support is in',
    'Support is in',
  ]);
  expect(body.results[0].alert.message).toMatch(/^Admin Test of Angan’s support is looking into your office, until /);
});

test('ends to the second with its hour: tokens, links to files, the stream; and then stands as left', async () => {
  const { id, owner, token, refresh, grant } = await support.visited();
  const content = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#b74d2b' } })
    .jpeg()
    .toBuffer();
  const { payload, headers } = aForm({}, { profile_photo: { name: 'me.jpg', content } });
  await server.ask('PATCH', '/auth/users/me/', owner.token, payload, headers);
  const link = (await server.ask('GET', '/auth/users/me/', token)).body.profile_photo;
  const linked = async () => (await server.app.inject({ method: 'GET', url: link })).statusCode;
  const refreshed = () => server.ask('POST', '/auth/jwt/refresh/', undefined, { refresh }).then(({ status }) => status);

  server.clock.now = () => new Date(Date.parse(grant.ends_at) - 1);
  expect([await support.statusOf(token, '/properties/contacts/'), await linked(), await refreshed()]).toEqual([
    200, 200, 200,
  ]);
  if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  server.clock.now = () => new Date(Date.parse(grant.ends_at) - 300);
  const stream = await fetch(`http://127.0.0.1:${port}/events/`, { headers: { authorization: `JWT ${token}` } });
  expect(stream.status).toBe(200);
  const opened = performance.now();
  expect(await stream.text()).toContain('event: ready');
  expect(performance.now() - opened).toBeLessThan(3000);

  server.clock.now = () => new Date(Date.parse(grant.ends_at));
  expect([await support.statusOf(token, '/properties/contacts/'), await linked(), await refreshed()]).toEqual([
    401, 401, 401,
  ]);
  expect((await server.ask('GET', ofAccount(id), support.admin.token)).body).toMatchObject({
    grant: null,
    visits: [{ left_at: grant.ends_at }],
  });
  expect((await support.enter(id)).status).toBe(409);

  // What is written down of it waits in the queue for that moment.
  const { rows } = await server.owner.query(
    `select run_at, payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = $1 and (payload ->> 'company')::bigint = $2`,
    [endSupport.name, id],
  );
  expect(rows.map(({ run_at }) => Date.parse(run_at))).toEqual([Date.parse(grant.ends_at)]);
  expect((await server.ask('POST', path, owner.token)).status).toBe(201);
  const left = await server.owner.query('select left_at from support_visit where company_id = $1', [id]);
  expect(left.rows.map(({ left_at }) => Date.parse(left_at))).toEqual([Date.parse(grant.ends_at)]);
});

test('ends at once by a tap of the Owner, also for a stream that is open; and by logging out everywhere', async () => {
  const { id, owner, token, refresh } = await support.visited();
  if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const stream = await fetch(`http://127.0.0.1:${port}/events/`, { headers: { authorization: `JWT ${token}` } });
  const ended = stream.text();
  const end = await server.ask('POST', `${path}end/`, owner.token);
  expect([end.status, end.body.grant, end.body.visits[0].left_at]).toEqual([200, null, expect.any(String)]);
  expect(await ended).toContain('event: ready');
  expect(await support.statusOf(token, '/auth/users/me/')).toBe(401);
  expect((await server.ask('POST', '/auth/jwt/refresh/', undefined, { refresh })).status).toBe(401);
  expect((await support.enter(id)).status).toBe(409);
  // Twice is no mistake.
  expect((await server.ask('POST', `${path}end/`, owner.token)).status).toBe(200);
  expect((await server.ask('POST', path, owner.token)).status).toBe(201);
  const { body } = await support.enter(id);
  expect(await support.statusOf(owner.token, '/properties/selflogout_alldevices/', 'POST')).toBe(200);
  expect(await support.statusOf(body.access, '/auth/users/me/')).toBe(401);
});

test('an Admin who is one no more is out', async () => {
  const { id } = await support.visited();
  const second = await support.anotherAdmin();
  const { access } = (await support.enter(id, second)).body;
  expect(await support.statusOf(access, '/auth/users/me/')).toBe(200);
  await server.owner.query('update app_user set is_active = false where id = $1', [second.id]);
  expect(await support.statusOf(access, '/auth/users/me/')).toBe(401);
});
