import type { Call } from '@angan/contract/kit/call.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCompany, aServer, type TestServer } from '../../test/support.ts';
import { answering, nameOf } from '../../test/walks/all-calls.ts';
import { exampleBody } from '../../test/walks/example-body.ts';
import { anAddress, plantNumbers } from '../../test/walks/sight/plant.ts';
import { aTellTaleOffice, type TellTaleOffice } from '../../test/walks/sight/seed.ts';
import { type Leak, newWalk, type Walker } from '../../test/walks/sight/walker.ts';

/** Walks over every call as support that looks into an office: it reads without numbers and addresses, and that is all. */

let server: TestServer;
let office: TellTaleOffice;
let walker: Walker;
beforeAll(async () => {
  server = await aServer({ LOG_LEVEL: 'info' });
  office = await aTellTaleOffice(server, 'Mango');
  const { id } = office.company;
  const numbers = await plantNumbers(server, id);
  const addresses = await plantNumbers(server, id, anAddress);
  // The texts that people reach each other by are no texts to the planting.
  const [email, mail] = [anAddress(), anAddress()];
  await server.owner.query('update contact set email = $2 where company_id = $1', [id, email[1]]);
  await server.owner.query('update app_user set email = $2 where id = $1', [office.owner.id, mail[1]]);
  const codes = await server.owner.query<{ code: string }>('select code from share where company_id = $1', [id]);
  await server.ask('POST', '/properties/support_grant/', office.owner.token);
  const admin = await (await aCompany(server, { is_platform: true })).person('Admin');
  const { body } = await server.ask('POST', `/platform/accounts/${id}/support/enter/`, admin.token);
  const { device } = JSON.parse(Buffer.from(body.access.split('.')[1], 'base64url').toString());
  walker = {
    who: 'Support',
    person: { id: office.owner.id, device, token: body.access, refresh: body.refresh },
    usertype: 'Owner',
    hidden: [
      ...office.secrets.filter(({ reason }) => reason === 'number' || reason === 'vault'),
      ...[...numbers.secrets, ...addresses.secrets, email[0], mail[0]],
      ...codes.rows.map(({ code }) => ({ reason: 'vault' as const, text: code.toLowerCase() })),
    ],
  };
}, 60_000);
afterAll(() => server.close());

/** Whether its answer is a file: papers, sheets, what calendars read. */
const holdsFile = ({ answer }: Call) => 'content' in ((answer as { shape?: object }).shape ?? {});

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
  expect(walker.hidden.filter(({ reason }) => reason === 'address').length).toBeGreaterThan(60);
  expect(leaks).toEqual([]);
  const shown = [...answered].filter(([, statuses]) => statuses.includes(200)).map(([name]) => name);
  for (const name of ['GET /properties/contacts/', 'GET /properties/property/:id/', 'GET /properties/notes/'])
    expect(shown).toContain(name);
  // Whatever comes back is an answer or a refusal.
  expect([...answered].filter(([, statuses]) => statuses.some((status) => status >= 500))).toEqual([]);
}, 300_000);

test('every call that is no GET, and every GET that writes or hands out a file, is refused', async () => {
  const closed = answering.filter(
    (call) => call.access !== 'public' && (call.method !== 'GET' || call.writes || holdsFile(call)),
  );
  expect(closed.length).toBeGreaterThan(200);
  expect(closed.filter(holdsFile).length).toBeGreaterThan(8);
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
