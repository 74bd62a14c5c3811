import { afterAll, beforeAll, expect, test } from 'vitest';
import { daysFromNow } from '../../test/inquiries.ts';
import { addSectors, aProject, aWish } from '../../test/listings.ts';
import { aCompany, aServer, type Person, type TestServer } from '../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const post = (person: Person, path: string, body: object) => server.ask('POST', path, person.token, body);
const timeline = (person: Person, id: number) =>
  server.ask('GET', `/properties/projects/${id}/timeline/`, person.token);
const texts = async (person: Person, id: number) =>
  (await timeline(person, id)).body.results.map(({ kind, text }: { kind: string; text: string }) => `${kind}: ${text}`);

test('a project tells of its changes, its leads, visits and tasks; of an inquiry only to who sees it', async () => {
  const company = await aCompany(server);
  const owner = await company.person('Owner');
  const area = (await addSectors(server, owner, ['Sector 57']))['Sector 57']!;
  const { id } = (await post(owner, '/properties/projects/', aProject(area))).body;
  const inquiry = (await post(owner, '/properties/inquiry/', aWish(area, { assigned_to: [owner.id] }))).body;
  await server.ask('PATCH', `/properties/projects/${id}/`, owner.token, { towers: 7 });
  expect((await post(owner, '/properties/project_inquiries/', { project: id, inquiry: inquiry.id })).status).toBe(201);
  const visit = await post(owner, '/properties/tasks/', {
    type: 'Site Visit',
    inquiry: inquiry.id,
    project: id,
    date_time: daysFromNow(1),
  });
  await post(owner, `/properties/tasks/${visit.body.id}/complete/`, { liked: 4, note: 'Ring 98240 11768' });
  await post(owner, '/properties/tasks/', { type: 'Photo shoot', project: id, date_time: daysFromNow(2) });

  const code = inquiry.inquiry_code;
  expect(await texts(owner, id)).toEqual([
    expect.stringMatching(/^task: Photo shoot planned for /),
    `visit: Visit of ${code} done\nLiked. Liked 4 of 5. Ring 98240 11768.`,
    expect.stringMatching(`^visit: Visit of ${code} planned for `),
    `lead: Lead ${code} registered`,
    'changed: ',
    'created: ',
  ]);
  const { results } = (await timeline(owner, id)).body;
  expect(results.find(({ kind }: { kind: string }) => kind === 'changed').changes).toEqual([
    expect.objectContaining({ field: 'Towers', to: 7 }),
  ]);
  const staff = await company.person('All-Rounder');
  const seen = (await texts(staff, id)).join('\n');
  expect(seen).toContain('lead: Lead registered');
  expect(seen).toContain('visit: Visit done\nLiked. Liked 4 of 5.');
  expect(seen).not.toContain(code);
  expect(seen).not.toContain('11768');
  expect((await timeline(await (await aCompany(server)).person('Owner'), id)).status).toBe(404);
});
