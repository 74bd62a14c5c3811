import { gstinCheckSign } from '@angan/domain/tax-numbers.ts';
import { anOffice, type Office } from './an-office.ts';
import { aHouse, aWish, dealId } from './listings.ts';
import type { TestServer } from './support.ts';

export const dealsPath = '/properties/deals/';
export const desk = '/properties/commissions/';
/** Surat in Gujarat, and Gurgaon in Haryana, where the houses of the tests stand. */
const started = '24AAAFS0000G1Z';
export const gujarat = { city: 3, gstin: started + gstinCheckSign(started) };

/** An office with what its papers need; its numbers begin with SGE. */
export const aDesk = async (server: TestServer, facts: object = {}) => {
  const office = await anOffice(server);
  const set = await office.patch('/properties/company/', { invoice_prefix: 'SGE', ...facts });
  if (set.status !== 200) throw new Error(JSON.stringify(set.body));
  return office;
};

/** A sale at the token, for 1.20 crore, with one commission of each side. */
export const aSale = async ({ area, done, get }: Office, price = 12_000_000) => {
  const house = await done('/properties/property/', aHouse(area));
  const wish = await done('/properties/inquiry/', aWish(area));
  await done(`/properties/inquiry/${wish.id}/stage/`, {
    stage: 'Negotiation',
    next_follow_up: '2099-01-01T10:00:00+05:30',
  });
  const deal = await done(dealsPath, {
    deal_type: dealId('Sale'),
    property: house.id,
    inquiry: wish.id,
    our_side: 'Both',
    expected_close: '2027-01-31',
    agreed_price: price,
  });
  const token = { token_amount: 500_000, token_date: '2026-03-12', token_mode: 'Cheque', token_receipt: 'R-12' };
  await done(`${dealsPath}${deal.id}/move/`, { to: 'Token Received', ...token });
  const list = (await get(`${desk}?deal=${deal.id}`)).body.results;
  const of = (side: string) => list.find((row: { payer_side: string }) => row.payer_side === side);
  return { deal, house, wish, buyer: of('Buyer'), seller: of('Seller'), move: `${dealsPath}${deal.id}/move/` };
};

/** Agrees to the terms on a paper, so that the commission can be confirmed and invoiced. */
export const confirm = async (server: TestServer, { done }: Office, id: number) => {
  await server.owner.query(
    `update commission set terms_method = 'File', terms_at = now(), terms_content = '{"payer": "", "about": "", "lines": []}' where id = $1`,
    [id],
  );
  return done(`${desk}${id}/move/`, { to: 'Confirmed' });
};

const toPaise = (rupees: string) => Math.round(Number(rupees) * 100);

/** The vouchers of a file for Tally: type, party, and each ledger with its amount in paise, a credit positive. */
export const vouchersIn = (xml: string) =>
  [...xml.matchAll(/<VOUCHER VCHTYPE="([^"]+)"[\s\S]*?<\/VOUCHER>/g)].map(([voucher, type]) => ({
    type,
    party: /<PARTYLEDGERNAME>([^<]*)</.exec(voucher)?.[1],
    entries: [
      ...voucher.matchAll(
        /<LEDGERNAME>([^<]*)<\/LEDGERNAME><ISDEEMEDPOSITIVE>(\w+)<\/ISDEEMEDPOSITIVE><AMOUNT>(-?[\d.]+)</g,
      ),
    ].map(([, ledger, positive, amount]) => ({ ledger, positive, amount: toPaise(amount!) })),
  }));
