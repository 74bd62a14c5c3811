import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCompany, aServer, type TestServer } from '../../test/support.ts';
import { answering, nameOf } from '../../test/walks/all-calls.ts';
import { exampleBody } from '../../test/walks/example-body.ts';
import { plantNumbers } from '../../test/walks/sight/plant.ts';
import { aTellTaleOffice, type TellTaleOffice } from '../../test/walks/sight/seed.ts';
import { type Leak, newWalk, type Walker } from '../../test/walks/sight/walker.ts';

/** Walks over every call as support that looks into an office: it reads without numbers and addresses, and that is all. */

const addresses = {
  contact: 'ganesh.leaks@mango.test',
  company: 'office.leaks@mango.test',
  own: 'owner.leaks@mango.test',
};

let server: TestServer;
let office: TellTaleOffice;
let walker: Walker;
beforeAll(async () => {
  server = await aServer({ LOG_LEVEL: 'info' });
  office = await aTellTaleOffice(server, 'Mango');
  const { secrets } = await plantNumbers(server, office.company.id);
  const { id } = office.company;
  await server.owner.query('update contact set email = $2 where company_id = $1', [id, addresses.contact]);
  await server.owner.query('update app_user set email = $2 where id = $1', [office.owner.id, addresses.own]);
  await server.owner.query(`update note set text = text || ' ' || $2 where company_id = $1`, [id, addresses.company]);
  await server.ask('POST', '/properties/support_grant/', office.owner.token);
  const admin = await (await aCompany(server, { is_platform: true })).person('Admin');
  const { body } = await server.ask('POST', `/platform/accounts/${id}/support/enter/`, admin.token);
  const { device } = JSON.parse(Buffer.from(body.access.split('.')[1], 'base64url').toString());
  walker = {
    who: 'Support',
    person: { id: office.owner.id, device, token: body.access, refresh: body.refresh },
    usertype: 'Owner',
    hidden: [
      ...[...office.secrets, ...secrets].filter(({ reason }) => reason === 'number' || reason === 'vault'),
      ...Object.values(addresses).map((text) => ({ reason: 'number' as const, text })),
    ],
  };
}, 60_000);
afterAll(() => server.close());

/** The one that ends the visit. */
const leaving = 'GET /properties/device_logout_update/';

const renewed = async () => {
  const { person } = walker;
  const { body } = await server.ask('POST', '/auth/jwt/refresh/', undefined, { refresh: person.refresh });
  person.token = body.access;
};

test('no answer and no file holds a number, an address, or what lies in the vault', async () => {
  const leaks: Leak[] = [];
  const answered = new Map<string, number[]>();
  const walk = newWalk(server, office, walker, leaks, answered);
  for (const call of answering.filter(({ method, access }) => method === 'GET' && access !== 'public')) {
    if (nameOf(call) === leaving) continue;
    await renewed();
    await walk(call);
  }
  expect(leaks).toEqual([]);
  const shown = [...answered].filter(([, statuses]) => statuses.includes(200)).map(([name]) => name);
  for (const name of ['GET /properties/contacts/', 'GET /properties/property/:id/', 'GET /properties/notes/'])
    expect(shown).toContain(name);
  // Whatever comes back is an answer or a refusal.
  expect([...answered].filter(([, statuses]) => statuses.some((status) => status >= 500))).toEqual([]);
}, 300_000);

test('every call that is no GET, and every GET that writes or hands out a file, is refused', async () => {
  const closed = answering.filter(({ method, access, writes }) => access !== 'public' && (method !== 'GET' || writes));
  expect(closed.length).toBeGreaterThan(200);
  for (const call of closed.filter((one) => nameOf(one) !== leaving)) {
    const url = call.path.replaceAll(/:[a-z_]+/g, '1');
    const body = call.method === 'GET' ? undefined : ((exampleBody(call) ?? {}) as object);
    const { status } = await server.ask(call.method, url, walker.person.token, body);
    expect([nameOf(call), status]).toEqual([nameOf(call), 403]);
  }
  expect((await server.ask('GET', '/properties/device_logout_update/', walker.person.token)).status).toBe(200);
});

test('the log holds no number', () => {
  const text = server.lines.join('\n');
  for (const { text: secret } of walker.hidden) expect(text).not.toContain(secret);
});
