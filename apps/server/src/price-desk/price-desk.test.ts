import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOffice, type Office } from '../../test/an-office.ts';
import { aHouse, aShop, dealId } from '../../test/listings.ts';
import { pdfText } from '../../test/pdf-text.ts';
import { aServer, type TestServer } from '../../test/support.ts';
import { wordsFor } from '../core/words.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

/** Houses of 1,000 sqft carpet at these prices, in lakhs; the first is at hand. */
const houses = async ({ area, done }: Office, lakhs: readonly number[], given: object = {}) => {
  const made = [];
  for (const price of lakhs)
    made.push(
      await done('/properties/property/', {
        ...aHouse(area, { sale_price: price * 100_000, carpet_area: 1000, carpet_area_unit: 'Sqft', ...given }),
      }),
    );
  return made;
};
const kind = 'House';

test('medians stand by area, society and BHK, and count what was sold at its price', async () => {
  const office = await anOffice(server);
  const society = await office.done('/properties/society/', { society_name: 'Orchid Heights', area: office.area });
  const [first] = await houses(office, [80, 90, 100], { society_name: society.id });
  await houses(office, [200]);
  const read = async (query: string) => (await office.get(`/properties/price_desk/?${query}`)).body;
  const group = (await office.get(`/properties/property/${first.id}/`)).body && kind;
  const rates = await read(`deal=Sale&group=${group}`);
  expect(rates.all).toEqual({ median: 9500, low: 8000, high: 20_000, samples: 4, closed: 0 });
  expect(rates.by_society).toMatchObject([{ id: society.id, name: 'Orchid Heights', median: 9000, samples: 3 }]);
  expect(rates.by_area).toMatchObject([{ id: office.area, median: 9500, samples: 4, by_bhk: [{ samples: 4 }] }]);
  // Sold for less than was asked: that is what counts.
  const sold = { status: 'Sold', closed_by: 'Us', price: 7_000_000, closed_on: '2026-01-10' };
  await office.done(`/properties/property/${first.id}/status/`, sold);
  expect((await read(`deal=Sale&group=${group}`)).by_society).toMatchObject([{ median: 9000, low: 7000, closed: 1 }]);
  expect((await read(`deal=Rent&group=${group}`)).all).toBeNull();
  expect((await office.get('/properties/price_desk/?deal=Sale&group=Nothing')).status).toBe(400);
});

test('a commercial person’s medians are of what they see', async () => {
  const office = await anOffice(server);
  await houses(office, [80, 90, 100]);
  const commercial = await office.person('Commercial Only');
  const answer = await office.get(`/properties/price_desk/?deal=Sale&group=${kind}`, commercial);
  expect(answer.body).toMatchObject({ all: null, by_area: [] });
});

test('a price is remarked on beyond the limit that the office has set', async () => {
  const office = await anOffice(server);
  const [one] = await houses(office, [100, 100, 100]);
  const query = new URLSearchParams({
    property_subtype: String(one.property_subtype),
    area: String(office.area),
    bhk: String(one.bhk),
    ...{ sale_price: '11500000', sale_price_basis: 'Total', size: '1000', size_unit: 'Sqft', size_basis: 'Carpet' },
  });
  const hint = async () => (await office.get(`/properties/property/price_hint/?${query}`)).body.results[0];
  expect(await hint()).toMatchObject({ percent: 15, is_outlier: false });
  await office.patch('/properties/company/', { price_outlier_percent: 10 });
  expect(await hint()).toMatchObject({ percent: 15, is_outlier: true });
});

test('the sheet of a property has its comparables on one page', async () => {
  const office = await anOffice(server);
  const [subject, ...others] = await houses(office, [120, 90, 100, 110]);
  await office.done('/properties/property/', aShop(office.area));
  const path = `/properties/property/${subject.id}/comparables/`;
  const { body } = await office.get(`${path}?deal=Sale`);
  expect(body).toMatchObject({
    rate: 12_000,
    range: { samples: 3, low: 9000, median: 10_000, high: 11_000, price: 10_000_000 },
  });
  expect(body.results.map((one: { property: { id: number } }) => one.property.id).sort()).toEqual(
    others.map(({ id }) => id).sort(),
  );
  const sheet = (await office.get(`${path}sheet/?deal=Sale`)).body;
  expect(sheet.file_name).toBe(`Comparables ${subject.property_code}.pdf`);
  const pdf = Buffer.from(sheet.content, 'base64');
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  await office.patch(`/properties/contacts/${subject.contact.id}/`, { language: 'Gujarati' });
  const gujarati = Buffer.from((await office.get(`${path}sheet/?deal=Sale`)).body.content, 'base64');
  const { say } = wordsFor('Gujarati').words;
  for (const said of [say('Comparables'), say('Highest')]) expect(pdfText(gujarati)).toContain(said);
  expect((await office.get(`${path}sheet/?deal=Sale`, await office.person('Backend'))).status).toBe(403);
  expect((await office.get(`${path}?deal=${dealId('Sale')}`)).status).toBe(400);
});
