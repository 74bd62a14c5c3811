import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addSectors, aHouse, aShop, typeId } from '../../test/listings.ts';
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
  const add = async (person: Person, body: object) => {
    const made = await server.ask('POST', '/properties/property/', person.token, body);
    expect(made).toMatchObject({ status: 201 });
    return made.body;
  };
  const get = (person: Person, path: string) => server.ask('GET', `/properties/property/${path}`, person.token);
  return { company, owner, areas, area: areas['Sector 57']!, add, get };
};

describe('a role', () => {
  test('of one domain neither lists, reads, searches, counts nor adds the other', async () => {
    const { company, owner, area, add, get } = await anOffice();
    const house = await add(owner, aHouse(area, { description: 'tamarind' }));
    const shop = await add(owner, aShop(area, { description: 'tamarind' }));
    for (const [role, own, other] of [
      ['Residential Only', house, shop],
      ['Commercial Only', shop, house],
    ] as const) {
      const person = await company.person(role);
      for (const query of ['', `property_type=${typeId('Residential')},${typeId('Commercial')}`, 'search=tamarind']) {
        const { body } = await get(person, `?${query}`);
        expect(body.results.map((row: { id: number }) => row.id)).toEqual([own.id]);
        expect(body.count).toBe(1);
      }
      expect(await get(person, `${other.id}/`)).toMatchObject({ status: 404 });
      expect(
        await server.ask('PATCH', `/properties/property/${other.id}/`, person.token, { remark: 'x' }),
      ).toMatchObject({
        status: 404,
      });
    }
    const residential = await company.person('Residential Only');
    expect(await server.ask('POST', '/properties/property/', residential.token, aShop(area))).toMatchObject({
      status: 400,
      body: { property_type: ['You do not have permission to perform this action.'] },
    });
    expect(await get(await company.person('Backend'), '')).toMatchObject({ body: { count: 2 } });
  });

  test('that may not see locked records finds them nowhere', async () => {
    const { company, owner, area, add, get } = await anOffice();
    const { id } = await add(owner, aHouse(area, { locked_property: true, description: 'tamarind' }));
    expect(await get(await company.person('Co-Owner'), `${id}/`)).toMatchObject({ status: 200 });
    for (const role of ['All-Rounder', 'Residential Only', 'Backend'] as const) {
      const person = await company.person(role);
      expect(await get(person, `${id}/`)).toMatchObject({ status: 404 });
      expect(await get(person, '?search=tamarind')).toMatchObject({ body: { count: 0, results: [] } });
      expect(await get(person, '?locked_property=true')).toMatchObject({ body: { count: 0 } });
    }
  });

  test('that sees masked numbers gets none out of a property, its texts or its search', async () => {
    const { company, owner, area, add, get } = await anOffice();
    const number = '9898012345';
    const texts = { remark: `Call ${number}`, description: '98980-12345 for keys', address: `Flat 2, ${number}` };
    const { id } = await add(
      owner,
      aHouse(area, { contact: { name: `Anil ${number}`, mobile_number_1: number }, ...texts }),
    );
    for (const role of ['All-Rounder', 'Residential Only', 'Backend'] as const) {
      const person = await company.person(role);
      const { body } = await get(person, `${id}/`);
      expect(body.contact).toMatchObject({ name: 'Anil *******345', mobile_number_1: '*******345' });
      expect(JSON.stringify(body)).not.toMatch(/98980-?12345/);
      for (const search of [number, '98980', '98980-12345', '12345'])
        expect((await get(person, `?search=${search}`)).body.count).toBe(0);
      expect((await get(person, '?search=keys')).body.count).toBe(1);
    }
    expect((await get(owner, `?search=${number}`)).body.count).toBe(1);
  });

  test('that may not see a locked contact reads neither its name nor its number on the property', async () => {
    const { company, owner, area, add, get } = await anOffice();
    const contact = await server.ask('POST', '/properties/contacts/', owner.token, {
      name: 'Secret Seller',
      mobile_number_1: '9898054321',
      locked_contact: true,
    });
    const { id } = await add(owner, aHouse(area, { contact: contact.body.id }));
    const person = await company.person('All-Rounder');
    expect((await get(person, `${id}/`)).body.contact).toEqual({
      id: contact.body.id,
      name: '',
      mobile_number_1: '*******321',
    });
    expect(
      await server.ask('POST', '/properties/property/', person.token, aHouse(area, { contact: contact.body.id })),
    ).toMatchObject({ status: 400, body: { contact: [`Invalid pk "${contact.body.id}" - object does not exist.`] } });
    const typed = await add(person, aHouse(area, { contact: { name: 'Typed', mobile_number_1: '9898054321' } }));
    expect(typed.contact.id).not.toBe(contact.body.id);
    expect(typed.contact.name).toBe('Typed');
  });

  test('changes what it made or was given, assigns itself only, and sees the lowest price of its own', async () => {
    const { company, owner, area, add, get } = await anOffice();
    const person = await company.person('Residential Only');
    const colleague = await company.person('All-Rounder');
    const backend = await company.person('Backend');
    const theirs = await add(owner, aHouse(area, { bottom_price: 50_000_000 }));
    const own = await add(person, aHouse(area, { bottom_price: 52_000_000 }));
    const patch = (by: Person, id: number, body: object) =>
      server.ask('PATCH', `/properties/property/${id}/`, by.token, body);

    expect(own.bottom_price).toBe(52_000_000);
    expect((await get(person, `${theirs.id}/`)).body).not.toHaveProperty('bottom_price');
    expect((await get(backend, `${own.id}/`)).body).not.toHaveProperty('bottom_price');
    expect((await get(owner, `${own.id}/`)).body.bottom_price).toBe(52_000_000);

    expect(await patch(person, theirs.id, { remark: 'mine now' })).toMatchObject({ status: 403 });
    expect((await get(person, `${theirs.id}/`)).body.may_edit).toBe(false);
    expect(await patch(person, theirs.id, { assigned_to: [colleague.id] })).toMatchObject({
      status: 400,
      body: { assigned_to: ['You can assign it to yourself only.'] },
    });
    expect(await patch(person, theirs.id, { assigned_to: [person.id] })).toMatchObject({ status: 200 });
    expect(await patch(person, theirs.id, { remark: 'mine now' })).toMatchObject({
      status: 200,
      body: { remark: 'mine now', assigned_to: [{ user: { first_name: 'Residential Only' } }] },
    });
    expect(await patch(person, theirs.id, { bottom_price: 1 })).toMatchObject({
      status: 400,
      body: { bottom_price: ['You do not have permission to perform this action.'] },
    });
    expect(await patch(backend, own.id, { bottom_price: 1 })).toMatchObject({ status: 400 });
    expect(await patch(backend, own.id, { remark: 'typed', assigned_to: [colleague.id] })).toMatchObject({
      status: 200,
    });
    expect(await patch(person, own.id, { locked_property: true })).toMatchObject({ status: 400 });
  });
});
