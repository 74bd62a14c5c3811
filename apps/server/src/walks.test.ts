import type { Call } from '@angan/contract/kit/call.ts';
import { usertypes } from '@angan/domain/roles.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aServer, type TestServer } from '../test/support.ts';
import { answering, everyCall as calls, nameOf } from '../test/walks/all-calls.ts';
import {
  asksForASubscription,
  beginsWithTheCompany,
  companyTables,
  hasTheWall,
  hidesOtherCompanies,
  type Knockers,
  keepsToTheMatrix,
  knockers,
  knowsNoOtherIds,
  refusesStrangers,
  showsNothingUnsaid,
} from '../test/walks/checks.ts';

/** Walks over every call and every table there is: what is added later is walked over without being named here. */

let server: TestServer;
let knocking: Knockers;

beforeAll(async () => {
  server = await aServer();
  knocking = await knockers(server);
});
afterAll(() => server.close());

const at = (call: Call, id: number | string) => call.path.replaceAll(/:[a-z_]+/g, String(id));

describe('every call', () => {
  test('is served', () => {
    expect(new Set(calls.map(nameOf)).size).toBe(calls.length);
    for (const call of calls) expect(server.app.declared, nameOf(call)).toContain(call);
  });

  test('is declared: what is served beside the calls is this short list', () => {
    expect(server.app.undeclared.toSorted()).toEqual([
      'GET /.well-known/apple-app-site-association',
      'GET /.well-known/assetlinks.json',
      'GET /docs',
      'GET /healthz',
      'GET /openapi.json',
      'GET /readyz',
    ]);
  });

  test('keeps who may call it, as this list shows', () => {
    const list = calls
      .map((call) => `${nameOf(call)} ${call.access}${call.subscription === 'any' ? '' : ' active'}`)
      .toSorted();
    return expect(list.join('\n')).toMatchFileSnapshot('../test/walks/access.txt');
  });

  test('that devices keep changes nothing, shows no number past a mask, and waits for nobody else', () => {
    const kept = calls.filter((call) => call.kept);
    expect(kept.length).toBeGreaterThan(20);
    for (const call of kept) {
      const { method, writes, showsNumbers, inSteps, access } = call;
      expect({ method, writes, showsNumbers, inSteps }, nameOf(call)).toEqual({
        ...{ method: 'GET', writes: false, showsNumbers: false, inSteps: false },
      });
      expect(['public', 'admin'], nameOf(call)).not.toContain(access);
    }
  });

  test('goes through the wall, but for what is of no company', () => {
    expect(calls.filter(({ access }) => access === 'admin').map(nameOf)).toEqual([
      // Orders, terms and what was sold are of all offices, and the platform's to see and to settle.
      'GET /platform/transactions/',
      'GET /platform/transactions/:id/',
      'GET /platform/invoices/:id/pdf/',
      'POST /platform/transactions/:id/look/',
      'POST /platform/transactions/:id/refund/',
      'POST /platform/transactions/:id/accept/',
      'POST /platform/transactions/:id/give_back/',
      'GET /platform/registrations/',
      'POST /platform/registrations/:id/resend/',
      'POST /platform/accounts/:id/offline/quote/',
      'POST /platform/accounts/:id/offline/',
      'GET /platform/plans/',
      'PATCH /platform/plans/:id/',
      'POST /platform/plans/:id/prices/',
      'DELETE /platform/plan-prices/:id/',
      'PUT /platform/plans/:id/features/',
      'GET /platform/coupons/',
      'POST /platform/coupons/',
      'POST /platform/coupons/:id/end/',
      'GET /platform/subscriptions/',
      // What offices have is the platform's to say; their records are not shown.
      // Whether an office lets support look is its Owner's to say; what it looked at is the platform's to answer for.
      'GET /platform/accounts/:id/support/',
      'POST /platform/accounts/:id/support/enter/',
      'GET /platform/accounts/',
      'GET /platform/accounts/:id/',
      'POST /platform/accounts/export/',
      'POST /platform/accounts/:id/extend_trial/',
      'POST /platform/accounts/:id/complimentary/',
      'POST /platform/accounts/:id/suspend/',
      'POST /platform/accounts/:id/resume/',
      'GET /platform/accounts/:id/notes/',
      'POST /platform/accounts/:id/notes/',
      'DELETE /platform/account-notes/:id/',
      'GET /platform/dead_letters/',
      'POST /platform/dead_letters/:id/retry/',
    ]);
  });

  test('answers 401 without a token', () => refusesStrangers(server, answering));

  test('answers 401 with a token of another signature, another type, or of Bearer', async () => {
    const { token, refresh } = knocking.people.Owner;
    const forged = `${token.slice(0, -4)}AAAA`;
    for (const call of answering.filter(({ access }) => access !== 'public')) {
      expect((await server.ask(call.method, at(call, 1), forged)).body).toMatchObject({ code: 'token_not_valid' });
      expect((await server.ask(call.method, at(call, 1), refresh)).body).toMatchObject({ code: 'token_not_valid' });
      expect(
        (await server.ask(call.method, at(call, 1), undefined, undefined, { authorization: `Bearer ${token}` })).status,
      ).toBe(401);
    }
  });

  test.each(usertypes)('lets %s through exactly where the matrix says so', (usertype) =>
    keepsToTheMatrix(server, answering, knocking, usertype),
  );

  test('that needs an active subscription is refused without one', () =>
    asksForASubscription(server, answering, knocking));

  test("answers 404 for another company's record, and changes nothing", () =>
    hidesOtherCompanies(server, answering, knocking));

  test('answers 404 for what is no id', () => knowsNoOtherIds(server, answering, knocking));
});

describe('every table', () => {
  const withoutCompany = [
    'amenity',
    'bhk',
    'city',
    'company',
    'deal_type',
    'facebook_event',
    'festival',
    'furniture',
    'locality',
    'locality_source',
    'migration',
    'motivation_source',
    'one_time_code',
    'payment_event',
    'pending_registration',
    'possession',
    'property_subtype',
    'property_type',
    'push_key',
    'rate_limit',
    'restore_hold',
    'secret_key_proof',
    'state',
    'whatsapp_event',
  ];

  test('belongs to a company, or is on the short list of those that do not', async () => {
    const { rows } = await server.owner.query<{ tablename: string }>(
      `select tablename from pg_tables where schemaname = 'public' order by 1`,
    );
    const walled = await companyTables(server);
    expect(rows.map((row) => row.tablename).filter((table) => !walled.includes(table))).toEqual(withoutCompany);
  });

  test('of companies has the wall: row-level security with the company in its policy', async () =>
    hasTheWall(server, [...(await companyTables(server)), 'company']));

  test('of companies has the company first in its key and in every reference to another', async () =>
    beginsWithTheCompany(server, await companyTables(server)));

  test('shows nothing to a connection that has not said its company, and takes nothing for another', async () => {
    await showsNothingUnsaid(server, await companyTables(server));
    const client = await server.services.pool.connect();
    await client.query(`begin; select set_config('app.company_id', '${knocking.rival.company}', true)`);
    await expect(
      client.query(
        `insert into contact (company_id, mobile_number_1) values (${knocking.rival.company + 1}, '9824011768')`,
      ),
    ).rejects.toThrow(/row-level security/);
    await client.query('rollback');
    client.release();
  });

  test('is out of reach of a role that could climb the wall', async () => {
    const { rows } = await server.owner.query(
      `select rolname from pg_roles where rolname in ('angan_app', 'angan_platform') and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb)
       union all select tableowner from pg_tables where schemaname = 'public' and tableowner in ('angan_app', 'angan_platform')`,
    );
    expect(rows).toEqual([]);
  });
});
