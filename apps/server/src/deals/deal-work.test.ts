import { dealTexts } from '@angan/contract/deals/texts.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { anOffice, type Office } from '../../test/an-office.ts';
import { atInIndia } from '../../test/at-in-india.ts';
import { aHouse, aProject, aUnit, aWish, dealId } from '../../test/listings.ts';
import { pdfText } from '../../test/pdf-text.ts';
import { aServer, type TestServer } from '../../test/support.ts';
import { onConnection } from '../core/database/on-connection.ts';
import { inTransaction, openingForCompany } from '../core/database/transaction.ts';
import { wordsFor } from '../core/words.ts';
import { tellOfLeases } from './leases/tell-of-leases.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterEach(() => {
  server.clock.now = () => new Date();
});
afterAll(() => server.close());

const path = '/properties/deals/';
const close = { our_side: 'Both', expected_close: '2027-01-31' };

const aSale = async ({ area, done }: Office, given: object = {}) => {
  const house = await done('/properties/property/', aHouse(area));
  const wish = await done('/properties/inquiry/', aWish(area));
  const body = { deal_type: dealId('Sale'), property: house.id, inquiry: wish.id, ...close };
  const deal = await done(path, { ...body, ...given });
  return { deal, house, wish, body, at: `${path}${deal.id}/` };
};

const aLease = async ({ area, done }: Office, given: object = {}) => {
  const rent = { deal_type: [dealId('Rent')], sale_price: null, rent: 50_000, deposit: 100_000 };
  const house = await done('/properties/property/', aHouse(area, rent));
  const wish = await done('/properties/inquiry/', aWish(area, { deal_type: [dealId('Rent')], budget_max: 60_000 }));
  const terms = {
    agreed_rent: 50_000,
    deposit: 100_000,
    lease_start: '2026-12-01',
    lease_end: '2027-10-31',
    lock_in_months: 6,
    notice_months: 1,
    escalation_percent: 0,
    rent_due_day: 5,
  };
  const body = { deal_type: dealId('Rent'), property: house.id, inquiry: wish.id, ...close, ...terms };
  const deal = await done(path, { ...body, ...given });
  return { deal, house, wish, body, at: `${path}${deal.id}/` };
};

test('offers go back and forth, one at a time, and what is accepted is agreed on', async () => {
  const office = await anOffice(server);
  const { at } = await aSale(office);
  const offers = `${at}offers/`;
  expect((await office.post(offers, { by_side: 'Buyer side' })).body).toHaveProperty('amount');
  const [made] = (await office.done(offers, { by_side: 'Buyer side', amount: 52_000_000 })).results;
  expect((await office.post(offers, { by_side: 'Seller side', amount: 1 })).body).toEqual({
    non_field_errors: [dealTexts.offerWaits],
  });
  expect((await office.post(`${offers}${made.id}/`, { status: 'Countered' })).body).toEqual({
    amount: [dealTexts.counterNeeded],
  });
  const [counter, before] = (
    await office.done(`${offers}${made.id}/`, { status: 'Countered', amount: 54_000_000, note: 'With the parking' })
  ).results;
  expect(before.status).toBe('Countered');
  expect(counter).toMatchObject({
    by_side: 'Seller side',
    amount: 54_000_000,
    status: 'Made',
    note: 'With the parking',
  });
  await office.done(`${offers}${counter.id}/`, { status: 'Accepted' });
  expect((await office.post(`${offers}${counter.id}/`, { status: 'Rejected' })).body).toEqual({
    non_field_errors: [dealTexts.offerAnswered],
  });
  expect((await office.get(at)).body).toMatchObject({
    agreed_price: 54_000_000,
    offers: 2,
    last_offer: { status: 'Accepted' },
    property_tds: { base: 54_000_000, percent: 1, amount: 540_000 },
  });
});

test('begins with the checklist of its kind, which takes ticks, files and papers of its own', async () => {
  const office = await anOffice(server);
  const { at } = await aSale(office);
  const papers = `${at}papers/`;
  const { results } = (await office.get(papers)).body;
  expect([results.length, results[0].item]).toEqual([13, 'PAN and Aadhaar of both']);
  const ticked = await office.patch(`${papers}${results[0].id}/`, { is_done: true });
  expect(ticked.body.results[0]).toMatchObject({ is_done: true, done_at: expect.any(String) });
  expect((await office.post(papers, { item: 'title documents' })).body).toEqual({ item: [dealTexts.itemIsThere] });
  await office.done(papers, { item: 'Power of attorney' });
  expect((await office.get(at)).body.papers).toEqual({ done: 1, all: 14 });
  const own = (await office.get(papers)).body.results.at(-1);
  await server.ask('DELETE', `${papers}${own.id}/`, office.owner.token);
  expect((await office.get(at)).body.papers).toEqual({ done: 1, all: 13 });
  expect((await office.get(papers, office.staff)).status).toBe(403);
});

test('shares of those who close it sum to 100, and name people of the office', async () => {
  const office = await anOffice(server);
  const { at } = await aSale(office);
  const share = (user: number, share_percent: number) => ({ user, share_percent });
  const change = (closing_users: object[]) => office.patch(at, { closing_users });
  const [owner, staff] = [office.owner.id, office.staff.id];
  expect((await change([share(owner, 60), share(staff, 30)])).status).toBe(400);
  expect((await change([share(owner, 50), share(owner, 50)])).status).toBe(400);
  expect((await change([share(999_999, 100)])).body).toHaveProperty('closing_users');
  const { body } = await change([share(staff, 66.667), share(owner, 33.333)]);
  expect(body.closing_users).toMatchObject([
    { user: { id: staff }, share_percent: 66.667 },
    { user: { id: owner }, share_percent: 33.333 },
  ]);
  const found = async (id: number) => (await office.get(`${path}?staff=${id}`)).body.count;
  expect([await found(staff), await found(owner), await found(999_999)]).toEqual([1, 1, 0]);
});

test('a token has its receipts, numbered without gaps though several are made at once', async () => {
  const office = await anOffice(server);
  const { at } = await aSale(office, { agreed_price: 54_000_000 });
  expect((await office.post(`${at}receipts/`, {})).body).toEqual({ non_field_errors: [dealTexts.noToken] });
  await office.patch(at, { token_amount: 500_000, token_date: '2026-11-20', token_mode: 'Cheque' });
  const made = await Promise.all([1, 2, 3].map(() => office.done(`${at}receipts/`, {})));
  const serials = made.map(({ number }) => Number(number.split('/').at(-1))).toSorted();
  expect(serials).toEqual([1, 2, 3]);
  const { body } = await office.get(`${at}receipts/`);
  expect(body.results).toHaveLength(3);
  expect((await office.get(at)).body.token_receipt).toMatch(/^T\/\d\d-\d\d\/000\d$/);
  const paper = await server.app.inject({ method: 'GET', url: made[0].url });
  const text = await pdfText(paper.rawPayload);
  expect(text).toContain(made[0].number);
  expect(text).toContain('5,00,000.00');
  expect(text).toContain('Rupees Five Lakh only');
});

test('the receipt for a token is in the language noted of the buyer', async () => {
  const office = await anOffice(server);
  const { at, deal } = await aSale(office, { agreed_price: 54_000_000 });
  await office.patch(`/properties/contacts/${deal.buyer.id}/`, { language: 'Hindi' });
  await office.patch(at, { token_amount: 500_000, token_date: '2026-11-20', token_mode: 'Cheque' });
  const { url } = await office.done(`${at}receipts/`, {});
  const text = pdfText((await server.app.inject({ method: 'GET', url })).rawPayload);
  const { words } = wordsFor('Hindi');
  for (const said of [words.say('Token receipt'), words.say('Mode of payment'), words.word('Cheque')])
    expect(text).toContain(said);
  expect(text).not.toMatch(/Received from|Buyer or tenant/);
});

test('a booking is of a unit of a project, whose contact sells it', async () => {
  const office = await anOffice(server);
  const builder = await office.add({ name: 'Aarambh Infra' });
  const project = await office.done('/properties/projects/', aProject(office.area, { builder_contact: builder.id }));
  const unit = await office.done('/properties/projectunits/', aUnit(project.id));
  const wish = await office.done('/properties/inquiry/', aWish(office.area, { deal_type: [dealId('New booking')] }));
  const body = { projectunit: unit.id, inquiry: wish.id, ...close };
  expect((await office.post(path, { ...body, deal_type: dealId('Sale') })).body).toEqual({
    deal_type: [dealTexts.unitsAreBooked],
  });
  const deal = await office.done(path, { ...body, deal_type: dealId('New booking') });
  expect(deal).toMatchObject({
    projectunit: { unit_name: unit.unit_name },
    seller: { id: builder.id },
    property: null,
  });
  const move = `${path}${deal.id}/move/`;
  await office.done(move, { to: 'Booking Form', agreed_price: 6_200_000 });
  await office.done(move, { to: 'Closed', close_with_dues: true });
  const { results } = (await office.get(`/properties/projectunits/?project=${project.id}`)).body;
  expect(results[0].units_left).toBe(unit.units_left - 1);
  expect((await office.get(`/properties/inquiry/${wish.id}/`)).body.stage).toBe('Closed Won');
});

test('the token plans the TDS of the buyer, once, and an inquiry that was New follows it', async () => {
  const office = await anOffice(server);
  const { at, wish } = await aSale(office, { agreed_price: 54_000_000 });
  const token = { token_amount: 500_000, token_date: '2026-11-20', token_mode: 'Cheque', token_receipt: 'R-1' };
  await office.done(`${at}move/`, { to: 'Token Received', ...token });
  expect((await office.get(`/properties/inquiry/${wish.id}/`)).body.stage).toBe('Token Paid');
  await office.done(`${at}move/`, { to: 'Negotiation', note: 'The cheque came back' });
  await office.done(`${at}move/`, { to: 'Token Received' });
  const { results } = (await office.get(`/properties/tasks/?deal=${(await office.get(at)).body.id}`)).body;
  expect(results).toMatchObject([{ title: 'Property TDS', deal: { deal_code: 'D-000001' } }]);
});

test('stamp duty is estimated by the state and by the higher of price and stamp value', async () => {
  const office = await anOffice(server);
  const { at, deal } = await aSale(office, { agreed_price: 54_000_000 });
  expect(deal.stamp_estimate).toEqual({ base: 54_000_000, duty: 3_780_000, registration: null });
  const changed = await office.patch(at, { stamp_value: 60_000_000 });
  expect(changed.body).toMatchObject({ stamp_estimate: { base: 60_000_000, duty: 4_200_000 }, stamp_duty: null });
  expect((await aLease(office)).deal.stamp_estimate).toBeNull();
});

test('the board counts a ladder by stage, and the timeline tells what happened', async () => {
  const office = await anOffice(server);
  const { at, deal } = await aSale(office, { agreed_price: 54_000_000 });
  await aLease(office);
  const { body } = await office.get(`${path}board/`);
  expect(body).toMatchObject({ ladder: 'Sale' });
  expect(body.ladders.map(({ count }: { count: number }) => count)).toEqual([1, 1, 0]);
  expect(body.columns[0]).toMatchObject({ stage: 'Negotiation', count: 1, sum: 54_000_000 });
  expect(body.columns[0].results[0].id).toBe(deal.id);
  expect((await office.get(`${path}board/?ladder=Rent and lease`)).body.columns[0].count).toBe(1);
  await office.done('/properties/notes/', { text: 'Call the bank', link: { kind: 'deal', id: deal.id } });
  await office.done(`${at}offers/`, { by_side: 'Buyer side', amount: 52_000_000 });
  await office.done(`${at}move/`, { to: 'Loan in Process' });
  const kinds = (await office.get(`${at}timeline/`)).body.results.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(['task', 'moved', 'offer', 'note', 'created']);
});

test('who works in the office proposes a deal from an inquiry of theirs, and an owner makes it one', async () => {
  const office = await anOffice(server);
  const house = await office.done('/properties/property/', aHouse(office.area));
  const wish = (await office.post('/properties/inquiry/', aWish(office.area), office.staff)).body;
  const theirs = await office.done('/properties/inquiry/', aWish(office.area));
  const requests = '/properties/deal_requests/';
  const proposal = { property: house.id, deal_type: dealId('Sale'), expected_close: '2027-01-31', amount: 53_000_000 };
  expect((await office.post(requests, { ...proposal, inquiry: theirs.id }, office.staff)).status).toBe(400);
  const asked = (await office.post(requests, { ...proposal, inquiry: wish.id }, office.staff)).body;
  expect(asked).toMatchObject({ status: 'Asked', by: { id: office.staff.id } });
  expect((await office.get(requests, office.staff)).status).toBe(403);
  expect((await office.get(requests)).body.results).toHaveLength(1);
  const answered = await office.done(`${requests}${asked.id}/answer/`, { approve: true });
  const deal = (await office.get(`${path}${answered.deal.id}/`)).body;
  expect(deal).toMatchObject({
    stage: 'Negotiation',
    agreed_price: 53_000_000,
    closing_users: [{ user: { id: office.staff.id }, share_percent: 100 }],
  });
  expect((await office.get(`${requests}mine/?inquiry=${wish.id}`, office.staff)).body.results[0].status).toBe(
    'Approved',
  );
  expect((await office.post(`${requests}${asked.id}/answer/`, { approve: false })).body).toEqual({
    non_field_errors: [dealTexts.requestAnswered],
  });
});

test('the lease clock tells and plans each day once, proposes the tenant’s inquiry, and a renewal goes on with it', async () => {
  const office = await anOffice(server);
  const { at, deal, house, body, wish } = await aLease(office);
  await office.done(`${at}move/`, { to: 'Closed', close_with_dues: true });
  const property = async () => (await office.get(`/properties/property/${house.id}/`)).body;
  expect(await property()).toMatchObject({ status: 'Rented', lease_end: '2027-10-31' });
  const tell = (day: string) =>
    inTransaction(server.services.pool, openingForCompany(office.company, null, 'test'), (client) =>
      tellOfLeases(onConnection(client), office.company, atInIndia('09:00', day)),
    );
  const tasks = async () =>
    (
      await server.owner.query(`select deal_reason, type from task where company_id = $1 and deal = $2 order by id`, [
        office.company,
        deal.id,
      ])
    ).rows.map(({ deal_reason }) => deal_reason);
  await tell('2026-12-10');
  expect(await tasks()).toEqual([]);
  // Lock-in to 31/05/2027, told 60 days before.
  await tell('2027-04-01');
  await tell('2027-04-01');
  await tell('2027-04-02');
  expect(await tasks()).toEqual(['Lock-in ends']);
  await tell('2027-08-02');
  expect(await tasks()).toEqual(['Lock-in ends', 'Lease ends']);
  await tell('2027-09-01');
  expect(await tasks()).toEqual(['Lock-in ends', 'Lease ends', 'Lease ends', 'Notice window']);

  await office.done(`${at}tenant_inquiry/`, {});
  const made = (await office.done(`${at}tenant_inquiry/`, {})).tenant_inquiry;
  expect((await office.get(`/properties/inquiry/${made.id}/`)).body).toMatchObject({
    contact: { id: wish.contact.id },
    budget_max: 50_000,
    needed_by: '2027-11-01',
  });

  const next = { lease_start: '2027-11-01', lease_end: '2028-09-30', agreed_rent: 52_500, renews: deal.id };
  const renewal = await office.done(path, { ...body, ...next });
  expect((await office.post(path, { ...body, ...next })).body).toEqual({ renews: [dealTexts.renewedAlready] });
  const token = { token_amount: 10_000, token_date: '2027-09-02', token_mode: 'UPI', token_receipt: 'R-2' };
  await office.done(`${path}${renewal.id}/move/`, { to: 'Token Received', ...token });
  expect((await property()).status).toBe('Rented');
  await office.done(`${path}${renewal.id}/move/`, { to: 'Closed', close_with_dues: true });
  expect(await property()).toMatchObject({ status: 'Rented', lease_end: '2028-09-30' });
  expect((await office.get(at)).body.renewed_by.id).toBe(renewal.id);
  await tell('2027-10-24');
  expect(await tasks()).toHaveLength(4);
});
