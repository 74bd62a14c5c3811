import { demoLogins } from '@angan/contract/demo/logins.ts';
import { addDays, addMonths, dayInIndia } from '@angan/domain/dates.ts';
import { durations } from '@angan/domain/subscription.ts';
import type pg from 'pg';
import { newCompany, newUser, platformCompany } from '../company/index.ts';
import { newTerm } from '../plans/index.ts';
import { officeMoment } from './calendar.ts';
import { writeCompanyFacts } from './company-facts.ts';
import { insertRows } from './insert-rows.ts';
import { type DemoOffice, type DemoTerm, officeMinutes } from './offices.ts';
import { idIn } from './write-people.ts';
import { ahmedabad, writePlaces } from './write-places.ts';
import type { WrittenOffice } from './written-office.ts';

/** Founds a brokerage of the demo with its team, lists, areas and societies, dated back to when each would have come. */
export const writeOffice = async (
  client: pg.PoolClient,
  office: DemoOffice,
  now: Date,
  password_hash: string,
): Promise<WrittenOffice> => {
  const founded = officeMoment(now, officeMinutes(office.days + 20));
  const id = office.is_platform
    ? await platformCompany(client)
    : await newCompany(client, {
        company_name: office.company,
        default_city: ahmedabad,
        created_date: founded,
      });
  if (office.term) await writeTerm(client, id, office.term, now);
  await writeCompanyFacts(client, { id, name: office.company }, now);
  const users = new Map<string, number>();
  for (const { email, joined } of office.team) {
    const login = demoLogins.find((one) => one.email === email)!;
    const user = await newUser(client, id, { ...login, password_hash });
    await client.query('update app_user set created_date = $2, last_updated = $2 where id = $1', [
      user,
      officeMoment(now, officeMinutes(joined)),
    ]);
    users.set(email, user);
  }
  const lead = idIn(users, office.team[0]!.email);
  const first = { company_id: id, created_by: lead, created_date: founded, last_updated: founded };
  await insertRows(
    client,
    'contactgroup',
    office.ownGroups.map((contact_group_name) => ({ ...first, contact_group_name })),
  );
  await insertRows(
    client,
    'contactgroup',
    Object.entries(office.rules).map(([contact_group_name, rule]) => ({ ...first, contact_group_name, rule })),
  );
  for (const [name, cost] of Object.entries(monthlyCosts))
    await client.query(`update source set monthly_cost = $3 where company_id = $1 and source_name = $2`, [
      id,
      name,
      cost,
    ]);
  // The lists that every company starts with have no date of their own on any screen; their trail has.
  await client.query(
    `update audit_log set at = $2, user_id = $3 where company_id = $1 and (action = 'created' or entity in ('company', 'source'))`,
    [id, founded, lead],
  );
  return {
    id,
    now,
    users,
    groups: await idsOf(client, id, 'contactgroup', 'contact_group_name'),
    sources: await idsOf(client, id, 'source', 'source_name'),
    features: await idsOf(client, id, 'feature', 'feature'),
    ...(await writePlaces(client, office, { id, now, users })),
  };
};

/** What the office paid for, so many days ago. */
const writeTerm = (client: pg.PoolClient, company: number, { plan, price, began }: DemoTerm, now: Date) => {
  const started_on = addDays(dayInIndia(now), -began);
  const ends_on = addDays(addMonths(started_on, durations.yearly), -1);
  const term = { plan, started_on, ends_on, duration_months: durations.yearly, price_paid: price * 100 };
  return newTerm(client, company, { ...term, kind: 'Paid' });
};

/** What the office pays for its sources, in rupees a month. */
const monthlyCosts = { '99acres': 8000, MagicBricks: 6000, Housing: 5000, Facebook: 7000 };

const idsOf = async (
  client: pg.PoolClient,
  company: number,
  table: 'contactgroup' | 'source' | 'feature',
  name: string,
) => {
  const { rows } = await client.query<{ id: number; name: string }>(
    `select id, ${name} as name from ${table} where company_id = $1`,
    [company],
  );
  return new Map(rows.map((row) => [row.name, row.id]));
};
