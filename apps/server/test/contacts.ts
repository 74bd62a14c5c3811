import type { Answered, Person, TestServer } from './support.ts';

/** Adds contacts past the API, as many as wanted: `n` is their number, from 1. */
export const addContacts = async (
  { owner }: TestServer,
  company: number,
  count: number,
  columns: { name?: string; locked?: string } = {},
): Promise<number[]> => {
  const { rows } = await owner.query<{ id: number }>(
    `insert into contact (company_id, name, mobile_number_1, locked_contact, created_date)
       select $1, ${columns.name ?? `'Contact ' || n`}, '9' || lpad(n::text, 9, '0'), ${columns.locked ?? 'false'}, now() + n * interval '1 ms'
         from generate_series(1, $2) n returning id`,
    [company, count],
  );
  return rows.map((row) => row.id);
};

/** Asks a call again and again until its answer is as it should be; the limit only ends what would never be so. */
export const until = async (
  server: TestServer,
  path: string,
  { token }: Person,
  isSo: (body: Answered['body']) => boolean,
): Promise<Answered['body']> => {
  for (const end = Date.now() + 30_000; Date.now() < end; ) {
    const { body } = await server.ask('GET', path, token);
    if (isSo(body)) return body;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${path} did not become what was waited for`);
};
