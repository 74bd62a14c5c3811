import { loanTexts } from '@angan/contract/loans/texts.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { banks } from '@angan/domain/lookups/banks.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOffice, type Office } from '../../test/an-office.ts';
import { desk } from '../../test/brokerage.ts';
import { aHouse, aNumber, aShop, aWish, dealId } from '../../test/listings.ts';
import { aPdf } from '../../test/property-files.ts';
import { aForm, aServer, type Person, type TestServer } from '../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const path = '/properties/loans/';
const bankId = (name: string) => banks.find(({ bank }) => bank === name)!.id;
const [sbi, hdfc] = [bankId('State Bank of India'), bankId('HDFC Bank')];
const asked = {
  loan_type: 'Home loan (purchase)',
  employment: 'Salaried',
  required_amount: 7_500_000,
  property_value: 10_400_000,
  monthly_income: 165_000,
  existing_emi: 12_000,
  roi: 8.5,
  tenure_months: 240,
  cibil: 771,
};
const sanction = {
  sanctioned_amount: 7_500_000,
  sanction_date: '2026-10-18',
  roi: 8.5,
  rate_kind: 'Floating',
  tenure_months: 240,
  processing_fee: 11_800,
};

const aLoan = async (office: Office, given: object = {}, as?: Person) => {
  const body = { applicant: { name: 'Utsav Soni', mobile_number_1: aNumber() }, ...asked, ...given };
  const answer = await office.post(path, body, as);
  expect([answer.status, answer.body]).toEqual([201, expect.anything()]);
  const loan = answer.body;
  const item = `${path}${loan.id}/`;
  return { loan, item, move: `${item}move/`, read: async () => (await office.get(item)).body };
};

/** A loan with its application at the State Bank, logged in and sanctioned. */
const aSanctioned = async (office: Office, given: object = {}) => {
  const one = await aLoan(office, { bank: sbi, payout_percent: 0.5, ...given });
  await office.done(one.move, { to: 'Logged In', app_no: 'HL-26-118402', login_date: '2026-10-10' });
  await office.done(one.move, { to: 'Sanctioned', ...sanction });
  return one;
};

test('a loan goes from New to the payout, with what each stage asks for', async () => {
  const office = await anOffice(server);
  const { loan, item, move } = await aLoan(office, { payout_percent: 0.5 });
  expect(loan).toMatchObject({
    loan_code: 'L-000001',
    stage: 'New',
    emi: 65_086.74,
    ltv: 72.1,
    ltv_cap: 80,
    foir: 46.7,
    foir_cap: 50,
    // The cap holds: by income they might borrow more.
    eligible_by_value: 7_800_000,
    eligible_amount: 7_800_000,
    payout_expected: 37_500,
    assigned_to: [{ id: office.owner.id }],
  });
  expect((await office.post(move, { to: 'Logged In' })).body).toEqual(
    Object.fromEntries(['bank', 'app_no', 'login_date'].map((field) => [field, [loanTexts.neededThere]])),
  );
  const application = { bank: sbi, app_no: 'HL-26-118402', login_date: '2026-10-10' };
  const logged = await office.done(move, { to: 'Logged In', ...application });
  expect(logged.applications).toMatchObject([{ ...application, stage: 'Logged In', is_lead: true }]);
  const { sanctioned_amount: _, ...less } = sanction;
  expect((await office.post(move, { to: 'Sanctioned', ...less })).body).toEqual({
    sanctioned_amount: [loanTexts.neededThere],
  });
  const sanctioned = await office.done(move, { to: 'Sanctioned', ...sanction });
  expect(sanctioned).toMatchObject({ sanction_valid_to: '2027-04-18', sanctioned_amount: 7_500_000 });

  await office.done(move, { to: 'Agreement Signed' });
  const disbursements = `${item}disbursements/`;
  const part = await office.done(disbursements, { date: '2026-11-05', amount: 5_000_000, paid_to: 'Seller' });
  expect(part).toMatchObject({ stage: 'Part Disbursed', disbursed_amount: 5_000_000, payout_expected: 25_000 });
  expect((await office.post(disbursements, { date: '2026-11-20', amount: 2_500_001 })).body).toEqual({
    amount: [loanTexts.moreThanSanctioned('25.00 Lakhs')],
  });
  const whole = await office.done(disbursements, { date: '2026-11-20', amount: 2_500_000 });
  expect(whole).toMatchObject({ stage: 'Disbursed', payout_expected: 37_500 });
  expect((await office.post(move, { to: 'Payout Received' })).body).toEqual({ to: [loanTexts.payoutNeeded] });
  // The office has no GST number: the lender pays what was agreed, and the loan moves with it.
  const [payout] = (await office.get(`${desk}?loan=${loan.id}`)).body.results;
  await office.done(`${desk}${payout.id}/invoices/`, { kind: 'Invoice', date: dayInIndia() });
  await office.done(`${desk}${payout.id}/receipts/`, { date: dayInIndia(), amount: 37_500, mode: 'NEFT' });
  const received = (await office.get(item)).body;
  expect(received).toMatchObject({ payout_received: 37_500, payout_due: 0, payout_received_on: dayInIndia() });
  expect(received.moves.map(({ to }: { to: string }) => to)).toEqual([
    ...['Logged In', 'Sanctioned', 'Agreement Signed', 'Part Disbursed', 'Disbursed', 'Payout Received'],
  ]);
  expect(received.may_move_to).toEqual([]);
});

test('a query goes back to where it came from, and a refusal to another bank', async () => {
  const office = await anOffice(server);
  const { move, item } = await aLoan(office, { bank: hdfc });
  expect((await office.post(move, { to: 'Query' })).body).toEqual({ to: [loanTexts.noWay] });
  await office.done(move, { to: 'Logged In', app_no: '673310228', login_date: '2026-10-04' });
  const queried = await office.done(move, { to: 'Query', note: 'Form 16 of the second year' });
  expect(queried).toMatchObject({ stage: 'Query', left_stage: 'Logged In' });
  expect(queried.applications).toMatchObject([{ stage: 'Logged In' }]);
  await office.done(move, { to: 'On Hold' });
  await office.done(move, { to: 'Logged In' });
  const rejected = await office.done(move, { to: 'Rejected', reject_reason: 'Income short', note: 'no overtime' });
  expect(rejected.applications).toMatchObject([{ stage: 'Rejected', reason: 'Income short: no overtime' }]);
  expect((await office.post(move, { to: 'Documents Ready', bank: hdfc })).body).toEqual({
    bank: [loanTexts.otherBankNeeded],
  });
  const again = await office.done(move, { to: 'Documents Ready', bank: sbi });
  expect(again).toMatchObject({ stage: 'Documents Ready', bank: sbi });
  expect(again.applications).toMatchObject([
    { bank: sbi, stage: 'Documents Ready', is_lead: true },
    { bank: hdfc, stage: 'Rejected', is_lead: false },
  ]);
  expect((await office.post(`${item}applications/`, { bank: sbi })).body).toEqual({
    bank: [loanTexts.appliesElsewhere],
  });
  const parallel = await office.done(`${item}applications/`, { bank: bankId('Axis Bank'), app_no: 'AX-1' });
  const axis = parallel.applications.find(({ app_no }: { app_no: string }) => app_no === 'AX-1');
  expect(axis.is_lead).toBe(false);
  const led = await office.patch(`${item}applications/${axis.id}/`, { is_lead: true });
  expect(led.body).toMatchObject({ bank: axis.bank });
  expect((await office.patch(`${item}applications/${axis.id}/`, { stage: 'Sanctioned' })).body).toEqual({
    stage: [loanTexts.leadMoves],
  });
});

test('documents follow the type of loan and of applicant, with files for who sees the loan', async () => {
  const office = await anOffice(server);
  const { loan, item, read } = await aLoan(office);
  const items = (body: { documents: { item: string }[] }) => body.documents.map((one) => one.item);
  expect(items(loan)).toContain('Employment letter');
  expect(items(loan)).toContain('Society NOC');
  const at = (name: string) => loan.documents.find((one: { item: string }) => one.item === name);
  const pan = `${item}documents/${at('PAN').id}/`;
  const letter = `${item}documents/${at('Employment letter').id}/`;
  await office.patch(pan, { status: 'Query', note: 'Name differs' });
  await office.patch(letter, { status: 'Sent' });
  expect(await read()).toMatchObject({ documents_in_hand: 2, documents_total: loan.documents_total });

  // What was asked for no more goes, unless something was done about it.
  const changed = (await office.patch(item, { employment: 'Self-employed business' })).body;
  expect(items(changed)).toContain('GST returns');
  expect(items(changed)).toContain('Employment letter');
  expect(items(changed)).not.toContain('Form 16 or its 2026 successor, 2 years');
  const own = await office.done(`${item}documents/`, { of_whom: 'Property', item: 'Share certificate' });
  const certificate = own.documents.find((one: { is_own: boolean }) => one.is_own);
  expect((await office.post(`${item}documents/`, { of_whom: 'Property', item: 'Share certificate' })).body).toEqual({
    item: [loanTexts.documentThere],
  });
  expect((await server.ask('DELETE', pan, office.owner.token)).body).toEqual({
    non_field_errors: [loanTexts.documentListed],
  });

  const { payload, headers } = aForm({}, { file: { name: 'certificate.pdf', content: aPdf } });
  const filed = `${item}documents/${certificate.id}/file/`;
  const attached = await server.ask('POST', filed, office.owner.token, payload, headers);
  const { file, status } = attached.body.documents.find((one: { is_own: boolean }) => one.is_own);
  expect([status, file.name]).toEqual(['Received', 'certificate.pdf']);
  const stored = /\/files\/\d+\//.exec(file.url)![0];
  expect((await office.get(stored)).status).toBe(200);
  expect((await office.get(stored, office.staff)).status).toBe(404);
  const less = await server.ask('DELETE', `${item}documents/${certificate.id}/`, office.owner.token);
  expect(items(less.body)).not.toContain('Share certificate');
  expect((await office.get(stored)).status).toBe(404);
});

test('staff see their own loans, Backend no payout, and nobody numbers that are not theirs', async () => {
  const office = await anOffice(server);
  const { loan } = await aLoan(office, { payout_percent: 0.5 });
  expect((await office.get(`${path}${loan.id}/`, office.staff)).status).toBe(404);
  const own = await aLoan(office, {}, office.staff);
  expect(own.loan.applicant.mobile_number_1).toMatch(/^\*+\d{3}$/);
  const listed = (as: Person) =>
    office.get(path, as).then(({ body }) => body.results.map(({ id }: { id: number }) => id));
  expect(await listed(office.staff)).toEqual([own.loan.id]);
  expect(await listed(office.owner)).toEqual([own.loan.id, loan.id]);
  const backend = await office.person('Backend');
  expect(
    (await office.post(path, { ...asked, applicant: own.loan.applicant.id, payout_percent: 1 }, backend)).status,
  ).toBe(403);
  const typed = await aLoan(office, {}, backend);
  expect(typed.loan).toMatchObject({ may_see_payout: false, payout_percent: null, payout_expected: null });
  expect((await office.get(`${path}totals/`, backend)).body).toMatchObject({ count: 1, payout_due: null });
  // Given to staff, it is theirs; to give it to others is not.
  await office.patch(`${path}${loan.id}/`, { assigned_to: [office.staff.id] });
  expect((await office.get(`${path}${loan.id}/`, office.staff)).body).toMatchObject({ payout_percent: 0.5 });
  const given = await server.ask('PATCH', `${path}${loan.id}/`, office.staff.token, { assigned_to: [backend.id] });
  expect(given.body).toHaveProperty('assigned_to');
  // A step back is the owners'.
  await office.done(`${path}${loan.id}/move/`, { to: 'Documents Pending' });
  const back = { to: 'New', note: 'Wrong person' };
  expect((await office.post(`${path}${loan.id}/move/`, back, office.staff)).status).toBe(403);
  expect((await office.post(`${path}${loan.id}/move/`, back)).body.stage).toBe('New');
});

test('of another property type than theirs is nobody’s own', async () => {
  const office = await anOffice(server);
  const residential = await office.person('Residential Only');
  const shop = await office.done('/properties/property/', aShop(office.area));
  const { loan } = await aLoan(office, { property: shop.id, assigned_to: [residential.id] });
  expect((await office.get(`${path}${loan.id}/`, residential)).status).toBe(404);
  await office.patch(`${path}${loan.id}/`, { property: null });
  expect((await office.get(`${path}${loan.id}/`, residential)).status).toBe(200);
});

test('is made of an inquiry and of a deal with its person, and listed by what it is for', async () => {
  const office = await anOffice(server);
  const house = await office.done('/properties/property/', aHouse(office.area));
  const wish = await office.done('/properties/inquiry/', aWish(office.area));
  const deal = await office.done('/properties/deals/', {
    ...{
      deal_type: dealId('Sale'),
      property: house.id,
      inquiry: wish.id,
      our_side: 'Both',
      expected_close: '2027-01-31',
    },
  });
  const { loan } = await aLoan(office, { applicant: undefined, deal: deal.id });
  expect(loan).toMatchObject({
    applicant: { id: wish.contact.id },
    inquiry: { id: wish.id },
    property: { id: house.id },
    deal: { deal_code: 'D-000001' },
  });
  expect((await office.post(path, { ...asked, applicant: undefined })).body).toHaveProperty('applicant');
  for (const query of [`deal=${deal.id}`, `property=${house.id}`, `inquiry=${wish.id}`, `applicant=${wish.contact.id}`])
    expect((await office.get(`${path}?${query}`)).body.count, query).toBe(1);
  expect((await office.post(path, { ...asked, deal: deal.id }, office.staff)).body).toHaveProperty('deal');
});

test('is found by stage, bank, follow-up and words, and the strip comes to the same', async () => {
  const office = await anOffice(server);
  const late = await aSanctioned(office, { next_follow_up: '2026-01-01T10:00:00+05:30' });
  await aLoan(office, { required_amount: 5_500_000, next_follow_up: '2099-01-01T10:00:00+05:30' });
  const ids = async (query: string) =>
    (await office.get(`${path}?${query}`)).body.results.map(({ id }: { id: number }) => id);
  expect(await ids(`stage=Sanctioned&bank=${sbi}`)).toEqual([late.loan.id]);
  expect(await ids('is_late=true')).toEqual([late.loan.id]);
  expect(await ids('search=HL-26-118402')).toEqual([late.loan.id]);
  expect(await ids('search=utsav&ordering=-required_amount')).toEqual([late.loan.id, expect.any(Number)]);
  expect(await ids('payout_due=true')).toEqual([]);
  const totals = async (query = '') => (await office.get(`${path}totals/?${query}`)).body;
  expect(await totals()).toMatchObject({
    count: 2,
    required: 13_000_000,
    sanctioned: { count: 1, amount: 7_500_000 },
    payout_due: { count: 0, amount: 0 },
    first_to_end: { id: late.loan.id, day: '2027-04-18', applicant: 'Utsav Soni' },
  });
  expect(await totals('stage=New')).toMatchObject({ count: 1, required: 5_500_000 });
  await office.done(late.move, { to: 'Agreement Signed' });
  await office.done(`${late.item}disbursements/`, { date: '2026-11-05', amount: 1_000_000 });
  expect(await ids('payout_due=true')).toEqual([late.loan.id]);
  expect(await totals()).toMatchObject({
    disbursed: { count: 1, amount: 1_000_000, of: 7_500_000 },
    payout_due: { count: 1, amount: 5_000 },
  });
});

test('tells its story on the timeline, with its tasks, and takes notes', async () => {
  const office = await anOffice(server);
  const { loan, item } = await aSanctioned(office);
  const pan = loan.documents.find((one: { item: string }) => one.item === 'PAN');
  await office.patch(`${item}documents/${pan.id}/`, { status: 'Cleared' });
  await office.patch(item, { monthly_income: 170_000 });
  const task = await office.done('/properties/tasks/', {
    ...{ type: 'Document collection', loan: loan.id, date_time: '2099-01-01T10:00:00+05:30' },
  });
  expect(task).toMatchObject({ loan: { loan_code: loan.loan_code }, contact: { id: loan.applicant.id } });
  expect((await office.get(`/properties/tasks/?loan=${loan.id}`)).body.count).toBe(1);
  await office.done('/properties/notes/', { text: 'Bank is slow', link: { kind: 'loan', id: loan.id } });
  expect((await office.get(`/properties/notes/?link_kind=loan&link_id=${loan.id}`)).body.count).toBe(1);
  const { results } = (await office.get(`${item}timeline/`)).body;
  expect(results.map(({ kind, text }: { kind: string; text: string }) => [kind, text])).toEqual(
    expect.arrayContaining([
      ['task', expect.stringContaining('Document collection planned for')],
      ['changed', ''],
      ['document', 'PAN: Cleared'],
      ['moved', 'Logged In to Sanctioned'],
      ['application', 'Applied to State Bank of India'],
      ['created', ''],
    ]),
  );
  expect((await office.get(`${item}timeline/`, office.staff)).status).toBe(404);
});

test('a deletion is taken back, and disbursements that were a mistake go', async () => {
  const office = await anOffice(server);
  const { item, move, read } = await aSanctioned(office);
  const early = await aLoan(office);
  expect((await office.post(`${early.item}disbursements/`, { date: '2026-11-05', amount: 1 })).body).toEqual({
    non_field_errors: [loanTexts.notSanctioned],
  });
  await office.done(move, { to: 'Agreement Signed' });
  const { disbursements } = await office.done(`${item}disbursements/`, { date: '2026-11-05', amount: 7_500_000 });
  expect((await read()).stage).toBe('Disbursed');
  await server.ask('DELETE', `${item}disbursements/${disbursements[0].id}/`, office.owner.token);
  expect(await read()).toMatchObject({ stage: 'Agreement Signed', disbursed_amount: 0 });
  expect((await server.ask('DELETE', item, office.owner.token)).status).toBe(204);
  expect((await office.get(item)).status).toBe(404);
  await office.done(`${item}restore/`, {});
  expect((await office.get(item)).status).toBe(200);
});
