import { dayInIndia } from '@angan/domain/dates.ts';
import { vi } from 'vitest';
import { createSandbox } from '../../../packages/sandbox/src/sandbox.ts';
import { paymentConsumer, paymentInbox } from '../src/billing/incoming/index.ts';
import { reconcile } from '../src/billing/reconcile.ts';
import { consumeEvents } from '../src/core/inbox/index.ts';
import { newLog } from '../src/core/log.ts';
import { freePort } from '../src/core/ports.ts';
import { aCompany, aServer, type Person } from './support.ts';
import { changeTerm } from './terms.ts';

const webhookSecret = 'what the dashboard was told';
const keys = { keyId: 'rzp_test_OfTheTests001', keySecret: 'the secret of the tests' };

export const buyer = {
  legal_name: 'Kaveri Homes LLP',
  address: '302, Shantivan Arcade, Ahmedabad 380015',
  gstin: '',
  state_code: '24',
};

/** The real server with Razorpay's and the mailbox's stand-ins: orders are paid there, and told as the gateway tells. */
export const aBilling = async (env: NodeJS.ProcessEnv = {}) => {
  const sandbox = await createSandbox({ port: 0, smtpPort: await freePort(), razorpay: keys });
  const world = {
    RAZORPAY_URL: sandbox.url,
    RAZORPAY_KEY_ID: keys.keyId,
    RAZORPAY_KEY_SECRET: keys.keySecret,
    RAZORPAY_WEBHOOK_SECRET: webhookSecret,
    OPERATOR_NAME: 'Angan Software',
    OPERATOR_ADDRESS: 'Ashram Road, Ahmedabad',
    OPERATOR_GSTIN: '24AAAAA0000A1Z8',
    SMTP_URL: sandbox.smtpUrl,
    ...env,
  };
  const server = await aServer(world);
  const { services, owner } = server;
  /** As the web app asks: where the token no longer says how the office stands, with a new one. */
  const ask = async (method: 'GET' | 'POST', path: string, by: Person, body?: object) => {
    const first = await server.ask(method, path, by.token, body);
    if (first.status !== 401) return first;
    const renewed = await server.ask('POST', '/auth/jwt/refresh/', undefined, { refresh: by.refresh });
    by.token = renewed.body.access;
    return server.ask(method, path, by.token, body);
  };
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const control = async <T>(path: string, body: unknown = {}, method = 'POST'): Promise<T> => {
    const answer = await fetch(`${sandbox.url}/_control/razorpay/${path}`, {
      method,
      ...(method === 'POST' && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    return (answer.status === 204 ? undefined : await answer.json()) as T;
  };
  /** Has the gateway tell a server at this address. */
  const tell = (address: string) => control('webhook', { url: `${address}/webhooks/razorpay/`, secret: webhookSecret });
  await tell(url);
  const log = newLog('silent');
  const count = async (sql: string, ...values: unknown[]) =>
    Number((await owner.query<{ count: string }>(`select count(*) from ${sql}`, values)).rows[0]!.count);

  return {
    server,
    sandbox,
    /** The settings that a process of its own needs to be on the same gateway and mailbox. */
    world,
    tell,
    keys,
    ask,
    control,
    count,
    /** An office whose trial is over, with an Owner. */
    office: async () => {
      const company = await aCompany(server, { subscription_status: 'Expired' });
      return { ...company, owner: await company.person('Owner') };
    },
    /** A company that paid so many rupees for a plan `used` days ago, for a year. */
    paidFor: async (company: number, plan: string, price: number, used: number) => {
      const day = (days: number) => dayInIndia(new Date(services.now().getTime() + days * 86_400_000));
      await changeTerm(server, company, { plan, started_on: day(-used), ends_on: day(364 - used) });
      await owner.query(
        `update subscription s set kind = 'Paid', duration_months = 12, price_paid = $2, users_allowed = p.users_included
           from offered_plan p where s.company_id = $1 and p.id = s.plan`,
        [company, price * 100],
      );
    },
    order: async (by: Person, more: object = {}) => {
      const body = { plan: 'team', duration: 'yearly', users: 5, buyer, ...more };
      const answer = await ask('POST', '/properties/subscription/orders/', by, body);
      if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
      return answer.body as {
        transaction: { id: number; order_no: string; total: number; status: string };
        checkout: { gateway_order_id: string; amount: number };
      };
    },
    /** The customer pays; what the page would hand on. */
    pay: (gateway_order_id: string, more: object = {}) =>
      control<{ is: string; signed?: { razorpay_payment_id: string; razorpay_signature: string } }>('pay', {
        order_id: gateway_order_id,
        ...more,
      }),
    confirm: (by: Person, id: number, signed: object = {}) =>
      ask('POST', `/properties/subscription/orders/${id}/confirm/`, by, signed),
    /** Consumes the webhooks that came; `least` are waited for. */
    consume: async (least = 0) => {
      if (least > 0)
        await vi.waitFor(async () => {
          if ((await count('payment_event where taken_at is null')) < least) throw new Error('webhooks are missing');
        }, 5000);
      while ((await consumeEvents(services.platformPool, paymentInbox, paymentConsumer(services))) > 0);
    },
    /** The reconciler, as it runs so many minutes later; answers how many orders it asked about. */
    reconcile: (minutes = 11): Promise<number> => {
      const later = Date.now() + minutes * 60_000;
      return reconcile({ ...services, now: () => new Date(later) }, log);
    },
    /** What stands of an office: paid orders, terms that were paid for, invoices. */
    standing: async (company: number) => ({
      paid: await count(`transaction where company_id = $1 and status = 'Paid'`, company),
      terms: await count(`subscription where company_id = $1 and kind = 'Paid' and replaced_at is null`, company),
      invoices: await count('platform_invoice where company_id = $1', company),
    }),
    close: async () => {
      await server.close();
      await sandbox.close();
    },
  };
};
export type Billing = Awaited<ReturnType<typeof aBilling>>;
