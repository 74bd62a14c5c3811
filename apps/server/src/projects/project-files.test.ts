import { recordFileRules, recordFileTexts } from '@angan/contract/files/record-files.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSectors, aProject } from '../../test/listings.ts';
import { aPdf, aPhoto, fetched } from '../../test/property-files.ts';
import { aCompany, aForm, aServer, type Person, type TestServer } from '../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const path = '/properties/projects/';

const aProjectWithFiles = async () => {
  const company = await aCompany(server);
  const owner = await company.person('Owner');
  const area = (await addSectors(server, owner, ['Sector 57']))['Sector 57']!;
  const { body } = await server.ask('POST', path, owner.token, aProject(area));
  const ask = (method: 'GET' | 'PATCH' | 'POST' | 'DELETE', at: string, by: Person = owner, given?: object) =>
    server.ask(method, `${path}${body.id}/${at}`, by.token, given);
  const send = (content: Buffer, kind: string, by: Person = owner, name = 'photo.jpg') => {
    const { payload, headers } = aForm({ kind }, { file: { name, content } });
    return server.ask('POST', `${path}${body.id}/files/`, by.token, payload, headers);
  };
  return { company, owner, id: body.id as number, area, ask, send };
};

test("a project's pictures, plans and papers stand on its record, and its cover in the list", async () => {
  const { company, owner, ask, send } = await aProjectWithFiles();
  expect((await ask('GET', '')).body).toMatchObject({ cover: null, image_count: 0, images: [], documents: [] });
  expect(await send(await aPhoto(), 'image')).toMatchObject({ status: 201, body: { image_count: 1 } });
  await send(await aPhoto(), 'image');
  await send(await aPhoto(), 'floor_plan');
  const { body } = await send(aPdf, 'document', owner, 'Brochure.pdf');
  expect(body).toMatchObject({ image_count: 2, floor_plans: [{}], documents: [{ name: 'Brochure.pdf' }] });
  const second = body.images[1];
  expect(
    (await ask('PATCH', `files/${second.id}/`, owner, { is_cover: true, caption: 'Gate' })).body.images[1],
  ).toMatchObject({
    is_cover: true,
    caption: 'Gate',
  });
  const [row] = (await server.ask('GET', path, owner.token)).body.results;
  expect(row).toMatchObject({ cover: second.thumb_url, image_count: 2 });
  expect(row).not.toHaveProperty('images');
  expect((await ask('DELETE', `files/${second.id}/`)).body.images).toMatchObject([{ is_cover: true }]);
  expect((await ask('POST', `files/${second.id}/restore/`)).body.cover).toBe(second.thumb_url);
  const { rows } = await server.owner.query(
    `select action from audit_log where company_id = $1 and entity = 'project' order by id`,
    [company.id],
  );
  expect(rows.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['file added', 'file changed', 'file deleted', 'file restored']),
  );
});

test('who sees no numbers sees the pictures: a link is no number, on whichever field it stands', async () => {
  const { company, send } = await aProjectWithFiles();
  await send(await aPhoto(), 'image');
  const staff = await company.person('Backend');
  const [row] = (await server.ask('GET', path, staff.token)).body.results;
  expect((await fetched(server, row.cover)).status).toBe(200);
});

test('are read by everybody who sees the project, and changed by who may change it', async () => {
  const { company, ask, send } = await aProjectWithFiles();
  await send(await aPhoto(), 'image');
  const { body } = await send(aPdf, 'document');
  const [paper, bare] = [body.documents[0], body.images[0].url.split('?')[0]];
  const seller = await company.person('Residential Only');
  expect((await ask('GET', '', seller)).body.documents).toHaveLength(1);
  expect((await fetched(server, paper.url.split('?')[0], { authorization: `JWT ${seller.token}` })).status).toBe(200);
  expect(await send(await aPhoto(), 'image', seller)).toMatchObject({ status: 403 });
  expect(await ask('DELETE', `files/${paper.id}/`, seller)).toMatchObject({ status: 403 });
  expect(await send(await aPhoto(), 'image', await company.person('Backend'))).toMatchObject({ status: 201 });
  // Of the other domain, and of another company.
  for (const stranger of [await company.person('Commercial Only'), (await aProjectWithFiles()).owner]) {
    expect(await send(await aPhoto(), 'image', stranger)).toMatchObject({ status: 404 });
    expect((await fetched(server, bare, { authorization: `JWT ${stranger.token}` })).status).toBe(404);
  }
});

test('are no more, no larger and of no other kind than those of a property', async () => {
  const { send } = await aProjectWithFiles();
  for (let sent = 0; sent < recordFileRules.floor_plan.most; sent++) await send(await aPhoto(), 'floor_plan');
  expect(await send(await aPhoto(), 'floor_plan')).toMatchObject({
    status: 400,
    body: { file: [recordFileTexts.tooMany('project', 'floor_plan')] },
  });
  expect(await send(aPdf, 'image')).toMatchObject({ status: 400 });
  expect(await send(Buffer.from('MZ a program'), 'document')).toMatchObject({ status: 400 });
});
