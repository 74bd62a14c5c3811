import { afterAll, beforeAll, expect, test } from 'vitest';
import { aServer, type TestServer } from '../../test/support.ts';
import { type Kind, ownReferences, pointing } from './pointing.ts';

/** What is added to the database later must not be forgotten when places are merged or deleted. */

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

test.each(Object.keys(pointing) as Kind[])('every reference to a row of %s goes along in a merge', async (kind) => {
  const { rows } = await server.owner.query<{ reference: string }>(
    `select c.conrelid::regclass || '.' || a.attname as reference
       from pg_constraint c
       join unnest(c.conkey) k on true
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k
      where c.contype = 'f' and c.confrelid = $1::regclass and a.attname <> 'company_id' order by 1`,
    [kind],
  );
  const known = pointing[kind].map(({ table, column }) => `${table}.${column}`);
  const own = ownReferences.filter(() => kind === 'area');
  expect(
    rows.map((row) => row.reference),
    `A table points to ${kind}: name it in places/pointing.ts`,
  ).toEqual([...known, ...own].toSorted());
});
