import { dayInIndia } from '@angan/domain/dates.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { howMany } from '../../../../scripts/lib/how-many.ts';
import { aDesk, aSale, confirm, desk } from '../../test/brokerage.ts';
import { aPerson, aServer, type TestServer } from '../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

/** Papers of two people who invoice at the same moment. */
const papers = howMany(6, 200);

test('two people who invoice at once, some of whose connections are killed, leave numbers without a gap or a double', async () => {
  const office = await aDesk(server, { city: 6 });
  const { buyer } = await aSale(office);
  const other = await aPerson(server, office.company, 'Co-Owner');
  const percent = 100 / papers;
  // Each part is an invoice of its own.
  const milestones = Array.from({ length: papers }, (_, at) => ({
    label: `Part ${at + 1}`,
    percent:
      at === papers - 1
        ? Number((100 - Number(percent.toFixed(3)) * (papers - 1)).toFixed(3))
        : Number(percent.toFixed(3)),
  }));
  await server.owner.query('delete from commission_milestone where commission = $1', [buyer.id]);
  for (const [place, { label, percent: share }] of milestones.entries())
    await server.owner.query(
      'insert into commission_milestone (company_id, commission, place, label, percent, taxable, total) values ($1, $2, $3, $4, $5, 600, 600)',
      [office.company, buyer.id, place, label, share],
    );
  await confirm(server, office, buyer.id);
  const invoice = { kind: 'Invoice', date: dayInIndia() };
  const kill = () =>
    server.owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and usename <> current_user and state in ('active', 'idle in transaction')
        order by random() limit 1`,
    );
  let made = 0;
  let refused = 0;
  const person = async (token: string, kills: boolean) => {
    for (let tried = 0; made < papers && tried < papers * 6; tried++) {
      const asked = server.ask('POST', `${desk}${buyer.id}/invoices/`, token, invoice);
      if (kills && tried % 3 === 1) await kill();
      const { status } = await asked;
      if (status === 201) made += 1;
      else refused += 1;
    }
  };
  await Promise.all([person(office.owner.token, true), person(other.token, true)]);
  const { rows } = await server.owner.query<{ no: string }>(
    `select no from invoice where company_id = $1 and kind = 'Invoice' order by no`,
    [office.company],
  );
  const serials = rows.map(({ no }) => Number(no.split('/')[2]));
  expect(serials).toEqual(Array.from({ length: papers }, (_, at) => at + 1));
  expect(refused).toBeGreaterThan(0);
});
