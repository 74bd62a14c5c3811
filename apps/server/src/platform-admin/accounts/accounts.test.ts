import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCompany, aServer, type Person, type TestServer } from '../../../test/support.ts';
import { changeTerm } from '../../../test/terms.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await aServer();
  admin = await (await aCompany(server, { is_platform: true })).person('Admin');
});
afterAll(() => server.close());

const path = '/platform/accounts/';
const act = (id: number, what: string, body?: object) => server.ask('POST', `${path}${id}/${what}/`, admin.token, body);
const works = async ({ refresh }: Person) => {
  const { access } = (await server.ask('POST', '/auth/jwt/refresh/', undefined, { refresh })).body;
  return (await server.ask('GET', '/properties/property/', access)).status === 200;
};
const today = dayInIndia();

test('the Admin sees every office with what it has, finds one by its Owner, and nobody else looks', async () => {
  const company = await aCompany(server, { plan: 'team' });
  const owner = await company.person('Owner');
  const { rows } = await server.owner.query('select email from app_user where id = $1', [owner.id]);
  const found = await server.ask('GET', `${path}?search=${rows[0].email}`, admin.token);
  expect(found.body).toMatchObject({
    count: 1,
    results: [{ id: company.id, plan: 'Team', kind: 'Complimentary', status: 'Active', users: 1, users_allowed: 5 }],
  });
  const ended = await aCompany(server, { subscription_status: 'Expired' });
  const list = await server.ask('GET', `${path}?status=Expired`, admin.token);
  expect(list.body.results.map(({ id }: { id: number }) => id)).toContain(ended.id);
  expect(list.body.results.map(({ id }: { id: number }) => id)).not.toContain(company.id);
  expect((await server.ask('GET', `${path}?search=%25`, admin.token)).body.count).toBe(0);
  expect((await server.ask('GET', path, owner.token)).status).toBe(403);
});

test('offices are sorted and narrowed, and leave as a file; notes of them stay with the platform', async () => {
  const company = await aCompany(server, { plan: 'solo' });
  const owner = await company.person('Owner');
  await server.owner.query(`update company set city = 1, company_name = 'Aangan Ganga 4711' where id = $1`, [
    company.id,
  ]);
  const found = async (query: string) =>
    (await server.ask('GET', `${path}?${query}`, admin.token)).body.results.map(({ id }: { id: number }) => id);
  expect(await found('search=Ganga 4711&city=1')).toEqual([company.id]);
  expect(await found('search=Ganga 4711&city=2')).toEqual([]);
  expect((await found('ordering=company_name'))[0]).toBe(company.id);
  for (const ordering of ['ends_on', '-ends_on', '-last_active', 'created_date'])
    expect((await server.ask('GET', `${path}?ordering=${ordering}`, admin.token)).status).toBe(200);
  const one = await server.ask('GET', `${path}${company.id}/`, admin.token);
  expect(one.body).toMatchObject({ city: 'Ahmedabad', max_properties: 500, max_picture_bytes: 2 * 1024 ** 3 });
  const file = await server.ask('POST', `${path}export/`, admin.token, { search: 'Ganga 4711', format: 'CSV' });
  const csv = Buffer.from(file.body.content, 'base64').toString();
  expect(csv).toContain('company_name');
  expect(csv).toContain('Aangan Ganga 4711');
  const note = await act(company.id, 'notes', { text: 'Calls on Monday' });
  expect(note.status).toBe(201);
  expect((await server.ask('GET', `${path}${company.id}/notes/`, admin.token)).body).toMatchObject([
    { id: note.body.id, text: 'Calls on Monday' },
  ]);
  expect((await server.ask('GET', `${path}${company.id}/notes/`, owner.token)).status).toBe(403);
  const remove = () => server.ask('DELETE', `/platform/account-notes/${note.body.id}/`, admin.token);
  expect((await remove()).status).toBe(204);
  expect((await remove()).status).toBe(404);
});

test('one office says how much came in and went out in 30 days, tests and older ones left out', async () => {
  const { id } = await aCompany(server);
  await server.owner.query(
    `insert into lead_event (company_id, source, way, external_ref, raw, received_at)
     select $1, 'Housing', way, way || days, '', now() - make_interval(days => days)
       from (values ('Push', 1), ('Pull', 29), ('Pull', 31), ('Test', 1)) l (way, days)`,
    [id],
  );
  await server.owner.query(
    `insert into outbox_message (company_id, channel, "to", body, idempotency_key, status, sent_at)
     select $1, 'mail', 'a@angan.test', '{}', 'told ' || days, case when sent then 'sent' else 'queued' end,
            case when sent then now() - make_interval(days => days) end
       from (values (2, true), (31, true), (0, false)) m (days, sent)`,
    [id],
  );
  const one = await server.ask('GET', `${path}${id}/`, admin.token);
  expect(one.body).toMatchObject({ leads_30_days: 2, messages_30_days: 1 });
});

test('a trial is made longer by seven days, once, also after its end', async () => {
  const company = await aCompany(server);
  const owner = await company.person('Owner');
  expect((await act(company.id, 'extend_trial')).status).toBe(409);
  await changeTerm(server, company.id, { kind: 'Trial', ends_on: addDays(today, -2) });
  expect(await works(owner)).toBe(false);
  expect((await act(company.id, 'extend_trial')).body).toMatchObject({
    status: 'Active',
    ends_on: addDays(today, 6),
    may_extend: false,
  });
  expect(await works(owner)).toBe(true);
  expect((await act(company.id, 'extend_trial')).status).toBe(409);
});

test('a suspended office is closed at once and open again after it; a plan for nothing opens what has ended', async () => {
  const company = await aCompany(server, { subscription_status: 'Expired' });
  const owner = await company.person('Owner');
  expect((await act(company.id, 'complimentary', { plan: 'team', ends_on: addDays(today, -1) })).body).toEqual({
    ends_on: ['Choose today or a later day.'],
  });
  expect((await act(company.id, 'complimentary', { plan: 'none', ends_on: addDays(today, 30) })).status).toBe(404);
  const given = await act(company.id, 'complimentary', { plan: 'team', ends_on: addDays(today, 30) });
  expect(given.body).toMatchObject({ status: 'Active', plan: 'Team', users_allowed: 5 });
  expect(await works(owner)).toBe(true);
  expect((await act(company.id, 'suspend')).body).toMatchObject({ status: 'Suspended' });
  expect(await works(owner)).toBe(false);
  expect((await act(company.id, 'resume')).body).toMatchObject({ status: 'Active' });
  expect(await works(owner)).toBe(true);
  const trail = await server.owner.query(
    `select entity, action from audit_log where company_id = $1 and user_id = $2 order by id`,
    [company.id, admin.id],
  );
  expect(trail.rows).toEqual([
    { entity: 'subscription', action: 'created' },
    { entity: 'company', action: 'changed' },
    { entity: 'company', action: 'changed' },
  ]);
});
