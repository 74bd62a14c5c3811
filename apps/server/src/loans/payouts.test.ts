import { commissionTexts } from '@angan/contract/commissions/texts.ts';
import { loanTexts } from '@angan/contract/loans/texts.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { banks } from '@angan/domain/lookups/banks.ts';
import { sumOf, toPaise, toRupees } from '@angan/domain/paise.ts';
import { gstinCheckSign } from '@angan/domain/tax-numbers.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Office } from '../../test/an-office.ts';
import { aDesk, desk, gujarat, vouchersIn } from '../../test/brokerage.ts';
import { aNumber } from '../../test/listings.ts';
import { pdfText } from '../../test/pdf-text.ts';
import { aServer, type TestServer } from '../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const path = '/properties/loans/';
const today = dayInIndia();
const invoice = { kind: 'Invoice', date: today };
const bankId = (name: string) => banks.find(({ bank }) => bank === name)!.id;
const [sbi, axis] = [bankId('State Bank of India'), bankId('Axis Bank')];
const gstinOf = (state: string) => {
  const start = `${state}AAACS0000G1Z`;
  return start + gstinCheckSign(start);
};

const asked = { loan_type: 'Home loan (purchase)', employment: 'Salaried', required_amount: 5_000_000 };
/** A loan of 50 lakh that is sanctioned, by the State Bank unless another lender is named. */
const aLoan = async (office: Office, given: object = {}) => {
  const loan = await office.done(path, {
    ...{ ...asked, payout_percent: 0.5, bank: sbi, applicant: { name: 'Utsav Soni', mobile_number_1: aNumber() } },
    ...given,
  });
  const item = `${path}${loan.id}/`;
  await office.done(`${item}move/`, { to: 'Logged In', app_no: 'HL-26-118402', login_date: '2026-10-10' });
  await office.done(`${item}move/`, {
    ...{ to: 'Sanctioned', sanctioned_amount: 5_000_000, sanction_date: '2026-10-18', roi: 8.5 },
    ...{ rate_kind: 'Floating', tenure_months: 240, processing_fee: 0 },
  });
  return {
    loan,
    item,
    read: async () => (await office.get(item)).body,
    payOut: (amount: number) => office.done(`${item}disbursements/`, { date: today, amount }),
    rows: async () => (await office.get(`${desk}?loan=${loan.id}&ordering=created_date`)).body.results,
  };
};

/** What is told of payouts in one place is told in all of them. */
const expectAgreement = async (office: Office) => {
  const [loans, totals, dues, money, rows] = await Promise.all(
    [path, `${path}totals/`, '/properties/commission_dues/', '/properties/dashboard/money/', `${desk}?is_due=true`].map(
      async (at) => {
        const { status, body } = await office.get(at);
        expect([at, status]).toEqual([at, 200]);
        return body;
      },
    ),
  );
  const due = (loans.results as { payout_due: number | null; payout_received: number | null }[]).map(
    ({ payout_due }) => payout_due ?? 0,
  );
  const sum = toRupees(sumOf(due.map(toPaise)));
  expect(totals.payout_due).toEqual({ amount: sum, count: due.filter((one) => one > 0).length });
  expect([dues.without_gst, money.brokerage.due.amount, money.loans.payout_due.amount]).toEqual([sum, sum, sum]);
  expect([dues.count, money.brokerage.due.count]).toEqual([rows.count, rows.count]);
  for (const one of loans.results)
    if (one.payout_due !== null)
      expect(toPaise(one.payout_expected)).toBe(toPaise(one.payout_due) + toPaise(one.payout_received));
};

test('the first disbursement asks the lender, further ones raise it, and after an invoice the rest is another row', async () => {
  const office = await aDesk(server, { ...gujarat, pan: 'AAAFS0000G', constitution: 'LLP' });
  const { loan, item, payOut, rows, read } = await aLoan(office);
  expect(await rows()).toEqual([]);
  await payOut(1_000_000);
  const [first] = await rows();
  expect(first).toMatchObject({
    status: 'Confirmed',
    payer_side: 'Lender',
    payer: { name: 'State Bank of India' },
    deal: null,
    loan: { id: loan.id, loan_code: loan.loan_code, applicant: 'Utsav Soni' },
    about: { loan_type: 'Home loan (purchase)' },
    basis: 'Percent of price',
    rate: 0.5,
    base_amount: 1_000_000,
    gross_amount: 5_000,
    // The bank is registered in Maharashtra, the office in Gujarat.
    place_of_supply: '27',
    igst: 900,
    cgst: 0,
    invoice_total: 5_900,
    sac: '997159',
    deducts_tds: true,
    tds_expected: 0,
  });
  await expectAgreement(office);
  await payOut(500_000);
  expect(await rows()).toMatchObject([{ id: first.id, base_amount: 1_500_000, gross_amount: 7_500 }]);
  const invoiced = await office.done(`${desk}${first.id}/invoices/`, invoice);
  const text = pdfText(
    Buffer.from((await office.get(`/properties/invoices/${invoiced.papers[0].id}/pdf/`)).body.content, 'base64'),
  );
  for (const said of ['Payout', 'Utsav Soni', 'HL-26-118402', loan.loan_code, '997159', 'IGST', 'Maharashtra'])
    expect(text).toContain(said);
  const letter = (await office.get(`${desk}${first.id}/letter/`)).body;
  expect(letter).toMatchObject({ subject: expect.stringMatching(/^Payout SGE/), tone: 'Friendly' });
  for (const said of ['Dear State Bank of India', 'of Utsav Soni, application HL-26-118402', loan.loan_code])
    expect(letter.text).toContain(said);
  const { disbursements } = await payOut(3_500_000);
  const both = await rows();
  expect(both).toMatchObject([
    { id: first.id, gross_amount: 7_500, status: 'Invoiced' },
    { base_amount: 3_500_000, gross_amount: 17_500, status: 'Confirmed' },
  ]);
  // Over the year they come above the threshold, so the lender deducts on the row that no paper stands on yet.
  expect(both[1].tds_expected).toBe(350);
  await expectAgreement(office);
  expect(await read()).toMatchObject({ payout_expected: 25_000, payout_due: 25_000, payout_received: 0 });

  const first_paid = disbursements.find(({ amount }: { amount: number }) => amount === 1_000_000);
  const last_paid = disbursements.find(({ amount }: { amount: number }) => amount === 3_500_000);
  const away = (id: number) => server.ask('DELETE', `${item}disbursements/${id}/`, office.owner.token);
  await away(last_paid.id);
  expect(await rows()).toMatchObject([{ id: first.id, gross_amount: 7_500 }]);
  expect((await away(first_paid.id)).body).toEqual({ non_field_errors: [loanTexts.payoutAsked] });
  expect((await server.ask('DELETE', item, office.owner.token)).body).toEqual({
    non_field_errors: [loanTexts.payoutStands],
  });
  await payOut(3_500_000);
  await expectAgreement(office);
});

test('a loan stands at Payout Received from its last receipt, and no longer than that', async () => {
  const office = await aDesk(server, { ...gujarat, pan: 'AAAFS0000G', constitution: 'LLP' });
  const { payOut, rows, read } = await aLoan(office);
  await payOut(5_000_000);
  const [row] = await rows();
  expect(row).toMatchObject({ invoice_total: 29_500, tds_expected: 500 });
  await office.done(`${desk}${row.id}/invoices/`, invoice);
  const part = { date: today, amount: 10_000, tds_amount: 500, mode: 'NEFT' };
  const once = await office.done(`${desk}${row.id}/receipts/`, part);
  expect(await read()).toMatchObject({ stage: 'Disbursed', payout_received: 8_898.31, payout_due: 16_101.69 });
  await expectAgreement(office);
  await office.done(`${desk}${row.id}/receipts/`, { ...part, amount: 19_000, tds_amount: 0 });
  expect(await read()).toMatchObject({ stage: 'Payout Received', payout_received: 25_000, payout_due: 0 });
  await expectAgreement(office);
  const book = await office.done('/properties/commission_accounts/', { from: today, to: today, format: 'Tally XML' });
  const vouchers = vouchersIn(Buffer.from(book.content, 'base64').toString());
  expect(vouchers.map(({ type, party }) => `${type} ${party}`)).toEqual([
    'Sales State Bank of India',
    'Receipt State Bank of India',
    'Receipt State Bank of India',
  ]);
  expect(vouchers.map(({ entries }) => entries.map(({ ledger, amount }) => [ledger, amount]))).toEqual([
    [
      ['State Bank of India', -2_950_000],
      ['Brokerage Income', 2_500_000],
      ['Output IGST', 450_000],
    ],
    [
      ['Bank', -1_000_000],
      ['TDS Receivable', -50_000],
      ['State Bank of India', 1_050_000],
    ],
    [
      ['Bank', -1_900_000],
      ['State Bank of India', 1_900_000],
    ],
  ]);
  const certificates = (await office.get('/properties/commission_receipts/?certificate_pending=true')).body.results;
  expect(certificates).toMatchObject([{ loan: { loan_code: 'L-000001' }, certificate_form: 'Form 131' }]);
  await server.ask('DELETE', `/properties/commission_receipts/${once.receipts[0].id}/`, office.owner.token);
  expect((await read()).stage).toBe('Disbursed');
  await expectAgreement(office);
  await office.done(`${desk}${row.id}/move/`, { to: 'Written Off', note: 'The bank pays no more' });
  expect(await read()).toMatchObject({ stage: 'Payout Received', payout_due: 0 });
  await expectAgreement(office);
});

test('an individual is paid by a bank under reverse charge, and the paper says so', async () => {
  const office = await aDesk(server, { ...gujarat, constitution: 'Individual' });
  const { payOut, rows } = await aLoan(office);
  await payOut(2_000_000);
  const [row] = await rows();
  expect(row).toMatchObject({ gst_treatment: 'Reverse/other', igst: 0, invoice_total: 10_000 });
  const { papers } = await office.done(`${desk}${row.id}/invoices/`, invoice);
  const { body } = await office.get(`/properties/invoices/${papers[0].id}/pdf/`);
  expect(pdfText(Buffer.from(body.content, 'base64'))).toContain('Tax payable on reverse charge: Yes');
  const day = { from: today, to: today };
  const gst = (await office.get(`/properties/gst_summary/?from=${day.from}&to=${day.to}`)).body;
  expect(gst.rows).toMatchObject([{ payer: 'State Bank of India', reverse_charge: true, taxable: 10_000, igst: 0 }]);
});

test('what is asked follows the loan: its terms, its slabs and the lender that leads', async () => {
  const office = await aDesk(server, { ...gujarat, constitution: 'LLP' });
  const { item, payOut, rows, read } = await aLoan(office, { payout_percent: null });
  await payOut(1_000_000);
  expect(await rows()).toEqual([]);
  expect(await read()).toMatchObject({ payout_expected: null, payout_due: null });
  const slabs = [
    { up_to: 1_500_000, rate: 0.3 },
    { up_to: null, rate: 0.6 },
  ];
  await office.patch(item, { payout_slab: slabs });
  const [row] = await rows();
  expect(row).toMatchObject({ basis: 'Slab', gross_amount: 3_000, slab: { measure: 'Amount disbursed', slabs } });
  await office.done(`${desk}${row.id}/invoices/`, invoice);
  // The whole falls in the second slab now, and what was asked by the first is less.
  await payOut(3_000_000);
  expect(await rows()).toMatchObject([{ gross_amount: 3_000 }, { gross_amount: 21_000, base_amount: 3_000_000 }]);
  const [, rest] = await rows();
  expect((await office.patch(`${desk}${rest.id}/`, { rate: 2 })).body).toEqual({ rate: [commissionTexts.followsLoan] });
  expect((await server.ask('DELETE', `${desk}${rest.id}/`, office.owner.token)).body).toEqual({
    non_field_errors: [commissionTexts.followsLoan],
  });
  expect((await office.patch(`${desk}${rest.id}/`, { discount: 1_000 })).body).toMatchObject({ taxable: 20_000 });
  await expectAgreement(office);
  const { applications } = await office.done(`${item}applications/`, { bank: axis, app_no: 'AX-1' });
  const other = applications.find(({ bank }: { bank: number }) => bank === axis);
  await office.patch(`${item}applications/${other.id}/`, { is_lead: true });
  // Of one state with the office: the tax is parted.
  expect(await rows()).toMatchObject([
    { payer: { name: 'State Bank of India' } },
    { payer: { name: 'Axis Bank' }, place_of_supply: '24', cgst: 1_800, sgst: 1_800, igst: 0 },
  ]);
  // Taken back whole, it is asked anew with the rest.
  const { papers } = (await office.get(`${desk}${row.id}/`)).body;
  await office.done(`${desk}${row.id}/invoices/`, { kind: 'Credit note', date: today, ref: papers[0].id });
  expect(await rows()).toMatchObject([{ taxable: 0 }, { gross_amount: 24_000, taxable: 23_000 }]);
  await expectAgreement(office);
});

test('a bank is one contact, completed by the office and followed where it is merged', async () => {
  const office = await aDesk(server, { ...gujarat, constitution: 'LLP' });
  const one = await aLoan(office);
  await one.payOut(1_000_000);
  const [{ payer }] = await one.rows();
  const contact = `/properties/contacts/${payer.id}/`;
  expect((await office.get(contact)).body).toMatchObject({ contact_kind: ['Lender'], state: 'Maharashtra' });
  expect((await office.patch(contact, { gstin: gstinOf('24'), email: 'payouts@bank.test' })).status).toBe(200);
  const two = await aLoan(office);
  await two.payOut(1_000_000);
  expect(await two.rows()).toMatchObject([{ payer: { id: payer.id }, place_of_supply: '24', cgst: 450 }]);
  expect((await office.get(`${desk}?payer=${payer.id}`)).body.count).toBe(2);
  expect((await office.get(`${desk}?search=utsav`)).body.count).toBe(2);
  // Merged into a contact that the office had of the bank, both payouts are its own, and so is the next.
  const ours = await office.add({ name: 'SBI, Ring Road', mobile_number_1: aNumber() });
  await office.done('/properties/contacts/merge/', { into: ours.id, from: [payer.id] });
  const three = await aLoan(office);
  await three.payOut(1_000_000);
  expect((await office.get(`${desk}?payer=${ours.id}`)).body.count).toBe(3);
});

test('staff see what their own loan brings, and nothing of the desk', async () => {
  const office = await aDesk(server, { ...gujarat, constitution: 'LLP' });
  const { item, payOut, rows } = await aLoan(office, { assigned_to: [office.staff.id] });
  await payOut(1_000_000);
  const [row] = await rows();
  expect((await office.get(item, office.staff)).body).toMatchObject({ payout_expected: 5_000, payout_due: 5_000 });
  expect((await office.get(`${desk}${row.id}/`, office.staff)).status).toBe(403);
  const receipt = { date: today, amount: 1, mode: 'NEFT' };
  expect((await office.post(`${desk}${row.id}/receipts/`, receipt, office.staff)).status).toBe(403);
  const backend = await office.person('Backend');
  const share = { party_type: 'Sub-user', user_id: office.staff.id, percent: 10 };
  await server.ask('PUT', `${desk}${row.id}/splits/`, office.owner.token, { splits: [share] });
  const shares = (await office.get('/properties/commission_splits/', office.staff)).body.results;
  // The applicant may be hidden from them: a share names the loan alone.
  expect(shares).toMatchObject([
    { amount: 500, payer_side: 'Lender', about: { loan_type: asked.loan_type }, loan: { id: row.loan.id } },
  ]);
  expect(JSON.stringify(shares)).not.toContain('Utsav');
  await office.patch(item, { assigned_to: [backend.id] });
  expect((await office.get(item, backend)).body).toMatchObject({
    ...{ payout_percent: null, payout_expected: null, payout_due: null, payout_received: null },
  });
  const stranger = await aDesk(server, gujarat);
  expect((await stranger.get(`${desk}${row.id}/`)).status).toBe(404);
});

test('a deleted loan takes along what nobody was asked for yet, and brings it back', async () => {
  const office = await aDesk(server, { ...gujarat, constitution: 'LLP' });
  const { item, payOut, rows } = await aLoan(office);
  await payOut(1_000_000);
  expect((await server.ask('DELETE', item, office.owner.token)).status).toBe(204);
  expect(await rows()).toEqual([]);
  await expectAgreement(office);
  await office.done(`${item}restore/`, {});
  expect(await rows()).toMatchObject([{ gross_amount: 5_000 }]);
});

test('who pays out has to be known', async () => {
  const office = await aDesk(server, gujarat);
  const loan = await office.done(path, {
    ...{ ...asked, payout_percent: 0.5 },
    applicant: { name: 'Utsav Soni', mobile_number_1: aNumber() },
  });
  await office.done(`${path}${loan.id}/move/`, {
    ...{ to: 'Sanctioned', sanctioned_amount: 5_000_000, sanction_date: '2026-10-18', roi: 8.5 },
    ...{ rate_kind: 'Floating', tenure_months: 240, processing_fee: 0 },
  });
  const paid = await office.post(`${path}${loan.id}/disbursements/`, { date: today, amount: 100_000 });
  expect(paid.body).toEqual({ non_field_errors: [loanTexts.lenderNeeded] });
});
