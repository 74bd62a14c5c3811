import { alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import { maskNumbersIn } from '@angan/domain/mobile.ts';
import { type Kysely, type SqlBool, sql } from 'kysely';
import { type Alert, ownerIds, raiseAlerts } from '../alerts/index.ts';
import type { DB } from '../core/database/schema.gen.ts';

/** Days after the due date on which the owners hear that a brokerage is late. */
const lateSteps = [1, 31, 61, 91] as const;
/** Days after a receipt with TDS on which they hear that its certificate has not come. */
const certificateDays = 45;

const overdue = (db: Kysely<DB>, companyId: number, today: string) =>
  db
    .selectFrom('commission as m')
    .innerJoin('contact as c', (join) => join.onRef('c.company_id', '=', 'm.company_id').onRef('c.id', '=', 'm.payer'))
    .select(['m.id', 'm.due_date', 'm.balance', 'c.name', 'c.company_name'])
    .select(sql<number>`${today}::date - m.due_date`.as('late'))
    .where('m.company_id', '=', companyId)
    .where('m.is_deleted', '=', false)
    .where('m.balance', '>', 0)
    .where('m.status', 'in', ['Invoiced', 'Part Received', 'Disputed'])
    .where('m.due_date', '<', today)
    .execute();

const pending = (db: Kysely<DB>, companyId: number, today: string) =>
  db
    .selectFrom('commission_receipt as r')
    .innerJoin('commission as m', (join) =>
      join.onRef('m.company_id', '=', 'r.company_id').onRef('m.id', '=', 'r.commission'),
    )
    .innerJoin('contact as c', (join) => join.onRef('c.company_id', '=', 'm.company_id').onRef('c.id', '=', 'm.payer'))
    .select(['r.id', 'r.date', 'r.tds_amount', 'r.certificate_form', 'c.name', 'c.company_name'])
    .where('r.company_id', '=', companyId)
    .where('r.is_deleted', '=', false)
    .where('r.certificate_received', '=', false)
    .where('r.tds_amount', '>', 0)
    .where('r.date', '<=', addDays(today, -certificateDays))
    .where(sql<SqlBool>`r.date > ${addDays(today, -certificateDays - 400)}`)
    .execute();

const nameOf = ({ name, company_name }: { name: string; company_name: string }) => maskNumbersIn(company_name || name);

/** The step that a lateness has reached; undefined before the first. */
const stepOf = (late: number): number | undefined => lateSteps.findLast((step) => late >= step);

/** Tells the owners of brokerage that is late, at each of its steps, and of TDS certificates that have not come. */
export const tellOfDues = async (db: Kysely<DB>, companyId: number, now: Date): Promise<void> => {
  const today = dayInIndia(now);
  const late = await overdue(db, companyId, today);
  const missing = await pending(db, companyId, today);
  if (late.length === 0 && missing.length === 0) return;
  const to = await ownerIds(db);
  const alerts = [
    ...late.flatMap((row): Alert[] => {
      const step = stepOf(row.late);
      if (step === undefined) return [];
      return [
        {
          to,
          kind: 'Commission overdue',
          sentence: alertSentences.of.commissionOverdue({ who: nameOf(row), amount: row.balance, day: row.due_date! }),
          key: `commission ${row.id} ${row.due_date} ${step}`,
        },
      ];
    }),
    ...missing.map(
      (row): Alert => ({
        to,
        kind: 'TDS certificate pending',
        sentence: alertSentences.of.certificatePending({
          who: nameOf(row),
          form: row.certificate_form || 'Form 131',
          amount: row.tds_amount,
          day: row.date,
        }),
        key: `certificate ${row.id}`,
      }),
    ),
  ];
  await raiseAlerts(db, alerts);
};
