import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLeadServer } from '../../../test/leads.ts';
import { aNumber } from '../../../test/listings.ts';
import type { Person } from '../../../test/support.ts';
import { escalateDue } from './index.ts';

let leads: Awaited<ReturnType<typeof aLeadServer>>;
beforeAll(async () => {
  leads = await aLeadServer();
});
afterAll(() => leads.close());

/** An office that works round the clock, with a lead in it, and what its people were told of it after so many minutes. */
const anOffice = async (more: { asked_hours_ago?: number; is_read?: boolean } = {}) => {
  const { server } = leads;
  const began = Date.now();
  server.clock.now = () => new Date(began);
  const { company, owner, urls, events } = await leads.office(['housing']);
  await server.owner.query(`update company set open_from = '00:00', open_to = '23:59' where id = $1`, [company.id]);
  const people = {
    owner,
    coOwner: await company.person('Co-Owner'),
    staff: await company.person('All-Rounder'),
  };
  const asked = Math.floor(began / 1000) - (more.asked_hours_ago ?? 0) * 3600;
  const lead = { lead_name: 'Asha', lead_phone: aNumber(), lead_date: asked, flat_id: 7 };
  await leads.post(urls.housing, JSON.stringify({ ...lead, service_type: 'buy', category_type: 'residential' }));
  if (more.is_read !== false) await leads.read();
  const [event] = await events();
  const told = async (person: Person): Promise<string[]> => {
    const { rows } = await server.owner.query(
      `select sentence ->> 'key' || ' ' || coalesce(sentence -> 'values' ->> 'minutes', '') as told from user_alert
        where user_id = $1 and kind = 'Lead not answered' order by id`,
      [person.id],
    );
    return rows.map((row) => row.told);
  };
  return {
    ...people,
    company,
    event,
    ask: (path: string, body: object, by = owner) =>
      server.ask('POST', `/properties/lead_events/${event.id}/${path}`, by.token, body),
    /** So many minutes after it came. */
    after: async (minutes: number) => {
      server.clock.now = () => new Date(began + minutes * 60_000);
      while ((await escalateDue(server.services, leads.log)) > 0);
      return Object.fromEntries(
        await Promise.all(Object.entries(people).map(async ([name, one]) => [name, await told(one)] as const)),
      );
    },
    left: async () =>
      (await server.owner.query('select 1 from lead_escalation where company_id = $1', [company.id])).rows.length,
  };
};

test('a lead without an answer is told to who has it, then to the Co-Owners, then to the Owner, each once', async () => {
  const office = await anOffice();
  expect((await office.ask('assign/', { assigned_to: [office.staff.id] })).status).toBe(200);
  expect(await office.after(13)).toEqual({ owner: [], coOwner: [], staff: [] });
  expect(await office.after(17)).toEqual({ owner: [], coOwner: [], staff: ['leadLate 15'] });
  expect(await office.after(28)).toMatchObject({ owner: [], coOwner: [] });
  expect(await office.after(32)).toMatchObject({ owner: [], coOwner: ['leadLate 30'] });
  expect(await office.after(62)).toEqual({
    ...{ owner: ['leadLate 60'], coOwner: ['leadLate 30'], staff: ['leadLate 15'] },
  });
  expect(await office.left()).toBe(0);
});

test('nobody’s lead is the Co-Owners’ at once', async () => {
  const office = await anOffice();
  expect(await office.after(17)).toEqual({ owner: [], coOwner: ['leadLate 15'], staff: [] });
  expect(await office.after(600)).toEqual({ owner: ['leadLate 60'], coOwner: ['leadLate 15'], staff: [] });
});

test('an answer ends it, and so does what is no lead any more', async () => {
  const answered = await anOffice();
  expect((await answered.ask('answered/', { how: 'WhatsApp' })).status).toBe(200);
  expect(await answered.after(90)).toEqual({ owner: [], coOwner: [], staff: [] });
  expect(await answered.left()).toBe(0);
  const junk = await anOffice();
  expect((await junk.ask('junk/', { reason: 'Spam' })).status).toBe(200);
  expect(await junk.after(90)).toEqual({ owner: [], coOwner: [], staff: [] });
});

test('what comes by a look at what was missed hurries nobody', async () => {
  const office = await anOffice({ asked_hours_ago: 30 });
  expect(office.event.result).toBe('Created');
  expect(await office.left()).toBe(0);
});

test('two workers at once tell of it once', async () => {
  const office = await anOffice();
  const { server } = leads;
  server.clock.now = () => new Date(Date.now() + 20 * 60_000);
  await Promise.all([1, 2, 3].map(() => escalateDue(server.services, leads.log)));
  const { rows } = await server.owner.query(
    `select count(*)::int as n from user_alert where company_id = $1 and kind = 'Lead not answered'`,
    [office.company.id],
  );
  expect(rows).toEqual([{ n: 1 }]);
});

test('one that nobody has read yet is awaited no less once it is', async () => {
  const office = await anOffice({ is_read: false });
  expect(await office.after(40)).toEqual({ owner: [], coOwner: [], staff: [] });
  expect(await office.left()).toBe(1);
  await leads.read();
  expect(await office.after(42)).toMatchObject({ coOwner: ['leadLate 15'] });
});
