import { matchNotes } from '@angan/contract/matches/notes.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addSectors,
  aHouse,
  aNumber,
  aShop,
  aWish,
  bhkId,
  dealId,
  possessionId,
  subtypeId,
  typeId,
} from '../../test/listings.ts';
import { aCompany, aServer, type Person, type TestServer } from '../../test/support.ts';

const ahmedabad = 1;

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

interface Row {
  property: number & { id: number; property_code: string };
  inquiry: number & { id: number };
  score: number;
  label: string;
  summary: string;
  ask: string[];
  criteria: { key: string; state: string; text: string }[];
  gates: { gate: string; text: string }[];
}

/** Sectors two kilometres apart on a line: 57, 56, 55 and so on, so that 54 lies 6 km and 53 lies 8 km from 57. */
const sectors = ['Sector 57', 'Sector 56', 'Sector 55', 'Sector 54', 'Sector 53'] as const;

const anOffice = async () => {
  const company = await aCompany(server);
  const owner = await company.person('Owner');
  const areas = await addSectors(server, owner, sectors);
  const add = async (kind: 'property' | 'inquiry', body: object, by: Person = owner) => {
    const made = await server.ask('POST', `/properties/${kind}/`, by.token, body);
    expect(made).toMatchObject({ status: 201 });
    return made.body;
  };
  const matches = async (kind: 'property' | 'inquiry', id: number, query = '', by: Person = owner) => {
    const answer = await server.ask('GET', `/properties/${kind}/${id}/matches/?${query}`, by.token);
    expect(answer.status).toBe(200);
    return answer.body as {
      count: number;
      weak: number;
      hidden: number;
      note: string | null;
      next: string;
      results: Row[];
    };
  };
  const house = (sector: (typeof sectors)[number], given: object = {}) =>
    add('property', aHouse(areas[sector]!, given));
  return { company, owner, areas, add, matches, house, area: areas['Sector 57']! };
};

describe('an inquiry for a 4 BHK house in Sector 57 or near, up to 6 crore', () => {
  test('lists what fits best first with the words, asks for what is not known, and says what is kept off', async () => {
    const { add, matches, house, area } = await anOffice();
    const exact = await house('Sector 57');
    const near = await house('Sector 56', { possession: null });
    const dear = await house('Sector 57', { sale_price: 65_000_000 });
    const far = await house('Sector 53', { bhk: bhkId(3), sale_price: 75_000_000 });
    const beyond = await house('Sector 57', { sale_price: 90_000_000 });
    const shop = await add('property', aShop(area));
    const wish = await add('inquiry', aWish(area, { possession: [possessionId('Ready to move')] }));

    const found = await matches('inquiry', wish.id);
    expect(found.results.map((row) => row.property.id)).toEqual([exact.id, near.id, dear.id]);
    expect(found).toMatchObject({ count: 3, weak: 1, hidden: 1, note: null });
    const rowOf = (id: number) => found.results.find((row) => row.property.id === id)!;
    expect(rowOf(exact.id)).toMatchObject({ score: 100, label: 'Excellent', inquiry: wish.id, ask: [], gates: [] });
    expect(rowOf(near.id).ask).toEqual(['possession date']);
    expect(textOf(rowOf(near.id), 'area')).toBe('Sector 56, 2 km from Sector 57');
    expect(textOf(rowOf(dear.id), 'budget')).toBe('Over by 50.00 Lakhs (8 %)');

    const weak = await matches('inquiry', wish.id, 'show_weak=true');
    expect(weak.results.at(-1)).toMatchObject({ label: 'Weak', property: { id: far.id } });
    const why = await matches('inquiry', wish.id, 'why_not=true');
    expect(why.results).toMatchObject([
      { property: { id: beyond.id }, gates: [{ gate: 'G6', text: '50 % over budget' }] },
    ]);
    expect(JSON.stringify(why.results)).not.toContain(shop.property_code);
  });

  test('stands on each property’s side with the same score, words and label', async () => {
    const { add, matches, house, areas } = await anOffice();
    const kinds = ['Independent House/Kothi', 'Villa', 'Flat/Apartment'] as const;
    for (let n = 0; n < 24; n++)
      await house(sectors[n % 5]!, {
        bhk: bhkId(3 + (n % 3)),
        sale_price: 40_000_000 + n * 2_000_000,
        price_negotiable: n % 2 === 0,
        bottom_price: n % 4 === 0 ? 40_000_000 : null,
        property_subtype: subtypeId(kinds[n % 3]!),
        status: n % 3 === 2 ? 'Draft' : 'Available',
      });
    const wishes = [];
    for (let n = 0; n < 8; n++)
      wishes.push(
        await add(
          'inquiry',
          aWish(areas[sectors[n % 5]!]!, {
            bhk: [bhkId(3 + (n % 2))],
            budget_max: 45_000_000 + n * 3_000_000,
            property_subtype: n % 2 ? [] : [subtypeId('Villa')],
            ...(n === 6 && { area: [], any_area: true }),
          }),
        ),
      );
    const pairs = (rows: Row[]) =>
      rows.map(
        (row) => `${row.inquiry.id ?? row.inquiry} ${row.property.id ?? row.property} ${row.score} ${row.summary}`,
      );
    const fromInquiries: string[] = [];
    const properties = await server.owner.query<{ id: number }>('select id from property where company_id = $1', [
      (await server.owner.query('select company_id from inquiry where id = $1', [wishes[0].id])).rows[0].company_id,
    ]);
    for (const wish of wishes)
      fromInquiries.push(...pairs((await matches('inquiry', wish.id, 'show_weak=true&page_size=100')).results));
    const fromProperties: string[] = [];
    for (const { id } of properties.rows)
      fromProperties.push(...pairs((await matches('property', id, 'show_weak=true&page_size=100')).results));
    expect(fromInquiries.length).toBeGreaterThan(40);
    expect(fromProperties.sort()).toEqual(fromInquiries.sort());
  });

  test('is paged, best first', async () => {
    const { owner, add, matches, house, area } = await anOffice();
    for (let n = 0; n < 7; n++) await house('Sector 57', { sale_price: 55_000_000 + n * 2_000_000 });
    const wish = await add('inquiry', aWish(area));
    const all = (await matches('inquiry', wish.id)).results.map((row) => row.property.id);
    const first = await matches('inquiry', wish.id, 'page_size=3');
    expect(first).toMatchObject({ count: 7 });
    const page2 = (await server.ask('GET', first.next, owner.token)).body;
    const page3 = await matches('inquiry', wish.id, 'page_size=3&page=3');
    expect([...first.results, ...page2.results, ...page3.results].map((row: Row) => row.property.id)).toEqual(all);
  });
});

describe('matches', () => {
  test('need two of budget, area and size or rooms', async () => {
    const { add, matches, house, area } = await anOffice();
    const { id } = await house('Sector 57');
    const wish = await add('inquiry', aWish(area, { area: [], any_area: true, bhk: [] }));
    expect(await matches('inquiry', wish.id)).toMatchObject({
      count: 0,
      results: [],
      note: matchNotes.of.tooLittle,
    });
    expect(await matches('property', id)).toMatchObject({ count: 0 });
  });

  test('of a property that is not on offer are none, and say so', async () => {
    const { add, matches, house, area, owner } = await anOffice();
    const { id } = await house('Sector 57');
    const wish = await add('inquiry', aWish(area));
    expect((await matches('property', id)).results[0]).toMatchObject({ property: id, inquiry: { id: wish.id } });
    await server.ask('PATCH', `/properties/property/${id}/`, owner.token, { status: 'Under Offer' });
    expect(await matches('property', id)).toMatchObject({
      count: 0,
      note: matchNotes.of.propertyIs({ status: 'Under Offer' }),
    });
    expect(await matches('inquiry', wish.id)).toMatchObject({ count: 0 });
    expect(await matches('inquiry', wish.id, 'include_under_offer=true')).toMatchObject({ count: 1 });
  });

  test('let the lowest price in for everybody and name it only to whom it is open', async () => {
    const { company, add, matches, area, house } = await anOffice();
    await house('Sector 57', { sale_price: 78_000_000, bottom_price: 59_000_000 });
    const wish = await add('inquiry', aWish(area));
    const person = await company.person('All-Rounder');
    const [open] = (await matches('inquiry', wish.id)).results;
    const [closed] = (await matches('inquiry', wish.id, '', person)).results;
    expect(open!.score).toBe(closed!.score);
    expect(textOf(open!, 'budget')).toContain('5.90 Cr');
    expect(JSON.stringify(closed)).not.toMatch(/5\.90|59000000/);
    expect(textOf(closed!, 'budget')).toContain('Near budget, worth asking');
  });

  test('keep to the reader’s domain, to locks, to own and free inquiries, and mask numbers', async () => {
    const { company, owner, add, matches, house, area } = await anOffice();
    const person = await company.person('Residential Only');
    const colleague = await company.person('All-Rounder');
    const { id } = await house('Sector 57');
    const locked = await house('Sector 57', { locked_property: true });
    const number = aNumber();
    const free = await add('inquiry', aWish(area, { contact: { name: 'Free', mobile_number_1: number } }));
    const theirs = await add('inquiry', aWish(area, { assigned_to: [colleague.id] }));
    const hidden = await add('inquiry', aWish(area, { locked_inquiry: true }));

    const seen = await matches('property', id, '', person);
    expect(seen.results.map((row) => row.inquiry.id)).toEqual([free.id]);
    expect(seen.hidden).toBe(0);
    expect(JSON.stringify(seen)).not.toContain(number);
    expect((await matches('inquiry', free.id, '', person)).results.map((row) => row.property.id)).toEqual([id]);
    expect((await matches('property', id)).results.map((row) => row.inquiry.id).sort((a, b) => a - b)).toEqual([
      free.id,
      theirs.id,
      hidden.id,
    ]);
    for (const path of [`property/${locked.id}`, `inquiry/${theirs.id}`, `inquiry/${hidden.id}`])
      expect(await server.ask('GET', `/properties/${path}/matches/`, person.token)).toMatchObject({ status: 404 });
    const commercial = await company.person('Commercial Only');
    for (const path of [`property/${id}`, `inquiry/${free.id}`])
      expect(await server.ask('GET', `/properties/${path}/matches/`, commercial.token)).toMatchObject({ status: 404 });
    expect((await matches('inquiry', free.id, '', owner)).count).toBe(2);
  });

  test('count a rent by the month with its maintenance', async () => {
    const { add, matches, area } = await anOffice();
    const flat = (given: object) =>
      aHouse(area, {
        deal_type: [dealId('Rent')],
        sale_price: null,
        bhk: bhkId(2),
        maintenance: 5_000,
        ...given,
      });
    const fits = await add('property', flat({ rent: 45_000 }));
    await add('property', flat({ rent: 62_000 }));
    const wish = await add(
      'inquiry',
      aWish(area, {
        property_type: typeId('Residential'),
        deal_type: [dealId('Rent')],
        bhk: [bhkId(2)],
        budget_max: 50_000,
      }),
    );
    expect(await matches('inquiry', wish.id)).toMatchObject({
      count: 1,
      hidden: 1,
      results: [{ property: { id: fits.id }, score: 100 }],
    });
  });
});

const textOf = (row: Row, key: string) => row.criteria.find((one) => one.key === key)!.text;

test('a neighbour that the office has named goes before the distance by coordinates, whichever side names it', async () => {
  const { owner, areas, add, matches, house } = await anOffice();
  const listing = await house('Sector 53');
  const wish = await add('inquiry', aWish(areas['Sector 57']!));
  const area = async () =>
    (await matches('inquiry', wish.id, 'show_weak=true')).results
      .find(({ property }) => property.id === listing.id)!
      .criteria.find(({ key }) => key === 'area')!.text;
  const say = (sector: (typeof sectors)[number], neighbours: object[]) =>
    server.ask('PATCH', `/properties/area/${areas[sector]}/`, owner.token, { neighbours });
  expect(await area()).toBe('Sector 53, 8 km from Sector 57');
  expect(await say('Sector 57', [{ area: areas['Sector 53'], km: 2.5 }])).toMatchObject({ status: 200 });
  expect(await area()).toBe('Sector 53, 2.5 km from Sector 57');
  expect(await say('Sector 53', [{ area: areas['Sector 57'], km: null }])).toMatchObject({ status: 200 });
  expect(await area()).toBe('Sector 53, next to Sector 57');
});

test('a bigha is as large as the state of the city has it, for the property and for who asks', async () => {
  const { owner, area: inHaryana, add, matches } = await anOffice();
  const made = await server.ask('POST', '/properties/area/', owner.token, { area: 'Sanand', city: ahmedabad });
  const area = made.body.id as number;
  const land = { property_subtype: subtypeId('Residential Plot'), size: 2, size_unit: 'Bigha', size_basis: 'Plot' };
  const plot = await add('property', aHouse(area, { ...land, sale_price: 3_484_800 }));
  expect(plot).toMatchObject({ size_sqft: 34_848, price_per_sqft: 100 });
  const wish = { property_subtype: [land.property_subtype], bhk: [] };
  const bySize = async (of: object) => {
    const { id } = await add('inquiry', aWish(area, { ...wish, ...of }));
    const found = await matches('inquiry', id);
    const [row] = found.results.filter(({ property }) => property.id === plot.id);
    return row?.criteria.find(({ key }) => key === 'size')?.state;
  };
  expect(await bySize({ size_min: 30_000, size_max: 40_000, size_unit: 'Sqft' })).toBe('fit');
  expect(await bySize({ size_min: 1.9, size_max: 2.1, size_unit: 'Bigha' })).toBe('fit');

  const moved = await server.ask('PATCH', `/properties/property/${plot.id}/`, owner.token, { area: [inHaryana] });
  expect(moved.body).toMatchObject({ size_sqft: 54_000 });
});
