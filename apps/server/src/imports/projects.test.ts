import readSheets from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { subtypeId } from '../../test/listings.ts';
import { importer } from '../../test/migrations.ts';
import { aCompany, aServer, type TestServer } from '../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
  await server.work();
});
afterAll(() => server.close());

const anOffice = async (usertype: 'Owner' | 'Residential Only' | 'All-Rounder' = 'Owner') => {
  const office = await aCompany(server);
  const person = await office.person(usertype);
  const ask = async (path: string) => (await server.ask('GET', `/properties/${path}`, person.token)).body;
  const change = async (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
    (await server.ask(method, `/properties/${path}`, person.token, body)).body;
  return { office, person, ask, change, ...importer(server, person) };
};
const csv = (...lines: string[]) => lines.join('\n');
const headers =
  'Project Name,Developer,Type,Locality,City,Status,RERA No,Possession,No of Towers,Storeys,Total Units,Price,Facilities,Loan,Remarks';
const list = csv(
  headers,
  'Sky Heights,Shree Developers,"Flats, Villas","Bopal, Shela",Ahmedabad,Ongoing,PR/GJ/AHM/1,Dec 2031,4,14,220,45 L - 1.2 Cr,"Lift, Gym, Sauna",SBI,Ask for Meena',
  'Trade One,Om Group,Shops,Navrangpura,Ahmedabad,Shelved,,Ready to move,2,9,80,55 Lakh onwards,,,',
  'Nobody Home,,Flats,Bopal,Ahmedabad,Ongoing,,,,,,,,,',
  'Sky  heights,Shree,Flats,Shela,Ahmedabad,Ready,,,,,,,,,',
);

test('a list of projects comes in: told by its columns, checked, written, known again and taken back', async () => {
  const { upload, take, rows, ask, read } = await anOffice();
  const { id, columns } = await upload(list, 'projects.csv', 'Projects');
  expect(columns.map(({ target }) => target)).toEqual([
    ...['project_name', 'builder_name', 'property_subtype', 'area', 'city', 'status', 'rera_no', 'possession_date'],
    ...['towers', 'floors', 'units_total', 'price_from', 'amenities', 'note', 'remark'],
  ]);
  const checked = await take(id, 'validate');
  expect(checked.counts).toMatchObject({ new: 2, twice: 1, refused: 1 });
  expect(checked.values).toMatchObject([
    { field: 'area', text: 'Bopal', means: 'create' },
    { field: 'area', text: 'Shela', means: 'create' },
    { field: 'area', text: 'Navrangpura', means: 'create' },
  ]);
  const [first, second, third, fourth] = await rows(id);
  expect(first!.record).toMatchObject({ title: { key: 'named', values: { name: 'Sky Heights' } } });
  expect(second!.reasons).toContain('Status cannot be read; it goes to the remark: Shelved');
  expect(third!.reasons[0]).toBe('Builder: This field is required.');
  expect(fourth!.reasons[0]).toBe('It is the same as line 2. What is missing there is taken from here.');

  expect(await take(id, 'run')).toMatchObject({
    status: 'Completed with Errors',
    results: { created: 2, skipped: 1, failed: 1 },
  });
  expect((await read(id)).error_file).not.toBeNull();
  const { results } = await ask('projects/?ordering=created_date');
  const [sky, trade] = results;
  expect(sky).toMatchObject({
    project_name: 'Sky Heights',
    builder_name: 'Shree Developers',
    property_subtype: [subtypeId('Flat/Apartment'), subtypeId('Villa')],
    area: [{ area: 'Bopal' }, { area: 'Shela' }],
    city: { city: 'Ahmedabad' },
    status: 'Under construction',
    rera_no: 'PR/GJ/AHM/1',
    possession_date: '2031-12-31',
    towers: 4,
    floors: 14,
    units_total: 220,
    price_from: 4_500_000,
    price_to: 12_000_000,
  });
  expect(sky.amenities).toHaveLength(2);
  for (const kept of ['Ask for Meena', 'Loan: SBI', 'Amenities: Sauna']) expect(sky.remark).toContain(kept);
  expect(trade).toMatchObject({ project_name: 'Trade One', status: 'Ready', price_from: 5_500_000, price_to: null });

  // The same list again finds them; a name in another area is another project.
  const again = await upload(
    csv(
      'Project,Builder,Type,Area,City,RERA number',
      'SKY HEIGHTS,X,Flats,Bopal,Ahmedabad,',
      'Sky Heights,X,Flats,Gota,Ahmedabad,',
      'Trade One,X,Shops,Navrangpura,Ahmedabad,PR/GJ/2',
    ),
    'again.csv',
    'Projects',
  );
  expect((await take(again.id, 'validate')).counts).toMatchObject({ same: 1, new: 1, existing: 1 });
  await take(again.id, 'run');
  expect((await ask(`projects/${trade.id}/`)).rera_no).toBe('PR/GJ/2');
  expect((await take(again.id, 'rollback')).results).toMatchObject({ undone: 2, kept: 0 });
  expect((await ask(`projects/${trade.id}/`)).rera_no).toBe('');
  // What another import has changed meanwhile has been worked with.
  expect((await take(id, 'rollback')).results).toMatchObject({ undone: 1, kept: 1 });
  expect((await ask('projects/')).results.map((one: { id: number }) => one.id)).toEqual([trade.id]);
  expect((await ask('area/')).results.map((one: { area: string }) => one.area)).toEqual(['Navrangpura']);
});

test('what somebody has worked with stays when the import is taken back', async () => {
  const { upload, take, ask, change } = await anOffice();
  const { id } = await upload(
    csv(
      headers.split(',').slice(0, 5).join(','),
      'One,B,Flats,Bopal,Ahmedabad',
      'Two,B,Flats,Bopal,Ahmedabad',
      'Three,B,Flats,Bopal,Ahmedabad',
    ),
    'p.csv',
    'Projects',
  );
  await take(id, 'validate');
  await take(id, 'run');
  const { results } = await ask('projects/?ordering=created_date');
  await change('PATCH', `projects/${results[0].id}/`, { towers: 3 });
  await change('POST', 'projectunits/', {
    ...{ project: results[1].id, unit_name: '2 BHK', rera_carpet: 700, carpet_unit: 'Sqft', price_basis: 'Total' },
    price_from: 6_000_000,
  });
  expect((await take(id, 'rollback')).results).toMatchObject({ undone: 1, kept: 2 });
  expect((await ask('projects/')).count).toBe(2);
});

test('a list that names no subtype gets that of all rows, and its own template reads as itself', async () => {
  const { upload, take, map, ask, step, rows } = await anOffice();
  const bare = await upload(
    csv(
      'Builder,Project Name,RERA No,Possession,Towers,Total Units,Price from,Price to,Area',
      'Om,Om One,R1,01/04/2031,2,40,40 L,60 L,Bopal',
    ),
    'bare.csv',
    'Projects',
  );
  expect((await step(bare.id, 'validate')).status).toBe(400);
  const defaults = { property_subtype: subtypeId('Shop'), city: 1 };
  expect((await map(bare.id, { defaults })).status).toBe(200);
  expect((await take(bare.id, 'validate')).counts).toMatchObject({ new: 1, refused: 0 });
  expect((await rows(bare.id))[0]!.reasons[0]).toBe(
    'Its status is not said; a new one comes in as Under construction.',
  );
  const template = await ask('datamigration/template/?kind=Projects');
  const [sheet] = await readSheets(Buffer.from(template.content, 'base64'));
  const labels = sheet!.data[0]!.map(String);
  expect(labels.slice(0, 4)).toEqual(['Project', 'Builder', 'Property type', 'Subtypes']);
  const { id, columns } = await upload(Buffer.from(template.content, 'base64'), 'template.xlsx', 'Projects');
  expect(columns.every(({ target }) => target !== 'note')).toBe(true);
  expect((await take(id, 'validate')).counts).toMatchObject({ new: 1, refused: 0 });
});

test('whom to call at the builder’s comes in with the project, and is masked for who sees no numbers', async () => {
  const { office, upload, take, ask } = await anOffice();
  const { id, columns } = await upload(
    csv(
      'Project,Builder,Type,Area,City,Sales Person,Mobile No',
      'Sky Heights,Shree,Flats,Bopal,Ahmedabad,Meena Shah,98240 11768',
    ),
    'p.csv',
    'Projects',
  );
  expect(columns.slice(-2).map(({ target }) => target)).toEqual(['site_contact', 'site_contact']);
  await take(id, 'validate');
  await take(id, 'run');
  const { results } = await ask('projects/');
  expect(results[0].site_contact).toBe('Meena Shah, 98240 11768');
  const staff = await office.person('Backend');
  const seen = await server.ask('GET', `/properties/projects/${results[0].id}/`, staff.token);
  expect(seen.body.site_contact).toMatch(/^Meena Shah, \*+768$/);
});

test('who works in one type brings in projects of that type', async () => {
  const { upload, take, rows } = await anOffice('Residential Only');
  const { id } = await upload(
    csv('Project,Builder,Type,Area,City', 'A,B,Flats,Bopal,Ahmedabad', 'C,D,Shops,Bopal,Ahmedabad'),
    'p.csv',
    'Projects',
  );
  expect((await take(id, 'validate')).counts).toMatchObject({ new: 1, refused: 1 });
  expect((await rows(id, '&look=Error')).map(({ reasons }) => reasons[0])).toEqual([
    'It is commercial, which is not your work.',
  ]);
});

const recognised = 'Builder,Project Name,RERA No,Possession,Towers,Total Units,Price from,Price to,Area';
test.each(['Properties', 'Contacts'] as const)(
  'a list of projects that was given as %s is told, and read anew as projects',
  async (kind) => {
    const { upload, map, settled, take } = await anOffice();
    const { id, seems } = await upload(csv(recognised, 'Om,Om One,R1,01/04/2031,2,40,40 L,60 L,Bopal'), 'p.csv', kind);
    expect(seems).toBe('Projects');
    expect((await map(id, { kind: 'Projects' })).status).toBe(200);
    const anew = await settled(id);
    expect(anew).toMatchObject({ kind: 'Projects', status: 'Uploaded', seems: null });
    expect(anew.columns.map(({ target }) => target).slice(0, 3)).toEqual(['builder_name', 'project_name', 'rera_no']);
    await map(id, { defaults: { property_subtype: subtypeId('Shop'), city: 1 } });
    await take(id, 'validate');
    expect((await take(id, 'run')).results).toMatchObject({ created: 1 });
  },
);

test('a list of flats in projects is one of properties', async () => {
  const { upload } = await anOffice();
  const flats = csv('Builder,Project Name,RERA No,Flat no,Possession,Price', 'Om,Om One,R1,B-302,Ready,60 L');
  expect((await upload(flats, 'p.csv', 'Properties')).seems).toBeNull();
  const rents = csv('BHK,Rent,Size,Floor,Area Locality,City', '2,20000,800,1 out of 3,Sion,Mumbai');
  expect((await upload(rents, 'r.csv')).seems).toBe('Properties');
  expect((await upload(rents, 'r.csv', 'Properties')).seems).toBeNull();
  expect((await upload(csv('Name,Mobile,Project', 'Ila,9824011768,Om One'), 'c.csv')).seems).toBeNull();
});

test('an exported chat is told at once, and where it is read', async () => {
  const { send } = await anOffice();
  const chat = csv(
    '12/03/26, 10:15 - Messages and calls are end-to-end encrypted.',
    '12/03/26, 10:16 - Ila Mehta: 3 BHK for sale in Bopal, 75 L',
    '12/03/26, 10:20 - +91 98240 11768: Any 2 BHK on rent?',
  );
  const answer = await send(chat, 'WhatsApp Chat with Brokers.txt');
  expect(answer.status).toBe(400);
  expect(answer.body.file).toEqual(['This is a WhatsApp chat. Read it with Paste message.']);
});
