import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCompany, aServer, type Person, type TestServer } from '../../../test/support.ts';
import { newLog } from '../../core/log.ts';
import { seedDemo } from '../../demo/index.ts';
import { removeOffice } from './remove-office.ts';

/** An id that no other number of the database is. */
const firstId = 987_654_321;
const planted = '9824077123';

let server: TestServer;
let office: number;
let neighbour: Person;
beforeAll(async () => {
  server = await aServer();
  await server.owner.query(`select setval(pg_get_serial_sequence('company', 'id'), $1)`, [firstId]);
  await seedDemo(server.owner, server.services.store, new Date(), newLog('silent'));
  const { rows } = await server.owner.query(
    `select company_id as id, id as person from app_user where email = 'owner@angan.demo'`,
  );
  office = rows[0].id;
  expect(office).toBeGreaterThan(firstId);
  neighbour = await (await aCompany(server)).person('Owner');
  await server.ask('POST', '/properties/contacts/', neighbour.token, { name: 'Stays', mobile_number_1: '9824077124' });
  await server.owner.query(
    `insert into contact (company_id, name, mobile_number_1, comment) values ($1, 'Planted', $2, 'Ring ' || $2)`,
    [office, planted],
  );
  await server.owner.query(
    `insert into note (company_id, text, visibility, created_by) values ($1, 'Rang ' || $2, 'Team', $3)`,
    [office, planted, rows[0].person],
  );
}, 120_000);
afterAll(() => server.close());

/** Tables in which the text or the id stands anywhere, each with how many rows. */
const tablesWith = async (what: string) => {
  const { rows: tables } = await server.owner.query<{ schema: string; name: string }>(
    `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'm') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast') order by 1, 2`,
  );
  const found: Record<string, number> = {};
  for (const { schema, name } of tables) {
    const { rows } = await server.owner.query(
      `select count(*)::int as n from ${schema}."${name}" t where t::text ~ ('(^|[^0-9])' || $1 || '([^0-9]|$)')`,
      [what],
    );
    if (rows[0].n > 0) found[name] = rows[0].n;
  }
  return found;
};
const filesOf = async (company: number) =>
  readdir(path.join(server.services.settings.dataDir, 'files', String(company)), { recursive: true }).catch(() => []);
const never = new AbortController().signal;

test('does nothing before its day, nor to an office that stays', async () => {
  await expect(removeOffice(server.services, office, never)).rejects.toThrow(/not to be removed/);
  const day = addDays(dayInIndia(), 30);
  await server.owner.query('update company set deletion_asked_at = now(), delete_on = $2 where id = $1', [office, day]);
  await expect(removeOffice(server.services, office, never)).rejects.toThrow(/not to be removed/);
  expect(Object.keys(await tablesWith(planted))).toEqual(expect.arrayContaining(['contact', 'note']));
});

test('killed in the middle it goes on where it was; then neither the number nor the office is anywhere but in the books', async () => {
  server.clock.now = () => new Date(Date.now() + 30 * 86_400_000);
  const { id } = (
    await server.owner.query(
      `insert into transaction (company_id, order_no, purpose, plan, duration_months, users, priced_on, price, discount, credit, taxable,
          gst_rate, cgst, sgst, igst, rounding, total, buyer, status, paid_at, expires_at)
       select $1, 'ORD-2026-000001', 'New', p.id, 12, 5, today_in_india(), 1000, 0, 0, 1000, 18, 90, 90, 0, 0, 1180,
          '{"legal_name": "Shree Ganesh Estates"}', 'Paid', now(), now() from offered_plan p limit 1 returning id`,
      [office],
    )
  ).rows[0];
  const before = await tablesWith(String(office));
  expect(Object.keys(before).length).toBeGreaterThan(40);
  expect((await filesOf(office)).length).toBeGreaterThan(50);
  const asked = await server.owner.query('select deletion_asked_at as at from company where id = $1', [office]);
  for (const pieces of [2, 9, 40]) {
    const done: number[] = [];
    const throwIfAborted = () => expect(done.push(1)).toBeLessThan(pieces);
    const dying = { throwIfAborted } as unknown as AbortSignal;
    await expect(removeOffice(server.services, office, dying)).rejects.toThrow();
  }
  expect(await tablesWith(String(office))).not.toEqual(before);

  await server.owner.query(`select graphile_worker.add_job('office_deletion', $1::json)`, [
    JSON.stringify({
      ...{ company: office, user: null, request: null },
      data: { step: 'removed', asked_at: new Date(asked.rows[0].at).toISOString() },
    }),
  ]);
  const worker = await server.work();
  const isGone = async () =>
    (await server.owner.query('select deleted_at is not null as gone from company where id = $1', [office])).rows[0]
      .gone;
  await expect.poll(isGone, { timeout: 60_000 }).toBe(true);
  await worker.stop();

  expect(await tablesWith(planted)).toEqual({});
  const left = await tablesWith(String(office));
  const { audit, ...books } = Object.fromEntries(
    Object.entries(left).map(([name, n]) => [name.startsWith('audit_log') ? 'audit' : name, n]),
  );
  expect(audit).toBe(1);
  expect(Object.keys(books).toSorted()).toEqual(['company', 'subscription', 'transaction']);
  expect(await filesOf(office)).toEqual(expect.not.arrayContaining([expect.stringMatching(/full$/)]));
  const { rows } = await server.owner.query('select company_name, gstin, profile_photo from company where id = $1', [
    office,
  ]);
  expect(rows).toEqual([{ company_name: '', gstin: '', profile_photo: null }]);
  expect((await server.owner.query('select 1 from transaction where id = $1', [id])).rowCount).toBe(1);
  const signIn = { username: 'owner@angan.demo', password: 'angan-demo-2026' };
  expect((await server.ask('POST', '/auth/jwt/create/', undefined, signIn)).status).toBe(401);
}, 180_000);

test('leaves the neighbour as they were, with triggers that work', async () => {
  server.clock.now = () => new Date();
  const trail = async () =>
    (await server.owner.query(`select count(*)::int as n from audit_log where entity = 'contact'`)).rows[0].n;
  const had = await trail();
  const { status } = await server.ask('POST', '/properties/contacts/', neighbour.token, {
    name: 'Comes',
    mobile_number_1: '9824077125',
  });
  expect([status, await trail()]).toEqual([201, had + 1]);
  expect((await server.ask('GET', '/properties/contacts/', neighbour.token)).body.count).toBe(2);
  const { rows } = await server.owner.query(
    `select count(*)::int as resting from pg_trigger where not tgisinternal and tgenabled = 'D'`,
  );
  expect(rows).toEqual([{ resting: 0 }]);
});
