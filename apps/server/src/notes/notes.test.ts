import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { anOffice } from '../../test/an-office.ts';
import { dueNow } from '../../test/due-now.ts';
import { aHouse, aProject } from '../../test/listings.ts';
import { aServer, type Person, type TestServer } from '../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterEach(() => {
  server.clock.now = () => new Date();
});
afterAll(() => server.close());

const path = '/properties/notes/';
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

const office = async () => {
  const { owner, staff, area, company, add, done } = await anOffice(server);
  const ask = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', at: string, as: Person, body?: object) =>
    server.ask(method, `${path}${at}`, as.token, body);
  const write = async (body: object, as = owner) => {
    const answer = await ask('POST', '', as, body);
    expect([answer.status, answer.body]).toEqual([201, expect.anything()]);
    return answer.body;
  };
  const read = async (as: Person, query = ''): Promise<string[]> =>
    (await ask('GET', query, as)).body.results.map(({ text }: { text: string }) => text);
  return { owner, staff, area, company, add, done, ask, write, read };
};

test('pinned ones come first, and what is for some eyes is there for those alone', async () => {
  const { owner, staff, write, read, ask } = await office();
  await write({ text: 'For the team' });
  await write({ text: 'On top', is_pinned: true, colour: 'Green' });
  await write({ text: 'Mine', visibility: 'Only me' });
  await write({ text: 'For the owners', visibility: 'Owner and Co-Owner' });
  const theirs = await write({ text: 'Of the staff', visibility: 'Only me' }, staff);
  expect(await read(owner)).toEqual(['On top', 'For the owners', 'Mine', 'For the team']);
  expect(await read(staff)).toEqual(['On top', 'Of the staff', 'For the team']);
  expect((await ask('PATCH', `${theirs.id}/`, owner, { text: 'Read by all' })).status).toBe(404);
  expect((await ask('POST', '', staff, { text: 'Up', visibility: 'Owner and Co-Owner' })).status).toBe(403);
});

test('a note is changed and deleted by its writer or who runs the office, and comes back', async () => {
  const { owner, staff, write, read, ask } = await office();
  const note = await write({ text: 'Call 98240 11768' });
  expect((await ask('GET', '', staff)).body.results[0]).toMatchObject({
    may_edit: false,
    text: expect.not.stringContaining('98240'),
  });
  expect((await ask('PATCH', `${note.id}/`, staff, { is_pinned: true })).status).toBe(404);
  expect((await ask('PATCH', `${note.id}/`, owner, { is_pinned: true, colour: 'Pink' })).body).toMatchObject({
    ...{ is_pinned: true, colour: 'Pink', text: 'Call 98240 11768' },
  });
  expect((await ask('DELETE', `${note.id}/`, owner)).status).toBe(204);
  expect(await read(owner)).toEqual([]);
  expect((await ask('POST', `${note.id}/restore/`, owner)).status).toBe(200);
  expect(await read(owner)).toHaveLength(1);
});

test('who reads a number masked changes the words around it, and the number stays', async () => {
  const { owner, staff, write, read, ask } = await office();
  const note = await write({ text: 'Call 98240 11768 at six' }, staff);
  expect(note.text).not.toContain('98240');
  await ask('PATCH', `${note.id}/`, staff, { text: note.text.replace('six', 'seven') });
  expect(await read(owner)).toEqual(['Call 98240 11768 at seven']);
});

test('a note on a record is there for who sees the record, in its list, its timeline and on Home', async () => {
  const { owner, staff, area, done, write, read } = await office();
  const locked = await done('/properties/property/', {
    ...aHouse(area, { locked_property: true }),
    contact: { name: 'Owner Person', mobile_number_1: '9825012345' },
  });
  const project = await done('/properties/projects/', aProject(area));
  await write({ text: 'Key with the watchman', link: { kind: 'property', id: locked.id } });
  await write({ text: 'Site office closes at 6', link: { kind: 'project', id: project.id } });
  const mine = await write({ text: 'Not a word', visibility: 'Only me', link: { kind: 'property', id: locked.id } });
  expect(mine.link).toEqual({ kind: 'property', id: locked.id });
  expect(await read(staff)).toEqual(['Site office closes at 6']);
  expect(await read(owner, `?link_kind=property&link_id=${locked.id}`)).toEqual([
    'Not a word',
    'Key with the watchman',
  ]);
  const home = (await server.ask('GET', '/properties/home/', staff.token)).body.notes;
  expect(home).toMatchObject({ count: 1, results: [{ text: 'Site office closes at 6' }] });
  expect(
    (await server.ask('POST', path, staff.token, { text: 'x', link: { kind: 'property', id: locked.id } })).status,
  ).toBe(404);
});

test('a reminder is told to who wrote it at its minute, once, though no server ran until then', async () => {
  const { owner, staff, company, write, ask } = await office();
  expect((await ask('POST', '', owner, { text: 'Too late', remind_at: inMinutes(-5) })).body).toEqual({
    remind_at: [expect.any(String)],
  });
  const note = await write({ text: 'Ask for the NOC', remind_at: inMinutes(30) }, staff);
  // The 140th character is the first half of a key.
  await write({ text: `${'a'.repeat(139)}🔑 and more`, remind_at: note.remind_at });
  const gone = await write({ text: 'Never mind', remind_at: inMinutes(30) }, staff);
  await ask('DELETE', `${gone.id}/`, staff);
  const minute = `${new Date(note.remind_at).toISOString().slice(0, 16)}:00Z`;
  const told = async () =>
    (
      await server.owner.query<{ user_id: number; sentence: object }>(
        `select user_id, sentence from user_alert where kind = 'Note reminder' and user_id = any ($1) order by id`,
        [[owner.id, staff.id]],
      )
    ).rows;
  const mine = `key like '%:remind of notes%'`;
  const { rows } = await server.owner.query(`select run_at from graphile_worker._private_jobs where ${mine}`);
  expect(rows.map(({ run_at }) => Date.parse(run_at))).toEqual([Date.parse(minute)]);
  server.clock.now = () => new Date(Date.parse(minute) + 1000);
  expect((await server.owner.query(dueNow(mine))).rows).toMatchObject([{ jobs: 1 }]);
  const worker = await server.work();
  await expect
    .poll(async () => (await server.owner.query(`select 1 from graphile_worker._private_jobs where ${mine}`)).rowCount)
    .toBe(0);
  await worker.stop();
  // The same job once more, as after a kill before it was known for done, tells nothing new.
  const { remindingOfNotes } = await import('./remind-of-notes.ts');
  const job = { services: server.services, log: {} as never, signal: new AbortController().signal, isLastTry: false };
  await remindingOfNotes.run({ company, user: null, request: null, data: { minute } }, job);
  const asked = [
    { user_id: staff.id, sentence: { key: 'noteDue', values: { text: 'Ask for the NOC' } } },
    { user_id: owner.id, sentence: { key: 'noteDue', values: { text: `${'a'.repeat(139)}…` } } },
  ];
  const all = await told();
  expect(all).toHaveLength(asked.length);
  expect(all).toEqual(expect.arrayContaining(asked));
});
