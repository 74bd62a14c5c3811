import { figureTexts } from '@angan/contract/dashboard/figures.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOffice, type Office } from '../../test/an-office.ts';
import { aDesk, aSale, confirm, desk } from '../../test/brokerage.ts';
import { daysFromNow } from '../../test/inquiries.ts';
import { aHouse, aNumber, aWish, dealId } from '../../test/listings.ts';
import { aServer, type TestServer } from '../../test/support.ts';
import { rowsOfWorkbook } from '../../test/workbooks.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const path = '/properties/dashboard/';
const countOf = async ({ get }: Pick<Office, 'get'>, list: string): Promise<number> => {
  const { status, body } = await get(`/properties/${list}`);
  expect([list, status]).toEqual([list, 200]);
  return body.count;
};

/** An office with inquiries of this month and the one before, visits, stock, a deal and a loan. */
const busyOffice = async () => {
  const office = await anOffice(server);
  const { done, area, company, staff } = office;
  const run = (text: string, ...values: unknown[]) => server.owner.query(text, [company, ...values]);
  const house = await done('/properties/property/', aHouse(area));
  await done('/properties/property/', aHouse(area));
  const wishes = [];
  for (let at = 0; at < 4; at++)
    wishes.push(await done('/properties/inquiry/', aWish(area, { assigned_to: [staff.id] })));
  const [first, second, third, former] = wishes;
  await run(`update inquiry set date_time = now() - interval '3 hours' where company_id = $1`);
  await run(
    `update inquiry set date_time = date_time - interval '1 month' where company_id = $1 and id = $2`,
    former.id,
  );
  await done(`/properties/inquiry/${first.id}/contacted/`, {
    ...{ how: 'Call', call_result: 'Connected', next_follow_up: daysFromNow(1) },
  });
  await done(`/properties/inquiry/${second.id}/stage/`, { stage: 'Closed Lost', reason: 'Budget mismatch' });
  const visit = { type: 'Site Visit', inquiry: third.id, property: house.id, date_time: daysFromNow(1) };
  const task = await done('/properties/tasks/', visit);
  await done(`/properties/tasks/${task.id}/complete/`, { points: ['Too costly'] });
  await run('update task set date_time = now() where company_id = $1 and id = $2', task.id);
  // The call and the visit were the first answers; at once, whatever hour it is here.
  await run('update inquiry set first_response_at = date_time where company_id = $1 and first_response_at is not null');
  const loan = await done('/properties/loans/', {
    ...{ applicant: { name: 'Utsav Soni', mobile_number_1: aNumber() }, loan_type: 'Home loan (purchase)' },
    ...{ employment: 'Salaried', required_amount: 5_000_000, payout_percent: 0.5 },
  });
  const read = async (part: string, query = '') => {
    const answer = await office.get(`${path}${part}/?${query}`);
    expect([part, answer.status, answer.body]).toEqual([part, 200, expect.anything()]);
    return answer.body;
  };
  return { ...office, house, first, second, third, former, loan, read, run };
};

test('what a figure counts is what its list holds', async () => {
  const office = await busyOffice();
  for (const query of [
    '',
    `user=${office.staff.id}`,
    `area=${office.area}`,
    'property_type=2',
    'period=Financial year',
  ]) {
    const figures = await office.read('inquiries', query);
    const stock = await office.read('stock', query);
    const { from, to } = figures.span;
    const days = (name: string) => `${name}__gte=${from}&${name}__lte=${to}`;
    const of = query.startsWith('period') ? '' : query.replace('user', 'assigned_to');
    const inquiries = (more: string) => countOf(office, `inquiry/?${[of, more].filter(Boolean).join('&')}`);
    const properties = (more: string) => countOf(office, `property/?${[of, more].filter(Boolean).join('&')}`);
    const hourAgo = encodeURIComponent(new Date(Date.now() - 3_600_000).toISOString());
    expect([query, figures.new_inquiries.count]).toEqual([query, await inquiries(days('date_time'))]);
    expect([query, figures.untouched]).toEqual([query, await inquiries(`stage=New&date_time__lte=${hourAgo}`)]);
    expect([query, figures.without_next_step]).toEqual([query, await inquiries('follow_up=Without next step')]);
    for (const { bucket, count } of figures.first_response.buckets)
      expect([query, bucket, count]).toEqual([
        query,
        bucket,
        await inquiries(`${days('date_time')}&response=${bucket}`),
      ]);
    const { since, steps } = figures.funnel;
    for (const { step, count } of steps)
      expect([query, step, count]).toEqual([
        ...[query, step, await inquiries(`date_time__gte=${since}&date_time__lte=${to}&reached=${step}`)],
      ]);
    for (const { reason, count } of figures.lost.reasons)
      expect(count).toBe(
        await inquiries(`date_time__gte=${since}&date_time__lte=${to}&stage=Closed Lost&lost_reason=${reason}`),
      );
    expect([query, stock.available]).toEqual([query, await properties('status=Available')]);
    expect([query, stock.stale]).toEqual([query, await properties('status=Available&freshness=Stale')]);
    expect([query, stock.added.count]).toEqual([query, await properties(days('created_date'))]);
    expect([query, stock.match_cover.open - stock.match_cover.matched]).toEqual([
      query,
      await inquiries('unmatched=true'),
    ]);
  }
});

test('tells how fast people are answered, how far inquiries come, and what was before', async () => {
  const { read, former, staff } = await busyOffice();
  const figures = await read('inquiries');
  expect(figures.new_inquiries.before).toBeGreaterThanOrEqual(former ? 0 : 1);
  expect(figures.first_response).toMatchObject({ median: 0, under_15: 2 });
  expect(figures.visits).toMatchObject({ completed: 1, missed: 0 });
  expect(figures.lost.reasons).toEqual([{ reason: 'Budget mismatch', count: 1 }]);
  expect(figures.weeks).toHaveLength(13);
  expect(figures.weeks.at(-1).visits).toBe(1);
  const person = figures.staff.find(({ id }: { id: number }) => id === staff.id);
  expect(person).toMatchObject({ inquiries: figures.new_inquiries.count, response: 0, won: 0 });
  const step = (name: string) => figures.funnel.steps.find((one: { step: string }) => one.step === name).count;
  // The visit took the inquiry along, and what was lost stood at New.
  expect([step('New') >= step('Contacted'), step('Visit Done')]).toEqual([true, 1]);
});

test('stock and demand stand against each other, by area and size', async () => {
  const { read, area } = await busyOffice();
  const { demand, by_status, ages } = await read('stock');
  const [row] = demand.rows;
  expect(row.id).toBe(area);
  const at = demand.columns.findIndex((one: { kind: string; value: number }) => one.kind === 'bhk' && one.value);
  expect(at).toBeGreaterThanOrEqual(0);
  const wanted = row.cells.reduce((sum: number, cell: { inquiries: number }) => sum + cell.inquiries, 0);
  expect(wanted).toBe(3);
  expect(row.cells.reduce((sum: number, cell: { stock: number }) => sum + cell.stock, 0)).toBe(2);
  expect(by_status).toEqual([{ property_type: 1, status: 'Available', count: 2 }]);
  expect(ages).toEqual([2, 0, 0, 0]);
});

test('deals and loans stand with what they come to', async () => {
  const { done, read, house, first, loan } = await busyOffice();
  const before = await read('money');
  const body = { deal_type: dealId('Sale'), property: house.id, inquiry: first.id, our_side: 'Both' };
  await done('/properties/deals/', { ...body, expected_close: '2099-01-31', agreed_price: 54_000_000 });
  const move = `/properties/loans/${loan.id}/move/`;
  await done(move, { to: 'Logged In', bank: 1, app_no: 'A', login_date: '2026-10-10' });
  await done(move, {
    ...{ to: 'Sanctioned', sanctioned_amount: 5_000_000, sanction_date: '2026-10-18', roi: 8.5, rate_kind: 'Fixed' },
    ...{ tenure_months: 240, processing_fee: 0 },
  });
  await done(move, { to: 'Agreement Signed' });
  const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
  await done(`/properties/loans/${loan.id}/disbursements/`, { date: today, amount: 1_000_000 });
  const after = await read('money');
  expect(before.deals).toEqual({ open: 0, value: 0 });
  expect(after.deals).toEqual({ open: 1, value: 54_000_000 });
  expect(after.loans).toEqual({
    sanctioned: { count: 1, amount: 5_000_000 },
    disbursed: { count: 1, amount: 1_000_000 },
    payout_due: { count: 1, amount: 5_000 },
  });
});

test('leases ahead are counted as their list counts them', async () => {
  const office = await busyOffice();
  const { house, read, run } = office;
  const day = (days: number) => new Date(Date.now() + days * 86_400_000 + 5.5 * 3_600_000).toISOString().slice(0, 10);
  // Let since two years less 30 days, with a rise each year: one comes in 30 days, after the lock-in and before the end.
  const start = `${Number(day(30).slice(0, 4)) - 2}${day(30).slice(4)}`.replace('-02-29', '-02-28');
  await run(
    `insert into preleased (company_id, property_id, current_rent, lease_start, lease_end, lock_in_end, escalation_percent,
        escalation_every_months) values ($1, $2, 50000, $3, $4, $5, 5, 12)`,
    ...[house.id, start, day(80), day(20)],
  );
  const figures = await read('money');
  const leases = {
    leases_ending: ['Lease ends', day(80)],
    escalations: ['Rent rises', `${day(30).slice(0, 4)}${start.slice(4)}`],
    lock_ins: ['Lock-in ends', day(20)],
  };
  for (const [name, [what, first]] of Object.entries(leases)) {
    expect([name, figures[name]]).toEqual([name, { count: 1, first }]);
    expect([what, await countOf(office, `property/?lease_ahead=${what}`)]).toEqual([what, 1]);
  }
  expect((await read('money', 'property_type=2')).leases_ending).toEqual({ count: 0, first: null });
});

test('is for the owners; the workbook is for who may take lists away', async () => {
  const office = await busyOffice();
  for (const part of ['inquiries', 'stock', 'money'])
    expect((await office.get(`${path}${part}/`, office.staff)).status).toBe(403);
  const co = await office.person('Co-Owner');
  expect((await office.get(`${path}inquiries/`, co)).status).toBe(200);
  expect((await office.post(`${path}export/`, {}, co)).status).toBe(403);
  const book = await office.done(`${path}export/`, {});
  expect(book.file_name).toMatch(/^Dashboard \d{4}-\d\d-\d\d\.xlsx$/);
  const lines = await rowsOfWorkbook(Buffer.from(book.content, 'base64'));
  const figure = (name: keyof typeof figureTexts) =>
    lines.find((line) => Object.values(line).includes(figureTexts[name].label));
  const [inquiries, stock, money] = await Promise.all(['inquiries', 'stock', 'money'].map((part) => office.read(part)));
  const screen = {
    new_inquiries: inquiries.new_inquiries.count,
    visits: inquiries.visits.completed,
    available: stock.available,
    deals: money.deals.open,
    deal_value: money.deals.value,
    brokerage_due: money.brokerage.due.amount,
    loans_disbursed: money.loans.disbursed.amount,
  } as const;
  for (const [name, value] of Object.entries(screen))
    expect([name, Object.values(figure(name as keyof typeof screen)!)]).toEqual([
      name,
      expect.arrayContaining([value]),
    ]);
  expect(screen.new_inquiries).toBeGreaterThan(0);
});

test('a source costs what the owners say', async () => {
  const office = await anOffice(server);
  const source = await office.done('/properties/source/', { source_name: 'Billboard' });
  await office.done('/properties/inquiry/', aWish(office.area, { source: source.id }));
  const cost = (monthly_cost: number | null, as = office.owner) =>
    server.ask('PATCH', `${path}sources/${source.id}/`, as.token, { monthly_cost });
  expect((await cost(8000)).status).toBe(204);
  expect((await cost(1, office.staff)).status).toBe(403);
  const { sources } = (await office.get(`${path}inquiries/`)).body;
  expect(sources).toEqual([{ id: source.id, name: 'Billboard', count: 1, won: 0, monthly_cost: 8000 }]);
});

test('brokerage stands without GST: weighted, invoiced, received and due, each as the desk has it', async () => {
  const office = await aDesk(server, { city: 6 });
  const { buyer, deal } = await aSale(office);
  const read = async (query = '') => (await office.get(`${path}money/?${query}`)).body.brokerage;
  expect(await read()).toMatchObject({
    weighted: 2_400 * (await office.get(`/properties/deals/${deal.id}/`)).body.probability,
    due: { count: 0, amount: 0 },
  });
  await confirm(server, office, buyer.id);
  const today = dayInIndia();
  await office.done(`${desk}${buyer.id}/invoices/`, { kind: 'Invoice', date: today });
  await office.done(`${desk}${buyer.id}/receipts/`, {
    ...{ date: today, amount: 19_000, tds_amount: 1_000, mode: 'NEFT', ref_no: 'A' },
  });
  const after = await read();
  expect(after).toMatchObject({
    earned: 0,
    invoiced: { count: 30_000, before: 0 },
    received: { count: 20_000, before: 0 },
    due: { count: 1, amount: 100_000 },
    certificates_pending: 1,
  });
  const { body } = await office.get(`${desk}?is_due=true`);
  expect([body.count, body.results[0].balance]).toEqual([after.due.count, 100_000]);
  const sum = (of: 'balance' | 'count') =>
    after.ages.reduce((all: number, one: Record<string, number>) => all + one[of]!, 0);
  expect([sum('count'), sum('balance')]).toEqual([1, 100_000]);
  const month = after.months.find(({ from }: { from: string }) => from.slice(0, 7) === today.slice(0, 7));
  expect(month.received).toBe(20_000);
  // A rent deal has none of it.
  expect(await read('deal_type=2')).toMatchObject({ weighted: 0, due: { count: 0 } });
});
