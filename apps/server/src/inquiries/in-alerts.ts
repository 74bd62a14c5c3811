import type { AlertRecords } from '@angan/contract/alerts/alerts.ts';
import { type SqlBool, sql } from 'kysely';
import type { AlertReader } from '../alerts/index.ts';
import { inquiryRows } from './inquiry-row.ts';
import { showInquiry } from './show-inquiry.ts';
import { visibleInquiries } from './visible-inquiries.ts';

/** An inquiry inside an alert. */
export const inquiriesInAlerts: AlertReader<AlertRecords['inquiry']> = {
  visible: (actor, id) =>
    sql<SqlBool>`exists (select 1 from inquiry i where ${visibleInquiries(actor)} and i.id = ${id})`,
  async read(context, ids) {
    const rows = await inquiryRows(context.db, context.actor.companyId)
      .where(visibleInquiries(context.actor))
      .where('i.id', 'in', ids)
      .execute();
    return rows.map((row) => showInquiry(row, context));
  },
};
