import { afterAll, beforeAll, expect, test } from 'vitest';
import { aServer, type TestServer } from '../../../test/support.ts';
import { mergedColumns } from '../people.ts';
import { places, staying } from './references.ts';

/** What is added to the database later must not be forgotten when people are merged. */

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

test('every reference to a contact is said to go along in a merge, or why it stays', async () => {
  const { rows } = await server.owner.query<{ reference: string }>(`
    select c.conrelid::regclass || '.' || a.attname as reference
      from pg_constraint c
      join unnest(c.conkey) k on true
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k
     where c.contype = 'f' and c.confrelid = 'contact'::regclass and a.attname <> 'company_id' order by 1`);
  // Notes point to records of several kinds, which no foreign key can do.
  const going = places.filter(({ only }) => !only).map(({ table, column }) => `${table}.${column}`);
  expect(
    rows.map((row) => row.reference),
    'A table points to contacts: name it in contacts/merging/references.ts',
  ).toEqual([...going, ...Object.keys(staying)].toSorted());
});

test('a note may point to no kind of record whose merge is not thought of', async () => {
  const { rows } = await server.owner.query<{ kinds: string }>(
    `select pg_get_constraintdef(oid) as kinds from pg_constraint where conname = 'note_link_kind_check'`,
  );
  expect([...rows[0]!.kinds.matchAll(/'(\w+)'::text/g)].map((kind) => kind[1])).toEqual([
    'contact',
    'property',
    'inquiry',
    'project',
    'society',
    'deal',
    'loan',
  ]);
});

test('what goes along follows whoever was merged a moment ago, by a trigger', async () => {
  const { rows } = await server.owner.query<{ table: string }>(
    `select distinct tgrelid::regclass::text as table from pg_trigger where tgname like 'follow_merge%' order by 1`,
  );
  const followed = new Set(rows.map((row) => row.table));
  expect([...followed]).toEqual([...new Set(places.map(({ table }) => table))].toSorted());
});

test('what somebody points elsewhere is theirs to decide, by a trigger', async () => {
  const { rows } = await server.owner.query<{ place: string }>(
    `select tgrelid::regclass || '.' || replace(tgname, 'forget_home_of_', '') as place from pg_trigger
      where tgname like 'forget_home%' order by 1`,
  );
  expect(rows.map(({ place }) => place)).toEqual(places.map(({ table, column }) => `${table}.${column}`).toSorted());
});

test('every column of a contact is merged, or on this list', async () => {
  const { rows } = await server.owner.query<{ column: string }>(`
    select attname as column from pg_attribute
     where attrelid = 'contact'::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by 1`);
  const identity = ['company_id', 'id', 'created_by', 'created_date', 'last_updated', 'is_deleted', 'merged_into'];
  // Who was erased is merged with nobody.
  const over = ['erased_at'];
  // Is emptied where last_contacted_at becomes another's; the trail has each contact with its way.
  const follows = ['last_contacted_how'];
  expect(
    rows.map((row) => row.column),
    'A contact has a new column: say in contract/contacts/merge-fields.ts and contacts/people.ts what a merge does with it',
  ).toEqual([...mergedColumns, ...identity, ...follows, ...over].toSorted());
});
