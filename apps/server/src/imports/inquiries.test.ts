import { afterAll, beforeAll, expect, test } from 'vitest';
import { bhkId, dealId, subtypeId, typeId } from '../../test/listings.ts';
import { importer } from '../../test/migrations.ts';
import { aCompany, aServer, type TestServer } from '../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
  await server.work();
});
afterAll(() => server.close());

const anOffice = async () => {
  const office = await aCompany(server);
  const person = await office.person('Owner');
  const ask = async (path: string) => (await server.ask('GET', `/properties/${path}`, person.token)).body;
  return { office, person, ask, ...importer(server, person) };
};
const csv = (...lines: string[]) => lines.join('\n');

const leads = csv(
  'Lead Date,Client,Contact No,Requirement for,Property Type,Config,Location,Budget,Status,Next Follow up,Source,Handled by,Remarks,Their car',
  '05/11/2026,Harpreet Virk,+91 98250 44311,Buy,Residential,"2, 3 BHK","Bopal, Ambli",60-75L,Hot,28/11/2026,99acres,Owner Test,Near a school,Blue',
  '06/11/2026,Joseph,98250 44312,Rent,Residential,2 BHK,Any,25k,Follow up,,Fair of March,,,',
  '07/11/2026,Farida,98250 44313,Rent,Commercial,,Bopal,up to 1.2 lakh,Not interested,,,,Shop on the corner,',
  '08/11/2026,Nobody,12,Buy,Residential,2 BHK,Bopal,60 L,,,,,,',
  '09/11/2026,Harpreet,9825044311,Sale,Residential,4 BHK,Shela,90 L,,,,,,',
  '10/11/2026,Kinjal,98250 44314,Buy,Residential,2 BHK,Bopal,as per need,,,,,,',
  '11/11/2026,Tarun,98250 44315,Buy,Residential,3 BHK,Bopal,1 cr,Mulakat,,,,,',
);

test("a portal's leads say rooms, kind and deal in one column", async () => {
  const { upload, map, take, ask } = await anOffice();
  const list = csv(
    'Date,Lead Name,Mobile Number,Interested In,Budget,Locality,Message',
    '15-Jun-2026,Pooja Mehta,91-9876501234,2 BHK Apartment for Sale,50 Lac - 65 Lac,Chandkheda,Please call.',
    '18-Jun-2026,Desai,9876501238,Office Space for Rent,1 Lac,CG Road,"call ""after 5""\nask Mr Desai"',
  );
  const { id, columns } = await upload(list, 'portal.csv', 'Inquiries');
  expect(columns.map(({ target }) => target)).toEqual([
    ...['date_time', 'name', 'mobile', 'property_subtype', 'budget', 'area', 'raw_text'],
  ]);
  await map(id, { defaults: { city: 1 } });
  await take(id, 'validate');
  expect((await take(id, 'run')).results).toMatchObject({ created: 2, failed: 0 });
  const { results } = await ask('inquiry/?ordering=created_date');
  const of = (name: string) => results.find((one: { contact: { name: string } }) => one.contact.name === name);
  expect(of('Pooja Mehta')).toMatchObject({
    property_type: typeId('Residential'),
    property_subtype: [subtypeId('Flat/Apartment')],
    deal_type: [dealId('Sale')],
    bhk: [bhkId(2)],
    budget_min: 5_000_000,
    budget_max: 6_500_000,
  });
  expect(of('Desai')).toMatchObject({ property_type: typeId('Commercial'), deal_type: [dealId('Rent')], bhk: [] });
});

test('leads come in with their people, wishes, stages and next steps', async () => {
  const { upload, map, take, rows, ask } = await anOffice();
  const read = await upload(leads, 'leads.csv', 'Inquiries');
  expect(read.columns.map(({ target }) => target)).toEqual([
    ...[
      'date_time',
      'name',
      'mobile',
      'deal_type',
      'property_type',
      'bhk',
      'area',
      'budget',
      'stage',
      'next_follow_up',
    ],
    ...['source', 'assigned_to', 'comment', 'note'],
  ]);
  await map(read.id, { defaults: { city: 1 } });
  const checked = await take(read.id, 'validate');
  expect(checked.counts).toEqual({ new: 4, existing: 0, same: 0, twice: 1, refused: 2 });
  expect(checked.values.map(({ field, text }) => [field, text])).toEqual([
    ['area', 'Bopal'],
    ['area', 'Ambli'],
    ['source', 'Fair of March'],
    ['area', 'Shela'],
    ['stage', 'Mulakat'],
  ]);
  expect((await rows(read.id, '&look=Error')).map(({ reasons }) => reasons[0])).toEqual([
    'It has no mobile number of ten digits: 12.',
    'The budget cannot be read: as per need',
  ]);
  await map(read.id, { values: [{ field: 'stage', text: 'Mulakat', means: 'Qualified' }] });
  await take(read.id, 'validate');
  expect((await take(read.id, 'run')).results).toMatchObject({ created: 4, skipped: 1, failed: 2 });
  const { results } = await ask('inquiry/?ordering=date_time&page_size=50');
  expect(results).toHaveLength(4);
  expect(results[0]).toMatchObject({
    contact: { name: 'Harpreet Virk', mobile_number_1: '9825044311' },
    budget_min: 6_000_000,
    budget_max: 7_500_000,
    area: [{ area: 'Bopal' }, { area: 'Ambli' }],
    stage: 'New',
    priority: 'Hot',
    contact_role: 'Buyer',
    assigned_to: [{ user: { first_name: 'Owner' } }],
    comment: 'Near a school\nTheir car: Blue',
  });
  expect(results[1]).toMatchObject({
    any_area: true,
    stage: 'Contacted',
    contact_role: 'Tenant',
    next_follow_up: expect.any(String),
  });
  expect(results[2]).toMatchObject({ stage: 'Closed Lost', stage_reason: 'Plan dropped', budget_max: 120_000 });
  expect(results[3]).toMatchObject({ stage: 'Qualified' });
});

test('an open inquiry of the same person, type and deal is completed, not doubled; taken back it is as before', async () => {
  const { upload, map, take, rows, ask } = await anOffice();
  const head = 'Mobile,Requirement for,Property Type,BHK,Location,Budget,Facing';
  const bring = async (...lines: string[]) => {
    const { id } = await upload(csv(head, ...lines), 'leads.csv', 'Inquiries');
    await map(id, { mode: 'Add and update empty fields', defaults: { city: 1 } });
    await take(id, 'validate');
    const outcomes = (await rows(id)).map(({ outcome }) => outcome);
    return { id, outcomes, results: (await take(id, 'run')).results };
  };
  await bring('9825044311,Buy,Residential,3,Bopal,90 L,');
  const before = (await ask('inquiry/')).results[0];
  const second = await bring(
    '9825044311,Buy,Residential,4,Bopal,95 L,East',
    '9825044311,Rent,Residential,2,Bopal,30k,',
  );
  expect(second.outcomes).toEqual(['existing', 'new']);
  const { results } = await ask('inquiry/?ordering=created_date');
  expect(results).toHaveLength(2);
  expect(results[0]).toMatchObject({ id: before.id, budget_max: 9_000_000, facing: ['East'] });
  expect((await take(second.id, 'rollback')).results).toMatchObject({ undone: 2, kept: 0 });
  const after = (await ask('inquiry/')).results;
  expect(after).toHaveLength(1);
  expect({ ...after[0], last_updated: '' }).toEqual({ ...before, last_updated: '' });
});
