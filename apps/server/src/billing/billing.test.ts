import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBilling, type Billing, buyer } from '../../test/billing.ts';
import { pdfText } from '../../test/pdf-text.ts';
import { aCompany, type Person } from '../../test/support.ts';

let billing: Billing;
beforeAll(async () => {
  billing = await aBilling();
});
afterAll(() => billing.close());

const path = '/properties/subscription/';
const ask = (method: 'GET' | 'POST', more: string, by: Person, body?: object) =>
  billing.ask(method, `${path}${more}`, by, body);
const team = { plan: 'team', duration: 'yearly', users: 5 };
const today = () => dayInIndia();
const payFor = async (by: Person, more: object = {}) => {
  const { transaction, checkout } = await billing.order(by, more);
  const { signed } = await billing.pay(checkout.gateway_order_id);
  return (await billing.confirm(by, transaction.id, signed)).body;
};

test('a plan with two more users: summed before it is bought, then on, with its invoice', async () => {
  const { id, owner } = await billing.office();
  const quote = await ask('POST', 'quote/', owner, { ...team, users: 7 });
  expect(quote.body).toMatchObject({
    ...{ purpose: 'New', users: 7, price: 22_597, credit: 0, taxable: 22_597, gst_rate: 18 },
    ...{ cgst: 2033.73, sgst: 2033.73, igst: 0, rounding: -0.46, total: 26_664 },
  });
  const paid = await payFor(owner, { users: 7 });
  expect(paid).toMatchObject({ status: 'Paid', total: 26_664, plan_name: 'Team', users: 7 });
  expect(paid.term).toEqual({ started_on: today(), ends_on: addDays(today(), 364), users_allowed: 7 });
  const shown = await ask('GET', '', owner);
  expect(shown.body).toMatchObject({ status: 'Active', term: { users_allowed: 7, price_paid: 22_597 }, buyer });
  const pdf = await ask('GET', `invoices/${paid.invoice.id}/pdf/`, owner);
  const text = await pdfText(Buffer.from(pdf.body.content, 'base64'));
  for (const part of [
    'Tax invoice',
    paid.invoice.no,
    'Kaveri Homes LLP',
    'Gujarat (24)',
    '997331',
    '2,033.73',
    '26,664.00',
  ])
    expect(text).toContain(part);
  expect(await billing.standing(id)).toEqual({ paid: 1, terms: 1, invoices: 1 });
});

test('the invoice comes by mail to the Owner, with its PDF', async () => {
  const { id, owner } = await billing.office();
  const { invoice } = await payFor(owner);
  const worker = await billing.server.work();
  const { rows } = await billing.server.owner.query(`select email from app_user where id = $1`, [owner.id]);
  const mails = async () =>
    (await (await fetch(`${billing.sandbox.url}/_control/mails?to=${encodeURIComponent(rows[0].email)}`)).json()) as {
      subject: string;
      attachments?: { filename: string }[];
    }[];
  await expect.poll(mails, { timeout: 15_000 }).toHaveLength(1);
  expect((await mails())[0]!.subject).toBe(`Invoice ${invoice.no}: ₹ 21,239.00`);
  await worker.stop();
  expect(await billing.count(`outbox_message where company_id = $1`, id)).toBe(1);
});

test('to another state the tax is one: the buyer says which', async () => {
  const { owner } = await billing.office();
  const away = await ask('POST', 'quote/', owner, { ...team, state_code: '27' });
  expect(away.body).toMatchObject({ cgst: 0, sgst: 0, igst: 3239.82, total: 21_239 });
  const order = (more: object) => ask('POST', 'orders/', owner, { ...team, buyer: { ...buyer, ...more } });
  expect((await order({ gstin: '24AAAFS0000G1Z4', state_code: '27' })).body).toEqual({
    state_code: ['The GST number is of Gujarat. Choose this state, or correct the number.'],
  });
  expect((await order({ gstin: '24AAAFS0000G1Z5' })).body).toHaveProperty('gstin');
  expect((await order({ state_code: '99' })).body).toHaveProperty('state_code');
});

test('an upgrade on day 100 pays 28,931 and 5,208 of GST, and the old term is over', async () => {
  const { id, owner } = await billing.office();
  await billing.paidFor(id, 'team', 17_999, 100);
  const office = { plan: 'office', duration: 'yearly', users: 15 };
  const quote = await ask('POST', 'quote/', owner, office);
  expect(quote.body).toMatchObject({
    ...{ purpose: 'Upgrade', price: 41_999, credit: 13_068, taxable: 28_931 },
    ...{ cgst: 2603.79, sgst: 2603.79, rounding: 0.42, total: 34_139, started_on: today() },
    credit_of: { plan_name: 'Team', price_paid: 17_999, days: 365, days_left: 265 },
  });
  const paid = await payFor(owner, office);
  expect(paid).toMatchObject({ purpose: 'Upgrade', total: 34_139, term: { users_allowed: 15 } });
  const { body } = await ask('GET', '', owner);
  expect(body).toMatchObject({ term: { plan: { code: 'office' }, started_on: today() }, next: [], credit: 0 });
});

test('two users on the same day pay 3,338 and 601 of GST', async () => {
  const { id, owner } = await billing.office();
  await billing.paidFor(id, 'team', 17_999, 100);
  const quote = await ask('POST', 'users/quote/', owner, { users_added: 2 });
  expect(quote.body).toMatchObject({ taxable: 3338, cgst: 300.42, rounding: 0.16, total: 3939, users: 7 });
  const order = await ask('POST', 'users/orders/', owner, { users_added: 2, buyer });
  const { signed } = await billing.pay(order.body.checkout.gateway_order_id);
  await billing.confirm(owner, order.body.transaction.id, signed);
  await billing.confirm(owner, order.body.transaction.id, signed);
  expect((await ask('GET', '', owner)).body.term).toMatchObject({ users_allowed: 7, price_paid: 21_337 });
  expect((await ask('POST', 'users/quote/', owner, { users_added: 9 })).status).toBe(400);
});

test('what is renewed early follows the term; a smaller plan waits for its end', async () => {
  const { id, owner } = await billing.office();
  await billing.paidFor(id, 'office', 41_999, 100);
  const paid = await payFor(owner, team);
  expect(paid).toMatchObject({ purpose: 'Renewal', total: 21_239, term: { started_on: addDays(today(), 265) } });
  const { body } = await ask('GET', '', owner);
  expect(body).toMatchObject({
    status: 'Active',
    term: { plan: { code: 'office' } },
    next: [{ plan: { code: 'team' } }],
  });
});

test('no price comes from the client, and one purchase has one order', async () => {
  const { owner } = await billing.office();
  const [one, two] = await Promise.all([billing.order(owner, { price: 1, total: 1, amount: 1 }), billing.order(owner)]);
  expect(one.transaction.total).toBe(21_239);
  expect(one.checkout).toEqual(two.checkout);
  const other = await billing.order(owner, { users: 6 });
  expect(other.checkout.gateway_order_id).not.toBe(one.checkout.gateway_order_id);
  expect(other.transaction.order_no).toMatch(/^ORD-\d{4}-000002$/);
});

test('users are those that the plan has and the office needs', async () => {
  const company = await billing.office();
  for (let at = 0; at < 5; at++) await company.person('Backend');
  const quote = async (more: object) => (await ask('POST', 'quote/', company.owner, { ...team, ...more })).body;
  expect(await quote({ users: 4 })).toEqual({ users: ['The plan has 5 users already. Choose 5 or more.'] });
  expect((await quote({ users: 5 })).users[0]).toContain('6 people of your office are active');
  expect(await quote({ users: 16 })).toEqual({ users: ['This plan has at most 15 users. Choose a larger plan.'] });
  expect(await quote({ plan: 'solo', users: 2 })).toHaveProperty('users');
  expect(await quote({ plan: 'trial' })).toHaveProperty('plan');
});

test('a coupon is taken once by an office', async () => {
  const { owner } = await billing.office();
  await billing.server.owner.query(
    `insert into coupon (company_id, code, percent, valid_from) select id, 'DIWALI', 50, '2026-01-01' from company where is_platform`,
  );
  const quote = await ask('POST', 'quote/', owner, { ...team, coupon: ' diwali ' });
  expect(quote.body).toMatchObject({ discount: 9000, taxable: 8999 });
  await payFor(owner, { coupon: 'DIWALI' });
  expect((await ask('POST', 'quote/', owner, { ...team, coupon: 'DIWALI' })).body).toEqual({
    coupon: ['Your office has used this coupon already.'],
  });
  expect((await ask('POST', 'quote/', owner, { ...team, coupon: 'NOEL' })).body).toHaveProperty('coupon');
});

test('a plan that was cancelled runs to its end, and can be had back', async () => {
  const { id, owner } = await billing.office();
  expect((await ask('POST', 'cancel/', owner)).status).toBe(400);
  await billing.paidFor(id, 'team', 17_999, 100);
  const cancelled = await ask('POST', 'cancel/', owner);
  expect(cancelled.body).toMatchObject({ status: 'Cancelled', grace_until: addDays(today(), 264) });
  expect((await ask('POST', 'resume/', owner)).body).toMatchObject({ status: 'Active', cancelled_on: null });
});

test('the Co-Owner buys and sees no payments; others do neither; another office sees nothing', async () => {
  const company = await billing.office();
  const coOwner = await company.person('Co-Owner');
  const backend = await company.person('Backend');
  const stranger = await (await aCompany(billing.server)).person('Owner');
  const { id, invoice } = await payFor(coOwner);
  expect((await ask('GET', 'transactions/', coOwner)).status).toBe(403);
  expect((await ask('GET', 'transactions/', company.owner)).body).toMatchObject([{ id, status: 'Paid' }]);
  expect((await ask('GET', 'invoices/', company.owner)).body).toMatchObject([{ id: invoice.id, total: 21_239 }]);
  expect((await ask('POST', 'quote/', backend, team)).status).toBe(403);
  for (const more of [`orders/${id}/`, `invoices/${invoice.id}/pdf/`])
    expect((await ask('GET', more, stranger)).status).toBe(404);
  expect((await ask('POST', `orders/${id}/confirm/`, stranger, {})).status).toBe(404);
});

test('invoices of all offices are numbered without a gap, however many pay at once', async () => {
  const numbers = async () =>
    (await billing.server.owner.query<{ no: string }>(`select no from platform_invoice order by id`)).rows.map(
      ({ no }) => Number(no.split('/')[2]),
    );
  const orders = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const { owner } = await billing.office();
      const { transaction, checkout } = await billing.order(owner);
      return { owner, id: transaction.id, ...(await billing.pay(checkout.gateway_order_id)) };
    }),
  );
  await Promise.all([...orders, ...orders].map(({ owner, id, signed }) => billing.confirm(owner, id, signed)));
  const all = await numbers();
  expect(all.toSorted((a, b) => a - b)).toEqual(all.map((_, at) => at + 1));
});
