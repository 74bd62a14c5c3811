import { type DuplicateReason, duplicateReasons } from '@angan/contract/contacts/duplicate-reasons.ts';
import { mergeTexts } from '@angan/contract/contacts/merge-texts.ts';
import { contactCode } from '@angan/domain/people.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addSectors, aHouse, aWish } from '../../../test/listings.ts';
import { aCompany, aServer, type Person, type TestServer } from '../../../test/support.ts';
import { inEnglish } from '../../core/english.ts';

let server: TestServer;
let company: number;
let owner: Person;
let staff: Person;
beforeAll(async () => {
  server = await aServer();
  await server.work();
});
afterAll(() => server.close());
beforeEach(async () => {
  const office = await aCompany(server);
  company = office.id;
  owner = await office.person('Owner');
  staff = await office.person('Backend');
});

const path = '/properties/contacts/';
const get = async (url: string, as = owner) => {
  const { status, body } = await server.ask('GET', url, as.token);
  expect([url, status, body]).toEqual([url, 200, expect.anything()]);
  return body;
};
const post = async (url: string, body: object, as = owner) => {
  const answer = await server.ask('POST', url, as.token, body);
  expect([url, answer.status < 300, answer.body]).toEqual([url, true, expect.anything()]);
  return answer.body;
};
const add = async (name: string, fields: object = {}): Promise<number> =>
  (await post(path, { name, mobile_number_1: String(++number), ...fields })).id;
let number = 9_100_000_000;
interface Group {
  people: { name: string }[];
  reasons: DuplicateReason[];
  agrees: boolean;
  size: number;
}
const found = async (kind: string) => {
  const { count, results } = await get(`${path}duplicates/?kind=${kind}`);
  expect(count).toBe(results.length);
  return results.map(({ people, reasons }: Group) => {
    const told = reasons.map((reason) => inEnglish(duplicateReasons, reason));
    return `${people.map(({ name }) => name).join(' + ')}: ${told.join('; ')}`;
  });
};
const counts = () => get(`${path}duplicates/counts/`);
const same = { mobile_number_1: '9824011768' };

describe('who has a number', () => {
  const ask = (numbers: string[], as = owner) =>
    get(`${path}with_numbers/?${numbers.map((one) => `mobile=${one}`).join('&')}`, as);

  test('is told for each number, whichever of the five it is', async () => {
    const mehul = await add('Mehul', { mobile_number_3: '9824011768' });
    const meena = await add('Meena', same);
    await server.ask('DELETE', `${path}${await add('Gone', same)}/`, owner.token);
    expect((await ask(['9824011768', '9000000000'])).results).toEqual([
      {
        mobile: '9824011768',
        contacts: [
          { id: mehul, name: 'Mehul', field: 'mobile_number_3' },
          { id: meena, name: 'Meena', field: 'mobile_number_1' },
        ],
      },
      { mobile: '9000000000', contacts: [] },
    ]);
  });

  test('is masked for roles that see no numbers, and without locked contacts', async () => {
    await add('Hidden', { ...same, locked_contact: 'true' });
    const id = await add('Mehul 9824011768', same);
    expect((await ask(['9824011768'], staff)).results).toEqual([
      { mobile: '*******768', contacts: [{ id, name: 'Mehul *******768', field: 'mobile_number_1' }] },
    ]);
  });

  test('may be asked by such a role as often as one types, and no more', async () => {
    const many = Array.from({ length: 10 }, (_, at) => `900000000${at}`);
    for (let times = 0; times < 6; times++) await ask(many, staff);
    const refused = await server.ask('GET', `${path}with_numbers/?mobile=9824011768`, staff.token);
    expect([refused.status, Number(refused.headers['retry-after']) > 60]).toEqual([429, true]);
    for (let times = 0; times < 8; times++) await ask(many, owner);
    // An hour later it may ask on, until the day's are used up.
    const anHourPasses = () =>
      server.owner.query(`update rate_limit set expire = 0 where key = $1`, [`numbers:${staff.id}`]);
    for (let hours = 1; hours < 5; hours++) {
      await anHourPasses();
      for (let times = 0; times < 6; times++) await ask(many, staff);
    }
    await anHourPasses();
    const { status, headers } = await server.ask('GET', `${path}with_numbers/?mobile=9824011768`, staff.token);
    expect([status, Number(headers['retry-after']) > 3600]).toEqual([429, true]);
  });

  test.each(['', '?mobile=98240', '?mobile=98240117681', `?${'mobile=9824011768&'.repeat(11)}`])(
    'is not told for %s',
    async (query) => {
      expect((await server.ask('GET', `${path}with_numbers/${query}`, owner.token)).status).toBe(400);
    },
  );
});

describe('contacts that may be one person', () => {
  test('certainly, where they share a number of any of the five, through others too', async () => {
    await add('Alone');
    await add('Mehul Trivedi', same);
    const nameless = await add('', { mobile_number_4: '9824011768', mobile_number_2: '9000000077' });
    await add('M. Trivedi', { mobile_number_1: '9000000077' });
    await add('Farida', { mobile_number_1: '9000000055' });
    await add('Faridaben', { mobile_number_2: '9000000055' });
    const code = contactCode(nameless);
    expect(await found('certain')).toEqual([
      'Farida + Faridaben: Both have 90000 00055',
      `Mehul Trivedi +  + M. Trivedi: ${code} and M. Trivedi have 90000 00077; Mehul Trivedi and ${code} have 98240 11768`,
    ]);
    expect(await counts()).toMatchObject({ certain: 2, likely: 0, possible: 0, agree: 2 });
  });

  test('likely, where they share an e-mail and no number', async () => {
    await add('Mehul', { ...same, email: 'Mehul@x.in' });
    await add('Mehul T', { ...same, email: 'mehul@x.in' });
    await add('Farida', { email: 'farida@x.in' });
    await add('F. Lokhandwala', { email: 'FARIDA@x.in' });
    expect(await found('likely')).toEqual(['Farida + F. Lokhandwala: Both have farida@x.in']);
  });

  test('possibly, where their names are alike and so is the place they are known from', async () => {
    const areas = await addSectors(server, owner, ['Bopal', 'Sector 57']);
    const society = await post('/properties/society/', { society_name: 'Sun Vista', area: areas.Bopal });
    await add('Mehul Trivedi', { address: 'B-302, Bopal, Ahmedabad' });
    const twin = await add('Trivedi Mehulbhai');
    await post('/properties/inquiry/', aWish(areas.Bopal!, { contact: twin }));
    const house = await add('Harpreet Virk');
    await post('/properties/property/', aHouse(areas['Sector 57']!, { contact: house, society_name: society.id }));
    await add('Harprit Virk', { address: '12 sun vista' });
    await add('Harpreet Virk', { address: 'Shela' });
    await add('Mehul Desai', { address: 'Bopal' });
    expect(await counts()).toMatchObject({ possible: 0, looked_at: null, is_looking: false });
    await post(`${path}duplicates/look/`, {});
    await expect.poll(async () => (await counts()).looked_at).not.toBe(null);
    expect(await found('possible')).toEqual([
      'Harpreet Virk + Harprit Virk: Names are alike, both in Sun Vista',
      'Mehul Trivedi + Trivedi Mehulbhai: Names are alike, both in Bopal',
    ]);
    await server.ask('PATCH', `${path}${twin}/`, owner.token, { name: 'Somebody else' });
    expect(await counts()).toMatchObject({ possible: 1, is_looking: false });
    const { results } = await get(path);
    const harprit = results.find((row: { name: string }) => row.name === 'Harprit Virk');
    await server.ask('PATCH', `${path}${harprit.id}/`, owner.token, {
      mobile_number_2: results.find((row: { id: number }) => row.id === house).mobile_number_1,
    });
    expect(await found('possible')).toEqual([]);
  });

  test('are not, once somebody said so; which can be taken back', async () => {
    const [a, b, c] = [await add('Mehul', same), await add('Meena', same), await add('Mehul T', same)];
    expect(await post(`${path}duplicates/dismiss/`, { contacts: [b, a] })).toEqual({ pairs: 1 });
    expect(await found('certain')).toEqual(['Mehul + Meena + Mehul T: All 3 have 98240 11768']);
    expect(await counts()).toMatchObject({ certain: 1, agree: 0, dismissed: 1 });
    await post(`${path}duplicates/dismiss/`, { contacts: [b, c] });
    expect(await found('certain')).toEqual(['Mehul + Mehul T: Both have 98240 11768']);
    expect((await found('dismissed'))[0]).toMatch(/^Meena \+ Mehul T: Not the same, said Owner on \d\d\/\d\d\/\d{4}$/);
    // Said of one, it holds for whom they become.
    await post(`${path}merge/`, { into: c, from: [a] });
    expect(await found('certain')).toEqual([]);
    expect(await post(`${path}duplicates/undismiss/`, { contacts: [b, c] })).toEqual({ pairs: 2 });
    expect(await found('certain')).toEqual(['Meena + Mehul T: Both have 98240 11768']);
  });

  test('come page by page', async () => {
    for (let at = 0; at < 5; at++)
      for (const name of ['A', 'B']) await add(`${name}${at}`, { mobile_number_1: `982401176${at}` });
    const first = await get(`${path}duplicates/?page_size=2`);
    expect([first.count, first.results.length]).toEqual([5, 2]);
    const last = await get((await get(first.next)).next);
    expect(last).toMatchObject({ next: null, results: [{ people: [{ name: 'A0' }, { name: 'B0' }] }] });
  });

  test("are the company's own", async () => {
    const stranger = await (await aCompany(server)).person('Owner');
    await post(path, { name: 'Theirs', ...same }, stranger);
    const mine = await add('Mine', same);
    const theirs = (await get(path, stranger)).results[0].id;
    expect(await found('certain')).toEqual([]);
    expect((await get(`${path}with_numbers/?mobile=9824011768`)).results[0].contacts).toHaveLength(1);
    expect(
      (await server.ask('POST', `${path}duplicates/dismiss/`, owner.token, { contacts: [mine, theirs] })).status,
    ).toBe(400);
  });
});

describe('merging all that agree', () => {
  const state = () => get(`${path}merge_certain/`);
  const isOver = () => expect.poll(async () => (await state()).run?.working).toBe(null);
  const namesLeft = async () => (await get(path)).results.map((row: { name: string }) => row.name).toSorted();

  const people = async () => {
    await add('Mehul Trivedi', { ...same, comment: 'Ready flat' });
    await add('Mehul', same);
    await add('Farida', { mobile_number_1: '9000000055' });
    await add('', { mobile_number_2: '9000000055' });
    await add('Ramesh Patel', { mobile_number_1: '9000000066' });
    await add('Sunil Shah', { mobile_number_1: '9000000066' });
  };

  test('leaves what contradicts itself to be looked at, and is undone as one', async () => {
    await people();
    const before = (
      await server.owner.query(
        `select id, name, comment, mobile_number_1 from contact where company_id = $1 order by 1`,
        [company],
      )
    ).rows;
    expect(await state()).toEqual({ run: null, agree: 2, left: 1 });
    expect((await post(`${path}merge_certain/`, {})).run).toMatchObject({
      total: 2,
      working: 'Merging',
      by: 'Owner Test',
    });
    await isOver();
    const { run, agree, left } = await state();
    expect([run, agree, left]).toMatchObject([{ total: 2, done: 2, merged: 2, undoable: 2 }, 0, 1]);
    expect(await namesLeft()).toEqual(['Farida', 'Mehul Trivedi', 'Ramesh Patel', 'Sunil Shah']);
    expect((await get(`${path}merges/`)).results.map((row: { run: number }) => row.run)).toEqual([run.id, run.id]);
    expect((await post(`${path}unmerge/`, { run: run.id })).run).toMatchObject({
      working: 'Undoing',
      total: 2,
      done: 0,
    });
    await isOver();
    expect((await state()).run).toMatchObject({ merged: 0, undoable: 0, done: 2 });
    const after = (
      await server.owner.query(
        `select id, name, comment, mobile_number_1 from contact where company_id = $1 and not is_deleted order by 1`,
        [company],
      )
    ).rows;
    expect(after).toEqual(before);
  });

  test('goes on without a group that cannot be merged', async () => {
    await people();
    for (const name of ['Long', 'Longer'])
      await add(name, { mobile_number_1: '9000000088', comment: name.repeat(200) + 'x'.repeat(800) });
    await server.owner.query(`update contact set name = 'Long' where company_id = $1 and name = 'Longer'`, [company]);
    await post(`${path}merge_certain/`, {});
    await isOver();
    expect(await state()).toMatchObject({ run: { total: 3, done: 3, merged: 2 }, agree: 1, left: 1 });
  });

  test('is one at a time, and one that died keeps nobody from the next', async () => {
    await server.owner.query(`insert into contact_merge_run (company_id, total, working) values ($1, 1, 'Merging')`, [
      company,
    ]);
    const again = await server.ask('POST', `${path}merge_certain/`, owner.token, {});
    expect(again).toMatchObject({ status: 400, body: { non_field_errors: [mergeTexts.busy] } });
    await server.owner.query('alter table contact_merge_run disable trigger touch');
    await server.owner.query(
      `update contact_merge_run set last_updated = now() - interval '11 minutes' where company_id = $1`,
      [company],
    );
    await server.owner.query('alter table contact_merge_run enable trigger touch');
    await post(`${path}merge_certain/`, {});
    await isOver();
  });

  test('goes on where it broke off', async () => {
    await people();
    const stopped = await server.owner.query<{ id: number }>(
      `insert into contact_merge_run (company_id, total, done, merged, working) values ($1, 7, 5, 5, 'Merging') returning id`,
      [company],
    );
    const id = stopped.rows[0]!.id;
    await server.owner.query(
      `select graphile_worker.add_job('merge_certain', json_build_object('company', $1::bigint, 'user', null, 'request', '', 'data', json_build_object('run', $2::int)))`,
      [company, id],
    );
    await isOver();
    expect((await state()).run).toMatchObject({ id, total: 7, done: 7, merged: 7, undoable: 2 });
  });

  test('a run of another company is not there', async () => {
    const stranger = await (await aCompany(server)).person('Owner');
    await post(`${path}merge_certain/`, {});
    const { run } = await state();
    expect((await server.ask('POST', `${path}unmerge/`, stranger.token, { run: run.id })).status).toBe(404);
  });
});
