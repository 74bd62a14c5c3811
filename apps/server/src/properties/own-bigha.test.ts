import { cities } from '@angan/domain/lookups/places.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aHouse, aNumber, aWish, subtypeId } from '../../test/listings.ts';
import { importer } from '../../test/migrations.ts';
import { aCompany, aServer, type Person, type TestServer } from '../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
  await server.work();
});
afterAll(() => server.close());

const jaipur = cities.find(({ city }) => city === 'Jaipur')!.id;
/** Square feet of two bigha: of Rajasthan, and of an office that counts 17,424. */
const [ofTheState, ofTheOffice] = [54_450, 34_848];

const ask = (by: Person, method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) =>
  server.ask(method, `/properties/${path}`, by.token, body);

const anOffice = async () => {
  const company = await aCompany(server);
  const owner = await company.person('Owner');
  await ask(owner, 'PATCH', 'company/', { default_city: jaipur });
  const area = (await ask(owner, 'POST', 'area/', { area: 'Mansarovar', city: jaipur })).body.id as number;
  const land = { property_subtype: subtypeId('Residential Plot'), bhk: undefined, size: 2, size_unit: 'Bigha' };
  return {
    company,
    owner,
    area,
    plot: async (given: object = {}) =>
      (await ask(owner, 'POST', 'property/', aHouse(area, { ...land, ...given }))).body as Record<string, unknown>,
    read: async (id: unknown) => (await ask(owner, 'GET', `property/${id}/`)).body,
    measure: (bigha_sqft: number | null) => ask(owner, 'PATCH', 'company/', { bigha_sqft }),
  };
};

test("an office's own bigha goes before that of the state, for what is saved from then on", async () => {
  const { company, owner, plot, read, measure } = await anOffice();
  const before = await plot({ size_basis: 'Plot', sale_price: 1_000_000, sale_price_basis: 'Per size unit' });
  expect(before).toMatchObject({ size_sqft: ofTheState, sale_price_total: 2_000_000 });
  expect(await measure(17_424)).toMatchObject({ status: 200, body: { bigha_sqft: 17_424, biswa_sqft: null } });
  const staff = await company.person('Backend');
  const { company_info } = (await server.ask('GET', '/auth/users/me/', staff.token)).body;
  expect(company_info).toMatchObject({ bigha_sqft: 17_424, biswa_sqft: null });

  const after = await plot({ sale_price: 1_000_000, sale_price_basis: 'Per size unit' });
  expect(after).toMatchObject({ size_sqft: ofTheOffice, sale_price_total: 2_000_000, price_per_sqft: 57 });
  expect(await plot({ size: 40, size_unit: 'Biswa' })).toMatchObject({ size_sqft: ofTheOffice });
  expect(await plot({ size: 1, size_unit: 'Acre' })).toMatchObject({ size_sqft: 43_560 });

  // What is here stays until it is saved again, whatever else happens to it.
  await ask(owner, 'POST', `property/${before.id}/verify/`, { answer: 'Available' });
  await ask(owner, 'PATCH', `property/${before.id}/`, { assigned_to: [owner.id] });
  expect(await read(before.id)).toMatchObject({ size_sqft: ofTheState });
  await ask(owner, 'PATCH', `property/${before.id}/`, { remark: 'Looked at again' });
  expect(await read(before.id)).toMatchObject({ size_sqft: ofTheOffice });
  const { body: timeline } = await ask(owner, 'GET', `property/${before.id}/timeline/`);
  expect(JSON.stringify(timeline)).not.toContain('bigha_sqft');

  expect(await measure(null)).toMatchObject({ status: 200, body: { bigha_sqft: null } });
  expect(await plot()).toMatchObject({ size_sqft: ofTheState });
});

test('who asks in bigha means those of the office, and is matched anew when it says otherwise', async () => {
  const { company, owner, area, plot, measure } = await anOffice();
  const acre = await plot({ size: 0.8, size_unit: 'Acre', size_basis: 'Plot' });
  const wish = { property_subtype: [subtypeId('Residential Plot')], bhk: [], size_min: 2, size_unit: 'Bigha' };
  const { body: inquiry } = await ask(owner, 'POST', 'inquiry/', aWish(area, wish));
  const stateOf = async () => {
    const { body } = await ask(owner, 'GET', `inquiry/${inquiry.id}/matches/`);
    const found = body.results.find(({ property }: { property: { id: number } }) => property.id === acre.id);
    return found?.criteria.find(({ key }: { key: string }) => key === 'size')?.state;
  };
  const pairs = async () => {
    const { rows } = await server.owner.query('select score from match_pair where company_id = $1', [company.id]);
    return rows.map(({ score }) => Math.round(score));
  };
  // Four fifths of an acre are 34,848 sqft.
  expect(await stateOf()).not.toBe('fit');
  await expect.poll(pairs, { timeout: 20_000 }).toHaveLength(1);
  const [below] = await pairs();
  await measure(17_424);
  expect(await stateOf()).toBe('fit');
  await expect.poll(async () => (await pairs())[0]! > below!, { timeout: 20_000 }).toBe(true);
});

test('a list, a sheet and what may be the same are counted by it too', async () => {
  const { owner, area, plot, measure } = await anOffice();
  await measure(17_424);
  const { upload, take } = importer(server, owner);
  const list = `name,mobile,property subtype,for,area,city,size,size unit,price\nMehul,${aNumber()},Residential Plot,Sale,Mansarovar,Jaipur,2,Bigha,50 L\n`;
  const { id } = await upload(list, 'list.csv', 'Properties');
  await take(id, 'validate');
  expect((await take(id, 'run')).results).toMatchObject({ created: 1 });
  const { results } = (await ask(owner, 'GET', 'property/')).body;
  expect(results).toMatchObject([{ size: 2, size_unit: 'Bigha', size_sqft: ofTheOffice }]);

  const one = await plot({ size: 0.8, size_unit: 'Acre' });
  const contact = (one.contact as { id: number }).id;
  const subtype = subtypeId('Residential Plot');
  const same = await ask(
    owner,
    'GET',
    `property/similar/?property_type=1&property_subtype=${subtype}&area=${area}&contact=${contact}&size=2&size_unit=Bigha`,
  );
  expect(same.body.results).toMatchObject([{ id: one.id, sure: 'likely' }]);
});

test('a measure is a number of square feet, and the Owner alone names it', async () => {
  const { company, owner } = await anOffice();
  expect(await ask(owner, 'PATCH', 'company/', { bigha_sqft: 0 })).toMatchObject({
    status: 400,
    body: { bigha_sqft: [expect.stringContaining('greater than or equal to 1')] },
  });
  const coOwner = await company.person('Co-Owner');
  expect((await ask(coOwner, 'PATCH', 'company/', { bigha_sqft: 17_424 })).status).toBe(403);
});
