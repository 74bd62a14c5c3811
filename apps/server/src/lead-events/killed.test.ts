import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { howMany } from '../../../../scripts/lib/how-many.ts';
import { aLeadServer, type LeadServer } from '../../test/leads.ts';
import { aProcess } from '../../test/server-process.ts';

let leads: LeadServer;
beforeAll(async () => {
  leads = await aLeadServer();
});
afterAll(() => leads.close());

const kills = howMany(3, 50);
const count = howMany(150, 2000);
const number = (n: number) => String(9_700_000_000 + n);

test('two workers that are killed while they ask and read lose no lead and double none', {
  timeout: 900_000,
}, async () => {
  const office = await leads.office(['acres99', 'housing']);
  const { server, sandbox } = leads;
  const enquiry = (n: number) => ({
    ...{ portal: n % 2 ? 'acres99' : 'housing', name: `Person ${n}`, phone: number(n), listing: String(n) },
    ...{ message: '3 BHK flat in Sector 57, budget 95 lakh', at: Date.now() - n * 1000 },
  });
  await leads.asks(...Array.from({ length: count }, (_, n) => enquiry(n)));
  const env = {
    ...{ ROLE: 'worker', HOUSING_URL: sandbox.url, MAGICBRICKS_URL: sandbox.url },
    ACRES99_URL: `${sandbox.url}/99api/v1/getmy99Response/OeAuXClO43hwseaXEQ/uid/`,
  };
  const start = () => aProcess(server, env);
  const workers = [await start(), await start()];
  const makeDue = () => server.owner.query(`update lead_source_pull set next_pull_at = now(), asked_at = '{}'`);
  try {
    for (let kill = 0; kill < kills; kill++) {
      await makeDue();
      await pause(200 + (kill % 7) * 150);
      await workers[kill % 2]!.end('SIGKILL');
      workers[kill % 2] = await start();
    }
    await makeDue();
    const left = async () =>
      (
        await server.owner.query<{ left: number }>(
          `select $2 - count(*) filter (where result <> 'Waiting')::int as left from lead_event where company_id = $1`,
          [office.company.id, count],
        )
      ).rows[0]!.left;
    await expect.poll(left, { timeout: 600_000, interval: 500 }).toBe(0);
    const { rows } = await server.owner.query(
      `select count(*)::int as events, count(distinct external_ref)::int as refs, count(distinct inquiry)::int as inquiries,
              count(*) filter (where result = 'Created')::int as created, max(tries) as tries,
              (select count(*)::int from inquiry where company_id = $1) as all_inquiries,
              (select count(*)::int from contact where company_id = $1) as contacts
         from lead_event where company_id = $1`,
      [office.company.id],
    );
    expect(rows[0]).toEqual({
      ...{ events: count, refs: count, inquiries: count, created: count, tries: 0 },
      ...{ all_inquiries: count, contacts: count },
    });
  } finally {
    for (const worker of workers) await worker.end('SIGKILL');
  }
});
