import { afterAll, beforeAll, expect, test } from 'vitest';
import { aKilledProcess, everythingIn } from '../../test/killed-imports.ts';
import { importer } from '../../test/migrations.ts';
import { aCompany, aServer, type TestServer } from '../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const count = 2000;
const rows = Array.from({ length: count }, (_, n) => n);
/** One in fifty has no area, one in twenty is the flat of the row before. */
const isBad = (n: number) => n % 50 === 0;
const isTwice = (n: number) => n % 20 === 7;
const line = (n: number) => {
  const flat = isTwice(n) ? n - 1 : n;
  const mobile = 9_800_000_000 + Math.floor(flat / 3);
  return `${mobile},Flat,Sale,${isBad(n) ? '' : `Area ${flat % 40}`},Society ${flat % 40},${flat},3 BHK,1500,${80 + (flat % 30)} L${isTwice(n) ? ',East' : ','}`;
};

/** What an import of properties writes to. Numbers of properties that were given out are not given out again. */
const everything = (company: number) =>
  everythingIn(
    server,
    company,
    ['property', 'property_area', 'contact', 'contact_mobile', 'area', 'society', 'company_counter'],
    `to_jsonb(t) ->> 'counter' = 'property_code' or to_jsonb(t) ->> 'value' = '0'`,
  );

test('of 2,000 properties each is there once after the process was killed twice, and nothing after they were taken back', {
  timeout: 240_000,
}, async () => {
  const office = await aCompany(server);
  const owner = importer(server, await office.person('Owner'));
  const before = await everything(office.id);
  const { killAt, end } = await aKilledProcess(server, owner);
  try {
    const head = 'Mobile,Type,For,Locality,Society,Flat No,BHK,Size,Price,Facing';
    const { id } = (await owner.send(`${head}\n${rows.map(line).join('\n')}\n`, 'stock.csv', 'Properties')).body;
    expect((await owner.settled(id)).rows_total).toBe(count);
    await owner.map(id, { defaults: { city: 1 } });
    const twice = rows.filter(isTwice).length;
    const { counts } = await owner.take(id, 'validate');
    expect(counts).toEqual({ new: count - twice - 40, existing: 0, same: 0, twice, refused: 40 });

    expect((await owner.step(id, 'run')).status).toBe(200);
    expect(await killAt(id, 0.2)).toBe('Importing');
    expect(await killAt(id, 0.6)).toBe('Importing');
    const done = await owner.settled(id);
    expect(done.results).toMatchObject({ created: count - twice - 40, updated: 0, skipped: twice, failed: 40 });
    const found = await server.owner.query(
      `select unit_no, count(*) as n, max(facing) as facing from property where company_id = $1 group by 1 order by unit_no::int`,
      [office.id],
    );
    const wanted = rows.filter((n) => !isBad(n) && !isTwice(n));
    expect(found.rows).toEqual(
      wanted.map((n) => ({ unit_no: String(n), n: 1, facing: isTwice(n + 1) && n + 1 < count ? 'East' : null })),
    );
    const places = await server.owner.query(
      'select (select count(*) from area where company_id = $1) as areas, (select count(*) from society where company_id = $1) as societies',
      [office.id],
    );
    expect(places.rows[0]).toEqual({ areas: 38, societies: 38 });

    expect((await owner.step(id, 'rollback')).status).toBe(200);
    expect(await killAt(id, 0.3)).toBe('Undoing');
    expect((await owner.settled(id)).status).toBe('Rolled Back');
    expect(await everything(office.id)).toEqual(before);
  } finally {
    await end();
  }
});
