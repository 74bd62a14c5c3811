import { dayInIndia } from '@angan/domain/dates.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDesk, aSale, confirm, desk } from '../../test/brokerage.ts';
import { aServer, type TestServer } from '../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const path = '/properties/deals/';
const since = '2026-04-01';

test('the board weighs brokerage, and tells what is late and what has ended', async () => {
  const office = await aDesk(server, { city: 6 });
  const { buyer, seller, deal, move } = await aSale(office);
  const at = `${path}${deal.id}/`;
  const board = async (query = '') => (await office.get(`${path}board/${query}`)).body;
  const column = async (query = '') =>
    (await board(query)).columns.find(({ stage }: { stage: string }) => stage === 'Token Received');
  expect(await board()).toMatchObject({ overdue: { amount: 0, deals: 0 }, ended: { closed: 0, cancelled: 0 } });
  expect((await column()).weighted).toBe(((buyer.taxable + seller.taxable) * 60) / 100);
  expect(deal).toMatchObject({ overdue: null, brokerage_asked: 0 });
  expect((await column('?dues=Due')).count).toBe(0);

  await confirm(server, office, buyer.id);
  await office.done(`${desk}${buyer.id}/invoices/`, { kind: 'Invoice', date: dayInIndia(), due_date: since });
  const { balance } = (await office.get(`${desk}${buyer.id}/`)).body;
  expect((await office.get(at)).body).toMatchObject({ overdue: { amount: balance, since }, brokerage_asked: balance });
  expect((await board()).overdue).toEqual({ amount: balance, deals: 1 });
  for (const dues of ['Due', 'Overdue']) {
    expect((await column(`?dues=${dues}`)).count).toBe(1);
    expect((await office.get(`${path}?dues=${dues}`)).body.count).toBe(1);
  }

  await office.done(move, { to: 'Cancelled', cancel_reason: 'Price', token_settlement: 'Refunded' });
  expect(await board()).toMatchObject({ overdue: { amount: 0, deals: 0 }, ended: { closed: 0, cancelled: 1 } });
});
