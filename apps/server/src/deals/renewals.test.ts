import { dealTexts } from '@angan/contract/deals/texts.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { anOffice, type Office } from '../../test/an-office.ts';
import { atInIndia } from '../../test/at-in-india.ts';
import { aHouse, aWish, dealId } from '../../test/listings.ts';
import { aServer, type TestServer } from '../../test/support.ts';

/** A lease is renewed in one call, once. */

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterEach(() => {
  server.clock.now = () => new Date();
});
afterAll(() => server.close());

const path = '/properties/deals/';

const aLease = async ({ area, owner, staff, done }: Office, given: object = {}) => {
  const rent = { deal_type: [dealId('Rent')], sale_price: null, rent: 50_000, deposit: 100_000 };
  const terms = { brokerage_terms: { basis: 'Months of rent', value: 1, payer: 'Both sides' } };
  const house = await done('/properties/property/', aHouse(area, { ...rent, ...terms }));
  const wish = await done('/properties/inquiry/', aWish(area, { deal_type: [dealId('Rent')], budget_max: 60_000 }));
  const deal = await done(path, {
    deal_type: dealId('Rent'),
    property: house.id,
    inquiry: wish.id,
    our_side: 'Both',
    expected_close: '2026-12-01',
    closing_users: [
      { user: staff.id, share_percent: 66.667 },
      { user: owner.id, share_percent: 33.333 },
    ],
    agreed_rent: 50_000,
    deposit: 100_000,
    maintenance: 2_000,
    lease_start: '2026-12-01',
    lease_end: '2027-10-31',
    lock_in_months: 6,
    notice_months: 1,
    escalation_percent: 5,
    escalation_every_months: 11,
    rent_due_day: 5,
    comment: 'Of the first letting',
    ...given,
  });
  const at = `${path}${deal.id}/`;
  return { deal, house, wish, at, renew: `${at}renew/` };
};
const closed = async (office: Office, given: object = {}) => {
  const lease = await aLease(office, given);
  await office.done(`${lease.at}move/`, { to: 'Closed', close_with_dues: true });
  return lease;
};

test('a lease goes on in one call: same people and terms, the rent after its rise, brokerage as the office asks of renewals', async () => {
  const office = await anOffice(server);
  const { deal, at, renew, wish } = await closed(office);
  const asked = (await office.get(`/properties/commissions/?deal=${deal.id}`)).body.count;
  expect(asked).toBe(2);
  server.clock.now = () => atInIndia('11:00', '2027-09-01');
  const stage = async () => (await office.get(`/properties/inquiry/${wish.id}/`)).body.stage;
  const before = await stage();
  const { deal: renewal, is_new } = await office.done(renew, {});
  expect(is_new).toBe(true);
  expect(renewal).toMatchObject({
    stage: 'Negotiation',
    renews: { id: deal.id },
    property: { id: deal.property.id },
    inquiry: { id: wish.id },
    buyer: { id: deal.buyer.id },
    seller: { id: deal.seller.id },
    closing_users: [
      { user: { id: office.staff.id }, share_percent: 66.667 },
      { user: { id: office.owner.id }, share_percent: 33.333 },
    ],
    our_side: 'Both',
    expected_close: '2027-10-31',
    agreed_rent: 52_500,
    deposit: 100_000,
    maintenance: 2_000,
    lease_start: '2027-11-01',
    lease_end: '2028-09-30',
    lock_in_months: 6,
    notice_months: 1,
    escalation_percent: 5,
    escalation_every_months: 11,
    rent_due_day: 5,
    police_verification: 'Pending',
    token_amount: null,
    comment: '',
  });
  expect((await office.get(at)).body.renewed_by).toEqual({ id: renewal.id, deal_code: renewal.deal_code });
  expect(await stage()).toBe(before);
  // Renewals are off until the office asks for something (domain 4.1), whatever was agreed for the letting.
  expect((await office.get(`/properties/commissions/?deal=${renewal.id}`)).body.count).toBe(0);
});

test('what the office asks for renewals is what a renewal begins with, of its new rent', async () => {
  const office = await anOffice(server);
  const { renew } = await closed(office);
  const term = { case: 'Renewal', payer_side: 'Tenant', basis: 'Months of rent', rate: 0.5, is_active: true };
  expect((await server.ask('PUT', '/properties/brokerage_terms/', office.owner.token, term)).status).toBe(200);
  const { deal: renewal } = await office.done(renew, {});
  const { results } = (await office.get(`/properties/commissions/?deal=${renewal.id}`)).body;
  expect(results).toMatchObject([{ payer_side: 'Tenant', basis: 'Months of rent', rate: 0.5, gross_amount: 26_250 }]);
});

test('two at once, and who comes later, make one renewal', async () => {
  const office = await anOffice(server);
  const other = await office.person('Co-Owner');
  const { deal, renew } = await closed(office);
  const answers = await Promise.all(
    [office.owner, other, office.owner, other].map((person) => office.post(renew, {}, person)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(answers.filter(({ body }) => body.is_new)).toHaveLength(1);
  expect(new Set(answers.map(({ body }) => body.deal.id)).size).toBe(1);
  expect(await office.done(renew, {})).toMatchObject({ is_new: false, deal: { renews: { id: deal.id } } });
  const { rows } = await server.owner.query('select id from deal where company_id = $1 and renews = $2', [
    office.company,
    deal.id,
  ]);
  expect(rows).toHaveLength(1);
});

test('taken back, it can be renewed anew, and the first does not come back beside the second', async () => {
  const office = await anOffice(server);
  const { at, renew } = await closed(office);
  const first = (await office.done(renew, {})).deal;
  expect((await server.ask('DELETE', `${path}${first.id}/`, office.owner.token)).status).toBe(204);
  expect((await office.get(at)).body.renewed_by).toBeNull();
  const second = await office.done(renew, {});
  expect(second).toMatchObject({ is_new: true });
  expect(second.deal.id).not.toBe(first.id);
  expect((await office.post(`${path}${first.id}/restore/`, {})).body).toEqual({ renews: [dealTexts.renewedAlready] });
});

test('only a closed lease is renewed, by who makes deals, and nobody gets a share who has left', async () => {
  const office = await anOffice(server);
  const open = await aLease(office);
  expect((await office.post(open.renew, {})).body).toEqual({ non_field_errors: [dealTexts.notLet] });
  expect((await office.post(open.renew, {}, office.staff)).status).toBe(403);
  const elsewhere = await anOffice(server);
  expect((await elsewhere.post(open.renew, {})).status).toBe(404);
  await office.done(`${open.at}move/`, { to: 'Closed', close_with_dues: true });
  await server.owner.query('update app_user set is_active = false where id = $1', [office.staff.id]);
  const { deal: renewal } = await office.done(open.renew, {});
  expect(renewal.closing_users).toMatchObject([{ user: { id: office.owner.id }, share_percent: 100 }]);
});
