import { dealTexts } from '@angan/contract/deals/texts.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOffice, type Office } from '../../test/an-office.ts';
import { waiting, whileHeld } from '../../test/held-rows.ts';
import { aHouse, aNumber, aWish, dealId } from '../../test/listings.ts';
import { aServer, type TestServer } from '../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const path = '/properties/deals/';
const token = { token_amount: 500_000, token_date: '2026-03-12', token_mode: 'Cheque', token_receipt: 'R-12' };

/** A house on sale, who wants it, and a deal about both; with what becomes of them. */
const aDeal = async ({ area, done, get }: Office, given: object = {}) => {
  const house = await done('/properties/property/', aHouse(area));
  const wish = await done('/properties/inquiry/', aWish(area));
  const negotiating = { stage: 'Negotiation', next_follow_up: '2099-01-01T10:00:00+05:30' };
  await done(`/properties/inquiry/${wish.id}/stage/`, negotiating);
  const body = { deal_type: dealId('Sale'), property: house.id, inquiry: wish.id, our_side: 'Both' };
  const deal = await done(path, { ...body, expected_close: '2027-01-31', ...given });
  const around = async () => [
    (await get(`/properties/property/${house.id}/`)).body.status,
    (await get(`/properties/inquiry/${wish.id}/`)).body.stage,
  ];
  return { deal, house, wish, body, around, move: `${path}${deal.id}/move/` };
};

test('a deal goes from Negotiation to Closed, and its property and inquiry go with it', async () => {
  const office = await anOffice(server);
  const { deal, house, wish, around, move } = await aDeal(office);
  expect(deal).toMatchObject({
    deal_code: 'D-000001',
    stage: 'Negotiation',
    probability: 30,
    buyer: { id: wish.contact.id },
    seller: { id: house.contact.id },
    also_in: [],
  });
  expect((await office.post(move, { to: 'Token Received' })).body).toEqual(
    Object.fromEntries(['agreed_price', ...Object.keys(token)].map((field) => [field, [dealTexts.neededThere]])),
  );
  expect(await around()).toEqual(['Available', 'Negotiation']);
  const received = await office.done(move, { to: 'Token Received', agreed_price: 54_000_000, ...token });
  expect(received).toMatchObject({ stage: 'Token Received', probability: 60, agreed_price: 54_000_000 });
  expect(await around()).toEqual(['Under Offer', 'Token Paid']);
  const signed = { agreement_date: '2026-10-16', agreement_value: 54_000_000 };
  await office.done(move, { to: 'Agreement Signed', ...signed });
  const papers = { registration_date: '2026-11-02', registration_no: '214', sub_registrar: 'Vejalpur' };
  expect(await office.done(move, { to: 'Registered', ...papers })).toMatchObject({ skipped: ['Loan in Process'] });
  const closed = await office.done(move, { to: 'Closed', close_with_dues: true });
  expect(closed.moves.map(({ to }: { to: string }) => to)).toEqual([
    'Token Received',
    'Agreement Signed',
    'Registered',
    'Closed',
  ]);
  expect(await around()).toEqual(['Sold', 'Closed Won']);
  expect((await office.post(move, { to: 'Cancelled', cancel_reason: 'Price' })).body).toEqual({
    to: [dealTexts.noWay],
  });
});

test('a cancelled deal gives the property free, unless another holds it by a token', async () => {
  const office = await anOffice(server);
  const { deal, body, around, move } = await aDeal(office, { agreed_price: 54_000_000 });
  const other = await office.done(path, { ...body, expected_close: '2027-02-28', agreed_price: 53_000_000 });
  expect(other.also_in).toEqual([{ id: deal.id, deal_code: deal.deal_code }]);
  expect((await office.get(`${path}${deal.id}/`)).body.also_in).toEqual([{ id: other.id, deal_code: other.deal_code }]);
  await office.done(move, { to: 'Token Received', ...token });
  await office.done(`${path}${other.id}/move/`, { to: 'Token Received', ...token });
  const why = { to: 'Cancelled', cancel_reason: 'Buyer backed out' };
  expect((await office.post(move, why)).body).toEqual({ token_settlement: [dealTexts.neededThere] });
  await office.done(move, { ...why, token_settlement: 'Refunded' });
  expect((await around())[0]).toBe('Under Offer');
  expect((await server.ask('DELETE', `${path}${other.id}/`, office.owner.token)).body).toEqual({
    non_field_errors: [dealTexts.cancelFirst],
  });
  await office.done(`${path}${other.id}/move/`, { ...why, token_settlement: 'Refunded' });
  expect((await around())[0]).toBe('Available');
});

test('two deals on one property that are cancelled at the same moment give it free', async () => {
  const office = await anOffice(server);
  const { body, wish, around, move } = await aDeal(office, { agreed_price: 54_000_000 });
  const other = await office.done(path, { ...body, expected_close: '2027-02-28', agreed_price: 53_000_000 });
  const moves = [move, `${path}${other.id}/move/`];
  for (const each of moves) await office.done(each, { to: 'Token Received', ...token });
  const why = { to: 'Cancelled', cancel_reason: 'Price', token_settlement: 'Refunded' };
  // Both have come as far as they get together before either of them ends.
  const held = 'select from inquiry where company_id = $1 and id = $2 for update';
  await whileHeld(server, held, [office.company, wish.id], async (letGo) => {
    const cancelled = Promise.all(moves.map((each) => office.done(each, why)));
    await waiting(server, 2);
    await letGo();
    await cancelled;
  });
  expect((await around())[0]).toBe('Available');
});

test('goes back one step with a note, and keeps what its stage asked for', async () => {
  const office = await anOffice(server);
  const { deal, around, move } = await aDeal(office, { agreed_price: 54_000_000 });
  await office.done(move, { to: 'Token Received', ...token });
  expect((await office.patch(`${path}${deal.id}/`, { token_amount: null })).body).toEqual({
    token_amount: [dealTexts.neededThere],
  });
  expect((await office.post(move, { to: 'Negotiation' })).body).toEqual({ note: [dealTexts.noteNeeded] });
  await office.done(move, { to: 'Negotiation', note: 'The cheque came back' });
  expect((await around())[0]).toBe('Available');
});

test('is listed by stage, day, search and page, for the owners alone', async () => {
  const office = await anOffice(server);
  const { deal, house, wish } = await aDeal(office);
  const stranger = await office.done('/properties/contacts/', { name: 'Stranger', mobile_number_1: aNumber() });
  const found = async (query: string) =>
    (await office.get(`${path}?${query}`)).body.results.map(({ id }: { id: number }) => id);
  expect(await found('stage=Negotiation&expected_close__lte=2027-01-31&our_side=Both')).toEqual([deal.id]);
  expect(await found(`inquiry=${wish.id}&deal_type=${dealId('Sale')}`)).toEqual([deal.id]);
  for (const { contact } of [wish, house]) expect(await found(`contact=${contact.id}`)).toEqual([deal.id]);
  expect(await found(`contact=${stranger.id}`)).toEqual([]);
  expect(await found('search=buyer person')).toEqual([deal.id]);
  expect(await found('search=D-000001')).toEqual([deal.id]);
  expect(await found('search=nobody')).toEqual([]);
  expect(await found('stage=Closed')).toEqual([]);
  expect((await office.get(path, office.staff)).status).toBe(403);
  const item = `${path}${deal.id}/`;
  expect((await server.ask('DELETE', item, office.owner.token)).status).toBe(204);
  expect((await office.get(item)).status).toBe(404);
  expect(await office.done(`${item}restore/`, {})).toMatchObject({ deal_code: 'D-000001' });
});

test('refuses a deal of what is not there or not offered so', async () => {
  const office = await anOffice(server);
  const { body } = await aDeal(office);
  const day = { expected_close: '2027-01-31' };
  expect((await office.post(path, { ...body, ...day, deal_type: dealId('Rent') })).body).toEqual({
    deal_type: [dealTexts.notOffered],
  });
  expect((await office.post(path, { ...body, ...day, inquiry: 999_999 })).body).toHaveProperty('inquiry');
  expect((await office.post(path, { ...body, ...day, buyer: 999_999 })).body).toHaveProperty('buyer');
  expect((await office.post(path, body)).body).toHaveProperty('expected_close');
});
