import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anInquiryOffice } from '../../test/inquiries.ts';
import { aWish, bhkId, dealId, gurgaon, subtypeId, surat, typeId } from '../../test/listings.ts';
import { aCompany, aServer, type Person, type TestServer } from '../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const anOffice = () => anInquiryOffice(server);

describe('an inquiry', () => {
  test('is added with what was said, and the rest follows from it', async () => {
    const { owner, area, add, get } = await anOffice();
    const made = await add(owner, aWish(area, { contact: { name: 'Ketan Shroff', mobile_number_1: '9811155667' } }));
    expect(made).toMatchObject({
      inquiry_code: 'Q-000001',
      contact: { name: 'Ketan Shroff', mobile_number_1: '9811155667' },
      contact_role: 'Buyer',
      city: { id: gurgaon, city: 'Gurgaon' },
      area: [{ id: area, area: 'Sector 57' }],
      stage: 'New',
      requirement_summary: '4 BHK house, Sector 57, up to 6.00 Cr',
      may_edit: true,
    });
    const sources = await server.ask('GET', '/properties/source/?search=walk', owner.token);
    expect(made.source).toBe(sources.body.results[0].id);
    expect((await get(owner, `${made.id}/`)).body).toEqual(made);
  });

  test('looks anywhere with any area, in the company city with none, and in the city of its society', async () => {
    const { company, owner, area, add } = await anOffice();
    await server.owner.query('update company set default_city = $1 where id = $2', [surat, company.id]);
    expect((await add(owner, aWish(area, { area: [], any_area: true }))).city).toBeNull();
    expect((await add(owner, aWish(area, { area: [] }))).city).toEqual({ id: surat, city: 'Surat' });
    const society = await server.ask('POST', '/properties/society/', owner.token, {
      society_name: 'Neem Villas',
      area,
    });
    expect(await add(owner, aWish(area, { area: [], society_name: [society.body.id] }))).toMatchObject({
      city: { id: gurgaon },
      requirement_summary: '4 BHK house, Neem Villas, up to 6.00 Cr',
    });
  });

  test('refuses what contradicts itself and ids that are not there', async () => {
    const { owner, area } = await anOffice();
    const refused = async (given: object) =>
      (await server.ask('POST', '/properties/inquiry/', owner.token, aWish(area, given))).body;
    expect(await refused({ budget_min: 7e7 })).toEqual({ budget_min: ['The lowest budget is above the highest.'] });
    expect(await refused({ property_subtype: [subtypeId('Shop')] })).toEqual({
      property_subtype: ['Choose subtypes of the chosen property type.'],
    });
    expect(await refused({ bhk: [99] })).toEqual({ bhk: ['Invalid pk "99" - object does not exist.'] });
    const other = await anOffice();
    expect(await refused({ area: [other.area] })).toEqual({
      area: [`Invalid pk "${other.area}" - object does not exist.`],
    });
  });

  test('of another company answers 404 to every call', async () => {
    const { owner, area, add } = await anOffice();
    const { id } = await add(owner, aWish(area));
    const stranger = await (await aCompany(server)).person('Owner');
    for (const [method, path] of [
      ['GET', ''],
      ['PATCH', ''],
      ['DELETE', ''],
      ['POST', 'restore/'],
      ['GET', 'matches/'],
      ['GET', 'timeline/'],
    ] as const)
      expect(await server.ask(method, `/properties/inquiry/${id}/${path}`, stranger.token)).toMatchObject({
        status: 404,
      });
  });

  test('takes notes of those who see it', async () => {
    const { company, owner, area, add } = await anOffice();
    const { id } = await add(owner, aWish(area, { assigned_to: [owner.id] }));
    const note = (person: Person) =>
      server.ask('POST', '/properties/notes/', person.token, { text: 'Called', link: { kind: 'inquiry', id } });
    expect(await note(owner)).toMatchObject({ status: 201, body: { link: { kind: 'inquiry', id } } });
    expect(await note(await company.person('All-Rounder'))).toMatchObject({ status: 404 });
  });
});

describe('a sales person', () => {
  test('sees own inquiries and those that nobody has, takes one of these, and loses sight of a colleague’s', async () => {
    const { company, owner, area, add, get, patch } = await anOffice();
    const person = await company.person('Residential Only');
    const colleague = await company.person('All-Rounder');
    const free = await add(owner, aWish(area, { comment: 'free' }));
    const taken = await add(owner, aWish(area, { comment: 'taken', assigned_to: [colleague.id] }));
    const made = await add(person, aWish(area, { comment: 'made' }));
    const idsOf = async (by: Person, query = '') =>
      (await get(by, `?ordering=created_date${query}`)).body.results.map((row: { id: number }) => row.id);

    expect(await idsOf(person)).toEqual([free.id, made.id]);
    expect(await idsOf(person, '&search=taken')).toEqual([]);
    expect(await get(person, `${taken.id}/`)).toMatchObject({ status: 404 });
    expect(await get(person, `${taken.id}/matches/`)).toMatchObject({ status: 404 });
    expect(await patch(person, free.id, { comment: 'mine' })).toMatchObject({ status: 403 });
    expect(await patch(person, free.id, { assigned_to: [person.id] })).toMatchObject({ status: 200 });
    expect(await patch(person, free.id, { comment: 'mine' })).toMatchObject({ status: 200 });
    // Made by a person but assigned to nobody, it is still anybody's to take.
    expect(await idsOf(colleague)).toEqual([taken.id, made.id]);
    expect(await idsOf(await company.person('Backend'))).toEqual([free.id, taken.id, made.id]);
  });

  test('sees masked numbers only, and finds nothing by them or by a locked contact', async () => {
    const { company, owner, area, add, get } = await anOffice();
    const person = await company.person('All-Rounder');
    const locked = await server.ask('POST', '/properties/contacts/', owner.token, {
      name: 'Secret Buyer',
      mobile_number_1: '9898077777',
      locked_contact: true,
    });
    const { id } = await add(owner, aWish(area, { contact: locked.body.id, comment: 'Son is on 98980-66666' }));
    expect((await get(person, `${id}/`)).body).toMatchObject({
      contact: { name: '', mobile_number_1: '*******777' },
      comment: 'Son is on *******666',
    });
    for (const search of ['secret', '9898077777', '98980', '66666'])
      expect((await get(person, `?search=${search}`)).body.count).toBe(0);
    for (const search of ['secret', '9898077777', '66666', 'son'])
      expect((await get(owner, `?search=${search}`)).body.count).toBe(1);
    const open = await add(owner, aWish(area, { contact: { name: 'Open Buyer', mobile_number_1: '9898055555' } }));
    expect((await get(person, '?search=open')).body.results[0].id).toBe(open.id);
  });

  test('of one domain meets no inquiry of the other, and nobody but owners a locked one', async () => {
    const { company, owner, area, add, get } = await anOffice();
    const commercial = await company.person('Commercial Only');
    const home = await add(owner, aWish(area));
    const locked = await add(owner, aWish(area, { locked_inquiry: true }));
    const shop = await add(
      owner,
      aWish(area, { property_type: typeId('Commercial'), property_subtype: [], bhk: [], deal_type: [dealId('Lease')] }),
    );
    expect((await get(commercial, '')).body).toMatchObject({
      count: 1,
      results: [{ id: shop.id, contact_role: 'Tenant' }],
    });
    expect(await get(commercial, `${home.id}/`)).toMatchObject({ status: 404 });
    for (const role of ['All-Rounder', 'Backend'] as const)
      expect(await get(await company.person(role), `${locked.id}/`)).toMatchObject({ status: 404 });
    expect(await get(await company.person('Co-Owner'), `${locked.id}/`)).toMatchObject({ status: 200 });
    expect(
      await server.ask('POST', '/properties/inquiry/', commercial.token, aWish(area, { bhk: [bhkId(3)] })),
    ).toMatchObject({ status: 400, body: { property_type: ['You do not have permission to perform this action.'] } });
  });
});
