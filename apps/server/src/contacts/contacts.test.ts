import { contactTexts } from '@angan/contract/contacts/texts.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCompany, aServer, type Person, type TestServer } from '../../test/support.ts';

let server: TestServer;
let owner: Person;
let staff: Person;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const office = async () => {
  const company = await aCompany(server);
  owner = await company.person('Owner');
  staff = await company.person('Residential Only');
  return company;
};
const add = async (fields: object, as = owner) => {
  const { status, body } = await server.ask('POST', '/properties/contacts/', as.token, {
    mobile_number_1: '9824011768',
    ...fields,
  });
  expect([status, body]).toEqual([201, expect.objectContaining({ id: expect.any(Number) })]);
  return body;
};
const namesOf = (body: { results: { name: string }[] }) => body.results.map((row) => row.name);

describe('adding a contact', () => {
  test('reads a form, trims, and takes a number as people write it', async () => {
    await office();
    const made = await add({
      name: ' Mehul Trivedi ',
      mobile_number_1: '+91 98240-11768',
      mobile_number_2: '',
      comment: 'Ready flat',
      locked_contact: 'true',
    });
    expect(made).toMatchObject({
      name: 'Mehul Trivedi',
      mobile_number_1: '9824011768',
      mobile_number_2: '',
      locked_contact: 'true',
      contactgroup: [],
    });
    expect((await server.ask('GET', `/properties/contacts/${made.id}`, owner.token)).body).toEqual(made);
  });

  test('takes multipart with a repeated group', async () => {
    await office();
    const groups = (await server.ask('GET', '/properties/contactgroup/', owner.token)).body.results;
    const form = new FormData();
    form.set('name', 'ભાવિન પ્રજાપતિ');
    form.set('mobile_number_1', '7016328855');
    for (const group of groups.slice(0, 2)) form.append('contactgroup', String(group.id));
    const encoded = new Response(form);
    const made = await server.ask(
      'POST',
      '/properties/contacts/',
      owner.token,
      Buffer.from(await encoded.arrayBuffer()),
      { 'content-type': encoded.headers.get('content-type')! },
    );
    expect(made).toMatchObject({
      status: 201,
      body: {
        name: 'ભાવિન પ્રજાપતિ',
        contactgroup: groups
          .slice(0, 2)
          .map((row: { id: number }) => row.id)
          .toSorted((a: number, b: number) => a - b),
      },
    });
  });

  test.each([
    [{}, { mobile_number_1: [contactTexts.mobileRequired] }],
    [{ mobile_number_1: '' }, { mobile_number_1: [contactTexts.mobileRequired] }],
    [{ mobile_number_1: '98240' }, { mobile_number_1: [contactTexts.mobileInvalid] }],
    [{ mobile_number_1: '98240117681' }, { mobile_number_1: [contactTexts.mobileInvalid] }],
    [{ mobile_number_1: '+65 9123 4567' }, { mobile_number_1: [contactTexts.mobileInvalid] }],
    [{ mobile_number_1: '079-26853344' }, { mobile_number_1: [contactTexts.mobileInvalid] }],
    [{ mobile_number_1: '9824011768', mobile_number_3: '12' }, { mobile_number_3: [contactTexts.mobileInvalid] }],
    [{ mobile_number_1: '9824011768', email: 'not one' }, { email: ['Enter a valid email address.'] }],
    [
      { mobile_number_1: '9824011768', name: 'x'.repeat(121) },
      { name: ['Ensure this field has no more than 120 characters.'] },
    ],
    [{ mobile_number_1: '9824011768', source: 999_999 }, { source: ['Invalid pk "999999" - object does not exist.'] }],
    [
      { mobile_number_1: '9824011768', source: 'walk-in' },
      { source: ['Incorrect type. Expected pk value, received str.'] },
    ],
    [
      { mobile_number_1: '9824011768', contactgroup: [999_999] },
      { contactgroup: ['Invalid pk "999999" - object does not exist.'] },
    ],
    [{ mobile_number_1: '9824011768', locked_contact: 'perhaps' }, { locked_contact: ['Must be a valid boolean.'] }],
  ])('refuses %j beside the field', async (given, errors) => {
    await office();
    expect(await server.ask('POST', '/properties/contacts/', owner.token, given)).toMatchObject({
      status: 400,
      body: errors,
    });
    expect((await server.ask('GET', '/properties/contacts/', owner.token)).body.count).toBe(0);
  });

  test('answers what is no form as Django does', async () => {
    await office();
    expect((await server.ask('POST', '/properties/contacts/', owner.token, [])).body).toEqual({
      non_field_errors: ['Invalid data. Expected a dictionary, but got list.'],
    });
    const json = { 'content-type': 'application/json' };
    const unreadable = await server.ask('POST', '/properties/contacts/', owner.token, '{', json);
    expect([unreadable.status, unreadable.body.detail]).toEqual([400, expect.stringMatching(/^JSON parse error - /)]);
    expect(unreadable.body.details).toBe(unreadable.body.detail);
    expect(
      await server.ask('POST', '/properties/contacts/', owner.token, '<a/>', { 'content-type': 'application/xml' }),
    ).toMatchObject({
      status: 415,
      body: { detail: 'Unsupported media type "application/xml" in request.' },
    });
  });

  test('refuses a NUL, typed or searched for', async () => {
    await office();
    const refused = { status: 400, body: { non_field_errors: ['Null characters are not allowed.'] } };
    const body = { name: 'a\u0000b', mobile_number_1: '9824011768' };
    expect(await server.ask('POST', '/properties/contacts/', owner.token, body)).toMatchObject(refused);
    expect(await server.ask('GET', '/properties/contacts/?search=%00', owner.token)).toMatchObject(refused);
  });

  test('keeps emoji, quotes and a formula as they were typed', async () => {
    await office();
    const name = `=1+1 "O'Brien" 🏡 ${'ન'.repeat(40)}`;
    expect((await add({ name })).name).toBe(name);
  });
});

describe('adding many', () => {
  test('takes all rows', async () => {
    await office();
    const made = await server.ask('POST', '/properties/contacts/bulk_create/', owner.token, [
      { name: 'A', mobile_number_1: '9000000001' },
      { mobile_number_1: '9000000002', mobile_number_2: '9000000003' },
    ]);
    expect([made.status, made.body.length]).toEqual([201, 2]);
    expect((await server.ask('GET', '/properties/contacts/', owner.token)).body.count).toBe(2);
  });

  test('or none: a number twice is refused in `error`, a bad row in its place', async () => {
    await office();
    const bulk = (rows: object) => server.ask('POST', '/properties/contacts/bulk_create/', owner.token, rows);
    expect(
      await bulk([
        { mobile_number_1: '9000000001' },
        { mobile_number_1: '9000000002', mobile_number_2: '90000 00001' },
      ]),
    ).toMatchObject({ status: 400, body: { error: contactTexts.duplicateMobiles } });
    expect(await bulk([{ mobile_number_1: '9000000001' }, { mobile_number_1: '12' }])).toMatchObject({
      status: 400,
      body: [{}, { mobile_number_1: [contactTexts.mobileInvalid] }],
    });
    const six = Array.from({ length: 6 }, (_, i) => ({ mobile_number_1: `900000000${i}` }));
    for (const [rows, said] of [
      [{}, 'Expected a list of items but got type "dict".'],
      [[], 'This list may not be empty.'],
      [six, 'Ensure this field has no more than 5 elements.'],
    ] as const)
      expect(await bulk(rows)).toMatchObject({ status: 400, body: { error: said, non_field_errors: [said] } });
    expect((await server.ask('GET', '/properties/contacts/', owner.token)).body.count).toBe(0);
  });
});

describe('changing a contact', () => {
  test('leaves alone what is not named', async () => {
    await office();
    const made = await add({ name: 'A', comment: 'kept', locked_contact: true });
    const changed = await server.ask('PATCH', `/properties/contacts/${made.id}/`, owner.token, { name: 'B' });
    expect(changed.body).toMatchObject({ name: 'B', comment: 'kept', locked_contact: 'true' });
  });

  test('is for Owner and Co-Owner, and so is deleting', async () => {
    await office();
    const made = await add({});
    expect((await server.ask('PATCH', `/properties/contacts/${made.id}/`, staff.token, { name: 'B' })).status).toBe(
      403,
    );
    expect((await server.ask('DELETE', `/properties/contacts/${made.id}/`, staff.token)).status).toBe(403);
  });

  test('is told in the timeline, newest first, with who did it', async () => {
    await office();
    const made = await add({ name: 'A' });
    await server.ask('PATCH', `/properties/contacts/${made.id}/`, owner.token, {
      name: 'B',
      mobile_number_2: '9000000002',
    });
    await server.ask('POST', '/properties/notes/', owner.token, {
      text: 'Call after 5',
      link: { kind: 'contact', id: made.id },
    });
    const { results } = (await server.ask('GET', `/properties/contacts/${made.id}/timeline/`, owner.token)).body;
    expect(results.map((entry: { kind: string }) => entry.kind)).toEqual(['note', 'changed', 'created']);
    expect(results[0]).toMatchObject({ text: 'Call after 5', by: 'Owner Test' });
    expect(results[1].changes).toEqual(
      expect.arrayContaining([
        { field: 'Name', kind: 'text', from: 'A', to: 'B' },
        { field: 'Mobile number 2', kind: 'mobile', from: '', to: '9000000002' },
      ]),
    );
  });

  test('is undone after a deletion', async () => {
    await office();
    const made = await add({ name: 'A' });
    const count = async () => (await server.ask('GET', '/properties/contacts/', owner.token)).body.count;
    expect(await server.ask('DELETE', `/properties/contacts/${made.id}/`, owner.token)).toMatchObject({
      status: 204,
      body: '',
    });
    expect(await count()).toBe(0);
    expect((await server.ask('GET', `/properties/contacts/${made.id}/`, owner.token)).status).toBe(404);
    expect((await server.ask('DELETE', `/properties/contacts/${made.id}/`, owner.token)).status).toBe(404);
    expect((await server.ask('POST', `/properties/contacts/${made.id}/restore/`, owner.token)).body.name).toBe('A');
    expect(await count()).toBe(1);
  });
});

describe('the list', () => {
  test('answers 25 a page, newest first, and follows next to the last one without a gap or a repeat', async () => {
    const company = await office();
    await server.owner.query(
      `insert into contact (company_id, name, mobile_number_1, created_date) select $1, 'N' || n, '9' || lpad(n::text, 9, '0'), now() - (n / 10) * interval '1 minute' from generate_series(1, 130) n`,
      [company.id],
    );
    const seen: number[] = [];
    let pages = 0;
    for (let url: string | null = '/properties/contacts'; url; pages++) {
      const { body } = await server.ask('GET', url, owner.token);
      expect(body.count).toBe(130);
      seen.push(...body.results.map((row: { id: number }) => row.id));
      url = body.next;
    }
    expect([pages, seen.length, new Set(seen).size]).toEqual([6, 130, 130]);
    const third = await server.ask('GET', '/properties/contacts/?page=3&page_size=25', owner.token);
    expect(third.body.previous).toBe('http://angan.test/properties/contacts/?page=2&page_size=25');
    expect((await server.ask('GET', '/properties/contacts/?page=2', owner.token)).body.previous).toBe(
      'http://angan.test/properties/contacts/',
    );
    expect((await server.ask('GET', '/properties/contacts/?page=last', owner.token)).body.results).toHaveLength(5);
    for (const page of ['7', '0', 'x', '-1'])
      expect(await server.ask('GET', `/properties/contacts/?page=${page}`, owner.token)).toMatchObject({
        status: 404,
        body: { detail: 'Invalid page.' },
      });
    expect((await server.ask('GET', '/properties/contacts/?cursor=bm9uc2Vuc2U', owner.token)).status).toBe(404);
  });

  test('orders by name as people read it', async () => {
    await office();
    for (const name of ['bina', 'Asha', 'Chirag']) await add({ name });
    expect(namesOf((await server.ask('GET', '/properties/contacts/?ordering=name', owner.token)).body)).toEqual([
      'Asha',
      'bina',
      'Chirag',
    ]);
    const first = (await server.ask('GET', '/properties/contacts/?ordering=-name&page_size=2', owner.token)).body;
    expect([namesOf(first), namesOf((await server.ask('GET', first.next, owner.token)).body)]).toEqual([
      ['Chirag', 'bina'],
      ['Asha'],
    ]);
  });

  test('searches name, number, email and comment: every word, in any of them', async () => {
    await office();
    await add({
      name: 'Farida Lokhandwala',
      mobile_number_1: '9925047016',
      mobile_number_4: '9000011111',
      comment: 'Two shops, CG Road',
    });
    await add({ name: 'Harpreet', email: 'harpreet.virk@example.in' });
    const found = async (search: string) =>
      namesOf(
        (await server.ask('GET', `/properties/contacts/?search=${encodeURIComponent(search)}`, owner.token)).body,
      );
    expect(await found('lokhand')).toEqual(['Farida Lokhandwala']);
    expect(await found('99250 47016')).toEqual(['Farida Lokhandwala']);
    expect(await found('011111')).toEqual(['Farida Lokhandwala']);
    expect(await found('shops farida')).toEqual(['Farida Lokhandwala']);
    expect(await found('shops harpreet')).toEqual([]);
    expect(await found('VIRK@')).toEqual(['Harpreet']);
    expect(await found('%')).toEqual([]);
    expect(await found('_')).toEqual([]);
  });

  test('pages through a search with many and with few hits', async () => {
    const company = await office();
    await server.owner.query(
      `insert into contact (company_id, name, mobile_number_1) select $1, 'Common ' || n, '9' || lpad(n::text, 9, '0') from generate_series(1, 1200) n`,
      [company.id],
    );
    const common = (await server.ask('GET', '/properties/contacts/?search=common', owner.token)).body;
    expect([common.count, common.results.length]).toEqual([1001, 25]);
    const second = (await server.ask('GET', common.next, owner.token)).body;
    expect(second.results[0].id).toBe(common.results[24].id - 1);
    const few = (await server.ask('GET', '/properties/contacts/?search=common%2011&page_size=50', owner.token)).body;
    expect(few.count).toBe(
      (
        await server.owner.query(
          `select count(*)::int as n from contact where company_id = $1 and search_text like '%common%' and search_text like '%11%'`,
          [company.id],
        )
      ).rows[0].n,
    );
  });

  test('filters by group, source, visibility and day', async () => {
    await office();
    const [buyer, tenant] = (await server.ask('GET', '/properties/contactgroup/?ordering=id', owner.token)).body
      .results;
    const source = (await server.ask('GET', '/properties/source/', owner.token)).body.results[0];
    await add({ name: 'A', contactgroup: [buyer.id], source: source.id });
    await add({ name: 'B', contactgroup: [buyer.id, tenant.id], locked_contact: true });
    await add({ name: 'C', contactgroup: [tenant.id] });
    const found = async (query: string) =>
      (await server.ask('GET', `/properties/contacts/?${query}`, owner.token)).body;
    expect(namesOf(await found(`contactgroup=${buyer.id}`))).toEqual(['B', 'A']);
    expect(namesOf(await found(`contactgroup=${buyer.id}&contactgroup=${tenant.id}`))).toEqual(['C', 'B', 'A']);
    expect(namesOf(await found(`contactgroup=${buyer.id}&search=a`))).toEqual(['A']);
    expect(namesOf(await found(`source=${source.id}`))).toEqual(['A']);
    expect(namesOf(await found('locked_contact=true'))).toEqual(['B']);
    expect((await found('created_date__lte=2020-01-01')).count).toBe(0);
    expect((await found('created_date__gte=2020-01-01&contactgroup=')).count).toBe(3);
    expect(await server.ask('GET', '/properties/contacts/?created_date__gte=yesterday', owner.token)).toMatchObject({
      status: 400,
      body: { created_date__gte: ['Enter a valid date/time.'] },
    });
  });

  test('keeps its total true through adding, locking, deleting and restoring', async () => {
    await office();
    const totals = async () => [
      (await server.ask('GET', '/properties/contacts/', owner.token)).body.count,
      (await server.ask('GET', '/properties/view_3digit_contact/', staff.token)).body.count,
    ];
    const a = await add({});
    await add({ locked_contact: true });
    expect(await totals()).toEqual([2, 1]);
    await server.ask('PATCH', `/properties/contacts/${a.id}/`, owner.token, { locked_contact: true });
    expect(await totals()).toEqual([2, 0]);
    await server.ask('DELETE', `/properties/contacts/${a.id}/`, owner.token);
    expect(await totals()).toEqual([1, 0]);
    await server.ask('POST', `/properties/contacts/${a.id}/restore/`, owner.token);
    await server.ask('PATCH', `/properties/contacts/${a.id}/`, owner.token, { locked_contact: 'false' });
    expect(await totals()).toEqual([2, 1]);
  });
});
