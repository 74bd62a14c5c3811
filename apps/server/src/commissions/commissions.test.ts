import { officeTermTexts } from '@angan/contract/commissions/office-terms.ts';
import { commissionTexts } from '@angan/contract/commissions/texts.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { gstinCheckSign } from '@angan/domain/tax-numbers.ts';
import { financialYearOf } from '@angan/domain/taxes/index.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDesk, aSale, confirm, dealsPath, desk, vouchersIn } from '../../test/brokerage.ts';
import { pdfText } from '../../test/pdf-text.ts';
import { aPerson, aServer, type TestServer } from '../../test/support.ts';
import { rowsOfWorkbook } from '../../test/workbooks.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const gstin = (state: string) => {
  const start = `${state}AAAFS0000G1Z`;
  return start + gstinCheckSign(start);
};
const haryana = { city: 6, gstin: gstin('06'), pan: 'AAAFS0000G', constitution: 'LLP' };
const today = dayInIndia();
const label = financialYearOf(today).label;
const invoice = { kind: 'Invoice', date: today };

describe('a commission', () => {
  test('begins with its deal, one for each payer, with GST and TDS by the law of today', async () => {
    const office = await aDesk(server, haryana);
    const { buyer, seller, deal } = await aSale(office);
    expect(buyer).toMatchObject({
      status: 'Expected',
      basis: 'Percent of price',
      rate: 1,
      base_amount: 12_000_000,
      gross_amount: 120_000,
      cgst: 10_800,
      sgst: 10_800,
      igst: 0,
      invoice_total: 141_600,
      tds_expected: 0,
      payer: { id: deal.buyer.id },
    });
    expect(seller.payer.id).toBe(deal.seller.id);
    // The checked example of a payer who deducts (domain 4.3).
    await office.patch(`/properties/contacts/${deal.buyer.id}/`, { company_name: 'Nirvi Pharma Pvt Ltd' });
    const changed = await office.patch(`${desk}${buyer.id}/`, { deducts_tds: true });
    expect(changed.body).toMatchObject({ tds_expected: 2_400, net_expected: 139_200, tds_percent: 2 });
    expect(changed.body.milestones.map((one: { taxable: number }) => one.taxable)).toEqual([30_000, 90_000]);
    const shown = (await office.get(`${dealsPath}${deal.id}/`)).body;
    expect(shown).toMatchObject({ brokerage_expected: 283_200, brokerage_received: 0, brokerage_due: 283_200 });
  });

  test('follows the price of its deal until a paper stands on it, and charges no GST where nobody is registered', async () => {
    const office = await aDesk(server, { city: 6 });
    const { buyer, deal } = await aSale(office);
    expect(buyer).toMatchObject({ gst_treatment: 'Not registered', invoice_total: 120_000, cgst: 0 });
    await office.patch(`${dealsPath}${deal.id}/`, { agreed_price: 13_000_000 });
    expect((await office.get(`${desk}${buyer.id}/`)).body.gross_amount).toBe(130_000);
    await office.patch(`${desk}${buyer.id}/`, {
      base_amount: 10_000_000,
      base_note: 'Without the car park',
      discount: 5000,
    });
    await office.patch(`${dealsPath}${deal.id}/`, { agreed_price: 14_000_000 });
    expect((await office.get(`${desk}${buyer.id}/`)).body).toMatchObject({ gross_amount: 100_000, taxable: 95_000 });
    expect((await office.patch(`${desk}${buyer.id}/`, { discount: 100_001 })).body).toEqual({
      discount: [commissionTexts.discountAbove],
    });
  });

  test('is invoiced, paid in parts with TDS, and closes the deal only when nothing is open', async () => {
    const office = await aDesk(server, haryana);
    const { buyer, seller, move } = await aSale(office);
    await office.patch(`${desk}${buyer.id}/`, { deducts_tds: true });
    const early = await office.post(`${desk}${buyer.id}/invoices/`, invoice);
    expect(early.body).toEqual({ non_field_errors: [commissionTexts.notConfirmed] });
    const unproved = await office.post(`${desk}${buyer.id}/move/`, { to: 'Confirmed' });
    expect(unproved.body).toEqual({ to: [commissionTexts.needs.terms_proof] });
    await confirm(server, office, buyer.id);
    const first = await office.done(`${desk}${buyer.id}/invoices/`, invoice);
    expect(first).toMatchObject({ status: 'Invoiced', invoice_no: `SGE/${label}/0001` });
    expect(first.papers[0]).toMatchObject({ taxable: 30_000, cgst: 2_700, sgst: 2_700, total: 35_400 });
    expect((await office.patch(`${desk}${buyer.id}/`, { rate: 2 })).body).toEqual({
      non_field_errors: [commissionTexts.paperStands],
    });
    const part = await office.done(`${desk}${buyer.id}/receipts/`, {
      date: today,
      amount: 34_800,
      tds_amount: 600,
      mode: 'NEFT',
      ref_no: 'HDFCN26310',
    });
    expect(part).toMatchObject({
      status: 'Part Received',
      amount_received: 34_800,
      tds_received: 600,
      balance: 106_200,
    });
    expect(part.receipts[0]).toMatchObject({ certificate_form: 'Form 131', invoice_no: `SGE/${label}/0001` });
    expect(part.receipts[0].tds_section).toContain('s.393(1)');
    const over = await office.post(`${desk}${buyer.id}/receipts/`, { date: today, amount: 106_201, mode: 'UPI' });
    expect(over.body).toEqual({ amount: [commissionTexts.aboveBalance('₹ 1,06,200.00')] });
    const second = await office.done(`${desk}${buyer.id}/invoices/`, invoice);
    expect(second.invoice_no).toBe(`SGE/${label}/0002`);
    expect((await office.post(move, { to: 'Closed' })).body).toHaveProperty('close_with_dues');
    await office.done(`${desk}${buyer.id}/receipts/`, {
      date: today,
      amount: 104_400,
      tds_amount: 1_800,
      mode: 'NEFT',
    });
    expect((await office.get(`${desk}${buyer.id}/`)).body).toMatchObject({ status: 'Received', balance: 0 });
    await office.done(`${desk}${seller.id}/move/`, { to: 'Written Off', note: 'A friend of the house' });
    const closed = await office.done(move, { to: 'Closed' });
    expect(closed).toMatchObject({ stage: 'Closed', brokerage_due: 0, brokerage_received: 141_600 });
  });

  test('is disputed and goes on where it stood; a credit note lowers what is owed', async () => {
    const office = await aDesk(server, haryana);
    const { buyer } = await aSale(office);
    await confirm(server, office, buyer.id);
    const { papers } = await office.done(`${desk}${buyer.id}/invoices/`, invoice);
    expect((await office.post(`${desk}${buyer.id}/move/`, { to: 'Disputed' })).body).toEqual({
      note: [commissionTexts.needs.dispute_note],
    });
    await office.done(`${desk}${buyer.id}/move/`, { to: 'Disputed', note: 'Says half was agreed' });
    await office.done(`${desk}${buyer.id}/move/`, { to: 'Invoiced' });
    const note = { kind: 'Credit note', date: today, ref: papers[0].id };
    expect((await office.post(`${desk}${buyer.id}/invoices/`, { ...note, taxable: 30_001 })).body).toEqual({
      taxable: [commissionTexts.aboveRest('₹ 30,000.00')],
    });
    const after = await office.done(`${desk}${buyer.id}/invoices/`, { ...note, taxable: 15_000 });
    expect(after).toMatchObject({ invoice_total: 123_900, balance: 123_900 });
    expect(after.papers[1]).toMatchObject({ no: `SGEC/${label}/0001`, total: 17_700, ref: papers[0].no });
  });

  test('money before the invoice gets a voucher, which the invoice uses; a cancelled deal takes all back', async () => {
    const office = await aDesk(server, haryana);
    const { buyer, move } = await aSale(office);
    const advance = await office.done(`${desk}${buyer.id}/receipts/`, { date: today, amount: 11_800, mode: 'UPI' });
    expect(advance.papers).toMatchObject([
      { kind: 'Receipt voucher', no: `SGER/${label}/0001`, taxable: 10_000, total: 11_800 },
    ]);
    expect(advance.status).toBe('Expected');
    const other = await office.done(`${desk}${buyer.id}/receipts/`, { date: today, amount: 1_180, mode: 'UPI' });
    await server.ask('DELETE', `/properties/commission_receipts/${other.receipts[1].id}/`, office.owner.token);
    await confirm(server, office, buyer.id);
    const invoiced = await office.done(`${desk}${buyer.id}/invoices/`, invoice);
    expect(invoiced).toMatchObject({ status: 'Part Received', balance: 129_800 });
    await office.done(move, { to: 'Cancelled', cancel_reason: 'Price', token_settlement: 'Refunded' });
    const { body } = await office.get(`${desk}${buyer.id}/`);
    expect(body).toMatchObject({ status: 'Cancelled', balance: 0 });
    expect(body.papers.map(({ kind }: { kind: string }) => kind)).toEqual([
      'Receipt voucher',
      'Receipt voucher',
      'Refund voucher',
      'Invoice',
      'Credit note',
    ]);
  });
});

test('shares sum to the brokerage, and a co-broker above the threshold has TDS deducted', async () => {
  const office = await aDesk(server, { ...haryana, tan: 'AHMA12345B' });
  const { buyer } = await aSale(office);
  const broker = await office.add({ name: 'Imran Saiyed', mobile_number_1: '9825012345', pan: 'ABCPS1234F' });
  const splits = [
    { party_type: 'Co-broker', contact: broker.id, percent: 50 },
    { party_type: 'Sub-user', user_id: office.staff.id, percent: 20 },
  ];
  const put = (body: object) => server.ask('PUT', `${desk}${buyer.id}/splits/`, office.owner.token, body);
  const { body } = await put({ splits });
  expect(
    body.splits.map(({ amount, tds_amount }: { amount: number; tds_amount: number }) => [amount, tds_amount]),
  ).toEqual([
    [60_000, 1_200],
    [24_000, 0],
  ]);
  expect(body.company_share).toBe(36_000);
  const tooMuch = [
    { ...splits[0], percent: 90 },
    { ...splits[1], percent: 20 },
  ];
  expect((await put({ splits: tooMuch })).body).toEqual({
    non_field_errors: [commissionTexts.splitOver('₹ 12,000.00')],
  });
  const paid = await office.done(`/properties/commission_splits/${body.splits[0].id}/pay/`, {
    paid_on: today,
    mode: 'NEFT',
  });
  expect(paid.splits[0]).toMatchObject({ status: 'Paid', tds_amount: 1_200 });
  expect((await put({ splits: [] })).body).toEqual({ non_field_errors: [commissionTexts.paidStays] });

  // The staff see their own share, and nothing of what the office earns.
  const own = (await office.get('/properties/commission_splits/', office.staff)).body;
  expect(own).toMatchObject({ count: 1, results: [{ amount: 24_000, percent: null, commission: null }] });
  expect((await office.get(desk, office.staff)).status).toBe(403);
  expect((await office.get(`${desk}${buyer.id}/`, office.staff)).status).toBe(403);
  const statement = await office.get(`/properties/commission_splits/statement/?contact=${broker.id}`);
  expect(pdfText(Buffer.from(statement.body.content, 'base64'))).toContain('1,200.00');
});

test('only the Owner writes off', async () => {
  const office = await aDesk(server);
  const { buyer } = await aSale(office);
  const coOwner = await aPerson(server, office.company, 'Co-Owner');
  await confirm(server, office, buyer.id);
  const refused = await office.post(`${desk}${buyer.id}/move/`, { to: 'Written Off', note: 'Gone' }, coOwner);
  expect([refused.status, refused.body.detail]).toEqual([403, commissionTexts.needs.owner]);
  await office.done(`${desk}${buyer.id}/move/`, { to: 'Written Off', note: 'Left the city' });
  const again = await office.post(`${desk}${buyer.id}/receipts/`, { date: today, amount: 1, mode: 'UPI' });
  expect(again.body).toEqual({ non_field_errors: [commissionTexts.closedForMoney] });
});

test('dues are told by age, letters grow firmer, and a certificate is ticked off', async () => {
  const office = await aDesk(server, haryana);
  const { buyer, deal } = await aSale(office);
  await office.patch(`/properties/contacts/${deal.buyer.id}/`, { email: 'payer@angan.test' });
  await office.patch(`${desk}${buyer.id}/`, { deducts_tds: true });
  await confirm(server, office, buyer.id);
  await office.done(`${desk}${buyer.id}/invoices/`, { ...invoice, due_date: '2026-04-01' });
  const dues = (await office.get('/properties/commission_dues/')).body;
  expect(dues.ages.find(({ age }: { age: string }) => age === '90+')).toMatchObject({ count: 1, balance: 141_600 });
  expect((await office.get(`${desk}?age=90%2B`)).body.results.map(({ id }: { id: number }) => id)).toEqual([buyer.id]);
  expect((await office.get(`${desk}?is_due=true&search=${encodeURIComponent(label)}`)).body.count).toBe(1);
  const letter = { about: 'Payment', language: 'English' };
  const { body: preview } = await office.get(`${desk}${buyer.id}/letter/`);
  expect(preview).toMatchObject({ tone: 'Friendly', text: expect.stringContaining('₹ 34,800.00') });
  const pdf = await office.done(`${desk}${buyer.id}/letter/`, { ...letter, tone: 'Friendly', channel: 'PDF' });
  expect(pdfText(Buffer.from(pdf.file.content, 'base64'))).toContain('34,800.00');
  await office.done(`${desk}${buyer.id}/letter/`, { ...letter, tone: 'Firm', channel: 'E-mail' });
  expect((await office.get(`${desk}${buyer.id}/letter/`)).body.tone).toBe('Final');
  const { rows } = await server.owner.query(`select subject from outbox_message where "to" = 'payer@angan.test'`);
  expect(rows).toEqual([{ subject: `Brokerage SGE/${label}/0001` }]);
  const { receipts } = await office.done(`${desk}${buyer.id}/receipts/`, {
    date: today,
    amount: 100,
    tds_amount: 2,
    mode: 'UPI',
  });
  expect((await office.get('/properties/commission_receipts/?certificate_pending=true')).body.count).toBe(1);
  const ticked = await office.patch(`/properties/commission_receipts/${receipts[0].id}/`, {
    certificate_received: true,
    certificate_no: 'ABC123',
  });
  expect(ticked.body.receipts[0]).toMatchObject({ certificate_received: true, certificate_on: today });
  expect((await office.get('/properties/commission_receipts/?certificate_pending=true')).body.count).toBe(0);
});

test('papers are read back: the invoice says its number, its taxes and its sum in words', async () => {
  const office = await aDesk(server, {
    ...haryana,
    bank_account: 'HDFC Bank 50200012345678',
    legal_name: 'Shree Ganesh Estates LLP',
  });
  const { buyer } = await aSale(office, 333_800);
  await server.ask('PATCH', `${desk}${buyer.id}/`, office.owner.token, { milestones: [] });
  await confirm(server, office, buyer.id);
  const { papers } = await office.done(`${desk}${buyer.id}/invoices/`, invoice);
  // 3,338 gives 300.42 + 300.42, rounding 0.16, total 3,939 (domain 4.13).
  expect(papers[0]).toMatchObject({ taxable: 3_338, cgst: 300.42, sgst: 300.42, rounding: 0.16, total: 3_939 });
  const { body } = await office.get(`/properties/invoices/${papers[0].id}/pdf/`);
  const text = pdfText(Buffer.from(body.content, 'base64'));
  for (const said of [
    'Tax invoice',
    `SGE/${label}/0001`,
    '300.42',
    'Rounding',
    'Three Thousand Nine Hundred',
    'Shree Ganesh Estates LLP',
    '997222',
  ])
    expect(text).toContain(said);
  const terms = await office.get(`${desk}${buyer.id}/terms/pdf/`);
  expect(pdfText(Buffer.from(terms.body.content, 'base64'))).toContain('Terms of brokerage');
});

test('the code by which a payer agrees to the terms comes in the language noted of them', async () => {
  const office = await aDesk(server, haryana);
  const { buyer } = await aSale(office);
  await server.owner.query(
    `update contact set language = 'Gujarati' from commission m where m.id = $1 and contact.id = m.payer`,
    [buyer.id],
  );
  await office.done(`${desk}${buyer.id}/terms/code/`, {});
  const { rows } = await server.owner.query(
    `select o.body ->> 'template_id' as template from outbox_message o join contact c on c.mobile_number_1 = o."to"
      join commission m on m.payer = c.id where m.id = $1 and o.channel = 'sms'`,
    [buyer.id],
  );
  expect(rows).toEqual([{ template: 'angan_terms_gu' }]);
});

test('an accountant gets the same sums as the screen: Tally, GSTR-1 and the register', async () => {
  const office = await aDesk(server, haryana);
  const { buyer } = await aSale(office);
  await confirm(server, office, buyer.id);
  await office.done(`${desk}${buyer.id}/invoices/`, invoice);
  await office.done(`${desk}${buyer.id}/receipts/`, { date: today, amount: 35_400, mode: 'NEFT' });
  const range = { from: financialYearOf(today).from, to: today };
  const { body: gst } = await office.get(`/properties/gst_summary/?from=${range.from}&to=${range.to}`);
  expect(gst.months).toMatchObject([{ invoices: 1, taxable: 30_000, cgst: 2_700, sgst: 2_700, total: 35_400 }]);
  expect(gst.rows[0]).toMatchObject({ table: 'B2CS', place_of_supply: '06-Haryana', rate: 18 });
  const take = async (format: string) =>
    Buffer.from((await office.done('/properties/commission_accounts/', { ...range, format })).content, 'base64');
  const vouchers = vouchersIn((await take('Tally XML')).toString());
  expect(vouchers.map(({ type }) => type)).toEqual(['Sales', 'Receipt']);
  for (const { entries } of vouchers) {
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    for (const { positive, amount } of entries) expect(positive).toBe(amount < 0 ? 'Yes' : 'No');
  }
  const register = await rowsOfWorkbook(await take('XLSX'));
  const sum = (rows: Record<string, unknown>[], column: string) =>
    rows.reduce((all, row) => all + Number(row[column] ?? 0), 0);
  expect(['Taxable', 'CGST', 'SGST', 'IGST', 'Total', 'Received'].map((column) => sum(register, column))).toEqual([
    30_000, 2_700, 2_700, 0, 35_400, 35_400,
  ]);
  const gstr = await rowsOfWorkbook(await take('GSTR-1 XLSX'));
  expect(gstr).toHaveLength(gst.rows.length);
  expect(['Taxable value', 'CGST', 'SGST', 'Value'].map((column) => sum(gstr, column))).toEqual([
    30_000, 2_700, 2_700, 35_400,
  ]);
});

test('an evidence pack holds, and a row that was changed shows', async () => {
  const office = await aDesk(server, haryana);
  const { deal } = await aSale(office);
  const pack = async () => {
    const { content } = await office.done(`${dealsPath}${deal.id}/evidence/`, {});
    return pdfText(Buffer.from(content, 'base64'));
  };
  await office.done('/properties/shares/', {
    properties: [deal.property.id],
    channel: 'WhatsApp text',
    inquiry: deal.inquiry.id,
  });
  expect(await pack()).toContain('the chain is whole');
  await server.owner.query('update share_entry set price_quoted = 1 where company_id = $1', [office.company]);
  expect(await pack()).toContain('is not as it was written');
});

test('an evidence pack tells the offers of its deal, and one that was changed shows', async () => {
  const office = await aDesk(server, haryana);
  const { deal } = await aSale(office);
  const pack = async () => {
    const { content } = await office.done(`${dealsPath}${deal.id}/evidence/`, {});
    return pdfText(Buffer.from(content, 'base64'));
  };
  expect(await pack()).toContain('No offer was written down.');
  const offers = `${dealsPath}${deal.id}/offers/`;
  await office.done(offers, { by_side: 'Buyer side', amount: 11_500_000, note: 'Ask Sandip on 98240 11768' });
  const [first] = (await office.get(offers)).body.results;
  await office.done(`${offers}${first.id}/`, { status: 'Countered', amount: 11_900_000 });
  const [second] = (await office.get(offers)).body.results;
  await office.done(`${offers}${second.id}/`, { status: 'Accepted', note: 'By a call' });
  const told = await pack();
  for (const words of ['1,15,00,000', 'Countered', '1,19,00,000', 'Accepted', 'By a call', 'none was changed'])
    expect(told).toContain(words);
  expect(told).not.toContain('98240');
  expect(told).not.toContain('CHANGED');

  const alter = (what: string) =>
    server.owner.query(`update deal_offer set ${what} where company_id = $1 and id = $2`, [office.company, first.id]);
  await alter('amount = 11800000');
  const changed = await pack();
  expect(changed).toContain('offer 1 is not as it was written');
  expect(changed.match(/CHANGED/g)).toHaveLength(1);
  await alter('amount = 11500000');
  expect(await pack()).toContain('none was changed');
});

test('an offer that was changed while it waited stays changed when it is answered', async () => {
  const office = await aDesk(server, haryana);
  const { deal } = await aSale(office);
  const offers = `${dealsPath}${deal.id}/offers/`;
  await office.done(offers, { by_side: 'Buyer side', amount: 11_500_000 });
  await server.owner.query('update deal_offer set amount = 1 where company_id = $1', [office.company]);
  const [first] = (await office.get(offers)).body.results;
  await office.done(`${offers}${first.id}/`, { status: 'Rejected' });
  const { content } = await office.done(`${dealsPath}${deal.id}/evidence/`, {});
  expect(await pdfText(Buffer.from(content, 'base64'))).toContain('offer 1 is not as it was written');
});

test('a deal begins with what the office asks for, and those that are here keep theirs', async () => {
  const office = await aDesk(server, haryana);
  const before = await aSale(office);
  const path = '/properties/brokerage_terms/';
  const term = { case: 'Resale', payer_side: 'Buyer', basis: 'Percent of price', rate: 2, is_active: true };
  const put = (body: object, as = office.owner) => server.ask('PUT', path, as.token, body);
  expect((await put(term, office.staff)).status).toBe(403);
  expect((await put({ ...term, rate: 21 })).body).toEqual({ rate: [officeTermTexts.rate] });
  expect((await put({ ...term, basis: 'Slab', rate: null })).body).toEqual({
    non_field_errors: [officeTermTexts.unknown],
  });
  expect((await put(term)).status).toBe(200);
  const { terms } = (await put({ ...term, payer_side: 'Seller', is_active: false, rate: 1 })).body;
  expect(terms.filter((one: { is_standard: boolean }) => !one.is_standard)).toHaveLength(2);
  const after = await aSale(office);
  expect([before.buyer.rate, before.seller.rate]).toEqual([1, 1]);
  expect(after.buyer).toMatchObject({ rate: 2, gross_amount: 240_000 });
  expect(after.seller).toBeUndefined();
  const other = await aDesk(server);
  expect((await other.get(path)).body.terms.every((one: { is_standard: boolean }) => one.is_standard)).toBe(true);
  await put({ ...term, rate: 1 });
  await put({ ...term, payer_side: 'Seller', rate: 1 });
  expect((await office.get(path)).body).toEqual((await other.get(path)).body);
});
