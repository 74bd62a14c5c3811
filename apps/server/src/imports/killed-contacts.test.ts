import { afterAll, beforeAll, expect, test } from 'vitest';
import { howMany } from '../../../../scripts/lib/how-many.ts';
import { aKilledProcess, everythingIn } from '../../test/killed-imports.ts';
import { importer } from '../../test/migrations.ts';
import { aCompany, aServer, type TestServer } from '../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const count = howMany(4000, 50_000);
const number = (n: number) => String(9_800_000_000 + n);
/** Two in a hundred have no number, five share that of a row above them, one is of somebody who is here already. */
const isBad = (n: number) => n % 50 === 0;
const isTwice = (n: number) => n % 20 === 7;
const isHere = (n: number) => n % 100 === 33;
const rows = Array.from({ length: count }, (_, n) => n);

const line = (n: number) => {
  if (isBad(n)) return `Person ${n},12,,Buyer,Old book`;
  if (isTwice(n)) return `,${number(n - 3)} / ${number(n + 100_000)},p${n}@example.in,Owner,`;
  return `Person ${n},${number(n)},,${n % 2 ? 'Buyer' : 'Fair of March'},Old book`;
};

/** Each person as they must be in the end: name, numbers, e-mail, groups, by the first number. */
const expected = () =>
  rows
    .filter((n) => !isBad(n) && !isTwice(n))
    .map((n) => {
      const second = isTwice(n + 3) && n + 3 < count;
      const groups = [
        isHere(n) ? ['Tenant', 'Buyer'] : [n % 2 ? 'Buyer' : 'Fair of March'],
        second ? ['Owner'] : [],
      ].flat();
      return [
        isHere(n) ? `Known ${n}` : `Person ${n}`,
        number(n),
        second ? number(n + 3 + 100_000) : '',
        second ? `p${n + 3}@example.in` : '',
        groups.toSorted().join(),
      ].join('|');
    });

const found = async (company: number) =>
  (
    await server.owner.query<{ line: string }>(
      `select concat_ws('|', name, mobile_number_1, mobile_number_2, email, array_to_string(array(
          select g.contact_group_name from contact_in_group m join contactgroup g on g.company_id = m.company_id and g.id = m.contactgroup_id
           where m.company_id = c.company_id and m.contact_id = c.id order by 1), ',')) as line
        from contact c where company_id = $1 order by mobile_number_1`,
      [company],
    )
  ).rows.map((row) => row.line);

/** What an import of contacts writes to. */
const everything = (company: number) =>
  everythingIn(server, company, [
    'contact',
    'contact_in_group',
    'contact_mobile',
    'company_counter',
    'source',
    'contactgroup',
  ]);

const people = (company: number) =>
  server.owner.query(
    `with added as (
       insert into contact (company_id, name, mobile_number_1, comment)
         select $1, 'Known ' || n, (9800000000 + n)::text, 'Here before' from generate_series(33, $2::int - 1, 100) n returning id, created_date
     ) insert into contact_in_group (company_id, contactgroup_id, contact_id, created_date)
         select $1, (select id from contactgroup where company_id = $1 and contact_group_name = 'Tenant'), id, created_date from added`,
    [company, count],
  );

test('of many rows exactly the right ones are there after the process was killed twice, and none after they were taken back', {
  timeout: 600_000,
}, async () => {
  // The plan that takes a file of so many rows.
  const office = await aCompany(server, { plan: 'enterprise' });
  const owner = importer(server, await office.person('Owner'));
  await people(office.id);
  const before = await everything(office.id);
  const { killAt, end } = await aKilledProcess(server, owner);
  try {
    const { body } = await owner.send(`Name,Mobile,Email,Group,Source\n${rows.map(line).join('\n')}\n`);
    const { id } = body;
    expect((await owner.settled(id)).rows_total).toBe(count);
    const { counts } = await owner.take(id, 'validate');
    const has = (is: (n: number) => boolean) => rows.filter(is).length;
    const [twice, existing, refused] = [has(isTwice), has(isHere), has(isBad)];
    const added = count - twice - existing - refused;
    expect(counts).toEqual({ new: added, existing, same: 0, twice, refused });

    expect((await owner.step(id, 'run')).status).toBe(200);
    expect(await killAt(id, 0.25)).toBe('Importing');
    expect(await killAt(id, 0.6)).toBe('Importing');
    const done = await owner.settled(id);
    expect(done).toMatchObject({
      status: 'Completed with Errors',
      results: { created: added, updated: existing, skipped: twice, failed: refused },
    });
    const there = await found(office.id);
    const wanted = expected();
    expect(there.length).toBe(wanted.length);
    expect(there.filter((one, at) => one !== wanted[at])).toEqual([]);
    const trail = await server.owner.query(
      `select count(*) as all, count(distinct entity_id) as people from audit_log
          where company_id = $1 and entity = 'contact' and action = 'created' and user_id is not null`,
      [office.id],
    );
    expect(trail.rows[0]).toEqual({ all: added, people: added });

    expect((await owner.step(id, 'rollback')).status).toBe(200);
    expect(await killAt(id, 0.3)).toBe('Undoing');
    const back = await owner.settled(id);
    expect(back).toMatchObject({ status: 'Rolled Back', results: { undone: added + existing, kept: 0 } });
    expect(await everything(office.id)).toEqual(before);
  } finally {
    await end();
  }
});
