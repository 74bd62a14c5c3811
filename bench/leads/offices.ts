import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { newCompany } from '../../apps/server/src/company/index.ts';
import type { Services } from '../../apps/server/src/core/context.ts';
import { onConnection } from '../../apps/server/src/core/database/on-connection.ts';
import { inTransaction, openingForCompany } from '../../apps/server/src/core/database/transaction.ts';
import { connectDemoPortal } from '../../apps/server/src/lead-events/index.ts';
import { newTerm } from '../../apps/server/src/plans/index.ts';
import { portalNames } from '../../packages/sandbox/src/portals/enquiries.ts';

interface World {
  readonly services: Services;
  readonly owner: pg.Pool;
  readonly sandbox: string;
}

/** What each portal has for everybody who asks it. */
const asks = async (sandbox: string): Promise<void> => {
  const enquiries = portalNames.flatMap((portal, at) =>
    [1, 2].map((n) => ({
      ...{ portal, name: `Buyer ${n}`, phone: String(7_900_000_000 + at * 10 + n), listing: String(n) },
      ...{ message: '3 BHK flat, budget 95 lakh', at: Date.now() - n * 60_000 },
    })),
  );
  const answer = await fetch(`${sandbox}/_control/portals/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(enquiries),
  });
  if (!answer.ok) throw new Error(await answer.text());
};

/** Offices that are connected to one portal each, and due at once. */
const open = async ({ services, owner }: World, count: number): Promise<void> => {
  for (let n = 0; n < count; n++) {
    const company = await newCompany(owner, { company_name: `Office ${n}` });
    await newTerm(owner, company, { plan: 'office', kind: 'Complimentary', started_on: '2026-01-01', ends_on: null });
    const portal = portalNames[n % portalNames.length]!;
    await inTransaction(services.pool, openingForCompany(company, null), async (client) => {
      await connectDemoPortal(services, onConnection(client), company, portal, `bench-${n}`);
      // They are due together, once all are there.
      await client.query('update lead_source_pull set next_pull_at = null where company_id = $1', [company]);
    });
  }
};

/** Has one worker ask the portals of all these offices. `lost`: leads that an office has not once. */
export const pullAll = async (world: World, count: number) => {
  const { owner, sandbox } = world;
  await asks(sandbox);
  await open(world, count);
  const ofOffices = `company_id in (select id from company where company_name like 'Office %')`;
  await owner.query(`update lead_source_pull set next_pull_at = now() where ${ofOffices}`);
  const began = performance.now();
  const left = async () =>
    (
      await owner.query<{ n: number }>(
        `select count(*)::int as n from lead_source_pull where ${ofOffices} and last_pulled_at is null`,
      )
    ).rows[0]!.n;
  while ((await left()) > 0) await pause(200);
  const seconds = (performance.now() - began) / 1000;
  const { rows } = await owner.query<{ n: number }>(
    `select count(*)::int as n from lead_event where ${ofOffices} group by company_id`,
  );
  const leads = rows.reduce((sum, { n }) => sum + n, 0);
  return { seconds, leads, lost: (count - rows.length) * 2 + rows.reduce((sum, { n }) => sum + Math.abs(n - 2), 0) };
};
