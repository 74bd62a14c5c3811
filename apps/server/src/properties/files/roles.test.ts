import { afterAll, beforeAll, expect, test } from 'vitest';
import { aHouseWithFiles, aPdf, aPhoto, aVideo, fetched } from '../../../test/property-files.ts';
import { aServer, type TestServer } from '../../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

test('who may edit the property changes its files; who may see it sees all but its documents', async () => {
  const { company, owner, id, send, remove, order, change, read } = await aHouseWithFiles(server);
  const { body: photo } = await send(await aPhoto());
  await send(await aPhoto(), { kind: 'floor_plan' });
  await send(aVideo, { kind: 'video' });
  const { body: paper } = await send(aPdf, { kind: 'document', name: 'Sale deed.pdf' });
  const image = photo.images[0].id;
  const document = paper.documents[0];

  for (const [role, mayEdit, seesVault] of [
    ['Co-Owner', true, true],
    ['Backend', true, false],
    ['All-Rounder', false, false],
    ['Residential Only', false, false],
  ] as const) {
    const by = await company.person(role);
    const { body } = await read(by);
    expect([role, body.images.length, body.floor_plans.length, body.videos.length]).toEqual([role, 1, 1, 1]);
    expect([role, body.documents?.length]).toEqual([role, seesVault ? 1 : undefined]);
    for (const { url } of [...body.images, ...body.floor_plans, ...body.videos])
      expect((await fetched(server, url)).status).toBe(200);
    const direct = document.url.split('?')[0];
    expect((await fetched(server, direct, { authorization: `JWT ${by.token}` })).status).toBe(seesVault ? 200 : 404);
    const allowed = mayEdit ? 200 : 403;
    const sent = await send(await aPhoto(), { by });
    expect([role, sent.status]).toEqual([role, mayEdit ? 201 : 403]);
    if (mayEdit) expect((await remove(sent.body.images[1].id, by)).status).toBe(200);
    expect([role, (await change(image, { caption: role }, by)).status]).toEqual([role, allowed]);
    expect([role, (await send(aPdf, { kind: 'document', by })).status]).toEqual([role, seesVault ? 201 : 403]);
    expect([role, (await change(document.id, { caption: role }, by)).status]).toEqual([role, seesVault ? 200 : 403]);
    expect([role, (await order([document.id], 'document', by)).status === 403]).toEqual([role, !seesVault]);
    expect([role, (await remove(document.id, by)).status === 403]).toEqual([role, !seesVault]);
    if (seesVault) await server.ask('POST', `/properties/property/${id}/files/${document.id}/restore/`, owner.token);
  }
  const commercial = await company.person('Commercial Only');
  expect((await read(commercial)).status).toBe(404);
  expect(
    (await fetched(server, photo.images[0].url.split('?')[0], { authorization: `JWT ${commercial.token}` })).status,
  ).toBe(404);
  const { rows } = await server.owner.query(
    `select entity, entity_id from audit_log where company_id = $1 and action = 'downloaded'`,
    [company.id],
  );
  expect(rows).toEqual([{ entity: 'property', entity_id: id }]);
});

test('who made the property, or was given it, fills it; documents are for who made it', async () => {
  const { company, addHouse, send } = await aHouseWithFiles(server);
  const [maker, helper] = [await company.person('All-Rounder'), await company.person('All-Rounder')];
  const house = await addHouse(maker);
  expect(await send(await aPhoto(), { by: helper, house })).toMatchObject({ status: 403 });
  expect(await send(aPdf, { kind: 'document', by: maker, house })).toMatchObject({ status: 201 });
  const { owner } = { owner: await company.person('Owner') };
  await server.ask('PATCH', `/properties/property/${house}/`, owner.token, { assigned_to: [helper.id] });
  expect(await send(await aPhoto(), { by: helper, house })).toMatchObject({ status: 201 });
  expect(await send(aPdf, { kind: 'document', by: helper, house })).toMatchObject({ status: 403 });
});

test("another company's files and those of a locked property are not there", async () => {
  const { company, owner, id, send, change, remove, restore, order } = await aHouseWithFiles(server);
  const { body } = await send(await aPhoto());
  const [{ id: file, url }] = body.images;
  const { owner: stranger, id: strangers } = await aHouseWithFiles(server);
  const bare = url.split('?')[0];
  const everything = async (by: typeof owner) => [
    (await fetched(server, bare, { authorization: `JWT ${by.token}` })).status,
    (await send(await aPhoto(), { by })).status,
    (await change(file, { caption: 'x' }, by)).status,
    (await order([file], 'image', by)).status,
    (await remove(file, by)).status,
    (await restore(file, by)).status,
  ];
  expect(await everything(stranger)).toEqual([404, 404, 404, 404, 404, 404]);
  // Not by way of a property of one's own either.
  const crossed = `/properties/property/${strangers}/files/${file}/`;
  expect((await server.ask('DELETE', crossed, stranger.token)).status).toBe(404);

  const backend = await company.person('Backend');
  const link = (await server.ask('GET', `/properties/property/${id}/`, backend.token)).body.images[0].url;
  expect((await fetched(server, link)).status).toBe(200);
  await server.ask('PATCH', `/properties/property/${id}/`, owner.token, { locked_property: true });
  expect((await fetched(server, link)).status).toBe(404);
  expect(await everything(backend)).toEqual([404, 404, 404, 404, 404, 404]);
  expect((await fetched(server, url)).status).toBe(200);
  await server.ask('DELETE', `/properties/property/${id}/`, owner.token);
  expect((await fetched(server, url)).status).toBe(404);
});
