import { demoLogins, demoOffice, demoPassword } from '@angan/contract/demo/logins.ts';
import { projectMistakes } from '@angan/contract/projects/project-rules.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { englishIn } from '../../test/stored-english.ts';
import { aServer, type TestServer } from '../../test/support.ts';
import { newLog } from '../core/log.ts';
import { cast } from './cast.ts';
import { seedDemo } from './seed-demo.ts';

let server: TestServer;
const log = newLog('silent');
beforeAll(async () => {
  server = await aServer();
  await seedDemo(server.owner, server.services.store, new Date(), log);
}, 240_000);
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
    expect(await seedDemo(server.owner, server.services.store, new Date(), log)).toBe(false);
    expect((await server.owner.query('select count(*) as n from company')).rows[0].n).toBe(4);
  });

  test('holds no sentence that the software wrote', async () => {
    expect(await englishIn(server.owner)).toEqual([]);
  });

  test('shows its Owner 600 people and the lenders of three payouts, those of the tour first', async () => {
    const page = await read(await signIn('Ganesh'), '/properties/contacts/');
    expect(page.count).toBe(603);
    expect(page.results.slice(0, cast.length).map((row: { name: string }) => row.name)).toEqual(
      cast.map((one) => one.name),
    );
    expect(page.results[0].mobile_number_1).toBe(cast[0]!.mobiles[0]);
  });

  test('shows the others no locked contact and no number', async () => {
    const page = await read(await signIn('Rakesh'), '/properties/view_3digit_contact/?page_size=100');
    expect(page.count).toBe(578);
    expect(JSON.stringify(page.results)).not.toMatch(/(?<![\d.:+-])\d{5} ?\d{5}(?!\d)/);
  });

  test('has a flat that several people of the tour may like, and tells why', async () => {
    const token = await signIn('Ganesh');
    const page = await read(token, '/properties/property/?page_size=100');
    expect(page.count).toBe(180);
    const flat = page.results.find((row: { unit_no: string }) => row.unit_no === '1204');
    expect(flat).toMatchObject({
      contact: { name: 'Joseph Macwan' },
      society_name: { society_name: 'Orchid Heights' },
      area: [{ area: 'Prahladnagar' }],
      size_sqft: 1850,
      sale_price_total: 12_500_000,
      price_per_sqft: 6757,
      facing: null,
      freshness: 'Fresh',
    });
    const matches = await read(token, `/properties/property/${flat.id}/matches/`);
    const scores = Object.fromEntries(
      matches.results.map((row: { score: number; inquiry: { contact: { name: string } } }) => [
        row.inquiry.contact.name,
        row.score,
      ]),
    );
    for (const name of ['Mehul Trivedi', 'જિગીષા રાવલ', 'Rina Kothari', 'Tarun Bhalla', 'हरप्रीत कौर विर्क'])
      expect(scores[name], name).toBeGreaterThanOrEqual(70);
    const ofJigisha = matches.results.find(
      (row: { inquiry: { contact: { name: string } } }) => row.inquiry.contact.name === 'જિગીષા રાવલ',
    );
    expect(ofJigisha.ask).toEqual(['facing']);
  });

  test('shows pictures of most properties as if they had been uploaded, and the files are there', async () => {
    const token = await signIn('Ganesh');
    const { results } = await read(token, '/properties/property/?status=Available&page_size=100');
    const shown = results.filter((row: { cover: string | null }) => row.cover !== null);
    expect(shown.length).toBeGreaterThan(results.length * 0.75);
    const one = await read(token, `/properties/property/${shown[0].id}/`);
    expect(one.images.map((image: { is_cover: boolean }) => image.is_cover).filter(Boolean)).toHaveLength(1);
    for (const address of [shown[0].cover, one.images.at(-1).url, one.images.at(-1).thumb_url]) {
      const picture = await server.ask('GET', address);
      expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp']);
    }
    const { results: trail } = await read(token, `/properties/property/${shown[0].id}/timeline/`);
    expect(trail.filter((entry: { kind: string }) => entry.kind === 'file').length).toBeGreaterThan(0);
  });

  test('has a ledger of shares that holds, with links that were opened, ended and ran out', async () => {
    const token = await signIn('Ganesh');
    const { results: wishes } = await read(token, '/properties/inquiry/?stage=Options Shared&page_size=50');
    const shares = await Promise.all(
      wishes.map(async ({ id }: { id: number }) => (await read(token, `/properties/inquiry/${id}/shares/`)).results),
    );
    expect(shares.flat().length).toBeGreaterThan(2);
    expect(shares.flat().some((share) => share.opened_count > 0)).toBe(true);
    expect(await read(token, '/properties/shares/verify/')).toMatchObject({ broken_at: null });
    const { rows } = await server.owner.query(
      `select count(*), count(*) filter (where expires_at < now()) as over, count(*) filter (where created_date > now()) as ahead from share`,
    );
    expect(Number(rows[0].count)).toBeGreaterThan(20);
    expect(Number(rows[0].over)).toBeGreaterThan(3);
    expect(Number(rows[0].ahead)).toBe(0);
    // Visits that were checked in and confirmed have their slips as papers.
    const slips = await server.owner.query(
      `select t.visitor_confirm ->> 'method' as method, t.check_in ->> 'distance_m' as distance, s.slip_file, s.inquiry
         from task t join share s on s.company_id = t.company_id and s.format = 'Visit slip' and s.inquiry = t.inquiry
        where t.check_in is not null order by t.id`,
    );
    expect(slips.rows.map(({ method }) => method)).toEqual(['None', 'OTP', 'Signature']);
    expect(slips.rows.every(({ distance }) => Number(distance) > 0)).toBe(true);
    for (const { slip_file, inquiry } of slips.rows) {
      const { results } = await read(token, `/properties/inquiry/${inquiry}/shares/`);
      const slip = results.find((share: { format: string }) => share.format === 'Visit slip').slip;
      expect(slip.file).toContain(`/files/${slip_file}/`);
      expect((await server.app.inject(slip.file)).rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    }
  });

  test('has news under the bell for the Owner and for the staff', async () => {
    for (const [name, least] of [
      ['Ganesh', 4],
      ['Kavita', 2],
      ['Rakesh', 4],
      ['Farida', 1],
      ['Jignesh', 3],
    ] as const) {
      const { results, unread } = await read(await signIn(name), '/properties/user_alerts/');
      expect(results.length, name).toBeGreaterThanOrEqual(least);
      expect(unread, name).toBeGreaterThan(0);
    }
    const { rows } = await server.owner.query(`select distinct kind from user_alert order by 1`);
    expect(rows.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining([
        'Inquiry assigned',
        'New match',
        'Price dropped on a shared property',
        'Property to verify',
      ]),
    );
  });

  test('has something for each of those who see only a part, and nothing locked', async () => {
    const count = async (name: string, noun: string) =>
      (await read(await signIn(name), `/properties/${noun}/`)).count as number;
    const counts = async (noun: string) => ({
      owner: await count('Ganesh', noun),
      homes: await count('Rakesh', noun),
      business: await count('Farida', noun),
    });
    const properties = await counts('property');
    expect(properties.homes).toBeGreaterThan(60);
    expect(properties.business).toBeGreaterThan(20);
    expect(properties.homes + properties.business).toBeLessThan(properties.owner);
    const inquiries = await counts('inquiry');
    expect(inquiries.owner).toBe(90);
    expect(inquiries.homes).toBeGreaterThan(5);
    expect(inquiries.business).toBeGreaterThan(5);
    expect([await count('Sunil', 'property'), await count('Sunil', 'inquiry')]).toEqual([15, 8]);
  });

  test('has a project with units and leads, one about to be free, and a flat of it in stock', async () => {
    const token = await signIn('Ganesh');
    const [project] = (await read(token, '/properties/projects/')).results;
    expect(project).toMatchObject({
      project_name: 'Amrakunj Township',
      builder_contact: { name: expect.stringContaining('Amrakunj Buildcon') },
      price_from: 5_200_000,
      units_left: 50,
    });
    expect(projectMistakes({ ...project, area: [1], builder_contact: null })).toEqual({});
    const leads = (await read(token, `/properties/project_inquiries/?project=${project.id}`)).results;
    expect(leads.map((lead: { status: string }) => lead.status)).toEqual([
      'Sent',
      'Duplicate at builder',
      'Accepted',
      'Accepted',
      'Expired',
    ]);
    expect((await read(token, `/properties/property/?project=${project.id}`)).count).toBeGreaterThan(0);
    expect((await read(await signIn('Farida'), '/properties/projects/')).count).toBe(0);
    expect((await read(await signIn('Sunil'), '/properties/projects/')).count).toBe(0);
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

  test('knows its people: kinds, consents, who is to be left alone, and two groups by rule that somebody is in', async () => {
    const token = await signIn('Ganesh');
    const count = async (query: string) => (await read(token, `/properties/contacts/?${query}`)).count as number;
    expect(await count('contact_kind=Buyer')).toBeGreaterThan(150);
    expect(await count('consent=May be written to')).toBeGreaterThan(120);
    expect(await count('never_contacted=true')).toBeGreaterThan(60);
    const left = (await read(token, '/properties/contacts/?search=yusuf memon')).results[0];
    expect(left).toMatchObject({ name: 'Yusuf Memon', do_not_contact: true });
    const { counts } = await read(token, '/properties/contactgroup/usage/');
    const groups = (await read(token, '/properties/contactgroup/?page_size=100')).results;
    const byRule = groups.filter((group: { rule: object | null }) => group.rule);
    expect(byRule).toHaveLength(2);
    for (const { id } of byRule) {
      expect(counts[id]).toBeGreaterThan(20);
      expect(await count(`contactgroup=${id}`)).toBe(counts[id]);
    }
    const [called] = (await read(token, '/properties/contacts/?contacted_within=60&page_size=1')).results;
    const { results } = await read(token, `/properties/contacts/${called.id}/timeline/`);
    const last = results.find((entry: { kind: string }) => entry.kind === 'contacted');
    expect(last).toMatchObject({ at: called.last_contacted_at, how: called.last_contacted_how });
    expect(last.by).not.toBe('');
  });

  test('tells who did what, and when: nothing of it was done today at once', async () => {
    const token = await signIn('Ganesh');
    const { rows } = await server.owner.query(
      `select entity_id as id, count(*) as n from audit_log where entity = 'contact' and action = 'changed'
          and company_id = (select id from company where company_name = $1)
        group by 1 order by 2 desc, 1 limit 1`,
      [demoOffice],
    );
    const { results } = await read(token, `/properties/contacts/${rows[0].id}/timeline/`);
    const changed = results.filter((entry: { kind: string }) => entry.kind === 'changed');
    expect(changed).toHaveLength(rows[0].n);
    for (const entry of changed) expect(['Ganesh Patel', 'Kavita Vyas']).toContain(entry.by);
    expect(results.at(-1).kind).toBe('created');
    expect(results.at(-1).by).not.toBe('');
    const fresh = await server.owner.query(
      `select entity, action, count(*) from audit_log
        where at = (select max(created_date) from feature) and entity <> 'feature' group by 1, 2 order by 1, 2`,
    );
    expect(fresh.rows).toEqual([]);
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
