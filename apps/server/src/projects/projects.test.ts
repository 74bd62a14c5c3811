import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addSectors,
  aHouse,
  aNumber,
  aProject,
  aUnit,
  aWish,
  bhkId,
  dealId,
  subtypeId,
  typeId,
} from '../../test/listings.ts';
import { aCompany, aServer, type Person, type TestServer } from '../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const path = '/properties/projects/';
const units = '/properties/projectunits/';

const anOffice = async () => {
  const company = await aCompany(server);
  const owner = await company.person('Owner');
  const areas = await addSectors(server, owner, ['Sector 57', 'Sector 56']);
  const post = (person: Person, at: string, body: object) => server.ask('POST', at, person.token, body);
  const made = async (person: Person, at: string, body: object) => {
    const answer = await post(person, at, body);
    expect(answer).toMatchObject({ status: 201 });
    return answer.body;
  };
  const list = async (person: Person, query = '') => (await server.ask('GET', `${path}?${query}`, person.token)).body;
  return { company, owner, area: areas['Sector 57']!, other: areas['Sector 56']!, post, made, list };
};

describe('a project', () => {
  test('is added with what it needs and read back whole', async () => {
    const { owner, area, made } = await anOffice();
    const person = await made(owner, '/properties/contacts/', { name: 'Hetal Desai', mobile_number_1: aNumber() });
    const project = await made(
      owner,
      path,
      aProject(area, {
        builder_contact: person.id,
        sales_contacts: [{ contact: person.id, role: 'Site office' }],
        amenities: [1],
        approved_banks: [1, 13],
        payment_plan: [
          { milestone: 'Booking', percent: 10 },
          { milestone: 'On plinth', percent: 33.3 },
          { milestone: 'Possession', percent: 56.7 },
        ],
        other_charges: [{ label: 'Parking', amount: 300_000, basis: 'One time' }],
        brokerage_terms: {
          basis: 'Percent',
          value: 2,
          slabs: [{ from_units: 5, percent: 3 }],
        },
        lead_registration: true,
        lead_lock_days: 45,
        possession_date: '2028-12-31',
      }),
    );
    expect(project).toMatchObject({
      builder_contact: { id: person.id, name: 'Hetal Desai' },
      sales_contacts: [{ role: 'Site office', contact: { id: person.id } }],
      area: [{ id: area, area: 'Sector 57' }],
      city: { city: 'Gurgaon' },
      payment_plan: [{ milestone: 'Booking', percent: 10 }, {}, {}],
      brokerage_terms: { value: 2, slabs: [{ from_units: 5, percent: 3 }] },
      price_from: null,
      units_left: null,
      may_edit: true,
      is_active: true,
    });
    expect((await server.ask('GET', `${path}${project.id}/`, owner.token)).body).toEqual(project);
    const changed = await server.ask('PATCH', `${path}${project.id}/`, owner.token, {
      builder_contact: null,
      brokerage_terms: null,
      other_charges: [],
    });
    expect(changed.body).toMatchObject({ builder_contact: null, brokerage_terms: null, other_charges: [] });
    expect(changed.body.sales_contacts).toHaveLength(1);
  });

  test('stands once in an area, under whatever letters, until it is deleted', async () => {
    const { owner, area, other, post, made } = await anOffice();
    const project = await made(owner, path, aProject(area));
    expect((await post(owner, path, aProject(area, { project_name: ' AARAMBH skyline ' }))).body).toEqual({
      project_name: ['This project is there already in this area.'],
    });
    await made(owner, path, aProject(other));
    expect(await server.ask('DELETE', `${path}${project.id}/`, owner.token)).toMatchObject({ status: 204 });
    await made(owner, path, aProject(area));
    expect((await server.ask('POST', `${path}${project.id}/restore/`, owner.token)).body).toEqual({
      non_field_errors: ['This project is there already in this area.'],
    });
  });

  test('that offers New booking before it is Ready needs its RERA number; one that is only noted does not', async () => {
    const { owner, area, post, made } = await anOffice();
    const needed = { rera_no: ['Enter the RERA number, or take New booking off until it is registered.'] };
    expect((await post(owner, path, aProject(area, { rera_no: ' ' }))).body).toEqual(needed);
    const project = await made(owner, path, aProject(area, { rera_no: '', status: 'Ready' }));
    const change = (body: object) => server.ask('PATCH', `${path}${project.id}/`, owner.token, body);
    expect(await change({ status: 'Nearing possession' })).toMatchObject({ status: 400, body: needed });
    expect(await change({ status: 'Pre-launch', deal_type: [] })).toMatchObject({ status: 200 });
    expect(await change({ deal_type: [dealId('New booking')] })).toMatchObject({ status: 400, body: needed });
    // A number of another form, and one that ran out, are worth a word on the screen and nothing more.
    expect(
      await change({ deal_type: [dealId('New booking')], rera_no: 'whatever', rera_valid_to: '2020-01-01' }),
    ).toMatchObject({ status: 200 });
  });

  test('refuses a plan that is not whole, slabs that contradict, and a lock without registration', async () => {
    const { owner, area, post } = await anOffice();
    const refused = async (given: object) => (await post(owner, path, aProject(area, given))).body;
    const plan = [
      { milestone: 'Booking', percent: 10 },
      { milestone: 'Possession', percent: 80 },
    ];
    expect(await refused({ payment_plan: plan })).toEqual({
      payment_plan: ['The percents of the payment plan add up to 90, not 100.'],
    });
    const slabs = [
      { from_units: 3, percent: 2 },
      { from_units: 3, percent: 3 },
    ];
    expect(await refused({ brokerage_terms: { basis: 'Percent', value: 2, slabs } })).toEqual({
      brokerage_terms: ['Two slabs begin at 3 units.'],
    });
    expect(await refused({ brokerage_terms: { basis: 'Fixed amount', value: 2, slabs } })).toEqual({
      brokerage_terms: ['Slabs are of a percent only.'],
    });
    expect(await refused({ lead_lock_days: 45 })).toEqual({
      lead_lock_days: ['Days of a lock need leads to be registered.'],
    });
    expect(await refused({ property_subtype: [subtypeId('Shop')] })).toEqual({
      property_subtype: ['Choose subtypes of the chosen property type.'],
    });
    expect(await refused({ area: [999_999] })).toEqual({ area: ['Invalid pk "999999" - object does not exist.'] });
  });

  test('is found by builder, area, status, subtype, BHK, price and words', async () => {
    const { owner, area, other, made, list } = await anOffice();
    const skyline = await made(owner, path, aProject(area));
    const arcade = await made(
      owner,
      path,
      aProject(other, {
        project_name: 'Trident Arcade',
        builder_name: 'Trident Realty',
        property_type: typeId('Commercial'),
        property_subtype: [subtypeId('Shop')],
        status: 'Ready',
      }),
    );
    await made(owner, units, aUnit(skyline.id));
    const found = async (query: string) => (await list(owner, query)).results.map((row: { id: number }) => row.id);
    expect(await found('')).toEqual([arcade.id, skyline.id]);
    expect(await found('builder=trident')).toEqual([arcade.id]);
    expect(await found(`area=${area}`)).toEqual([skyline.id]);
    expect(await found('status=Ready')).toEqual([arcade.id]);
    expect(await found(`property_subtype=${subtypeId('Shop')}`)).toEqual([arcade.id]);
    expect(await found(`bhk=${bhkId(2)}`)).toEqual([skyline.id]);
    expect(await found('price__gte=6400000&price__lte=9000000')).toEqual([skyline.id]);
    expect(await found('price__lte=5900000')).toEqual([]);
    expect(await found('search=sector 56')).toEqual([arcade.id]);
    expect(await found('search=aarambh')).toEqual([skyline.id]);
    expect(await found('ordering=price_from')).toEqual([skyline.id, arcade.id]);
    expect(await found('ordering=-units_left&page_size=1&page=2')).toEqual([arcade.id]);
  });
});

describe('who may what', () => {
  test('a person of homes sees no commercial project, nor its units, nor may name it', async () => {
    const { company, owner, area, made, post, list } = await anOffice();
    const homes = await company.person('Residential Only');
    const shops = aProject(area, {
      project_name: 'Trident Arcade',
      property_type: typeId('Commercial'),
      property_subtype: [subtypeId('Shop')],
    });
    const arcade = await made(owner, path, shops);
    const unit = await made(owner, units, aUnit(arcade.id, { bhk: null }));
    expect((await list(homes)).count).toBe(0);
    expect((await server.ask('GET', units, homes.token)).body.count).toBe(0);
    expect(await server.ask('GET', `${path}${arcade.id}/`, homes.token)).toMatchObject({ status: 404 });
    expect(await server.ask('PATCH', `${units}${unit.id}/`, homes.token, { units_left: 1 })).toMatchObject({
      status: 404,
    });
    expect((await post(homes, path, { ...shops, project_name: 'Mine' })).status).toBe(400);
    const gone = { project: [`Invalid pk "${arcade.id}" - object does not exist.`] };
    expect((await post(homes, units, aUnit(arcade.id))).body).toEqual(gone);
    expect((await post(homes, '/properties/property/', aHouse(area, { project: arcade.id }))).body).toEqual(gone);
    expect((await post(homes, '/properties/inquiry/', aWish(area, { project: [arcade.id] }))).body).toEqual(gone);
  });

  test('others change what they made themselves, Backend everything, and only owners delete', async () => {
    const { company, owner, area, other, made } = await anOffice();
    const [agent, backend] = [await company.person('All-Rounder'), await company.person('Backend')];
    const theirs = await made(owner, path, aProject(area));
    const own = await made(agent, path, aProject(other));
    const change = async (person: Person, id: number) =>
      (await server.ask('PATCH', `${path}${id}/`, person.token, { towers: 3 })).status;
    expect([await change(agent, theirs.id), await change(agent, own.id)]).toEqual([403, 200]);
    expect([await change(backend, theirs.id), await change(backend, own.id)]).toEqual([200, 200]);
    expect(await server.ask('POST', units, agent.token, aUnit(theirs.id))).toMatchObject({ status: 403 });
    const unit = await made(agent, units, aUnit(own.id));
    expect(await server.ask('DELETE', `${units}${unit.id}/`, agent.token)).toMatchObject({ status: 204 });
    expect((await server.ask('POST', `${units}${unit.id}/restore/`, agent.token)).body).toMatchObject({
      id: unit.id,
      units_left: 12,
    });
    expect(await server.ask('DELETE', `${path}${own.id}/`, agent.token)).toMatchObject({ status: 403 });
  });

  test('numbers of the builder’s people and numbers in notes are masked for them', async () => {
    const { company, owner, area, made, list } = await anOffice();
    const agent = await company.person('All-Rounder');
    const number = aNumber();
    const person = await made(owner, '/properties/contacts/', { name: 'Hetal Desai', mobile_number_1: number });
    const { id } = await made(
      owner,
      path,
      aProject(area, {
        builder_contact: person.id,
        site_contact: `Guard ${number}`,
        remark: `Ask ${number}`,
        payment_plan: [{ milestone: `Pay at ${number}`, percent: 100 }],
      }),
    );
    const seen = JSON.stringify([
      (await server.ask('GET', `${path}${id}/`, agent.token)).body,
      await list(agent, `search=${number}`),
    ]);
    expect(seen).not.toContain(number);
    expect(seen).toContain(`*******${number.slice(-3)}`);
  });

  test('another company sees nothing of it, and cannot be pointed to', async () => {
    const { owner, area, made } = await anOffice();
    const { id } = await made(owner, path, aProject(area));
    const rival = await anOffice();
    expect((await rival.list(rival.owner)).count).toBe(0);
    expect((await rival.post(rival.owner, units, aUnit(id))).body).toEqual({
      project: [`Invalid pk "${id}" - object does not exist.`],
    });
    expect((await rival.post(rival.owner, '/properties/property/', aHouse(rival.area, { project: id }))).status).toBe(
      400,
    );
  });
});

describe('where it is asked for', () => {
  test('a property in the project is in the place that the inquiry names', async () => {
    const { owner, area, other, made } = await anOffice();
    const project = await made(owner, path, aProject(area));
    const house = await made(owner, '/properties/property/', aHouse(area, { project: project.id }));
    expect(house.project).toEqual({ id: project.id, project_name: 'Aarambh Skyline' });
    const wish = await made(owner, '/properties/inquiry/', aWish(other, { area: [], project: [project.id] }));
    expect(wish).toMatchObject({
      project: [{ id: project.id, project_name: 'Aarambh Skyline' }],
      city: { city: 'Gurgaon' },
      requirement_summary: '4 BHK house, Aarambh Skyline, up to 6.00 Cr',
    });
    for (const at of [`/properties/inquiry/${wish.id}/matches/`, `/properties/property/${house.id}/matches/`]) {
      const [pair] = (await server.ask('GET', at, owner.token)).body.results;
      expect(pair.criteria.find((one: { key: string }) => one.key === 'area')).toMatchObject({
        s: 1,
        text: 'In Aarambh Skyline',
      });
    }
    const filtered = async (at: string) =>
      (await server.ask('GET', `${at}?project=${project.id}`, owner.token)).body.count;
    expect([await filtered('/properties/property/'), await filtered('/properties/inquiry/')]).toEqual([1, 1]);
  });
});
