import type { DataMigration, MigrationKind, MigrationRow } from '@angan/contract/imports/data-migration.ts';
import { rowReasons } from '@angan/contract/imports/row-reasons.ts';
import { expect } from 'vitest';
import { inEnglish } from '../src/core/english.ts';
import { type Answered, aForm, type Person, type TestServer } from './support.ts';

const path = '/properties/datamigration/';
type Step = 'validate' | 'run' | 'cancel' | 'rollback';

/** What a person does with lists that they bring in, over HTTP. The server's jobs must be at work. */
export const importer = (server: TestServer, person: Person) => {
  const ask = (method: 'GET' | 'POST' | 'PATCH', at: string, body?: object) =>
    server.ask(method, at, person.token, body);
  const read = async (id: number): Promise<DataMigration> => {
    const { status, body } = await ask('GET', `${path}${id}/`);
    expect(status).toBe(200);
    return body;
  };
  /** The import once nothing goes on in the background. */
  const settled = async (id: number): Promise<DataMigration> => {
    await expect.poll(async () => (await read(id)).working, { timeout: 300_000 }).toBeNull();
    return read(id);
  };
  const send = (content: string | Buffer, name = 'list.csv', kind: MigrationKind = 'Contacts'): Promise<Answered> => {
    const { payload, headers } = aForm({ kind }, { file: { name, content: Buffer.from(content as string) } });
    return server.ask('POST', path, person.token, payload, headers);
  };
  const step = (id: number, name: Step) => ask('POST', `${path}${id}/${name}/`, {});
  const take = async (id: number, name: Step) => {
    const answer = await step(id, name);
    expect([name, answer.status, answer.body.detail]).toEqual([name, 200, undefined]);
    return settled(id);
  };
  return {
    send,
    step,
    take,
    read,
    settled,
    list: () => ask('GET', path),
    map: (id: number, body: object) => ask('PATCH', `${path}${id}/mapping/`, body),
    /** Its rows, with what is told of them in English. */
    rows: async (id: number, query = '') => {
      const { body } = await ask('GET', `${path}${id}/rows/?page_size=100${query}`);
      return (body.results as MigrationRow[]).map((row) => ({
        ...row,
        reasons: row.reasons.map((reason) => inEnglish(rowReasons, reason)),
      }));
    },
    /** The file uploaded and read. */
    upload: async (content: string | Buffer, name?: string, kind?: MigrationKind) => {
      const { status, body } = await send(content, name, kind);
      expect([status, body.file]).toEqual([201, undefined]);
      return settled(body.id);
    },
    /** The whole way: uploaded, mapped as `mapping` says, checked, imported. */
    bringIn: async (content: string | Buffer, mapping?: object) => {
      const { body } = await send(content);
      await settled(body.id);
      if (mapping) expect((await ask('PATCH', `${path}${body.id}/mapping/`, mapping)).status).toBe(200);
      await take(body.id, 'validate');
      return take(body.id, 'run');
    },
    mend: (id: number, line: number, cells: readonly string[]) =>
      ask('PATCH', `${path}${id}/rows/${line}/`, { cells: [...cells] }),
    template: (kind: MigrationKind) => ask('GET', `${path}template/?kind=${kind}`),
    text: async (link: string): Promise<string> => (await server.ask('GET', link)).body,
  };
};
export type Importer = ReturnType<typeof importer>;

/** The contacts of a company as the database has them, the oldest first, with the names of their source and groups. */
export const contactsOf = async ({ owner }: TestServer, company: number) =>
  (
    await owner.query(
      `select c.*, s.source_name, c.date_of_birth::text, c.anniversary::text, array(select contact_group_name from contact_in_group m
           join contactgroup g on g.company_id = m.company_id and g.id = m.contactgroup_id
          where m.company_id = c.company_id and m.contact_id = c.id order by 1) as groups,
          array_remove(array[mobile_number_1, mobile_number_2, mobile_number_3, mobile_number_4, mobile_number_5], '') as mobiles
         from contact c left join source s on s.company_id = c.company_id and s.id = c.source
        where c.company_id = $1 and not c.is_deleted order by c.id`,
      [company],
    )
  ).rows;
