import { demoLogins, demoPassword } from '@angan/contract/demo/logins.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aServer, type TestServer } from '../../test/support.ts';
import { newLog } from '../core/log.ts';
import { cast } from './cast.ts';
import { seedDemo } from './seed-demo.ts';

let server: TestServer;
const log = newLog('silent');
beforeAll(async () => {
  server = await aServer();
  await seedDemo(server.owner, new Date(), log);
});
afterAll(() => server.close());

const signIn = async (first_name: string) => {
  const { email } = demoLogins.find((login) => login.first_name === first_name)!;
  const answer = await server.ask('POST', '/auth/jwt/create/', undefined, { username: email, password: demoPassword });
  expect(answer.status).toBe(200);
  return answer.body.access as string;
};
const read = async (token: string, path: string) => (await server.ask('GET', path, token)).body;

describe('the demo office', () => {
  test('is made once: a database that has a company is left alone', async () => {
    expect(await seedDemo(server.owner, new Date(), log)).toBe(false);
    expect((await server.owner.query('select count(*) as n from company')).rows[0].n).toBe(4);
  });

  test('shows its Owner 600 contacts, the people of the tour first', async () => {
    const page = await read(await signIn('Ganesh'), '/properties/contacts/');
    expect(page.count).toBe(600);
    expect(page.results.slice(0, cast.length).map((row: { name: string }) => row.name)).toEqual(
      cast.map((one) => one.name),
    );
    expect(page.results[0].mobile_number_1).toBe(cast[0]!.mobiles[0]);
  });

  test('shows the others no locked contact and no number', async () => {
    const page = await read(await signIn('Rakesh'), '/properties/view_3digit_contact/?page_size=100');
    expect(page.count).toBe(575);
    expect(JSON.stringify(page.results)).not.toMatch(/(?<![\d.:+-])\d{5} ?\d{5}(?!\d)/);
  });

  test('keeps the two brokerages apart, though they know some of the same people', async () => {
    const page = await read(await signIn('Sunil'), '/properties/contacts/?page_size=100');
    expect(page.count).toBe(80);
    const { rows } = await server.owner.query(
      `select count(*) as n from contact a join contact b using (mobile_number_1) join company c on c.id = a.company_id
        where c.company_name = 'Rival Realty' and b.company_id <> a.company_id`,
    );
    expect(rows[0].n).toBeGreaterThanOrEqual(15);
  });

  test('has groups that count as the contacts do', async () => {
    const { rows } = await server.owner.query(
      `select (select count(*) from contact_in_group g join contact c on c.company_id = g.company_id and c.id = g.contact_id
        where (c.locked_contact, c.created_date) is distinct from (g.locked_contact, g.created_date)) as strays`,
    );
    expect(rows[0].strays).toBe(0);
  });

  test('tells who did what, and when: nothing of it was done today at once', async () => {
    const token = await signIn('Ganesh');
    const { rows } = await server.owner.query(
      `select entity_id as id, count(*) as n from audit_log where entity = 'contact' and action = 'changed' and company_id = 1
        group by 1 order by 2 desc, 1 limit 1`,
    );
    const { results } = await read(token, `/properties/contacts/${rows[0].id}/timeline/`);
    const changed = results.filter((entry: { kind: string }) => entry.kind === 'changed');
    expect(changed).toHaveLength(rows[0].n);
    for (const entry of changed) expect(['Ganesh Patel', 'Kavita Vyas']).toContain(entry.by);
    expect(results.at(-1).kind).toBe('created');
    expect(results.at(-1).by).not.toBe('');
    const fresh = await server.owner.query(
      `select count(*) as n from audit_log where at = (select max(created_date) from feature) and entity <> 'feature'`,
    );
    expect(fresh.rows[0].n).toBe(0);
    const touched = await server.owner.query(
      `select count(*) as n from contact where last_updated >= (select max(created_date) from feature)`,
    );
    expect(touched.rows[0].n).toBe(0);
  });

  test('lists the devices of the team, of which none can be used', async () => {
    const token = await signIn('Ganesh');
    const page = await read(token, '/properties/user_devices/');
    const names = page.results.map((row: { device_name: string }) => row.device_name);
    expect(names).toEqual(
      expect.arrayContaining(['Chrome on Windows', 'Safari on iOS', 'Samsung Internet on Android']),
    );
    expect(page.count).toBeGreaterThan(10);
    const others = await server.owner.query(`select id, user_id from user_device where device_id like 'demo-%'`);
    for (const { id, user_id } of others.rows) {
      const answer = await server.ask('POST', '/auth/jwt/refresh/', undefined, {
        refresh: server.tokens.refresh(user_id, id),
      });
      expect(answer.status).toBe(401);
    }
  });
});
