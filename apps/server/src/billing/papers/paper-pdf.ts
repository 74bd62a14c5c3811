import { formatDate } from '@angan/domain/dates.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import type { BillingContent } from './paper-content.ts';
import { drawBillingPaper } from './pdf/draw-apart.ts';

export const readPaper = (db: Kysely<DB>, companyId: number, id: number) =>
  db
    .selectFrom('platform_invoice')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
export type PaperRow = NonNullable<Awaited<ReturnType<typeof readPaper>>>;

/** A paper as it went out, drawn from what was kept of it. */
export const drawPaper = async (row: PaperRow) => {
  const { no, taxable, cgst, sgst, igst, rounding, total, gst_rate } = row;
  const kind = row.kind as 'Invoice' | 'Credit note';
  const content = await drawBillingPaper({
    kind,
    no,
    date: formatDate(row.date),
    content: row.content as unknown as BillingContent,
    ...{ taxable, cgst, sgst, igst, rounding, total, gst_rate },
  });
  return { file_name: `${kind} ${no.replaceAll('/', '-')}.pdf`, content: content.toString('base64') };
};
