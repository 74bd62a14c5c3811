import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anEmptyDatabase, aPath, runTool } from '../../test/backups.ts';
import { testSecret } from '../../test/global-setup.ts';
import { aProcess } from '../../test/server-process.ts';
import type { Person } from '../../test/support.ts';
import { aWhatsappOffice, type WhatsappOffice } from '../../test/whatsapp-office.ts';
import { outgoingOf } from '../../test/whatsapp-outgoing.ts';
import { hashPassword } from '../auth/index.ts';
import { newClient } from '../core/database/client.ts';
import { send } from '../core/outbox/index.ts';

let office: WhatsappOffice;
const taken = aPath('hold');
const made: string[] = [taken];
const newPath = (what: string) => {
  const folder = aPath(what);
  made.push(folder);
  return folder;
};
const { put, chats } = outgoingOf(() => office);
let ids: { sending: number; queued: number };

/** An office with messages that wait, and some that were on their way when it was backed up. */
beforeAll(async () => {
  office = await aWhatsappOffice();
  await office.rows('update app_user set password_hash = $2 where id = $1', [
    office.admin.id,
    await hashPassword('a long password'),
  ]);
  const [chat] = await chats(1);
  const [sending, queued] = (await put({ chat: chat! }, { chat: chat! })) as [number, number];
  ids = { sending, queued };
  await office.rows(`update whatsapp_message set status = 'sending', claimed_at = now() where id = $1`, [sending]);
  for (const key of ['waits', 'on its way'])
    await office.step((db) =>
      send(db, { channel: 'sms', to: '9824011768', body: { template_id: 'code', variables: {} }, idempotencyKey: key }),
    );
  await office.rows(
    `update outbox_message set status = 'sending', claimed_at = now() where idempotency_key = 'on its way'`,
  );
  const { databaseUrl, services } = office.server;
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: services.settings.dataDir };
  expect((await runTool('backup', env, [taken])).code).toBe(0);
});
afterAll(async () => {
  await office.server.close();
  for (const folder of made) await rm(folder, { recursive: true, force: true });
});

const aDatabase = async () => {
  const database = await anEmptyDatabase();
  const dataDir = newPath('data');
  const client = newClient(database.url);
  const rows = async (text: string, values: unknown[] = []) => (await client.query(text, values)).rows;
  return {
    env: { DATABASE_URL: database.url, DATA_DIR: dataDir },
    connect: () => client.connect(),
    rows,
    states: async () =>
      Object.fromEntries(
        (
          await rows(
            `select id::text as what, status from whatsapp_message union all select idempotency_key, status from outbox_message`,
          )
        ).map(({ what, status }) => [what, status]),
      ),
    serve: (env: NodeJS.ProcessEnv, hear: (text: string) => void) =>
      aProcess({ databaseUrl: database.url, services: { settings: { dataDir } } }, { ...env, ROLE: 'all' }, hear),
    drop: async () => {
      await client.end();
      await database.drop();
    },
  };
};

test('what was on its way is laid out to be checked; --hold keeps the rest until it is released', async () => {
  const database = await aDatabase();
  try {
    const restored = await runTool('restore', database.env, [taken, '--hold']);
    expect([restored.code, restored.complained]).toEqual([0, '']);
    expect(restored.said).toContain('2 messages were on their way then');
    expect(restored.said).toMatch(/2 messages and \d+ jobs waited then\. All are held/);
    await database.connect();
    const held = { [ids.sending]: 'unknown', [ids.queued]: 'queued', waits: 'queued', 'on its way': 'dead' };
    expect(await database.states()).toEqual(held);

    // A gateway that answers nobody: what is tried leaves its trace in the row.
    const env = { SMS_URL: 'http://127.0.0.1:9', META_GRAPH_URL: 'http://127.0.0.1:9' };
    let said = '';
    const looking = await database.serve(env, (text) => {
      said += text;
    });
    expect(said).toContain('restored with --hold');
    expect((await fetch(`${looking.url}/readyz`)).status).toBe(200);
    const tried = async () =>
      (await database.rows(`select attempts from outbox_message where idempotency_key = 'waits'`))[0].attempts;
    await new Promise((done) => setTimeout(done, 3000));
    expect([await tried(), await database.states()]).toEqual([0, held]);
    await looking.end('SIGTERM');

    const released = await runTool('restore', database.env, ['--release']);
    expect([released.code, released.said]).toEqual([
      0,
      'Jobs and messages go on as soon as the server starts again.\n',
    ]);
    expect((await runTool('restore', database.env, ['--release'])).said).toBe('Nothing was held.\n');
    const working = await database.serve(env, () => undefined);
    await expect.poll(tried, { timeout: 20_000 }).toBeGreaterThan(0);
    // Nobody decided about these yet.
    expect(await database.states()).toMatchObject({ [ids.sending]: 'unknown', 'on its way': 'dead' });
    await working.end('SIGTERM');
  } finally {
    await database.drop();
  }
}, 120_000);

test('--new-key goes on without the old key: sessions end, passwords stay, and numbers ask for their tokens', async () => {
  const database = await aDatabase();
  const env = { ...database.env, SECRET_KEY: `${testSecret}, but another one` };
  try {
    expect((await runTool('restore', env, [taken])).complained).toContain('The secret key is not the one');
    const restored = await runTool('restore', env, [taken, '--new-key', '--hold']);
    expect([restored.code, restored.complained]).toEqual([0, '']);
    await expect(readFile(path.join(env.DATA_DIR, 'secret-key'))).rejects.toThrow('ENOENT');
    await database.connect();
    const { url, end } = await database.serve({ SECRET_KEY: env.SECRET_KEY }, () => undefined);
    const ask = (at: string, init: RequestInit = {}) =>
      fetch(`${url}${at}`, { ...init, headers: { 'content-type': 'application/json', ...init.headers } });
    const as = ({ token }: Pick<Person, 'token'>) => ({ headers: { authorization: `JWT ${token}` } });
    expect((await ask('/auth/users/me/', as(office.admin))).status).toBe(401);
    const refreshed = await ask('/auth/jwt/refresh/', {
      method: 'POST',
      body: JSON.stringify({ refresh: office.admin.refresh }),
    });
    expect(refreshed.status).toBe(401);
    const [{ email }] = await database.rows('select email from app_user where id = $1', [office.admin.id]);
    const signedIn = await ask('/auth/jwt/create/', {
      method: 'POST',
      body: JSON.stringify({ username: email, password: 'a long password' }),
    });
    const { access } = (await signedIn.json()) as { access: string };
    const numbers = (await (await ask('/sandesh/whatsapp_number/', as({ token: access }))).json()) as {
      results: { status: string }[];
    };
    expect(numbers.results.map(({ status }) => status)).toEqual(['Token expired']);
    await end('SIGTERM');
  } finally {
    await database.drop();
  }
}, 120_000);
