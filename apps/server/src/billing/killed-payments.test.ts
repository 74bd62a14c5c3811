import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { howMany } from '../../../../scripts/lib/how-many.ts';
import { aBilling, type Billing } from '../../test/billing.ts';
import { ageHeldJobs, aProcess } from '../../test/server-process.ts';

let billing: Billing;
beforeAll(async () => {
  billing = await aBilling();
});
afterAll(() => billing.close());

/** Servers that are killed, each while as many customers pay as are in `atOnce`. */
const kills = howMany(4, 50);
const atOnce = 4;
/** Spread over what it takes from the payment to the invoice, a fifth of a second, so that each step is hit. */
const momentOf = (kill: number) => (kill * 37) % 200;

test('each office pays once, has its plan once and one invoice, however often servers are killed', {
  timeout: 600_000,
}, async () => {
  const offices: number[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const buyers = await Promise.all(
      Array.from({ length: atOnce }, async () => {
        const { id, owner } = await billing.office();
        return { id, owner, ...(await billing.order(owner)) };
      }),
    );
    offices.push(...buyers.map(({ id }) => id));
    const running = await aProcess(billing.server, billing.world);
    await billing.tell(running.url);
    const paying = buyers.map(async ({ owner, transaction, checkout }) => {
      const { signed } = await billing.pay(checkout.gateway_order_id);
      await fetch(`${running.url}/properties/subscription/orders/${transaction.id}/confirm/`, {
        method: 'POST',
        headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
        body: JSON.stringify(signed),
      }).catch(() => undefined);
    });
    await pause(momentOf(kill));
    await running.end('SIGKILL');
    await Promise.all(paying);
  }
  await ageHeldJobs(billing.server);

  await billing.reconcile();
  await billing.consume();
  await billing.reconcile();
  const standing = await Promise.all(offices.map(billing.standing));
  expect(standing).toEqual(offices.map(() => ({ paid: 1, terms: 1, invoices: 1 })));
  const { rows } = await billing.server.owner.query<{ no: string }>('select no from platform_invoice order by no');
  const serials = rows.map(({ no }) => Number(no.match(/\d+$/)![0]));
  expect(serials).toEqual(serials.map((_, at) => at + 1));

  // What was to be mailed when its server was killed is mailed by the next one.
  const worker = await billing.server.work();
  try {
    const mailed = () => billing.count(`outbox_message where idempotency_key like 'paper %' and status = 'sent'`);
    await expect.poll(mailed, { timeout: 180_000 }).toBe(offices.length);
  } finally {
    await worker.stop();
  }
});
