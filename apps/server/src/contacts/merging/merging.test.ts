import { mergeTexts } from '@angan/contract/contacts/merge-texts.ts';
import { contactCode } from '@angan/domain/people.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anOffice, contactsPath } from '../../../test/an-office.ts';
import { aHouse, aWish } from '../../../test/listings.ts';
import { aCompany, aServer, type TestServer } from '../../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

describe('merging', () => {
  test('keeps what was chosen, unites numbers and groups, and tells the rest in the comment', async () => {
    const { get, add, merge } = await anOffice(server);
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
    expect((await get(contactsPath)).body.count).toBe(1);
  });

  test('an opt-out, a do-not-contact and a withdrawn consent of either stay', async () => {
    const { add, merge } = await anOffice(server);
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

  test('takes along properties, inquiries, notes and visits; the address of who is gone says where they went', async () => {
    const { area, get, done, add, merge } = await anOffice(server);
    const [a, b, c] = [await add({ name: 'Anand' }), await add({ name: 'B' }), await add({ name: 'Chirag' })];
    const house = await done('/properties/property/', aHouse(area, { contact: b.id }));
    const wish = await done('/properties/inquiry/', aWish(area, { contact: b.id }));
    await done('/properties/notes/', { text: 'Met at the site', link: { kind: 'contact', id: b.id } });
    const visit = { type: 'Site Visit', inquiry: wish.id, date_time: '2100-01-01T10:00:00+05:30' };
    const seller = await add({ name: 'Seller' });
    const seen = await done('/properties/property/', aHouse(area, { contact: seller.id }));
    const task = await done('/properties/tasks/', { ...visit, property: seen.id });
    const { moved } = await merge(a.id, [b.id]);
    expect(moved).toEqual({
      property: 1,
      inquiry: 1,
      deal: 0,
      loan: 0,
      commission: 0,
      commission_split: 0,
      note: 1,
      society: 0,
      project_contact: 0,
      whatsapp_chat: 0,
      task: 1,
    });
    await merge(c.id, [a.id]);
    expect((await get(`/properties/property/${house.id}/`)).body.contact).toMatchObject({ id: c.id });
    expect((await get(`/properties/inquiry/${wish.id}/`)).body.contact).toMatchObject({ id: c.id });
    expect((await get(`/properties/tasks/${task.id}/`)).body.contact).toMatchObject({ id: c.id });
    expect(await get(`${contactsPath}${b.id}/`)).toMatchObject({
      status: 404,
      body: { detail: mergeTexts.mergedInto(contactCode(c.id)), merged_into: c.id },
    });
    const { results } = (await get(`${contactsPath}${c.id}/timeline/`)).body;
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
    const { staff, get, add, merge } = await anOffice(server);
    const [a, b] = [await add({ name: 'A', locked_contact: 'true' }), await add({ name: 'B' })];
    await merge(a.id, [b.id]);
    expect((await get(`${contactsPath}${b.id}/`, staff)).body).not.toHaveProperty('merged_into');
  });

  test('a record that names somebody who was merged a moment ago goes where they went', async () => {
    const { company, add, merge } = await anOffice(server);
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
    const { get, post, add } = await anOffice(server);
    const [a, b] = [await add({ name: 'A' }), await add({ name: 'B' })];
    expect(await post(`${contactsPath}merge/`, body(a.id, b.id))).toMatchObject({ status: 400, body: errors });
    expect((await get(contactsPath)).body.count).toBe(2);
  });

  test("refuses another company's contact as if it were not there", async () => {
    const { get, post, add, merge } = await anOffice(server);
    const stranger = await (await aCompany(server)).person('Owner');
    const theirs = (await post(contactsPath, { mobile_number_1: '9824011768' }, stranger)).body;
    const a = await add({ name: 'A' });
    for (const body of [
      { into: a.id, from: [theirs.id] },
      { into: theirs.id, from: [a.id] },
    ])
      expect((await post(`${contactsPath}merge/`, body)).status).toBe(400);
    const { merge: made } = await merge(a.id, [(await add({ name: 'B' })).id]);
    expect((await post(`${contactsPath}unmerge/`, { merge: made }, stranger)).status).toBe(404);
    expect((await get(`${contactsPath}merges/`, stranger)).body.count).toBe(0);
  });

  test('refuses in a sentence where the comment would be too long, and changes nothing', async () => {
    const { get, post, add, read } = await anOffice(server);
    const a = await add({ name: 'A', comment: 'x'.repeat(1500) });
    const b = await add({ name: 'B', comment: 'y'.repeat(600) });
    expect(await post(`${contactsPath}merge/`, { into: a.id, from: [b.id] })).toMatchObject({
      status: 400,
      body: { non_field_errors: [mergeTexts.commentFull(1500 + 1 + 600 + 1 + 'Other name: B'.length)] },
    });
    expect((await read(b.id)).comment).toBe(b.comment);
    expect((await get(`${contactsPath}merges/`)).body.count).toBe(0);
  });

  test('by two people at once happens once', async () => {
    const { get, post, add } = await anOffice(server);
    const people = await Promise.all(['A', 'B', 'C'].map((name) => add({ name })));
    const [a, b, c] = people.map(({ id }) => id) as [number, number, number];
    const answers = await Promise.all([
      post(`${contactsPath}merge/`, { into: a, from: [b] }),
      post(`${contactsPath}merge/`, { into: b, from: [a] }),
      post(`${contactsPath}merge/`, { into: c, from: [b] }),
    ]);
    const won = answers.filter(({ status }) => status === 200);
    expect(won.length).toBeGreaterThanOrEqual(1);
    for (const { status, body } of answers)
      if (status !== 200) expect([status, body.detail]).toEqual([409, mergeTexts.changedMeanwhile]);
    expect((await get(contactsPath)).body.count).toBe(3 - won.length);
  });
});

test('the preview has what it takes to work the result out', async () => {
  const { area, get, done, add } = await anOffice(server);
  const [a, b] = [await add({ name: 'A' }), await add({ name: 'B' })];
  await done('/properties/inquiry/', aWish(area, { contact: b.id }));
  const { people } = (await get(`${contactsPath}merge/?contact=${a.id}&contact=${b.id}`)).body;
  expect(people).toMatchObject([
    { id: a.id, moves: { inquiry: 0 }, values: { name: 'A' }, whole: { values: { name: 'A' }, lines: [] } },
    {
      id: b.id,
      moves: { inquiry: 1, property: 0, note: 0, project_contact: 0 },
      mobiles: ['9824011768', '', '', '', ''],
    },
  ]);
  expect((await get(`${contactsPath}merge/?contact=999999`)).status).toBe(400);
});

test('a list tells what can be undone, the newest first, and who did it', async () => {
  const { get, add, merge } = await anOffice(server);
  const people = [];
  for (const name of ['Anand', 'B', 'C']) people.push(await add({ name }));
  await merge(people[0].id, [people[1].id]);
  await merge(people[0].id, [people[2].id]);
  const { count, results } = (await get(`${contactsPath}merges/`)).body;
  expect(count).toBe(2);
  expect(results[0]).toMatchObject({ into: { name: 'Anand' }, people: [{ name: 'C' }], by: 'Owner Test', run: null });
});
