import { bulkActions, bulkLimits } from '@angan/contract/contacts/contact-bulk.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { howMany } from '../../../../../scripts/lib/how-many.ts';
import { addContacts, until } from '../../../test/contacts.ts';
import { aCompany, aServer, type Person, type TestServer } from '../../../test/support.ts';
import { listenToChanges } from '../../core/live/changes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const path = '/properties/contacts/bulk_change/';
const back = '/properties/contacts/bulk_undo/';
const changes = '/properties/contact_bulk_changes/';

const anOffice = async (count = 0) => {
  const company = await aCompany(server);
  const owner = await company.person('Owner');
  const ids = await addContacts(server, company.id, count);
  // As autovacuum does within a minute: without it the planner knows nothing of thousands of new rows.
  if (count >= 1000) await server.owner.query('analyze contact');
  const lists = async (of: string) =>
    (await server.ask('GET', `/properties/${of}/?page_size=5&ordering=id`, owner.token)).body.results.map(
      (row: { id: number }) => row.id,
    ) as number[];
  return {
    company,
    owner,
    ids,
    groups: await lists('contactgroup'),
    sources: await lists('source'),
    change: (body: object, person = owner) => server.ask('POST', path, person.token, body),
    undo: (id: number, person = owner) => server.ask('POST', back, person.token, { id }),
    read: (id: number) => server.ask('GET', `/properties/contacts/${id}/`, owner.token),
    edit: (id: number, body: object) => server.ask('PATCH', `/properties/contacts/${id}/`, owner.token, body),
    total: async (query = '') =>
      (await server.ask('GET', `/properties/contacts/${query}`, owner.token)).body.count as number,
  };
};

test('deleted contacts come back, but for those that somebody restored or deleted since', async () => {
  const { change, undo, ids, read, total, owner } = await anOffice(4);
  const [one, two, three, four] = ids as [number, number, number, number];
  await server.ask('DELETE', `/properties/contacts/${four}/`, owner.token);
  const made = await change({ ids, action: 'delete' });
  expect(made).toMatchObject({
    status: 201,
    body: { action: 'delete', status: 'Done', changed: 3, undone: 0, progress: { done: 3, total: 3 } },
  });
  expect(Date.parse(made.body.undo_until) - Date.now()).toBeGreaterThan(3_600_000);
  expect(await total()).toBe(0);
  await server.ask('POST', `/properties/contacts/${two}/restore/`, owner.token);
  await server.ask('DELETE', `/properties/contacts/${two}/`, owner.token);
  const undone = await undo(made.body.id);
  expect(undone).toMatchObject({ status: 200, body: { status: 'Undone', changed: 3, undone: 2, undo_until: null } });
  expect(await Promise.all([one, two, three, four].map(async (id) => (await read(id)).status))).toEqual([
    200, 404, 200, 404,
  ]);
  expect(await total()).toBe(2);
  expect((await undo(made.body.id)).body).toEqual(undone.body);
});

test('groups are added only where they were not, and taken away only where they were added', async () => {
  const { change, undo, ids, read, edit, groups } = await anOffice(4);
  const [one, two, three, four] = ids as [number, number, number, number];
  const [a, b, c] = groups as [number, number, number];
  await edit(two, { contactgroup: [a] });
  await edit(three, { contactgroup: [a, b] });
  const made = await change({ ids, action: 'add_groups', contactgroup: [a, b] });
  expect(made.body).toMatchObject({ changed: 3, contactgroup: [a, b] });
  const of = async (id: number) => (await read(id)).body.contactgroup;
  expect(await Promise.all(ids.map(of))).toEqual([
    [a, b],
    [a, b],
    [a, b],
    [a, b],
  ]);
  // Another group is of no concern; taking one out and putting it in again is somebody's own wish.
  await edit(one, { contactgroup: [a, b, c] });
  await edit(four, { contactgroup: [b] });
  await edit(four, { contactgroup: [a, b] });
  expect((await undo(made.body.id)).body).toMatchObject({ status: 'Undone', undone: 3 });
  expect(await Promise.all(ids.map(of))).toEqual([[c], [a], [a, b], [a]]);

  const removed = await change({ ids, action: 'remove_groups', contactgroup: [a, c] });
  expect(removed.body.changed).toBe(4);
  expect(await Promise.all(ids.map(of))).toEqual([[], [], [b], []]);
  expect((await undo(removed.body.id)).body).toMatchObject({ undone: 4 });
  expect(await Promise.all(ids.map(of))).toEqual([[c], [a], [a, b], [a]]);
});

test('a source goes back to the one before, unless it was changed since or is no more', async () => {
  const { change, undo, ids, read, edit, sources, owner } = await anOffice(4);
  const [one, two, three, four] = ids as [number, number, number, number];
  const [a, b, c] = sources as [number, number, number];
  await edit(one, { source: a });
  await edit(two, { source: c });
  await edit(four, { source: b });
  const made = await change({ ids, action: 'set_source', source: b });
  expect(made.body).toMatchObject({ changed: 3, source: b });
  await edit(three, { source: a });
  expect((await server.ask('DELETE', `/properties/source/${c}/`, owner.token)).status).toBe(204);
  await edit(one, { comment: 'something else' });
  expect((await undo(made.body.id)).body).toMatchObject({ undone: 1 });
  const of = async (id: number) => (await read(id)).body.source;
  expect(await Promise.all(ids.map(of))).toEqual([a, b, a, b]);

  const cleared = await change({ ids, action: 'clear_source' });
  expect(cleared.body).toMatchObject({ changed: 4, source: null });
  expect(await Promise.all(ids.map(of))).toEqual([null, null, null, null]);
  expect((await undo(cleared.body.id)).body.undone).toBe(4);
  expect(await Promise.all(ids.map(of))).toEqual([a, b, a, b]);
});

test('locking is told to nobody who may not see it, counts, and is taken back', async () => {
  const { change, undo, ids, company, total } = await anOffice(3);
  const staff = await company.person('Backend');
  const open = async () => (await server.ask('GET', '/properties/view_3digit_contact/', staff.token)).body.count;
  const made = await change({ ids: ids.slice(0, 2), action: 'lock' });
  expect([made.body.changed, await open(), await total()]).toEqual([2, 1, 3]);
  expect((await change({ ids, action: 'unlock' })).body.changed).toBe(2);
  expect(await open()).toBe(3);
  // The unlocking came after: what it left is not the locking's to put back.
  expect((await undo(made.body.id)).body.undone).toBe(0);
  expect(await open()).toBe(3);
});

test('filters reach all that the list would show, and nobody else', async () => {
  const { change, ids, edit, total, sources, groups, company } = await anOffice(3);
  const [a, b] = sources as [number, number];
  await addContacts(server, company.id, 1040, { name: `'Rival ' || n` });
  for (const id of ids) await edit(id, { source: a, contactgroup: [groups[0]!] });
  expect((await change({ filters: { source: [a] }, action: 'set_source', source: b })).body).toMatchObject({
    changed: 3,
  });
  expect((await change({ filters: { search: 'contact 1' }, action: 'delete' })).body).toMatchObject({ changed: 1 });
  expect((await change({ filters: { contactgroup: `${groups[0]}` }, action: 'lock' })).body).toMatchObject({
    changed: 2,
  });
  expect(await total('?locked_contact=true')).toBe(2);
  expect(await total()).toBe(1042);
});

test('each of these is refused before anything is changed', async () => {
  const { change, undo, ids, company, owner, groups, total } = await anOffice(2);
  const other = await anOffice(1);
  const coOwner = await company.person('Co-Owner');
  const staff = await company.person('All-Rounder');
  const wrong = async (body: object) => {
    const answer = await change(body);
    return [answer.status, answer.body];
  };
  const which = { non_field_errors: ['Say which contacts: ids or filters.'] };
  expect(await wrong({ action: 'delete' })).toEqual([400, which]);
  expect(await wrong({ action: 'delete', ids, filters: {} })).toEqual([400, which]);
  expect(await wrong({ action: 'add_groups', ids })).toEqual([400, { contactgroup: ['This field is required.'] }]);
  expect(await wrong({ action: 'set_source', ids })).toEqual([400, { source: ['This field is required.'] }]);
  expect(await wrong({ action: 'burn', ids })).toEqual([400, { action: ['"burn" is not a valid choice.'] }]);
  expect(await wrong({ action: 'add_groups', ids, contactgroup: [groups[0], other.groups[0]] })).toEqual([
    400,
    { contactgroup: [`Invalid pk "${other.groups[0]}" - object does not exist.`] },
  ]);
  expect(await wrong({ action: 'set_source', ids, source: other.sources[0] })).toEqual([
    400,
    { source: [`Invalid pk "${other.sources[0]}" - object does not exist.`] },
  ]);
  const many = Array.from({ length: 1001 }, (_, n) => n + 1);
  expect(await wrong({ action: 'delete', ids: many })).toEqual([
    400,
    { ids: ['Ensure this field has no more than 1000 elements.'] },
  ]);
  expect((await change({ ids, action: 'delete' }, staff)).status).toBe(403);
  // Another company's contacts are not there, and its changes not to be taken back.
  expect((await change({ ids: other.ids, action: 'delete' })).body).toMatchObject({ changed: 0, undo_until: null });
  const theirs = await other.change({ ids: other.ids, action: 'delete' });
  expect((await undo(theirs.body.id)).status).toBe(404);
  expect(await total()).toBe(2);

  const made = await change({ ids, action: 'delete' }, coOwner);
  server.clock.now = () => new Date(Date.now() + 25 * 3_600_000);
  const token = server.tokens.access(owner.id, owner.device, {
    company_id: company.id,
    usertype: 'Owner',
    subscription_status: 'Active',
  });
  expect((await undo(made.body.id, { ...owner, token })).body).toEqual({
    non_field_errors: ['A change can be undone for 24 hours.'],
  });
  server.clock.now = () => new Date();
  const { rows } = await server.owner.query(
    `select user_id, action, changes ->> 'action' as what, (changes ->> 'changed')::int as changed from audit_log
      where company_id = $1 and entity = 'contact_bulk_change' order by id`,
    [company.id],
  );
  expect(rows.at(-1)).toEqual({ user_id: coOwner.id, action: 'changed in bulk', what: 'delete', changed: 2 });
});

test('whatever is done to whomever, taking it back leaves nothing behind', async () => {
  const { change, undo, ids, edit, company, groups, sources } = await anOffice(5);
  const some = <T>(from: readonly T[]) => fc.subarray([...from], { minLength: 0 });
  const state = fc.record({
    contactgroup: some(groups),
    source: fc.option(fc.constantFrom(...sources)),
    locked_contact: fc.boolean(),
  });
  const all = async () => {
    const { rows } = await server.owner.query(
      `select c.id, c.source, c.locked_contact, c.is_deleted, array(select (g.contactgroup_id, g.is_hidden, g.locked_contact)::text
          from contact_in_group g where g.company_id = c.company_id and g.contact_id = c.id order by 1) as groups
         from contact c where c.company_id = $1 order by c.id`,
      [company.id],
    );
    return rows;
  };
  await fc.assert(
    fc.asyncProperty(
      fc.array(state, { minLength: 5, maxLength: 5 }),
      fc.constantFrom(...bulkActions),
      fc.subarray(ids, { minLength: 1 }),
      fc.subarray(groups, { minLength: 1 }),
      fc.constantFrom(...sources),
      async (states, action, who, contactgroup, source) => {
        for (const [at, id] of ids.entries()) await edit(id, states[at]!);
        const before = await all();
        const made = await change({ ids: who, action, contactgroup, source });
        const after = await all();
        const changed = after.filter((row, at) => JSON.stringify(row) !== JSON.stringify(before[at]));
        expect(changed.map(({ id }) => id)).toEqual(changed.map(({ id }) => id).filter((id) => who.includes(id)));
        expect(made.body.changed).toBe(changed.length);
        if (changed.length > 0) expect((await undo(made.body.id)).body.undone).toBe(changed.length);
        expect(await all()).toEqual(before);
      },
    ),
    { numRuns: 25 },
  );
}, 60_000);

test('changes of the same contacts at once wait for each other', async () => {
  const { change, ids, groups, sources } = await anOffice(60);
  const backwards = ids.toReversed();
  const answers = await Promise.all([
    change({ ids, action: 'lock' }),
    change({ ids: backwards, action: 'set_source', source: sources[0] }),
    change({ ids, action: 'add_groups', contactgroup: groups.slice(0, 2) }),
    change({ ids: backwards, action: 'unlock' }),
    change({ ids, action: 'set_source', source: sources[1] }),
    change({ ids: backwards, action: 'remove_groups', contactgroup: groups }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
});

/** What the live screens of a company hear while something is done, without how far jobs have come. */
const heardOf = async (company: number, work: () => Promise<unknown>) => {
  const listening = await listenToChanges(server.databaseUrl, server.app.log as never);
  const heard: unknown[] = [];
  listening.on((change) => {
    if (change.company === company && change.entity === 'contact')
      heard.push([change.id, change.action, change.locked]);
  });
  await work();
  await new Promise((resolve) => setTimeout(resolve, 200));
  await listening.stop();
  return heard;
};

test('a change of a thousand contacts is a few statements and one piece of news', async () => {
  const { change, ids, company, groups, owner } = await anOffice(1000);
  await addContacts(server, company.id, 3, { locked: 'true' });
  expect(
    await heardOf(company.id, async () => {
      expect((await change({ ids, action: 'add_groups', contactgroup: [groups[0]] })).body.changed).toBe(1000);
      expect((await change({ ids, action: 'delete' })).body.changed).toBe(1000);
    }),
  ).toEqual([
    [0, 'changed', undefined],
    [0, 'deleted', 'false'],
  ]);
  const hidden = await server.owner.query(
    'select count(*) filter (where is_hidden) as hidden, count(*) as all from contact_in_group where company_id = $1',
    [company.id],
  );
  expect(hidden.rows).toEqual([{ hidden: 1000, all: 1000 }]);
  expect((await server.ask('GET', `/properties/contacts/?contactgroup=${groups[0]}`, owner.token)).body.count).toBe(0);
});

const done = (person: Person, id: number, status: string) =>
  until(server, `${changes}${id}/`, person, (body) => body.status === status);

/** Enough for several pieces of a job; 20,000 in the long run. */
const many = howMany(4000, 20_000);

test('thousands of contacts are a job’s: with progress, after a worker that died, and taken back as a whole', async () => {
  const { change, undo, owner, company, total, groups, edit, ids } = await anOffice(many);
  const made = await change({ filters: {}, action: 'add_groups', contactgroup: [groups[0]] });
  expect(made.body).toMatchObject({ status: 'Running', changed: 0, progress: { done: 0, total: many } });
  const grouped = `?contactgroup=${groups[0]}`;
  expect(await total(grouped)).toBe(0);
  // A worker took it, did two pieces and died.
  const first = await server.work();
  await until(server, `${changes}${made.body.id}/`, owner, ({ progress }) => progress.done >= 2000);
  await first.stop();
  const stopped = (await server.ask('GET', `${changes}${made.body.id}/`, owner.token)).body;
  expect(stopped.progress.done % 1000).toBe(0);
  expect(stopped.changed).toBe(stopped.progress.done);
  const worker = await server.work();
  expect(await done(owner, made.body.id, 'Done')).toMatchObject({
    changed: many,
    progress: { done: many, total: many },
  });
  expect(await total(grouped)).toBe(many);
  await edit(ids[7]!, { contactgroup: [] });
  expect((await undo(made.body.id)).body).toMatchObject({ status: 'Undoing' });
  expect(await done(owner, made.body.id, 'Undone')).toMatchObject({ undone: many - 1 });
  expect(await total(grouped)).toBe(0);
  const left = await server.owner.query('select 1 from contact_bulk_item where company_id = $1', [company.id]);
  expect(left.rows).toEqual([]);
  await worker.stop();
}, 90_000);

test('exactly as many as a piece holds are taken back at once', async () => {
  const { change, undo, total } = await anOffice(bulkLimits.atOnce);
  const made = await change({ filters: {}, action: 'delete' });
  expect(made.body).toMatchObject({ status: 'Done', changed: bulkLimits.atOnce });
  expect((await undo(made.body.id)).body).toMatchObject({ status: 'Undone', undone: bulkLimits.atOnce });
  expect(await total()).toBe(bulkLimits.atOnce);
});

test('a change that is taken back while it runs stops, and what it did is undone', async () => {
  const { change, undo, owner, total } = await anOffice(3000);
  const made = await change({ filters: {}, action: 'delete' });
  const first = await server.work();
  await until(server, `${changes}${made.body.id}/`, owner, ({ changed }) => changed >= 1000);
  expect((await undo(made.body.id)).status).toBe(200);
  await done(owner, made.body.id, 'Undone');
  expect(await total()).toBe(3000);
  await first.stop();
  expect((await server.ask('GET', `${changes}?page_size=1`, owner.token)).body.results[0]).toMatchObject({
    id: made.body.id,
    status: 'Undone',
  });
}, 60_000);
