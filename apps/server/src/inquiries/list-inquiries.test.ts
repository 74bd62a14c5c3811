import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anInquiryOffice, dayFromNow, daysFromNow } from '../../test/inquiries.ts';
import { aNumber, aWish, bhkId, dealId, typeId } from '../../test/listings.ts';
import { aServer, type Person, type TestServer } from '../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

interface Listed {
  id: number;
  comment: string;
}
const named = (rows: Listed[]) => rows.map(({ comment }) => comment);

/** Five inquiries, named by their comments. */
const aShelf = async () => {
  const office = await anInquiryOffice(server);
  const { owner, areas, area, add, move } = office;
  const society = (await server.ask('POST', '/properties/society/', owner.token, { society_name: 'Neem Villas', area }))
    .body.id;
  const partner = { name: 'Partner Broker', mobile_number_1: aNumber() };
  const of: Record<string, { id: number; inquiry_code: string; co_broker: { id: number } }> = {};
  const make = async (comment: string, given: object = {}) => {
    of[comment] = await add(owner, aWish(area, { comment, ...given }));
  };
  await make('plain');
  await make('elsewhere', { area: [areas['Sector 56']!], budget_min: 20_000_000, budget_max: 30_000_000 });
  await make('rent', { deal_type: [dealId('Rent')], budget_max: 40_000, timeline: 'Immediate', co_broker: partner });
  await make('society', { area: [], society_name: [society], bhk: [bhkId(2)], assigned_to: [owner.id] });
  await make('lost', { priority: 'Hot' });
  await move(owner, of.elsewhere!.id, { stage: 'Contacted', next_follow_up: daysFromNow(3) });
  await move(owner, of.rent!.id, { stage: 'Qualified', next_follow_up: daysFromNow(2) });
  await move(owner, of.lost!.id, { stage: 'Closed Lost', reason: 'Plan dropped' });
  await server.owner.query(`update inquiry set next_follow_up = now() - interval '26 hours' where id = $1`, [
    of.rent!.id,
  ]);
  const list = async (query: string, person: Person = owner) =>
    named((await office.get(person, `?ordering=created_date&${query}`)).body.results);
  return { ...office, of, society, list };
};

test('inquiries are found by all that they can be told apart by', async () => {
  const { owner, areas, of, society, list, company } = await aShelf();
  const found: [string, string[]][] = [
    [`inquiry_code=${of.rent!.inquiry_code.toLowerCase()}`, ['rent']],
    ['stage=Contacted&stage=Qualified', ['elsewhere', 'rent']],
    [`deal_type=${dealId('Rent')}`, ['rent']],
    [`area=${areas['Sector 56']}`, ['elsewhere']],
    [`society_name=${society}`, ['society']],
    [`bhk=${bhkId(2)}`, ['society']],
    ['budget__gte=35000000', ['plain', 'society', 'lost']],
    ['budget__gte=10000000&budget__lte=19000000', ['plain', 'society', 'lost']],
    ['budget__gte=10000000&budget__lte=25000000', ['plain', 'elsewhere', 'society', 'lost']],
    [`assigned_to=${owner.id}`, ['society']],
    ['unassigned=true&stage=New', ['plain']],
    ['unassigned=false', ['society']],
    ['follow_up=Overdue', ['rent']],
    ['follow_up=Due today', ['rent']],
    // New needs none yet.
    ['follow_up=Without next step', []],
    ['follow_up=Without next step&follow_up=Overdue', ['rent']],
    [`next_follow_up__gte=${dayFromNow(1)}`, ['elsewhere']],
    [`co_broker=${of.rent!.co_broker.id}`, ['rent']],
    ['rating=Hot', ['lost']],
    ['rating=Cold', ['plain', 'elsewhere', 'rent', 'society']],
    [`created_date__lte=${dayFromNow(-1)}`, []],
    ['search=society', ['society']],
  ];
  for (const [query, expected] of found) expect([query, await list(query)]).toEqual([query, expected]);
  expect(await list('', await company.person('Commercial Only'))).toEqual([]);
});

test('lists go by score and by next step, page by page, each once', async () => {
  const { owner, of, get } = await aShelf();
  for (const [ordering, expected] of [
    ['-score', ['rent', 'elsewhere', 'lost', 'society', 'plain']],
    ['next_follow_up', ['rent', 'elsewhere', 'plain', 'society', 'lost']],
  ] as const) {
    const seen: string[] = [];
    let next: string | null = `?ordering=${ordering}&page_size=2`;
    while (next) {
      const page = (await get(owner, next)).body as { results: Listed[]; next: string | null };
      seen.push(...named(page.results));
      next = page.next && new URL(page.next).search;
    }
    expect(seen).toEqual(expected);
  }
  const cursor = Buffer.from(JSON.stringify(['next_follow_up', 'soon', of.plain!.id])).toString('base64url');
  expect(await get(owner, `?ordering=next_follow_up&cursor=${cursor}`)).toMatchObject({ status: 404 });
});

describe('the board', () => {
  test('has a column for each open stage with its number, its sums and its first cards', async () => {
    const { owner, get, company, of } = await aShelf();
    const { columns } = (await get(owner, 'board/')).body;
    // A card says no comment.
    const nameOf = ({ id }: { id: number }) => Object.keys(of).find((comment) => of[comment]!.id === id);
    const shown = columns.map((column: { stage: string; count: number; results: Listed[] }) => [
      column.stage,
      column.count,
      column.results.map(nameOf),
    ]);
    expect(shown).toEqual([
      ['New', 2, ['society', 'plain']],
      ['Contacted', 1, ['elsewhere']],
      ['Qualified', 1, ['rent']],
      ['Options Shared', 0, []],
      ['Visit Scheduled', 0, []],
      ['Visit Done', 0, []],
      ['Negotiation', 0, []],
      ['Token Paid', 0, []],
      ['On Hold', 0, []],
    ]);
    expect(columns[0]).toMatchObject({ sum_total: 120_000_000, sum_monthly: 0 });
    expect(columns[2]).toMatchObject({ sum_total: 0, sum_monthly: 40_000 });
    const filtered = (await get(owner, `board/?deal_type=${dealId('Rent')}&ordering=-score`)).body.columns;
    expect(filtered.map(({ count }: { count: number }) => count)).toEqual([0, 0, 1, 0, 0, 0, 0, 0, 0]);
    expect((await get(owner, 'board/?stage=Qualified')).body.columns).toHaveLength(1);
    const commercial = (await get(await company.person('Commercial Only'), 'board/')).body.columns;
    expect(commercial.every(({ count }: { count: number }) => count === 0)).toBe(true);
  });

  test('shows twenty cards of a column, and the list goes on from there', async () => {
    const { owner, get, company } = await anInquiryOffice(server);
    await server.owner.query(
      `with c as (insert into contact (company_id, name, mobile_number_1) values ($1, 'Many', '9824099999') returning id)
       insert into inquiry (company_id, inquiry_code, contact, contact_role, property_type, deal_type, created_date)
         select $1, 'Q-' || n, c.id, 'Buyer', $2, '{1}', now() - n * interval '1 hour' from c, generate_series(1, 33) n`,
      [company.id, typeId('Residential')],
    );
    const [column] = (await get(owner, 'board/')).body.columns;
    expect([column.count, column.results.length]).toEqual([33, 20]);
    const more = (await get(owner, '?stage=New&page_size=20&page=2')).body.results;
    const ids = [...column.results, ...more].map(({ id }: Listed) => id);
    expect(new Set(ids).size).toBe(33);
  });
});
