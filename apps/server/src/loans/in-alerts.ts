import type { AlertRecords } from '@angan/contract/alerts/alerts.ts';
import { type SqlBool, sql } from 'kysely';
import type { AlertReader } from '../alerts/index.ts';
import { visibleLoans } from '../records/index.ts';
import { readCaps } from './caps.ts';
import { loanRows } from './loan-row.ts';
import { showLoan } from './show-loan.ts';

/** A loan inside an alert. */
export const loansInAlerts: AlertReader<AlertRecords['loan']> = {
  visible: (actor, id) => sql<SqlBool>`exists (select 1 from loan l where ${visibleLoans(actor)} and l.id = ${id})`,
  async read(context, ids) {
    const rows = await loanRows(context).where('l.id', 'in', ids).execute();
    const caps = await readCaps(context);
    return rows.map((row) => showLoan(row, context, caps));
  },
};
