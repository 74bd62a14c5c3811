import { expect } from 'vitest';
import { until } from './contacts.ts';
import type { Person, TestServer } from './support.ts';
import { unzipped } from './zips.ts';

export const fullExportsPath = '/properties/full_exports/';

/** The newest export of an Owner, once it is over. */
export const overOf = async (server: TestServer, owner: Person) => {
  const over = ['Ready', 'Failed', 'Expired'];
  const { results } = await until(server, fullExportsPath, owner, (body) => over.includes(body.results[0]?.status));
  return results[0];
};

export const fetched = async (server: TestServer, link: string) => {
  const answer = await server.app.inject({ method: 'GET', url: link });
  return { status: answer.statusCode, headers: answer.headers, content: answer.rawPayload };
};

/** Asks for all the office's data, and answers what lies in the file. */
export const wholeExport = async (server: TestServer, owner: Person) => {
  expect(await server.ask('POST', fullExportsPath, owner.token)).toMatchObject({ status: 201 });
  const row = await overOf(server, owner);
  expect(row).toMatchObject({ status: 'Ready' });
  const got = await fetched(server, row.file.link);
  expect(got.status).toBe(200);
  return { row, ...got, files: unzipped(got.content) };
};
