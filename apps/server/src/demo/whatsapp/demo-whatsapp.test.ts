import path from 'node:path';
import { templateStatuses } from '@angan/domain/whatsapp/templates/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acquaint } from '../../../../../packages/sandbox/src/meta/acquaint.ts';
import { createSandbox, type Sandbox } from '../../../../../packages/sandbox/src/sandbox.ts';
import { aCompany, aServer, type Person, type TestServer } from '../../../test/support.ts';
import { newLog } from '../../core/log.ts';
import { freePort } from '../../core/ports.ts';
import { connectFirstNumber, startWhatsapp, type WhatsappRunner } from '../../whatsapp/index.ts';
import { linesForSandbox } from './for-sandbox.ts';
import { seedDemoWhatsapp } from './seed-whatsapp.ts';

/** The demo's WhatsApp over HTTP, with the stand-in for Meta that `npm start` runs beside it. */

let sandbox: Sandbox;
let server: TestServer;
let admin: Person;
let runner: WhatsappRunner;

beforeAll(async () => {
  const [port, smtpPort, ours] = [await freePort(), await freePort(), await freePort()];
  sandbox = await createSandbox({ port, smtpPort });
  await acquaint(sandbox.url);
  server = await aServer({ SANDBOX_PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${ours}` });
  admin = await (await aCompany(server, { is_platform: true })).person('Admin');
  await server.app.listen({ port: ours, host: '127.0.0.1' });
  await server.work();
  runner = await startWhatsapp(server.databaseUrl, server.services, newLog('silent'));
  await connectFirstNumber(server.services);
  expect(await seedDemoWhatsapp(server.services)).toBe(true);
}, 60_000);
afterAll(async () => {
  await runner?.stop();
  await server.close();
  await sandbox.close();
});

interface Offered {
  readonly template_name: string;
  readonly here: string;
  readonly unfilled: readonly string[];
}

const ask = async (method: 'GET' | 'POST', url: string, body?: object) => {
  const answer = await server.ask(method, url, admin.token, body);
  expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
  return answer.body;
};
const broadcast = async (wanted: string) =>
  (await ask('GET', '/mgmt/whatsappbroadcast/')).results.find(({ name }: { name: string }) => name === wanted);

test('what the stand-in for Meta knows of the demo is what the demo has', async () => {
  const kept = path.resolve(import.meta.dirname, '../../../../../packages/sandbox/src/meta/demo-office.jsonl');
  await expect(linesForSandbox()).toMatchFileSnapshot(kept);
});

test('an office that has something is left alone', async () => {
  expect(await seedDemoWhatsapp(server.services)).toBe(false);
});

test('there are templates in every state, which Meta has as they are shown', async () => {
  const { templates, groups } = await ask('GET', '/sandesh/whatsapp_template/counts/');
  for (const status of templateStatuses) expect(templates[status], status).toBeGreaterThan(0);
  expect(templates.APPROVED).toBeGreaterThan(4);
  expect(groups).toBeGreaterThan(3);
  const { results } = await ask('GET', '/sandesh/whatsapp_template/available/');
  expect(results.length).toBeGreaterThan(10);
  const others = results.filter((one: { here: string }) => one.here !== 'same');
  // Made in WhatsApp Manager, to be imported: what can be sent from here of them, and what never.
  expect(Object.fromEntries(others.map((one: Offered) => [one.template_name, [one.here, one.unfilled]]))).toEqual({
    visit_place: ['new', []],
    festive_code: ['new', []],
    three_homes: ['new', []],
    offer_ends: ['new', ['a limited-time offer']],
    our_catalogue: ['new', ['a button that opens the catalogue']],
    homes_of_week: ['new', ['a button that opens a list of products']],
    sign_in_code: ['new', ['a one-time password']],
  });
  const rejected = (await ask('GET', '/sandesh/whatsapp_template/?status=REJECTED')).results;
  for (const one of rejected) expect([one.rejected_what, one.rejected_change]).not.toContain('');
});

test('media of each kind get to Meta; one is to be sent again, one failed', async () => {
  await expect
    .poll(async () => (await ask('GET', '/sandesh/whatsapp_template/counts/')).media)
    .toMatchObject({ under_process: 0, failed: 1 });
  const { results } = await ask('GET', '/sandesh/whatsapp_media/');
  expect(new Set(results.map((one: { file_type: string }) => one.file_type))).toEqual(
    new Set(['Image', 'Video', 'Document']),
  );
  for (const { file } of results) expect((await server.ask('GET', file)).status).toBe(200);
});

test('who answered the broadcast that is done has a chat, and who wants no more is left out from now on', async () => {
  const done = await broadcast('Matching for Ahmedabad');
  expect(done).toMatchObject({ status: 'Done', people: 70, left_out: { 'No consent': 10 } });
  expect(done.replied).toBeGreaterThan(4);
  expect(done.outcomes.Failed).toBeGreaterThan(2);
  const { results } = await ask('GET', `/mgmt/whatsappchat/?search=STOP`);
  expect(results.length).toBeGreaterThan(0);
  const draft = await broadcast('Flats in Bopal');
  const look = await ask('GET', `/mgmt/whatsappbroadcast/${draft.id}/look/`);
  expect(look.left_out).toMatchObject({ 'Opted out': 2 });
  expect(look.refusals).toEqual([]);
});

test('the broadcast that is under way goes on when it is resumed, and comes to its end', async () => {
  const { id, outcomes } = await broadcast('Matching for Surat');
  expect(outcomes.Waiting).toBe(42);
  expect((await ask('POST', `/mgmt/whatsappbroadcast/${id}/resume/`)).status).toBe('Sending');
  await expect
    .poll(async () => (await ask('GET', `/mgmt/whatsappbroadcast/${id}/`)).status, { timeout: 30_000 })
    .toBe('Done');
  // People read when they do: what became of a message may be told after the last has gone.
  const now = async () => (await broadcast('Matching for Surat')).outcomes;
  await expect.poll(async () => (await now()).Read, { timeout: 30_000 }).toBeGreaterThan(outcomes.Read);
  const after = await now();
  expect(after).toMatchObject({ Waiting: 0, 'Not sure': 0 });
  expect(after.Failed - outcomes.Failed).toBeLessThan(5);
});

test('the one that is to come goes out at its time', async () => {
  const { status, send_at } = await broadcast('Broker meet in Ahmedabad');
  expect(status).toBe('Scheduled');
  const { rows } = await server.owner.query(
    `select run_at from graphile_worker.jobs where task_identifier = 'write_whatsapp_broadcast'`,
  );
  expect(rows.map(({ run_at }) => new Date(run_at).toISOString())).toContain(new Date(send_at).toISOString());
});
