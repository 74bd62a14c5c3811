import { mergeTexts } from '@angan/contract/contacts/merge-texts.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anOffice, contactsPath, withoutTime } from '../../../test/an-office.ts';
import { dueNow } from '../../../test/due-now.ts';
import { aWish } from '../../../test/listings.ts';
import { aServer, type TestServer } from '../../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

describe('undoing a merge', () => {
  test('puts everything back as it was', async () => {
    const { company, area, get, post, done, add, read, merge, unmerge } = await anOffice(server);
    const groups = (await get('/properties/contactgroup/')).body.results.map((row: { id: number }) => row.id);
    const a = await add({ name: 'A', email: 'a@x.in', comment: ' Ready \n', contactgroup: [groups[0]] });
    const b = await add({ name: 'Be', email: 'b@x.in', comment: 'Wants east', contactgroup: [groups[1]] });
    const wish = await done('/properties/inquiry/', aWish(area, { contact: b.id }));
    const { merge: made } = await merge(a.id, [b.id]);
    expect(await unmerge(made)).toEqual({
      people: [{ id: b.id, name: 'Be', mobile_number_1: '9824011768' }],
      run: null,
    });
    expect([await read(a.id), await read(b.id)]).toEqual([withoutTime(a), withoutTime(b)]);
    expect((await get(`/properties/inquiry/${wish.id}/`)).body.contact.id).toBe(b.id);
    expect((await post(`${contactsPath}unmerge/`, { merge: made })).status).toBe(404);
    const { rows } = await server.owner.query(
      `select (select count(*) from contact_merge where company_id = $1) + (select count(*) from contact_unmerged where company_id = $1)
        + (select count(*) from contact_home where company_id = $1) as count`,
      [company],
    );
    expect(rows[0].count).toBe(0);
  });

  test('leaves what came later where it is: edits, records, what somebody moved elsewhere', async () => {
    const { area, get, done, patch, add, read, merge, unmerge } = await anOffice(server);
    const [a, b, c] = [
      await add({ name: 'A', email: 'a@x.in' }),
      await add({ name: 'Be', email: 'b@x.in' }),
      await add({ name: 'C' }),
    ];
    const old = await done('/properties/inquiry/', aWish(area, { contact: b.id }));
    const given = await done('/properties/inquiry/', aWish(area, { contact: b.id }));
    const back = await done('/properties/inquiry/', aWish(area, { contact: b.id }));
    const { merge: made } = await merge(a.id, [b.id], { email: b.id });
    await patch(`${contactsPath}${a.id}/`, { address: 'Shela', mobile_number_2: '9000000009' });
    await patch(`/properties/inquiry/${given.id}/`, { contact: c.id });
    const fresh = await done('/properties/inquiry/', aWish(area, { contact: a.id }));
    // Who points it away and back has decided whose it is.
    for (const contact of [c.id, a.id]) await patch(`/properties/inquiry/${back.id}/`, { contact });
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
    expect(await Promise.all([old, given, fresh, back].map(whose))).toEqual([b.id, c.id, a.id, a.id]);
  });

  test('works within a chain of merges, from its middle and in any order', async () => {
    const { area, get, done, add, read, merge, unmerge } = await anOffice(server);
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
    expect(await read(b.id)).toEqual(withoutTime(b));
    expect(await read(c.id)).toMatchObject({
      email: 'a@x.in',
      comment: 'three\none\nOther name: A\nOther e-mail: c@x.in',
    });
    expect((await get(`/properties/inquiry/${wish.id}/`)).body.contact.id).toBe(b.id);
    await unmerge(second.merge);
    expect([await read(a.id), await read(c.id)]).toEqual([withoutTime(a), withoutTime(c)]);
  });

  test('follows groups and sources that became others meanwhile', async () => {
    const { get, done, add, read, merge, unmerge } = await anOffice(server);
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
    const { company, area, get, post, done, add, read, merge, unmerge } = await anOffice(server);
    await server.work();
    const [a, b, c] = [await add({ name: 'A' }), await add({ name: 'Be', comment: 'two' }), await add({ name: 'C' })];
    const wish = await done('/properties/inquiry/', aWish(area, { contact: b.id }));
    const first = await merge(a.id, [b.id]);
    const shown = await read(a.id);
    await server.owner.query(`update contact_merge set undo_until = now() - interval '1 minute' where id = $1`, [
      first.merge,
    ]);
    expect((await post(`${contactsPath}unmerge/`, { merge: first.merge })).body).toEqual({
      non_field_errors: [mergeTexts.tooLate],
    });
    const second = await merge(a.id, [c.id]);
    await server.owner.query(dueNow('key = $1'), [`${company}:settle merge ${first.merge}`]);
    await expect
      .poll(async () => (await get(`${contactsPath}merges/`)).body.results.map((row: { id: number }) => row.id))
      .toEqual([second.merge]);
    await unmerge(second.merge);
    expect(await read(a.id)).toEqual(shown);
    expect((await get(`/properties/inquiry/${wish.id}/`)).body.contact.id).toBe(a.id);
    expect((await get(`${contactsPath}${b.id}/`)).body.merged_into).toBe(a.id);
  });

  test('is the only way back: a merged contact cannot be restored', async () => {
    const { post, add, merge } = await anOffice(server);
    const [a, b] = [await add({ name: 'A' }), await add({ name: 'B' })];
    await merge(a.id, [b.id]);
    expect((await post(`${contactsPath}${b.id}/restore/`, {})).status).toBe(404);
  });

  test('asks for a merge or a run, not both', async () => {
    const { post } = await anOffice(server);
    for (const body of [{}, { merge: 1, run: 1 }])
      expect((await post(`${contactsPath}unmerge/`, body)).body).toEqual({ non_field_errors: [mergeTexts.oneOfBoth] });
  });
});
