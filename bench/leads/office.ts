import type pg from 'pg';
import type { Services } from '../../apps/server/src/core/context.ts';
import { onConnection } from '../../apps/server/src/core/database/on-connection.ts';
import { inTransaction, openingForCompany } from '../../apps/server/src/core/database/transaction.ts';
import { connectDemoPortal } from '../../apps/server/src/lead-events/index.ts';
import { newTerm } from '../../apps/server/src/plans/index.ts';
import { demoTokens } from '../../packages/sandbox/src/portals/enquiries.ts';

/** Gives the office a plan, and connects it to MagicBricks, which pushes and is not asked. */
export const connect = async (services: Services, owner: pg.Pool, company: number): Promise<void> => {
  await newTerm(owner, company, { plan: 'office', kind: 'Complimentary', started_on: '2026-01-01', ends_on: null });
  await inTransaction(services.pool, openingForCompany(company, null), (client) =>
    connectDemoPortal(services, onConnection(client), company, 'magicbricks'),
  );
  // What was filled in has codes, and took none from the office's series.
  await owner.query(
    `insert into company_counter (company_id, counter, value)
     select $1, 'inquiry_code', coalesce(max(substr(inquiry_code, 3)::int), 0) from inquiry where company_id = $1
     on conflict (company_id, counter) do update set value = excluded.value`,
    [company],
  );
  await owner.query(`update lead_source_setting set mode = 'Push' where company_id = $1`, [company]);
  await owner.query('update lead_source_pull set next_pull_at = null where company_id = $1', [company]);
};

let last = 0;
const wishes = ['3 BHK flat in Area 7, budget 95 lakh', '2 BHK flat in Area 30 on rent, 28000', 'Office in Area 51'];

/** Somebody who has asked for nothing yet. */
export const nextPerson = () => {
  last += 1;
  return { name: `Person ${last}`, mobile: String(8_000_000_000 + last), msg: wishes[last % wishes.length]! };
};

/** Sends the lead of somebody new as MagicBricks does; answers how they are called, once it was told that it is kept. */
export const pushed = (product: string) => async (): Promise<string> => {
  const person = nextPerson();
  const body = JSON.stringify({ ...person, id: `bench-${last}`, looking_for: 'Buy', City: 'Ahmedabad' });
  const answer = await fetch(`${product}/integrations/leads/magicbricks/${demoTokens.magicbricks}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`A push was answered ${answer.status}`);
  return person.name;
};
