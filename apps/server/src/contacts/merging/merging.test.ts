import { mergeTexts } from '@angan/contract/contacts/merge-texts.ts';
import { contactCode } from '@angan/domain/people.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addSectors, aHouse, aWish } from '../../../test/listings.ts';
import { aCompany, aServer, type Person, type TestServer } from '../../../test/support.ts';

let server: TestServer;
let company: number;
let owner: Person;
let staff: Person;
let area: number;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  const office = await aCompany(server);
  company = office.id;
  owner = await office.person('Owner');
  staff = await office.person('All-Rounder');
  area = (await addSectors(server, owner, ['Sector 57']))['Sector 57']!;
});

const path = '/properties/contacts/';
const get = (url: string, as = owner) => server.ask('GET', url, as.token);
const post = (url: string, body: object, as = owner) => server.ask('POST', url, as.token, body);
/** What a call answers when it does what was asked. */
const done = async (url: string, body: object) => {
  const answer = await post(url, body);
  expect([answer.status < 300, answer.body]).toEqual([true, expect.anything()]);
  return answer.body;
};
const add = (fields: object) => done(path, { mobile_number_1: '9824011768', ...fields });
const read = async (id: number) => (await get(`${path}${id}/`)).body;
const merge = (into: number, from: number[], fields?: object) => done(`${path}merge/`, { into, from, fields });
const unmerge = (id: number) => done(`${path}unmerge/`, { merge: id });
const without = <T extends { last_updated: string }>({ last_updated: _, ...rest }: T) => rest;

describe('merging', () => {
  test('keeps what was chosen, unites numbers and groups, and tells the rest in the comment', async () => {
    const groups = (await get('/properties/contactgroup/')).body.results.map((row: { id: number }) => row.id);
    const sources = (await get('/properties/source/')).body.results;
    const a = await add({
      name: 'Mehul Trivedi',
      email: 'mehul@x.in',
      address: 'Bopal',
      contactgroup: [groups[0], groups[1]],
      contact_kind: ['Owner'],
      source: sources[0].id,
    });
    const b = await add({
      name: 'M. Trivedi',
      mobile_number_1: '9000000002',
      mobile_number_2: '9824011768',
      email: 'trivedi@x.in',
      comment: 'Call after 5',
      contactgroup: [groups[1], groups[2]],
      contact_kind: ['Buyer'],
      source: sources[1].id,
      locked_contact: 'true',
      is_nri: true,
      date_of_birth: '1980-11-21',
    });
    const answer = await merge(a.id, [b.id], { email: b.id, source: a.id, mobile_number_1: b.id });
    expect(answer.contact).toMatchObject({
      id: a.id,
      name: 'Mehul Trivedi',
      email: 'trivedi@x.in',
      address: 'Bopal',
      source: sources[0].id,
      mobile_number_1: '9000000002',
      mobile_number_2: '9824011768',
      mobile_number_3: '',
      contactgroup: [groups[0], groups[1], groups[2]].toSorted((x, y) => x - y),
      contact_kind: ['Buyer', 'Owner'],
      locked_contact: 'true',
      is_nri: true,
      date_of_birth: '1980-11-21',
      comment: `Call after 5\nOther name: M. Trivedi\nOther e-mail: mehul@x.in\nOther source: ${sources[1].source_name}`,
    });
    expect((await get(path)).body.count).toBe(1);
  });

  test('an opt-out, a do-not-contact and a withdrawn consent of either stay', async () => {
    const [a, b] = [await add({ name: 'A' }), await add({ name: 'A' })];
    await server.owner.query(
      `update contact set do_not_contact = true, marketing_opt_out = true, consent_status = 'Withdrawn', consent_how = 'Phone call' where id = $1`,
      [b.id],
    );
    await server.owner.query(`update contact set consent_status = 'Given', consent_at = now() where id = $1`, [a.id]);
    await merge(a.id, [b.id]);
    const { rows } = await server.owner.query(
      'select do_not_contact, marketing_opt_out, consent_status, consent_how, comment from contact where id = $1',
      [a.id],
    );
    expect(rows[0]).toEqual({
      do_not_contact: true,
      marketing_opt_out: true,
      consent_status: 'Withdrawn',
      consent_how: 'Phone call',
      comment: expect.stringMatching(/^Other consent: Given on \d\d\/\d\d\/\d{4}$/),
    });
  });

  test('takes along properties, inquiries and notes; the address of who is gone says where they went', async () => {
    const [a, b, c] = [await add({ name: 'Anand' }), await add({ name: 'B' }), await add({ name: 'Chirag' })];
    const house = await done('/properties/property/', aHouse(area, { contact: b.id }));
    const wish = await done('/properties/inquiry/', aWish(area, { contact: b.id }));
    await done('/properties/notes/', { text: 'Met at the site', link: { kind: 'contact', id: b.id } });
    const { moved } = await merge(a.id, [b.id]);
    expect(moved).toEqual({ property: 1, inquiry: 1, note: 1 });
    await merge(c.id, [a.id]);
    expect((await get(`/properties/property/${house.id}/`)).body.contact).toMatchObject({ id: c.id });
    expect((await get(`/properties/inquiry/${wish.id}/`)).body.contact).toMatchObject({ id: c.id });
    expect(await get(`${path}${b.id}/`)).toMatchObject({
      status: 404,
      body: { detail: mergeTexts.mergedInto(contactCode(c.id)), merged_into: c.id },
    });
    const { results } = (await get(`${path}${c.id}/timeline/`)).body;
    const told = results.map((entry: { kind: string; text: string }) => `${entry.kind} ${entry.text}`.trim());
    expect(told).toEqual(
      expect.arrayContaining([
        `merged Anand (${contactCode(a.id)})`,
        `merged B (${contactCode(b.id)})`,
        'note Met at the site',
        `created B (${contactCode(b.id)})`,
        'created',
      ]),
    );
    expect(told.filter((entry: string) => entry.startsWith('deleted'))).toEqual([]);
  });

  test('a locked winner hides where somebody went', async () => {
    const [a, b] = [await add({ name: 'A', locked_contact: 'true' }), await add({ name: 'B' })];
    await merge(a.id, [b.id]);
    expect((await get(`${path}${b.id}/`, staff)).body).not.toHaveProperty('merged_into');
  });

  test('a record that names somebody who was merged a moment ago goes where they went', async () => {
    const [a, b] = [await add({ name: 'A' }), await add({ name: 'B' })];
    await merge(a.id, [b.id]);
    const { rows } = await server.owner.query(
      `insert into inquiry (company_id, inquiry_code, contact, contact_role, property_type, deal_type)
        values ($1, 'Q-late', $2, 'Buyer', 1, '{1}') returning contact`,
      [company, b.id],
    );
    expect(rows[0].contact).toBe(a.id);
  });

  test.each([
    [(a: number) => ({ into: a, from: [a] }), { from: [mergeTexts.intoItself] }],
    [(a: number) => ({ into: a, from: [] }), { from: ['This list may not be empty.'] }],
    [(a: number) => ({ into: a }), { from: ['This field is required.'] }],
    [(a: number) => ({ into: a, from: [999_999] }), { from: ['Invalid pk "999999" - object does not exist.'] }],
    [
      (a: number, b: number) => ({ into: a, from: [b], fields: { name: 999_999 } }),
      { fields: [mergeTexts.notAmongThem] },
    ],
    [(a: number, b: number) => ({ into: a, from: [b], fields: { comment: b } }), { fields: expect.any(Array) }],
  ])('refuses what makes no sense: %s', async (body, errors) => {
    const [a, b] = [await add({ name: 'A' }), await add({ name: 'B' })];
    expect(await post(`${path}merge/`, body(a.id, b.id))).toMatchObject({ status: 400, body: errors });
    expect((await get(path)).body.count).toBe(2);
  });

  test("refuses another company's contact as if it were not there", async () => {
    const stranger = await (await aCompany(server)).person('Owner');
    const theirs = (await post(path, { mobile_number_1: '9824011768' }, stranger)).body;
    const a = await add({ name: 'A' });
    for (const body of [
      { into: a.id, from: [theirs.id] },
      { into: theirs.id, from: [a.id] },
    ])
      expect((await post(`${path}merge/`, body)).status).toBe(400);
    const { merge: made } = await merge(a.id, [(await add({ name: 'B' })).id]);
    expect((await post(`${path}unmerge/`, { merge: made }, stranger)).status).toBe(404);
    expect((await get(`${path}merges/`, stranger)).body.count).toBe(0);
  });

  test('refuses in a sentence where the comment would be too long, and changes nothing', async () => {
    const a = await add({ name: 'A', comment: 'x'.repeat(1500) });
    const b = await add({ name: 'B', comment: 'y'.repeat(600) });
    expect(await post(`${path}merge/`, { into: a.id, from: [b.id] })).toMatchObject({
      status: 400,
      body: { non_field_errors: [mergeTexts.commentFull(1500 + 1 + 600 + 1 + 'Other name: B'.length)] },
    });
    expect((await read(b.id)).comment).toBe(b.comment);
    expect((await get(`${path}merges/`)).body.count).toBe(0);
  });

  test('by two people at once happens once', async () => {
    const people = await Promise.all(['A', 'B', 'C'].map((name) => add({ name })));
    const [a, b, c] = people.map(({ id }) => id) as [number, number, number];
    const answers = await Promise.all([
      post(`${path}merge/`, { into: a, from: [b] }),
      post(`${path}merge/`, { into: b, from: [a] }),
      post(`${path}merge/`, { into: c, from: [b] }),
    ]);
    const won = answers.filter(({ status }) => status === 200);
    expect(won.length).toBeGreaterThanOrEqual(1);
    for (const { status, body } of answers)
      if (status !== 200) expect([status, body.detail]).toEqual([409, mergeTexts.changedMeanwhile]);
    expect((await get(path)).body.count).toBe(3 - won.length);
  });
});

describe('undoing a merge', () => {
  test('puts everything back as it was', async () => {
    const groups = (await get('/properties/contactgroup/')).body.results.map((row: { id: number }) => row.id);
    const a = await add({ name: 'A', email: 'a@x.in', comment: ' Ready \n', contactgroup: [groups[0]] });
    const b = await add({ name: 'Be', email: 'b@x.in', comment: 'Wants east', contactgroup: [groups[1]] });
    const wish = await done('/properties/inquiry/', aWish(area, { contact: b.id }));
    const { merge: made } = await merge(a.id, [b.id]);
    expect(await unmerge(made)).toEqual({
      people: [{ id: b.id, name: 'Be', mobile_number_1: '9824011768' }],
      run: null,
    });
    expect([without(await read(a.id)), without(await read(b.id))]).toEqual([without(a), without(b)]);
    expect((await get(`/properties/inquiry/${wish.id}/`)).body.contact.id).toBe(b.id);
    expect((await post(`${path}unmerge/`, { merge: made })).status).toBe(404);
    const { rows } = await server.owner.query(
      `select (select count(*) from contact_merge where company_id = $1) + (select count(*) from contact_unmerged where company_id = $1)
        + (select count(*) from contact_home where company_id = $1) as count`,
      [company],
    );
    expect(rows[0].count).toBe(0);
  });

  test('leaves what came later where it is: edits, records, what somebody moved elsewhere', async () => {
    const [a, b, c] = [
      await add({ name: 'A', email: 'a@x.in' }),
      await add({ name: 'Be', email: 'b@x.in' }),
      await add({ name: 'C' }),
    ];
    const old = await done('/properties/inquiry/', aWish(area, { contact: b.id }));
    const given = await done('/properties/inquiry/', aWish(area, { contact: b.id }));
    const { merge: made } = await merge(a.id, [b.id], { email: b.id });
    await server.ask('PATCH', `${path}${a.id}/`, owner.token, { address: 'Shela', mobile_number_2: '9000000009' });
    await server.ask('PATCH', `/properties/inquiry/${given.id}/`, owner.token, { contact: c.id });
    const fresh = await done('/properties/inquiry/', aWish(area, { contact: a.id }));
    await unmerge(made);
    expect(await read(a.id)).toMatchObject({
      name: 'A',
      email: 'a@x.in',
      address: 'Shela',
      mobile_number_2: '9000000009',
      comment: '',
    });
    expect(await read(b.id)).toMatchObject({ name: 'Be', email: 'b@x.in', address: '', mobile_number_2: '' });
    const whose = async ({ id }: { id: number }) => (await get(`/properties/inquiry/${id}/`)).body.contact.id;
    expect([await whose(old), await whose(given), await whose(fresh)]).toEqual([b.id, c.id, a.id]);
  });

  test('works within a chain of merges, from its middle and in any order', async () => {
    const [a, b, c] = [
      await add({ name: 'A', email: 'a@x.in', comment: 'one' }),
      await add({ name: 'Be', email: 'b@x.in', comment: 'two', mobile_number_1: '9000000002' }),
      await add({ name: 'C', email: 'c@x.in', comment: 'three', mobile_number_1: '9000000003' }),
    ];
    const wish = await done('/properties/inquiry/', aWish(area, { contact: b.id }));
    const first = await merge(a.id, [b.id], { email: b.id });
    const second = await merge(c.id, [a.id], { email: a.id, name: c.id });
    expect((await read(c.id)).email).toBe('b@x.in');
    await unmerge(first.merge);
    expect(without(await read(b.id))).toEqual(without(b));
    expect(await read(c.id)).toMatchObject({
      email: 'a@x.in',
      comment: 'three\none\nOther name: A\nOther e-mail: c@x.in',
    });
    expect((await get(`/properties/inquiry/${wish.id}/`)).body.contact.id).toBe(b.id);
    await unmerge(second.merge);
    expect([without(await read(a.id)), without(await read(c.id))]).toEqual([without(a), without(c)]);
  });

  test('follows groups and sources that became others meanwhile', async () => {
    const [walkIn, portal] = (await get('/properties/source/')).body.results;
    const [one, other] = (await get('/properties/contactgroup/')).body.results;
    const a = await add({ name: 'A', source: walkIn.id, contactgroup: [one.id] });
    const b = await add({ name: 'A', source: portal.id });
    const { merge: made } = await merge(a.id, [b.id], { source: b.id });
    await done(`/properties/source/${walkIn.id}/merge/`, { into: portal.id });
    await done(`/properties/contactgroup/${one.id}/merge/`, { into: other.id });
    await unmerge(made);
    expect(await read(a.id)).toMatchObject({ source: portal.id, contactgroup: [other.id] });
    expect(await read(b.id)).toMatchObject({ source: portal.id, contactgroup: [] });
  });

  test('is over after 30 days; what was merged stays, and earlier merges do not disturb later ones', async () => {
    await server.work();
    const [a, b, c] = [await add({ name: 'A' }), await add({ name: 'Be', comment: 'two' }), await add({ name: 'C' })];
    const wish = await done('/properties/inquiry/', aWish(area, { contact: b.id }));
    const first = await merge(a.id, [b.id]);
    const shown = without(await read(a.id));
    await server.owner.query(`update contact_merge set undo_until = now() - interval '1 minute' where id = $1`, [
      first.merge,
    ]);
    expect((await post(`${path}unmerge/`, { merge: first.merge })).body).toEqual({
      non_field_errors: [mergeTexts.tooLate],
    });
    const second = await merge(a.id, [c.id]);
    await server.owner.query(
      `select graphile_worker.reschedule_jobs(array(select id from graphile_worker._private_jobs where key like $1), run_at => now())`,
      [`${company}:settle merge ${first.merge}`],
    );
    await expect
      .poll(async () => (await get(`${path}merges/`)).body.results.map((row: { id: number }) => row.id), {
        timeout: 10_000,
      })
      .toEqual([second.merge]);
    await unmerge(second.merge);
    expect(without(await read(a.id))).toEqual(shown);
    expect((await get(`/properties/inquiry/${wish.id}/`)).body.contact.id).toBe(a.id);
    expect((await get(`${path}${b.id}/`)).body.merged_into).toBe(a.id);
  });

  test('is the only way back: a merged contact cannot be restored', async () => {
    const [a, b] = [await add({ name: 'A' }), await add({ name: 'B' })];
    await merge(a.id, [b.id]);
    expect((await post(`${path}${b.id}/restore/`, {})).status).toBe(404);
  });

  test('asks for a merge or a run, not both', async () => {
    for (const body of [{}, { merge: 1, run: 1 }])
      expect((await post(`${path}unmerge/`, body)).body).toEqual({ non_field_errors: [mergeTexts.oneOfBoth] });
  });
});

test('the preview has what it takes to work the result out', async () => {
  const [a, b] = [await add({ name: 'A' }), await add({ name: 'B' })];
  await done('/properties/inquiry/', aWish(area, { contact: b.id }));
  const { people } = (await get(`${path}merge/?contact=${a.id}&contact=${b.id}`)).body;
  expect(people).toMatchObject([
    { id: a.id, moves: { inquiry: 0 }, values: { name: 'A' }, whole: { values: { name: 'A' }, lines: [] } },
    { id: b.id, moves: { inquiry: 1, property: 0, note: 0 }, mobiles: ['9824011768', '', '', '', ''] },
  ]);
  expect((await get(`${path}merge/?contact=999999`)).status).toBe(400);
});

test('a list tells what can be undone, the newest first, and who did it', async () => {
  const people = [];
  for (const name of ['Anand', 'B', 'C']) people.push(await add({ name }));
  await merge(people[0].id, [people[1].id]);
  await merge(people[0].id, [people[2].id]);
  const { count, results } = (await get(`${path}merges/`)).body;
  expect(count).toBe(2);
  expect(results[0]).toMatchObject({ into: { name: 'Anand' }, people: [{ name: 'C' }], by: 'Owner Test', run: null });
});
