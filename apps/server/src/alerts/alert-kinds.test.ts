import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type AlertKind, alertKinds, alertKindTable } from '@angan/domain/alerts.ts';
import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import { trial } from '@angan/domain/trial.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aPushService, type PushService } from '../../test/a-push-service.ts';
import { atInIndia } from '../../test/at-in-india.ts';
import { addSectors, aHouse, dealId } from '../../test/listings.ts';
import { importer } from '../../test/migrations.ts';
import { aCompany, aServer, type Person, type TestServer } from '../../test/support.ts';

/** Each kind is raised by its real cause: here, or in the file in which its cause is tested. */

let push: PushService;
let server: TestServer;
const today = dayInIndia();
const at = (days: number, time = '09:00') => atInIndia(time, addDays(today, days));
beforeAll(async () => {
  push = await aPushService();
  server = await aServer({ SANDBOX_PORT: String(push.port), SMTP_URL: push.smtpUrl });
  await server.work();
});
beforeEach(() => {
  server.clock.now = () => at(0, '12:00');
});
afterAll(async () => {
  await server.close();
  await push.close();
});

const anOffice = async (given = {}) => {
  const company = await aCompany(server, given);
  const owner = await company.person('Owner');
  const sectors = await addSectors(server, owner, ['Sector 23']);
  return { company, owner, area: sectors['Sector 23']! };
};
type Office = Awaited<ReturnType<typeof anOffice>>;
const send = async (method: 'POST' | 'PATCH' | 'PUT', url: string, { token }: Person, body: object) => {
  const answer = await server.ask(method, `/properties/${url}`, token, body);
  expect([url, answer.status, answer.status < 300 ? '' : answer.body]).toEqual([
    url,
    expect.toSatisfy((n) => n < 300),
    '',
  ]);
  return answer.body;
};
const aProperty = async ({ owner, area }: Office, given = {}) =>
  (await send('POST', 'property/', owner, aHouse(area, given))).id as number;

/** The morning so many days from now; asked again by hand, since the queue's clock stands. */
const morning = async ({ company }: Office, days: number) => {
  server.clock.now = () => at(days);
  const next = `${company.id}:watch days ${addDays(today, days + 1)}`;
  await server.owner.query(
    `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now())
      from graphile_worker._private_jobs where key like $1 and key <> $2`,
    [`${company.id}:watch days%`, next],
  );
  const isDone = async () =>
    (
      await server.owner.query(
        `select count(*) filter (where key = $2)::int as next, count(*) filter (where key <> $2)::int as others
          from graphile_worker._private_jobs where key like $1`,
        [`${company.id}:watch days%`, next],
      )
    ).rows;
  await expect.poll(isDone).toEqual([{ next: 1, others: 0 }]);
  server.clock.now = () => at(0, '12:00');
};
const told = async ({ id }: Person, kind: AlertKind): Promise<string[]> => {
  server.clock.now = () => at(0, '12:00');
  const { rows } = await server.owner.query(
    `select sentence #>> '{values,day}' as day, sentence ->> 'key' as key from user_alert
      where user_id = $1 and kind = $2 order by id`,
    [id, kind],
  );
  return rows.map(({ day, key }) => day ?? key);
};

/** By what each comes about, and how often its person then hears of it. */
const causes: Partial<Record<AlertKind, (office: Office) => Promise<void>>> = {
  'Lease ending': async (office) => {
    const id = await aProperty(office, { deal_type: [dealId('Pre-leased')] });
    await send('PUT', `preleased/${id}/`, office.owner, { ...aLease, lease_end: addDays(today, 70) });
    await morning(office, 9);
    expect(await told(office.owner, 'Lease ending')).toHaveLength(1);
    await morning(office, 10);
    await morning(office, 11);
    expect(await told(office.owner, 'Lease ending')).toHaveLength(2);
  },
  'Lock-in ending': async (office) => {
    const id = await aProperty(office, { deal_type: [dealId('Pre-leased')] });
    const lock_in_end = addDays(today, 61);
    await send('PUT', `preleased/${id}/`, office.owner, { ...aLease, lease_end: addDays(today, 400), lock_in_end });
    await morning(office, 0);
    expect(await told(office.owner, 'Lock-in ending')).toEqual([]);
    await morning(office, 1);
    expect(await told(office.owner, 'Lock-in ending')).toEqual([lock_in_end]);
  },
  'Escalation due': async (office) => {
    const id = await aProperty(office, { deal_type: [dealId('Pre-leased')] });
    await send('PUT', `preleased/${id}/`, office.owner, {
      ...aLease,
      lease_start: addDays(today, -350),
      lease_end: addDays(today, 800),
    });
    await morning(office, 0);
    expect(await told(office.owner, 'Escalation due')).toHaveLength(1);
  },
  'Mandate ending': async (office) => {
    const mandate_to = addDays(today, 35);
    await aProperty(office, { mandate: 'Exclusive', mandate_from: addDays(today, -30), mandate_to });
    await morning(office, 4);
    expect(await told(office.owner, 'Mandate ending')).toEqual([]);
    await morning(office, 6);
    await morning(office, 28);
    expect(await told(office.owner, 'Mandate ending')).toEqual([mandate_to, mandate_to]);
  },
  'Subscription ending': async (office) => {
    const ends = at(13);
    await server.owner.query('update company set plan = $2, subscription_ends_at = $3 where id = $1', [
      office.company.id,
      trial.plan,
      ends,
    ]);
    const staff = await office.company.person('Backend');
    await morning(office, 0);
    expect(await told(office.owner, 'Subscription ending')).toEqual([]);
    await morning(office, 6);
    await morning(office, 7);
    expect(await told(office.owner, 'Subscription ending')).toEqual([dayInIndia(ends)]);
    expect(await told(staff, 'Subscription ending')).toEqual([]);
  },
  'Property to verify': async (office) => {
    const id = await aProperty(office);
    await server.owner.query('update property set last_verified_at = $2 where id = $1', [id, at(-45, '10:00')]);
    const old = await aProperty(office);
    await server.owner.query('update property set last_verified_at = $2 where id = $1', [old, at(-200, '10:00')]);
    await morning(office, 0);
    expect(await told(office.owner, 'Property to verify')).toEqual([]);
    await morning(office, 1);
    await morning(office, 2);
    expect(await told(office.owner, 'Property to verify')).toHaveLength(1);
  },
  'Price dropped on a shared property': async (office) => {
    const id = await aProperty(office);
    await send('PATCH', `property/${id}/`, office.owner, { sale_price: 54_000_000 });
    await send('POST', 'shares/', office.owner, { channel: 'Link', properties: [id] });
    await send('PATCH', `property/${id}/`, office.owner, { sale_price: 56_000_000 });
    await send('PATCH', `property/${id}/`, office.owner, { sale_price: 52_000_000 });
    await expect.poll(() => told(office.owner, 'Price dropped on a shared property')).toEqual(['priceDropped']);
  },
  'Import finished': async (office) => {
    const files = importer(server, office.owner);
    const { id } = await files.upload('Name,Mobile\nA,9824011768\nB,9824011769\n');
    await files.take(id, 'validate');
    await files.take(id, 'run');
    expect(await told(office.owner, 'Import finished')).toEqual(['importFinished']);
  },
};
const aLease = {
  tenant_name: 'A Tenant',
  tenant_category: 'MNC',
  lease_start: addDays(today, -200),
  current_rent: 100_000,
  escalation_percent: 5,
  escalation_every_months: 12,
};

test.each(Object.keys(causes) as AlertKind[])(
  '%s is told when it comes about, by mail where it is wanted and not on the lock screen where it is not',
  async (kind) => {
    const office = await anOffice();
    const { owner, company } = office;
    const { public_key } = (await server.ask('GET', '/check/push_key/', owner.token)).body;
    const { token: fcm_token } = await push.browser(public_key);
    await server.ask('POST', '/check/add_fcm_token/', owner.token, { fcm_token });
    await send('PATCH', 'alert_settings/', owner, { kinds: [{ kind, push: false, mail: true }] });
    await causes[kind]!(office);
    const { rows } = await server.owner.query(
      'select distinct channel from outbox_message where company_id = $1 and topic = $2',
      [company.id, kind],
    );
    expect(rows).toEqual([{ channel: 'mail' }]);
    const seen = (await server.ask('GET', '/properties/user_alerts/', owner.token)).body.results;
    expect(seen.map(({ alert }: { alert: { title: string } }) => alert.title)).toContain(kind);
  },
);

/** Where the cause of each of the others is tested, over the calls that bring it about. */
const elsewhere: Partial<Record<AlertKind, string>> = {
  'Inquiry assigned': 'inquiries/assign-new.test.ts',
  'Inquiry goes on': 'inquiries/stages/stages.test.ts',
  'New match': 'matches/keeping/keeping.test.ts',
  'Client likes a property': 'shares/shares.test.ts',
  'Lead lock ending': 'projects/leads/leads.test.ts',
  'Task due': 'tasks/reminders.test.ts',
  'Task missed': 'tasks/tasks.test.ts',
  'Property to close': 'properties/moves/moves.test.ts',
  'Property back on offer': 'properties/moves/moves.test.ts',
  'Integration failing': 'whatsapp/numbers/standstill.test.ts',
  'WhatsApp not sending': 'whatsapp/numbers/standstill.test.ts',
  'Reveal limit': 'viewed/viewed.test.ts',
};

test('every kind is caused in a test, or waits for a part that does not exist yet', async () => {
  for (const kind of alertKinds) {
    const file = elsewhere[kind];
    const ways = [alertKindTable[kind].awaits, causes[kind], file].filter(Boolean);
    expect(ways, kind).toHaveLength(1);
    if (file) expect(await readFile(path.join(import.meta.dirname, '..', file), 'utf8'), kind).toContain(`'${kind}'`);
  }
});
