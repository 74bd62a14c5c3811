import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import { motivationSeed } from '@angan/domain/lookups/motivation/index.ts';
import { dayOfYear, turnOf } from '@angan/domain/lookups/motivation/turn.ts';
import { type Language, languages } from '@angan/domain/lookups/office.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { aCompany, aServer, type Person, type TestServer } from '../../test/support.ts';
import { writeMotivation } from './index.ts';

let server: TestServer;
let admin: Person;
let owner: Person;
beforeAll(async () => {
  server = await aServer();
  admin = await (await aCompany(server, { is_platform: true })).person('Admin');
  owner = await (await aCompany(server)).person('Owner');
});
afterAll(() => server.close());

const rows = '/platform/motivation/';
const made: number[] = [];
const add = async (body: object) => {
  const answer = await server.ask('POST', rows, admin.token, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  made.push(answer.body.id);
  return answer.body;
};
afterEach(async () => {
  for (const id of made.splice(0)) await server.ask('DELETE', `${rows}${id}/`, admin.token);
});
const today = async (person: Person) => {
  const answer = await server.ask('GET', '/properties/motivation/', person.token);
  expect(answer.status).toBe(200);
  return answer.body;
};
/** What stands on a day, as the database chooses. */
const quoteOn = async (day: string, language: Language = 'English'): Promise<string | undefined> => {
  const { rows: found } = await server.owner.query('select quote from motivation_of($1, $2, $3, $4)', [
    day,
    dayOfYear(day),
    turnOf(day),
    language,
  ]);
  return found[0]?.quote;
};

/** The sentence of the domain whose turn a day is. */
const seedOf = (day: string, language: Language = 'English') => motivationSeed[language][turnOf(day) % 366];
const reads = (language: Language) =>
  server.owner.query('update app_user set language = $1 where id = $2', [language, owner.id]);

test('a new platform starts with the sentences of the domain, one for every date of any year', async () => {
  for (const year of ['2027', '2028', '2100'])
    for (const language of languages) {
      const days = ['-01-01', '-02-28', '-03-01', '-06-30', '-12-31'].map((day) => `${year}${day}`);
      expect(await Promise.all(days.map((day) => quoteOn(day, language)))).toEqual(
        days.map((day) => seedOf(day, language)),
      );
    }
  expect(await quoteOn('2028-02-29')).toBe(motivationSeed.English[59]);
  expect(await quoteOn('2027-01-01', 'Hindi')).toBe(motivationSeed.Hindi[0]);
  expect(await quoteOn('2028-12-31', 'Gujarati')).toBe(motivationSeed.Gujarati[365]);
});

test('everybody who is signed in reads that of today in India; the Admin alone keeps them', async () => {
  const day = dayInIndia();
  const expected = { day, quote: seedOf(day), author: '', language: 'English' };
  expect(await today(owner)).toEqual(expected);
  expect(await today(admin)).toEqual(expected);
  expect((await server.ask('GET', '/properties/motivation/')).status).toBe(401);
  const row = { quote: 'Call back today.' };
  for (const [method, at] of [
    ['GET', rows],
    ['POST', rows],
    ['PATCH', `${rows}1/`],
    ['DELETE', `${rows}1/`],
  ] as const)
    expect((await server.ask(method, at, owner.token, method === 'GET' ? undefined : row)).status).toBe(403);
});

test('one date goes before the day of every year, and that before whose turn it is', async () => {
  const day = dayInIndia();
  const turn = (await today(owner)).quote;
  const yearly = await add({ quote: 'Every year on this day.', author: 'The desk', day: dayOfYear(day) });
  expect(yearly).toMatchObject({ shown_on: 'Every year', language: 'English', is_active: true, date: null });
  expect(await today(owner)).toMatchObject({ quote: 'Every year on this day.', author: 'The desk' });
  const once = await add({ quote: 'On this date alone.', date: day });
  expect(await today(owner)).toMatchObject({ quote: 'On this date alone.', author: '' });
  const off = await server.ask('PATCH', `${rows}${once.id}/`, admin.token, { is_active: false });
  expect([off.status, off.body.shown_on]).toEqual([200, 'One date']);
  expect(await today(owner)).toMatchObject({ quote: 'Every year on this day.' });
  await server.ask('PATCH', `${rows}${yearly.id}/`, admin.token, { day: dayOfYear(addDays(day, 1)) });
  expect(await today(owner)).toMatchObject({ quote: turn });
});

test('a person reads their language, and English where it has nothing for the day', async () => {
  const day = dayInIndia();
  await reads('Hindi');
  expect(await today(owner)).toMatchObject({ quote: seedOf(day, 'Hindi'), language: 'Hindi' });
  await server.owner.query(`update motivation set is_active = false where language = 'Hindi'`);
  const other = await add({ quote: 'कल के लिए।', language: 'Hindi', date: addDays(day, 1) });
  expect(await today(owner)).toMatchObject({ quote: seedOf(day), language: 'English' });
  await add({ quote: 'आज ही फ़ोन करें।', language: 'Hindi' });
  expect(await today(owner)).toMatchObject({ quote: 'आज ही फ़ोन करें।', language: 'Hindi' });
  expect(await today(admin)).toMatchObject({ quote: seedOf(day), language: 'English' });
  await server.ask('PATCH', `${rows}${other.id}/`, admin.token, { date: day });
  expect(await today(owner)).toMatchObject({ quote: 'कल के लिए।' });
  await server.owner.query(`update motivation set is_active = true where language = 'Hindi'`);
  await reads('English');
});

test('what cannot be shown is refused beside its field', async () => {
  const refused = async (body: object) => {
    const answer = await server.ask('POST', rows, admin.token, body);
    return [answer.status, Object.keys(answer.body)];
  };
  expect(await refused({ quote: 'Both.', day: 1, date: '2027-01-01' })).toEqual([400, ['date']]);
  expect(await refused({ quote: 'No such day.', day: 367 })).toEqual([400, ['day']]);
  expect(await refused({ quote: ' ' })).toEqual([400, ['quote']]);
  expect(await refused({ quote: 'a'.repeat(241) })).toEqual([400, ['quote']]);
  const first = await add({ quote: 'The 29th of February.', day: 60 });
  expect(await refused({ quote: 'Another one.', day: 60 })).toEqual([400, ['day']]);
  await add({ quote: 'In another language.', day: 60, language: 'Gujarati' });
  const both = await server.ask('PATCH', `${rows}${first.id}/`, admin.token, { date: '2028-02-29' });
  expect([both.status, Object.keys(both.body)]).toEqual([400, ['date']]);
  await add({ quote: 'Of one date.', date: '2027-01-26' });
  const moved = await server.ask('PATCH', `${rows}${first.id}/`, admin.token, { day: null, date: '2027-01-26' });
  expect([moved.status, Object.keys(moved.body)]).toEqual([400, ['date']]);
});

test('the list is searched and narrowed by when a message is shown', async () => {
  await add({ quote: 'Republic day: offices are closed.', date: '2027-01-26' });
  const list = async (query: string) => (await server.ask('GET', `${rows}?${query}`, admin.token)).body;
  expect(await list('shown_on=One date')).toMatchObject({ count: 1, results: [{ date: '2027-01-26' }] });
  expect(await list('search=republic')).toMatchObject({ count: 1 });
  expect(await list('language=Hindi')).toMatchObject({ count: 366 });
  expect(await list('language=Hindi&shown_on=One date')).toMatchObject({ count: 0 });
});

test('a further start writes nothing anew: what the Admin changed or deleted stays so', async () => {
  const kept = async (language: Language) => {
    const own = 'select id, quote from motivation where created_by is null and language = $1 order by id';
    return (await server.owner.query(own, [language])).rows;
  };
  const before = await kept('Gujarati');
  expect(before.map(({ quote }) => quote)).toEqual(motivationSeed.Gujarati);
  await server.owner.query('update motivation set quote = $2 where id = $1', [before[0].id, 'Changed.']);
  await server.owner.query('delete from motivation where id = $1', [before[1].id]);
  await writeMotivation(server.owner);
  const after = await kept('Gujarati');
  expect(after).toHaveLength(before.length - 1);
  expect(after[0]).toEqual({ id: before[0].id, quote: 'Changed.' });
  // One that a later version brings comes in by itself, in its language.
  const more = [...motivationSeed.Gujarati, 'A new one.'];
  await server.owner.query('select write_motivation($1, $2)', ['Gujarati', more]);
  expect((await kept('Gujarati')).at(-1)).toMatchObject({ quote: 'A new one.' });
  expect(await kept('English')).toHaveLength(motivationSeed.English.length);
  const noted = await server.owner.query(
    `select 1 from audit_log where entity = 'motivation' and action = 'created' and user_id is null`,
  );
  expect(noted.rowCount).toBe(0);
});
