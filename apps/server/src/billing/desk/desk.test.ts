import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBilling, type Billing, buyer } from '../../../test/billing.ts';
import { pdfText } from '../../../test/pdf-text.ts';
import { aCompany, type Person } from '../../../test/support.ts';

let billing: Billing;
let admin: Person;
beforeAll(async () => {
  billing = await aBilling();
  admin = await (await aCompany(billing.server, { is_platform: true })).person('Admin');
  await billing.server.work();
});
afterAll(() => billing.close());

const path = '/platform/transactions/';
const today = () => dayInIndia();
const desk = (method: 'GET' | 'POST', more: string, body?: object) =>
  billing.ask(method, `${path}${more}`, admin, body);
const read = async (id: number) => (await desk('GET', `${id}/`)).body;
const alertsOf = async (person: Person): Promise<{ kind: string; message: string }[]> =>
  (await billing.ask('GET', '/properties/user_alerts/?page_size=100', person)).body.results.map(
    ({ alert }: { alert: { title: string; message: string } }) => ({ kind: alert.title, message: alert.message }),
  );
const mailsOf = async (person: Person) => {
  const { rows } = await billing.server.owner.query(`select email from app_user where id = $1`, [person.id]);
  const found = await fetch(`${billing.sandbox.url}/_control/mails?to=${encodeURIComponent(rows[0].email)}`);
  return ((await found.json()) as { subject: string; text: string }[]).map(({ subject }) => subject);
};
/** An office that paid for Team for a year. */
const bought = async (more: object = {}) => {
  const office = await billing.office();
  const { transaction, checkout } = await billing.order(office.owner, more);
  const { signed } = await billing.pay(checkout.gateway_order_id);
  await billing.confirm(office.owner, transaction.id, signed);
  await billing.consume(3);
  return { ...office, order: transaction.id, gatewayOrder: checkout.gateway_order_id };
};
const becomes = (order: number, status: string) =>
  expect.poll(async () => (await read(order)).status, { timeout: 15_000 }).toBe(status);
const refund = (order: number, body: object) =>
  desk('POST', `${order}/refund/`, { reason: 'Asked for within seven days', term: 'Stays', ...body });

describe('money that goes back', () => {
  test('whole, with a credit note of its own series by mail, and the term ends today', async () => {
    const { id, owner, order } = await bought();
    const asked = await refund(order, { amount: 21_239, term: 'Ends today' });
    expect(asked.body).toMatchObject({ status: 'Refund Requested', refundable: 0 });
    await becomes(order, 'Refunded');
    const shown = await read(order);
    expect(shown).toMatchObject({ refunded: 21_239, term: { ends_on: today() }, refundable: 0 });
    expect(shown.refunds).toMatchObject([
      { amount: 21_239, cause: 'Asked', status: 'Done', gateway_refund_id: expect.stringMatching(/^rfnd_/) },
    ]);
    const [invoice, note] = shown.papers;
    expect([invoice.kind, note.kind, note.total]).toEqual(['Invoice', 'Credit note', 21_239]);
    expect(note.no).toMatch(/^ANGC\/\d\d-\d\d\/\d{4}$/);
    const pdf = await billing.ask('GET', `/platform/invoices/${note.id}/pdf/`, admin);
    const text = await pdfText(Buffer.from(pdf.body.content, 'base64'));
    for (const part of ['Credit note', note.no, invoice.no, '17,999.00', '1,619.91', '21,239.00', 'Returned by rfnd_'])
      expect(text).toContain(part);
    await expect.poll(() => mailsOf(owner), { timeout: 15_000 }).toContain(`Credit note ${note.no}: ₹ 21,239.00`);
    expect(await alertsOf(owner)).toContainEqual({
      kind: 'Payment settled',
      message: `₹ 21,239.00 of ${shown.order_no} went back to where it came from.`,
    });
    const { body } = await billing.ask('GET', '/properties/subscription/billing/', owner);
    expect(body).toMatchObject({ status: 'Cancelled', term: { ends_on: today(), price_paid: 0 } });
    const trail = await billing.server.owner.query(
      `select entity, action from audit_log where company_id = $1 and user_id = $2 order by id`,
      [id, admin.id],
    );
    expect(trail.rows).toContainEqual({ entity: 'refund', action: 'created' });
  });

  test('in parts, never beyond what was paid; the credit notes come to the invoice', async () => {
    const { order } = await bought();
    expect((await refund(order, { amount: 21_239.01 })).body).toEqual({
      amount: ['Choose at most ₹ 21,239.00: that much is left of what was paid.'],
    });
    await refund(order, { amount: 1000 });
    await becomes(order, 'Part Refunded');
    expect((await read(order)).term.ends_on).toBe(addDays(today(), 364));
    expect((await refund(order, { amount: 20_240 })).status).toBe(400);
    await refund(order, { amount: 20_239 });
    await becomes(order, 'Refunded');
    const { rows } = await billing.server.owner.query(
      `select sum(taxable) filter (where kind = 'Invoice') = sum(taxable) filter (where kind = 'Credit note') as taxable,
              sum(cgst) filter (where kind = 'Invoice') = sum(cgst) filter (where kind = 'Credit note') as cgst,
              sum(total) filter (where kind = 'Invoice') = sum(total) filter (where kind = 'Credit note') as total
         from platform_invoice where transaction = $1`,
      [order],
    );
    expect(rows).toEqual([{ taxable: true, cgst: true, total: true }]);
    expect((await refund(order, { amount: 1 })).status).toBe(400);
  });

  test('two Admins at once give it back once', async () => {
    const { order } = await bought();
    const answers = await Promise.all([refund(order, { amount: 21_239 }), refund(order, { amount: 21_239 })]);
    // Whoever is second finds the first under way, or already through: then nothing is left to give.
    const refused = answers.filter(({ status }) => status !== 200).map(({ body }) => JSON.stringify(body));
    expect(refused).toEqual([
      expect.stringMatching(/Money of this order is on its way back already|Choose at most ₹ 0\.00: that much is left/),
    ]);
    await becomes(order, 'Refunded');
    expect((await read(order)).refunds).toHaveLength(1);
  });

  test('what is given back on the pages of the gateway is taken in, with its credit note, and told', async () => {
    const { order, gatewayOrder } = await bought();
    const { gateway_payment_id } = await read(order);
    const { keyId, keySecret } = billing.keys;
    const answer = await fetch(`${billing.sandbox.url}/v1/payments/${gateway_payment_id}/refund`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ amount: 100_000 }),
    });
    expect(answer.status).toBe(200);
    expect(gatewayOrder).toMatch(/^order_/);
    expect((await desk('POST', `${order}/look/`)).body).toMatchObject({ status: 'Part Refunded', refunded: 1000 });
    await billing.consume(2);
    const shown = await read(order);
    expect(shown.refunds).toMatchObject([{ cause: 'At the gateway', amount: 1000, status: 'Done' }]);
    expect(shown.papers).toHaveLength(2);
    const told = (await alertsOf(admin)).map(({ message }) => message);
    expect(told.filter((message) => message.includes('went back at the gateway'))).toHaveLength(1);
  });
});

describe('money that does not fit', () => {
  const heldOrder = async () => {
    const office = await billing.office();
    const { transaction, checkout } = await billing.order(office.owner);
    await billing.control('faults', { kind: 'wrong_amount' });
    await billing.pay(checkout.gateway_order_id);
    await billing.consume(3);
    return { ...office, order: transaction.id };
  };

  test('is held, every Admin hears of it, and accepted it turns the plan on for what came', async () => {
    const { id, owner, order } = await heldOrder();
    const held = await read(order);
    expect(held).toMatchObject({ status: 'Pending', held_reason: 'amount' });
    expect((await alertsOf(admin)).map(({ message }) => message)).toContainEqual(
      `${held.office.company_name}: ₹ 21,238.00 came for ${held.order_no} and waits for you. It is another amount than the order.`,
    );
    const listed = await desk('GET', `?held=true&company=${id}`);
    expect(listed.body).toMatchObject({ count: 1, results: [{ id: order }] });
    const accepted = await desk('POST', `${order}/accept/`, { reason: 'The bank took a rupee' });
    expect(accepted.body).toMatchObject({
      ...{ status: 'Paid', held_reason: null, total: 21_238, accepted_reason: 'The bank took a rupee' },
      ...{ taxable: 17_998.15, discount: 0.85, payments: [{ outcome: 'paid', amount: 21_238 }] },
    });
    expect(await billing.standing(id)).toEqual({ paid: 1, terms: 1, invoices: 1 });
    expect((await alertsOf(owner)).map(({ kind }) => kind)).toContain('Payment settled');
    expect((await desk('POST', `${order}/accept/`, { reason: 'Again' })).status).toBe(409);
    expect((await desk('GET', `?held=true&company=${id}`)).body.count).toBe(0);
  });

  test('is given back in whole, with a letter and nothing turned on', async () => {
    const { id, owner, order } = await heldOrder();
    const asked = await desk('POST', `${order}/give_back/`, { reason: 'Please pay the whole amount.' });
    expect(asked.body).toMatchObject({ status: 'Refund Requested' });
    expect((await desk('POST', `${order}/give_back/`, { reason: 'Again' })).status).toBe(409);
    expect((await desk('POST', `${order}/accept/`, { reason: 'Or not' })).status).toBe(409);
    await becomes(order, 'Refunded');
    expect(await read(order)).toMatchObject({ held_reason: null, payments: [{ outcome: 'returned' }], papers: [] });
    expect(await billing.standing(id)).toEqual({ paid: 0, terms: 0, invoices: 0 });
    await expect.poll(() => mailsOf(owner), { timeout: 15_000 }).toContainEqual(expect.stringContaining('returned'));
  });

  test('a second payment goes back by rule, and every Admin hears of it', async () => {
    const { order, gatewayOrder } = await bought();
    await billing.pay(gatewayOrder, { again: true });
    await billing.consume(3);
    await expect
      .poll(async () => (await read(order)).refunds, { timeout: 15_000 })
      .toMatchObject([{ cause: 'Second payment', amount: 21_239, status: 'Done' }]);
    expect(await read(order)).toMatchObject({ status: 'Paid', refundable: 21_239, refunded: 0 });
    expect((await alertsOf(admin)).map(({ message }) => message)).toContainEqual(expect.stringContaining('paid twice'));
  });
});

describe('money that came past the gateway', () => {
  const offline = (id: number, more: string, body: object) =>
    billing.ask('POST', `/platform/accounts/${id}/offline/${more}`, admin, body);
  const wanted = { plan: 'team', duration: 'yearly', users: 6 };
  const paid = { ...wanted, buyer, method: 'NEFT', reference: 'N32612345678', paid_on: today(), amount: 23_952 };

  test('turns the plan on like any other, with its invoice by mail', async () => {
    const { id, owner } = await billing.office();
    const { body } = await offline(id, 'quote/', { ...wanted, state_code: '24' });
    expect(body.quote).toMatchObject({ total: 23_952, users: 6, purpose: 'New' });
    expect((await offline(id, '', { ...paid, amount: 23_953 })).body).toHaveProperty('amount');
    expect((await offline(id, '', { ...paid, amount: 20_000 })).body).toHaveProperty('reason');
    expect((await offline(id, '', { ...paid, paid_on: addDays(today(), 1) })).body).toHaveProperty('paid_on');
    const done = await offline(id, '', paid);
    expect(done.body).toMatchObject({
      ...{ status: 'Paid', gateway: 'Offline', method: 'NEFT', total: 23_952 },
      ...{ term: { users_allowed: 6 }, payments: [{ reference: 'N32612345678', outcome: 'paid' }] },
    });
    expect(await billing.standing(id)).toEqual({ paid: 1, terms: 1, invoices: 1 });
    const [{ no }] = done.body.papers;
    await expect.poll(() => mailsOf(owner), { timeout: 15_000 }).toContain(`Invoice ${no}: ₹ 23,952.00`);
    expect((await billing.ask('GET', '/properties/subscription/billing/', owner)).body).toMatchObject({
      ...{ status: 'Active', term: { users_allowed: 6, price_paid: 20_298 } },
    });
  });

  test('below the quote it needs a reason, and goes back by the reference of the bank', async () => {
    const { id } = await billing.office();
    const done = await offline(id, '', { ...paid, amount: 20_000, reason: 'Agreed at the fair' });
    expect(done.body).toMatchObject({ total: 20_000, accepted_reason: 'Agreed at the fair', taxable: 16_948.9 });
    const order = done.body.id;
    expect((await refund(order, { amount: 20_000 })).body).toHaveProperty('reference');
    const back = await refund(order, { amount: 20_000, reference: 'N32699999999', term: 'Ends today' });
    expect(back.body).toMatchObject({ status: 'Refunded', term: { ends_on: today() } });
    expect(back.body.papers).toHaveLength(2);
  });
});

test('orders are found by office, number and payment id, and only by the Admin', async () => {
  const { id, owner, order } = await bought();
  const { order_no, gateway_payment_id, office } = await read(order);
  const found = async (search: string) =>
    (await desk('GET', `?search=${encodeURIComponent(search)}&company=${id}`)).body.results.map(
      (row: { id: number }) => row.id,
    );
  for (const search of [order_no, gateway_payment_id, office.company_name.slice(8, 20)])
    expect(await found(search)).toEqual([order]);
  expect(await found('%')).toEqual([]);
  expect((await desk('GET', '?status=Paid&purpose=New')).body.count).toBeGreaterThan(0);
  expect((await billing.ask('GET', path, owner)).status).toBe(403);
  expect((await billing.ask('GET', `${path}${order}/`, owner)).status).toBe(403);
  expect((await desk('GET', '999999999/')).status).toBe(404);
});
