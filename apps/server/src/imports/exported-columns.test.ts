import { type ContactField, contactFieldNames, contactFields } from '@angan/contract/contacts/contact-fields.ts';
import type { Pair } from '@angan/contract/kit/pairs.ts';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '../../test/contacts.ts';
import { importer } from '../../test/migrations.ts';
import { aCompany, aServer, type Person, type TestServer } from '../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
  await server.work();
});
afterAll(() => server.close());

/** Something in a field, whatever is asked for there. */
const sampleOf = (field: ContactField, at: number): unknown => {
  const pair: Pair & { options?: readonly string[]; input?: string } = contactFields[field];
  switch (pair.kind) {
    case 'mobile':
      return `98240117${60 + at}`;
    case 'date':
      return '1985-03-01';
    case 'flag':
      return true;
    case 'choices':
      return pair.options!.slice(0, 2);
    default:
      return pair.input === 'email' ? 'asha@example.in' : `${contactFields[field].label} of Asha`;
  }
};

const exported = async (person: Person, format: 'CSV' | 'XLSX') => {
  const path = '/properties/contact_exports/';
  const asked = await server.ask('POST', path, person.token, { format });
  const { file } = await until(server, `${path}${asked.body.id}/`, person, ({ status }) => status === 'Ready');
  return (await server.app.inject({ method: 'GET', url: file.link })).rawPayload;
};
const rowsOf = async (person: Person) =>
  parse(await exported(person, 'CSV'), { bom: true, columns: true }) as Record<ContactField, string>[];

test.each(['CSV', 'XLSX'] as const)(
  'a contact that leaves one office as %s comes into another as it was',
  async (format) => {
    const [one, other] = [await aCompany(server), await aCompany(server)];
    const [from, to] = [await one.person('Owner'), await other.person('Owner')];
    const { rows: groups } = await server.owner.query(
      'select id from contactgroup where company_id = $1 and rule is null order by contact_group_name limit 2',
      [one.id],
    );
    const { rows: sources } = await server.owner.query('select id from source where company_id = $1 limit 1', [one.id]);
    const contact = {
      ...Object.fromEntries(contactFieldNames.map((field, at) => [field, sampleOf(field, at)])),
      contactgroup: groups.map(({ id }) => id),
      source: sources[0].id,
    };
    expect(await server.ask('POST', '/properties/contacts/', from.token, contact)).toMatchObject({ status: 201 });

    const { upload, take } = importer(server, to);
    const { id, columns } = await upload(await exported(from, format), `list.${format.toLowerCase()}`);
    const targetOf = (field: ContactField) => (contactFields[field].kind === 'mobile' ? 'mobile' : field);
    expect(columns.map(({ header, target }) => [header, target])).toEqual(
      contactFieldNames.map((field) => [field, targetOf(field)]),
    );
    await take(id, 'validate');
    expect((await take(id, 'run')).results).toMatchObject({ created: 1 });
    const rows = await rowsOf(to);
    expect(rows).toEqual(await rowsOf(from));
    expect(Object.entries(rows[0]!).filter(([, cell]) => cell === '')).toEqual([]);
  },
);
