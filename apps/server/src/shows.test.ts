import type { Call } from '@angan/contract/kit/call.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { howMany } from '../../../scripts/lib/how-many.ts';
import { renewToken } from '../test/renew-token.ts';
import { aCompany, aServer, type TestServer } from '../test/support.ts';
import { answering, everyCall, nameOf, tableAt } from '../test/walks/all-calls.ts';
import { plantRow } from '../test/walks/planted-row.ts';
import { mayAs, newWatch } from '../test/walks/shown.ts';
import { endings } from '../test/walks/sight/examples.ts';
import { aTellTaleOffice } from '../test/walks/sight/seed.ts';

/** What calls say that they show, held against what changes in their answers. New calls are asked without being named. */

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

test('every kind that a call shows is told of by the database', async () => {
  const { rows } = await server.owner.query<{ table: string }>(
    `select distinct t.tgrelid::regclass::text as table from pg_trigger t join pg_proc p on p.oid = t.tgfoid
      where p.prosrc like '%angan_change%'`,
  );
  // Their changes are told by what writes them, after several tables were written.
  const told = new Set([...rows.map(({ table }) => table), 'whatsapp_chat', 'whatsapp_broadcast', 'whatsapp_number']);
  expect(new Set(everyCall.flatMap(({ shows }) => shows).filter((entity) => !told.has(entity)))).toEqual(new Set());
});

const isLongRun = howMany(0, 1) === 1;
/** In `npm test` what makes, changes and removes a record; in the long run every call that writes. */
const isTried = (call: Call) =>
  // A GET that writes notes that a device was active again, which is no news.
  call.writes &&
  call.method !== 'GET' &&
  call.access !== 'public' &&
  !endings.includes(nameOf(call)) &&
  (isLongRun || call.method !== 'POST' || everyCall.some(({ method, path }) => method === 'GET' && path === call.path));

test.each(['Owner', 'Admin'] as const)(
  'whatever changes over HTTP, events name what every answer that changed shows: %s',
  async (usertype) => {
    const now = new Date();
    server.clock.now = () => now;
    const office = await aTellTaleOffice(server, `Shows${usertype}`);
    const platform = usertype === 'Admin' ? await aCompany(server, { is_platform: true }) : undefined;
    const person = platform ? await platform.person('Admin') : office.owner;
    const company = platform ?? office.company;
    const calls = answering.filter(mayAs(usertype));
    for (const { path } of calls)
      if (path.includes(':id'))
        await plantRow(server, tableAt(path.slice(0, path.indexOf(':'))), { company: company.id, user: person.id });
    const watch = await newWatch(server, { ...office, company }, person, mayAs(usertype));
    let taken = 0;
    for (const call of calls.filter(isTried)) {
      renewToken(server, person);
      if (await watch.change(call)) taken += 1;
    }
    watch.stop();
    expect(watch.unheard).toEqual([]);
    // Most of them are taken, or nothing was tried.
    expect(taken).toBeGreaterThan(usertype === 'Owner' ? 30 : 8);
  },
  howMany(600_000, 1_500_000),
);
