import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addSectors, aHouse, aShop, bhkId, dealId, possessionId, subtypeId, typeId } from '../../test/listings.ts';
import { aCompany, aServer, type Person, type TestServer } from '../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const anOffice = async () => {
  const company = await aCompany(server);
  const owner = await company.person('Owner');
  const areas = await addSectors(server, owner, ['Sector 57', 'Sector 56']);
  const area = areas['Sector 57']!;
  const ask = (person: Person, method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) =>
    server.ask(method, `/properties/${path}`, person.token, body);
  const add = async (body: object, person = owner) => {
    const made = await ask(person, 'POST', 'property/', body);
    expect(made).toMatchObject({ status: 201 });
    return made.body;
  };
  const society = async (society_name: string) =>
    (await ask(owner, 'POST', 'society/', { society_name, area })).body.id as number;
  return { company, owner, areas, area, ask, add, society };
};

describe('filters', () => {
  test('each finds what it says', async () => {
    const { company, owner, areas, area, ask, add } = await anOffice();
    const sales = await company.person('Residential Only');
    const house = await add(
      aHouse(area, {
        ...{ bathrooms: 4, parking_covered: 1, parking_open: 2, floor_no: -1, total_floors: 3, property_age: '1-5' },
        ...{ amenities: [1, 2, 3], mandate: 'Exclusive', mandate_from: '2026-01-01', mandate_to: '2026-12-31' },
        ...{ occupancy: 'Vacant', ownership: 'Freehold', is_corner: true, pets_allowed: true, has_loan: false },
        ...{ furniture: 3, facing: 'East', assigned_to: [sales.id] },
      }),
    );
    const shop = await add(
      aShop(areas['Sector 56']!, {
        ...{ frontage_ft: 14, ceiling_height_ft: 11, power_load_kw: 20, floor_no: 2, amenities: [2], facing: 'West' },
        ...{ deal_type: [dealId('Rent')], rent: 60_000, deposit: 300_000, available_from: '2027-03-01' },
        ...{ suitable_for: ['Clinic', 'Bank'], possession: possessionId('Within 3 months') },
      }),
    );
    const found = async (query: string) => {
      const { body, status } = await ask(owner, 'GET', `property/?${query}`);
      expect([query, status]).toEqual([query, 200]);
      const names: string[] = body.results.map(({ id }: { id: number }) => (id === house.id ? 'house' : 'shop'));
      expect(body.count).toBe(names.length);
      return names.toSorted().join(' ');
    };
    const cases: [string, string][] = [
      ['bathrooms__gte=4', 'house'],
      ['parking__gte=3', 'house'],
      ['parking__gte=4', ''],
      ['floor_no__gte=-1&floor_no__lte=0', 'house'],
      ['floor_no__gte=1', 'shop'],
      ['total_floors__lte=3', 'house'],
      ['amenities=1,2', 'house'],
      ['amenities=2', 'house shop'],
      ['amenities=2&amenities=3', 'house'],
      ['mandate=Exclusive', 'house'],
      ['mandate_to__lte=2026-12-31', 'house'],
      ['occupancy=Vacant', 'house'],
      ['ownership=Freehold', 'house'],
      ['property_age=1-5&property_age=New', 'house'],
      ['is_corner=true', 'house'],
      ['pets_allowed=true', 'house'],
      ['has_loan=false', 'house'],
      ['facing=East&facing=West', 'house shop'],
      [`possession=${possessionId('Within 3 months')}`, 'shop'],
      ['suitable_for=Bank', 'shop'],
      ['frontage_ft__gte=14&ceiling_height_ft__gte=10.5&power_load_kw__gte=15', 'shop'],
      ['deposit__gte=300000&deposit__lte=300000', 'shop'],
      ['carpet_sqft__lte=400', 'shop'],
      ['price_per_sqft__gte=20000&price_per_sqft__lte=21000', 'house'],
      ['available_from__lte=2027-02-28', 'house'],
      ['available_from__lte=2027-03-01', 'house shop'],
      [`area=${area},${areas['Sector 56']}`, 'house shop'],
      [`area=${areas['Sector 56']}`, 'shop'],
      ['city=6', 'house shop'],
      [`assigned_to=${sales.id}`, 'house'],
      [`created_by=${owner.id}`, 'house shop'],
      [`contact=${shop.contact.id}`, 'shop'],
      ['contact_role=Owner', 'house shop'],
      ['freshness=Fresh', 'house shop'],
      ['freshness=Stale&freshness=Ageing', ''],
      ['last_verified_at__gte=2020-01-01', 'house shop'],
      ['last_verified_at__lte=2020-01-01', ''],
      ['completeness__lt=101', 'refused'],
    ];
    for (const [query, names] of cases)
      if (names === 'refused') expect((await ask(owner, 'GET', `property/?${query}`)).status).toBe(400);
      else expect([query, await found(query)]).toEqual([query, names]);
    await server.owner.query(`update property set last_verified_at = now() - interval '10 days' where id in ($1, $2)`, [
      house.id,
      shop.id,
    ]);
    expect(await found('freshness=Ageing')).toBe('shop');
    expect(await found('freshness=Fresh')).toBe('house');
    await server.owner.query('update property set last_verified_at = null where id = $1', [house.id]);
    expect(await found('freshness=Stale')).toBe('house');
  });

  test('orders by what may be missing, and pages through it without a gap', async () => {
    const { owner, area, ask, add } = await anOffice();
    for (const size of [100, 200, null, 400, null]) await add(aHouse(area, { size }));
    await server.owner.query(
      `update property set last_verified_at = case when size is null then null else now() - size * interval '1 hour' end`,
    );
    const walk = async (ordering: string) => {
      const seen: (number | null)[] = [];
      let url: string | null = `/properties/property/?page_size=2&ordering=${ordering}`;
      while (url) {
        const { body } = await server.ask('GET', url, owner.token);
        seen.push(...body.results.map((row: { size: number | null }) => row.size));
        url = body.next;
      }
      return seen;
    };
    expect(await walk('price_per_sqft')).toEqual([400, 200, 100, null, null]);
    expect(await walk('-price_per_sqft')).toEqual([100, 200, 400, null, null]);
    expect(await walk('last_verified_at')).toEqual([400, 200, 100, null, null]);
    expect(await walk('-last_verified_at')).toEqual([100, 200, 400, null, null]);
    expect((await walk('completeness')).length).toBe(5);
    expect((await ask(owner, 'GET', 'property/?ordering=-completeness')).body.count).toBe(5);
  });
});

describe('counts per value', () => {
  test('keep every filter but the field’s own, for what the reader may see', async () => {
    const { company, owner, areas, area, ask, add } = await anOffice();
    const sector56 = areas['Sector 56']!;
    await add(aHouse(area, { bhk: bhkId(3) }));
    await add(aHouse(area, { bhk: bhkId(4), deal_type: [dealId('Sale'), dealId('Rent')], rent: 9 }));
    await add(aHouse(sector56, { bhk: bhkId(4), status: 'Draft' }));
    await add(aShop(sector56));
    const counts = async (query: string, person = owner) => {
      const { body } = await ask(person, 'GET', `property/counts/?${query}`);
      return Object.fromEntries(
        Object.entries(body.counts as Record<string, { value: string; count: number }[]>).map(([field, values]) => [
          field,
          Object.fromEntries(values.map(({ value, count }) => [value, count])),
        ]),
      );
    };
    const [three, four] = [bhkId(3), bhkId(4)];
    expect(await counts('by=status,bhk,area,deal_type,freshness')).toEqual({
      status: { Available: 3, Draft: 1 },
      bhk: { [three]: 1, [four]: 2 },
      area: { [area]: 2, [sector56]: 2 },
      deal_type: { [dealId('Sale')]: 4, [dealId('Rent')]: 1 },
      freshness: { Fresh: 4 },
    });
    expect(await counts(`by=status,bhk,area&status=Available&bhk=${four}`)).toEqual({
      status: { Available: 1, Draft: 1 },
      bhk: { [three]: 1, [four]: 1 },
      area: { [area]: 1 },
    });
    expect(await counts(`by=bhk&status=Draft`)).toEqual({ bhk: { [four]: 1 } });
    expect(await counts(`by=area&area=${area}&bhk=${four}`)).toEqual({ area: { [area]: 1, [sector56]: 1 } });
    expect(await counts(`by=bhk,facing&bhk=${four}&facing=East`)).toEqual({ bhk: {}, facing: {} });
    expect(await counts('by=property_type', await company.person('Commercial Only'))).toEqual({
      property_type: { [typeId('Commercial')]: 1 },
    });
    expect((await ask(owner, 'GET', 'property/counts/?by=remark')).status).toBe(400);
  });
});

describe('what may be the same property', () => {
  test('is found by society and unit however it is written, or by owner and size, as far as the reader may see it', async () => {
    const { company, owner, area, ask, add, society } = await anOffice();
    const shivalik = await society('Shivalik');
    const flat = { property_subtype: subtypeId('Flat/Apartment'), society_name: shivalik, unit_no: 'A-1204' };
    const first = await add(aHouse(area, flat));
    expect(first.similar).toEqual([]);
    const again = await add(aHouse(area, { ...flat, wing: 'Tower A', unit_no: '1204' }));
    expect(again.similar).toMatchObject([
      {
        id: first.id,
        property_code: first.property_code,
        title: '4 BHK flat for sale in Sector 57',
        status: 'Available',
        sure: 'certain',
        why: 'Same society and unit',
      },
    ]);
    const similar = async (query: string, person = owner) =>
      (await ask(person, 'GET', `property/similar/?${query}`)).body.results.map(
        ({ id, sure }: { id: number; sure: string }) => [id, sure],
      );
    for (const unit of ['A 1204', 'a/1204'])
      expect(await similar(`society_name=${shivalik}&unit_no=${encodeURIComponent(unit)}`)).toEqual([
        [again.id, 'certain'],
        [first.id, 'certain'],
      ]);
    expect(await similar(`society_name=${shivalik}&unit_no=A-1204&except=${again.id}`)).toEqual([
      [first.id, 'certain'],
    ]);
    expect(await similar(`society_name=${shivalik}&unit_no=B-1204`)).toEqual([]);
    expect(await similar(`society_name=${shivalik}`)).toEqual([]);
    const owned = `contact=${first.contact.id}&property_subtype=${subtypeId('Flat/Apartment')}&area=${area}&size_unit=SqYd`;
    expect(await similar(`${owned}&size=310`)).toEqual([[first.id, 'likely']]);
    expect(await similar(`${owned}&size=320`)).toEqual([]);
    expect(await similar(`society_name=${shivalik}&unit_no=A-1204`, await company.person('Commercial Only'))).toEqual(
      [],
    );
    await ask(owner, 'PATCH', `property/${first.id}/`, { locked_property: true });
    expect(await similar(`society_name=${shivalik}&unit_no=A-1204`, await company.person('All-Rounder'))).toEqual([
      [again.id, 'certain'],
    ]);
  });
});

describe('a hint about the price', () => {
  test('compares with the society, else with the area, and only with enough of the same kind', async () => {
    const { owner, area, ask, add, society } = await anOffice();
    const shivalik = await society('Shivalik');
    const flat = (unit_no: string, rate: number, given: object = {}) =>
      aHouse(area, {
        ...{ property_subtype: subtypeId('Flat/Apartment'), society_name: shivalik, unit_no, bhk: bhkId(3) },
        ...{ size: 1000, size_unit: 'Sqft', size_basis: 'Carpet', sale_price: rate * 1000 },
        ...given,
      });
    const query = (given: string) =>
      `property/price_hint/?property_subtype=${subtypeId('Flat/Apartment')}&bhk=${bhkId(3)}&area=${area}&size=1000&size_unit=Sqft&size_basis=Carpet${given}`;
    const hint = async (given: string) => (await ask(owner, 'GET', query(given))).body.results;
    for (const [index, rate] of [5000, 6000, 5500].entries()) await add(flat(`A-${index + 1}`, rate));
    await add(flat('A-9', 50_000, { bhk: bhkId(2) }));
    expect(await hint(`&society_name=${shivalik}&sale_price=6655000`)).toEqual([
      {
        field: 'sale_price',
        within: 'society',
        median: 5500,
        samples: 3,
        rate: 6655,
        percent: 21,
        is_outlier: true,
        text: '21 % above your median for this society, 3 samples',
      },
    ]);
    expect(await hint('&sale_price=5000000')).toMatchObject([
      { within: 'area', percent: -9, is_outlier: false, text: '9 % below your median for this area, 3 samples' },
    ]);
    expect(await hint(`&society_name=${await society('Other')}`)).toMatchObject([
      { within: 'area', rate: null, text: '' },
    ]);
    expect((await ask(owner, 'GET', query('').replace(`bhk=${bhkId(3)}`, `bhk=${bhkId(2)}`))).body.results).toEqual([]);
  });
});
