import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acrossMigration } from '../../test/at-migration.ts';
import { addSectors, aHouse, aNumber, aShop, dealId, possessionId, subtypeId } from '../../test/listings.ts';
import { aPhoto } from '../../test/property-files.ts';
import { aCompany, aForm, aServer, type Person, type TestServer } from '../../test/support.ts';
import { writePlatformLists } from '../lookups/index.ts';

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
  const ask = (person: Person, method: 'GET' | 'POST' | 'PATCH' | 'PUT', path: string, body?: object) =>
    server.ask(method, `/properties/${path}`, person.token, body);
  const add = async (person: Person, body: object) => {
    const made = await ask(person, 'POST', 'property/', body);
    expect(made).toMatchObject({ status: 201 });
    return made.body;
  };
  const refusal = async (given: object) => (await ask(owner, 'POST', 'property/', aHouse(area, given))).body;
  return { company, owner, areas, area, ask, add, refusal };
};

describe('the people of a property', () => {
  test('are its co-broker and others, shown and masked as its owner is, and they follow a merge', async () => {
    const { company, owner, area, ask, add } = await anOffice();
    const [caretaker, broker] = [aNumber(), aNumber()];
    const made = await add(
      owner,
      aHouse(area, {
        mandate: "Co-broker's listing",
        co_broker: { name: 'Bina Broker', mobile_number_1: broker },
        other_contacts: [{ contact: { name: 'Chandu', mobile_number_1: caretaker }, role: 'Caretaker' }],
      }),
    );
    expect(made).toMatchObject({
      co_broker: { name: 'Bina Broker', mobile_number_1: broker },
      other_contacts: [{ role: 'Caretaker', contact: { name: 'Chandu', mobile_number_1: caretaker } }],
    });
    const person = await company.person('All-Rounder');
    const seen = await ask(person, 'GET', `property/${made.id}/`);
    expect(JSON.stringify(seen.body)).not.toMatch(new RegExp(`${caretaker}|${broker}`));
    expect(seen.body.other_contacts[0].contact.name).toBe('Chandu');
    expect(seen.body.co_broker.mobile_number_1).toBe(`*******${broker.slice(-3)}`);

    const [first] = made.other_contacts;
    const other = await ask(owner, 'POST', 'contacts/', { name: 'Chandubhai', mobile_number_1: aNumber() });
    const merged = await ask(owner, 'POST', 'contacts/merge/', {
      into: other.body.id,
      from: [first.contact.id, made.co_broker.id],
    });
    expect(merged.body.moved.property).toBe(2);
    const after = (await ask(owner, 'GET', `property/${made.id}/`)).body;
    expect(after.other_contacts).toMatchObject([{ role: 'Caretaker', contact: { id: other.body.id } }]);
    expect(after.co_broker.id).toBe(other.body.id);

    const changed = await ask(owner, 'PATCH', `property/${made.id}/`, {
      other_contacts: [{ contact: other.body.id, role: 'Tenant' }],
      co_broker: null,
      mandate: 'Open',
    });
    expect(changed.body).toMatchObject({ co_broker: null, other_contacts: [{ role: 'Tenant' }] });
    const twice = [
      { contact: other.body.id, role: 'Tenant' },
      { contact: other.body.id, role: 'Caretaker' },
    ];
    expect((await ask(owner, 'PATCH', `property/${made.id}/`, { other_contacts: twice })).body).toEqual({
      other_contacts: ['This contact stands twice.'],
    });
    expect((await ask(owner, 'PATCH', `property/${made.id}/`, { co_broker: 999_999 })).body).toEqual({
      co_broker: ['Invalid pk "999999" - object does not exist.'],
    });
  });
});

describe('what belongs together', () => {
  test('is asked for by field', async () => {
    const { refusal } = await anOffice();
    expect(await refusal({ mandate: 'Exclusive' })).toEqual({
      mandate_from: ['Enter the first day of the mandate.'],
      mandate_to: ['Enter the last day of the mandate.'],
    });
    expect(await refusal({ mandate: 'Exclusive', mandate_from: '2026-05-01', mandate_to: '2026-05-01' })).toEqual({
      mandate_to: ['The mandate must end after it starts.'],
    });
    expect(await refusal({ mandate: "Co-broker's listing" })).toEqual({ co_broker: ['Choose the co-broker.'] });
    expect(await refusal({ escalation_percent: 5 })).toEqual({
      escalation_every_months: ['Enter after how many months the rent rises.'],
    });
    expect(await refusal({ escalation_every_months: 12 })).toEqual({
      escalation_percent: ['Enter by how much the rent rises.'],
    });
    expect(await refusal({ beds_total: 4, beds_free: 5 })).toEqual({
      beds_free: ['More beds are free than there are.'],
    });
    expect(await refusal({ pincode: '012345' })).toEqual({ pincode: ['Enter a 6 digit PIN code.'] });
    expect(await refusal({ loan_bank: 9999 })).toEqual({ loan_bank: ['Invalid pk "9999" - object does not exist.'] });
    expect(await refusal({ published_on: { Housing: { url: 'javascript:alert(1)' } } })).toHaveProperty('published_on');
  });

  test('is not asked for by who mends something else in a record that lacked it before', async () => {
    const { owner, area, ask, add } = await anOffice();
    const { id } = await add(owner, aHouse(area));
    await server.owner.query(`update property set mandate = 'Exclusive' where id = $1`, [id]);
    expect((await ask(owner, 'PATCH', `property/${id}/`, { remark: 'Call first' })).status).toBe(200);
    expect((await ask(owner, 'PATCH', `property/${id}/`, { mandate_from: null })).body).toHaveProperty('mandate_from');
  });

  test('land without its plot is Available by its price, a PG by its beds, and nothing by neither', async () => {
    const { owner, area, ask, add } = await anOffice();
    const plot = aHouse(area, {
      property_subtype: subtypeId('Residential Plot'),
      bhk: null,
      size: null,
      size_unit: null,
    });
    expect((await add(owner, plot)).status).toBe('Available');
    const unpriced = { ...plot, sale_price: null };
    expect((await ask(owner, 'POST', 'property/', { ...unpriced, status: 'Available' })).body).toEqual({
      sale_price: ['Enter the price, or how large it is.'],
    });
    expect((await add(owner, { ...unpriced, plot_area: 200, plot_area_unit: 'SqYd' })).status).toBe('Available');
    const pg = aHouse(area, {
      property_subtype: subtypeId('PG/Hostel Bed'),
      bhk: null,
      size: null,
      size_unit: null,
      deal_type: [dealId('PG')],
      sale_price: null,
    });
    expect((await add(owner, pg)).status).toBe('Draft');
    expect((await add(owner, { ...pg, beds_total: 4 })).status).toBe('Available');
  });

  test('a flat is Available without unit and society, unless the office alone may sell it', async () => {
    const { owner, area, ask, add } = await anOffice();
    const flat = aHouse(area, { property_subtype: subtypeId('Flat/Apartment'), contact_role: 'Owner' });
    expect((await add(owner, flat)).status).toBe('Available');
    const ours = { ...flat, mandate: 'Exclusive', mandate_from: '2026-11-01', mandate_to: '2027-02-01' };
    expect((await ask(owner, 'POST', 'property/', { ...ours, status: 'Available' })).body).toEqual({
      society_name: ['Choose the society.'],
      unit_no: ['Enter the unit number.'],
    });
  });

  test('flats that an older version kept as Drafts for want of a unit are listed, and no others', () =>
    acrossMigration(
      '0101',
      async (client) => {
        await writePlatformLists(client);
        await client.query(`
        insert into company (company_name) values ('A');
        insert into property (company_id, property_code, city, property_type, property_subtype, deal_type, area, status, remark, bhk, sale_price, contact_role, mandate)
          select id, remark, (select min(id) from city), 1, 1, '{1}', '{}', 'Draft', remark, bhk, price, role, mandate
            from company, (values ('flat', 3, 8500000, '', ''), ('unpriced', 3, null, '', ''), ('of no size', null, 8500000, '', ''),
                                  ('ours alone', 3, 8500000, 'Owner', 'Exclusive')) v (remark, bhk, price, role, mandate)
           where not is_platform`);
      },
      async (client) => {
        const { rows } = await client.query('select remark from property where status = $1', ['Available']);
        expect(rows).toEqual([{ remark: 'flat' }]);
      },
    ));

  test('what is only unusual is said with the record', async () => {
    const { owner, ask, add } = await anOffice();
    const noida = (await ask(owner, 'POST', 'area/', { area: 'Sector 62', city: 12 })).body.id;
    const given = { deal_type: [dealId('Rent')], rent: 20_000, deposit: 60_000, rera_no: '12345' };
    const made = await add(owner, aHouse(noida, given));
    expect(made.warnings).toEqual({
      rera_no: ['Numbers of this state look like UPRERAPRJ…. Check it.'],
      deposit: ['Above the usual 2 months of rent in this state.'],
    });
    expect((await ask(owner, 'PATCH', `property/${made.id}/`, { deposit: 40_000, rera_no: '' })).body.warnings).toEqual(
      {},
    );
  });
});

describe('what follows from the facts', () => {
  test('are rates on every size, estimated ones marked, and months of deposit', async () => {
    const { owner, area, ask, add } = await anOffice();
    const flat = {
      property_subtype: subtypeId('Flat/Apartment'),
      size: 1500,
      size_unit: 'Sqft',
      size_basis: 'Super Built-up',
      sale_price: 9_000_000,
      deal_type: [dealId('Sale'), dealId('Rent')],
      rent: 30_000,
      deposit: 90_000,
    };
    const made = await add(owner, aHouse(area, flat));
    expect(made).toMatchObject({
      carpet_sqft: 1050,
      carpet_is_estimate: true,
      price_per_sqft: 6000,
      price_per_carpet_sqft: 8571,
      price_per_size_unit: 6000,
      price_per_sqyd: null,
      rent_per_sqft: null,
      deposit_months: 3,
    });
    const measured = await ask(owner, 'PATCH', `property/${made.id}/`, { carpet_area: 1000, carpet_area_unit: 'Sqft' });
    expect(measured.body).toMatchObject({ carpet_sqft: 1000, carpet_is_estimate: false, price_per_carpet_sqft: 9000 });
    const plot = await add(
      owner,
      aHouse(area, { property_subtype: subtypeId('Residential Plot'), bhk: null, sale_price: 30_000_000 }),
    );
    expect(plot).toMatchObject({ price_per_sqyd: 100_000, price_per_size_unit: 100_000 });
    const shop = await add(owner, aShop(area, { deal_type: [dealId('Rent')], rent: 40_000 }));
    expect(shop.rent_per_sqft).toBe(100);
  });

  test('is how complete it is, with what would help most, and lists find what is not', async () => {
    const { owner, area, ask, add } = await anOffice();
    const short = await add(owner, aShop(area));
    const full = await add(
      owner,
      aHouse(area, {
        ...{ furniture: 3, facing: 'East', bathrooms: 4, parking_covered: 2, total_floors: 2, property_age: '1-5' },
        ...{
          ownership: 'Freehold',
          amenities: [1, 2],
          description: 'Near the park',
          plot_area: 300,
          plot_area_unit: 'SqYd',
        },
      }),
    );
    expect(full).toMatchObject({ completeness: 87, completeness_hints: [{ field: 'images', hint: 'Add 3 photos' }] });
    const content = await aPhoto();
    for (const name of ['hall.jpg', 'kitchen.jpg', 'terrace.jpg']) {
      const { payload, headers } = aForm({ kind: 'image' }, { file: { name, content } });
      await server.ask('POST', `/properties/property/${full.id}/files/`, owner.token, payload, headers);
    }
    expect((await ask(owner, 'GET', `property/${full.id}/`)).body).toMatchObject({
      completeness: 100,
      completeness_hints: [],
    });
    const withPictures = await ask(owner, 'GET', 'property/?has_pictures=true');
    expect(withPictures.body.results.map(({ id }: { id: number }) => id)).toEqual([full.id]);
    expect(short.completeness).toBeLessThan(60);
    expect(short.completeness_hints).toHaveLength(3);
    const less = await ask(owner, 'GET', `property/?completeness__lt=60&ordering=completeness`);
    expect(less.body.results.map(({ id }: { id: number }) => id)).toEqual([short.id]);
    const { body } = await ask(owner, 'PATCH', `property/${short.id}/`, { frontage_ft: 12, facing: 'East' });
    expect(body.completeness).toBeGreaterThan(short.completeness);
  });
});

describe('the lease of a pre-leased property', () => {
  const lease = {
    tenant_name: 'Bank of Somewhere',
    tenant_category: 'Bank/ATM',
    lease_start: '2025-04-01',
    lease_end: '2094-03-31',
    lock_in_end: '2028-03-31',
    current_rent: 125_000,
    escalation_percent: 15,
    escalation_every_months: 36,
    cam_payer: 'Owner',
    cam_amount: 5000,
    property_tax_year: 24_000,
    purchase_cost_percent: 5.9,
  };

  test('is written whole, changed, and yields what it yields; matches read it', async () => {
    const { company, owner, area, ask, add } = await anOffice();
    const { id, completeness } = await add(
      owner,
      aShop(area, {
        deal_type: [dealId('Pre-leased')],
        sale_price: 24_000_000,
        possession: possessionId('Ready to move'),
      }),
    );
    const path = `preleased/${id}/`;
    expect((await ask(owner, 'GET', path)).status).toBe(404);
    expect((await ask(owner, 'PATCH', path, { notice_months: 3 })).status).toBe(404);
    expect((await ask(owner, 'PUT', path, {})).body).toMatchObject({
      tenant_name: ['This field is required.'],
      lease_end: ['This field is required.'],
    });
    expect(
      (await ask(owner, 'PUT', path, { ...lease, lock_in_end: '2024-01-01', lease_end: '2025-01-01' })).body,
    ).toEqual({
      lease_end: ['The lease must end after it starts.'],
      lock_in_end: ['Choose a day within the lease.'],
    });
    expect(await ask(owner, 'PUT', path, lease)).toMatchObject({
      status: 200,
      body: {
        property: id,
        tenant_name: 'Bank of Somewhere',
        gross_roi: 6.25,
        net_roi: 5.57,
        gross_roi_after_escalation: 7.19,
        may_edit: true,
      },
    });
    expect((await ask(owner, 'PATCH', path, { deposit: 1_000_000 })).body).toMatchObject({
      deposit: 1_000_000,
      effective_roi: 6.52,
      tenant_category: 'Bank/ATM',
    });
    expect((await ask(owner, 'GET', `property/${id}/`)).body.completeness).toBeGreaterThan(completeness);
    const wish = await ask(owner, 'POST', 'inquiry/', {
      property_type: 2,
      property_subtype: [subtypeId('Shop')],
      deal_type: [dealId('Pre-leased')],
      contact: { name: 'Investor', mobile_number_1: aNumber() },
      area: [area],
      budget_max: 26_000_000,
      expected_roi: 6,
    });
    expect(wish).toMatchObject({ status: 201 });
    const matches = await ask(owner, 'GET', `inquiry/${wish.body.id}/matches/`);
    const [best] = matches.body.results;
    expect(best.property.id).toBe(id);
    expect(best.criteria.find(({ key }: { key: string }) => key === 'roi')).toMatchObject({ state: 'fit' });

    const stranger = await company.person('All-Rounder');
    expect((await ask(stranger, 'PATCH', path, { deposit: 1 })).status).toBe(403);
    expect((await ask(stranger, 'GET', path)).body.may_edit).toBe(false);
    const other = await add(owner, aShop(area));
    expect((await ask(owner, 'PUT', `preleased/${other.id}/`, lease)).body).toEqual({
      non_field_errors: ['Only a property that is offered as Pre-leased has a lease.'],
    });
  });
});

test('sizes in bigha that are here already are worked out anew by the state, and who asks in bigha is matched anew', () =>
  acrossMigration(
    '0115',
    async (client) => {
      await writePlatformLists(client);
      await client.query(`
        insert into company (company_name) values ('A'), ('B');
        insert into property (company_id, property_code, city, property_type, property_subtype, deal_type, area, status, size, size_unit, size_basis, size_sqft)
          select id, company_name, 1, 1, 16, '{1}', '{}', 'Available', 2, case company_name when 'A' then 'Bigha' else 'Acre' end, 'Plot', 54000
            from company where not is_platform;
        insert into contact (company_id, name, mobile_number_1) select id, 'Buyer', '9000000001' from company where company_name = 'A';
        insert into inquiry (company_id, inquiry_code, contact, contact_role, property_type, deal_type, size_min, size_unit)
          select company_id, 'I1', id, '', 1, '{1}', 2, 'Bigha' from contact;
        delete from match_stale`);
    },
    async (client) => {
      const { rows } = await client.query(
        `select company_name from company c join graphile_worker.jobs j on j.key = c.id || ':derive_properties'`,
      );
      expect(rows).toEqual([{ company_name: 'A' }]);
      const asks = await client.query('select is_quiet from match_stale');
      expect(asks.rows).toEqual([{ is_quiet: true }]);
    },
  ));
