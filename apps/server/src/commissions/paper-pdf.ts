import { formatDate } from '@angan/domain/dates.ts';
import { toPaise } from '@angan/domain/paise.ts';
import { amountInWords } from '@angan/domain/taxes/index.ts';
import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import type { PaperContent } from './paper-content.ts';
import { drawCommissionPaper } from './pdf/draw-apart.ts';
import type { PaperPlan } from './pdf/plans.ts';

/** A paper as it went out, drawn from what was kept of it. */
export const paperPdf = async ({ actor, db }: Pick<Context, 'actor' | 'db'>, id: number) => {
  const row = await db
    .selectFrom('invoice')
    .selectAll()
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  const { taxable, cgst, sgst, igst, rounding, total, gst_rate } = row;
  const content = await drawCommissionPaper({
    kind: row.kind as PaperPlan['kind'],
    no: row.no,
    date: formatDate(row.date),
    due: row.due_date ? formatDate(row.due_date) : '',
    content: row.content as unknown as PaperContent,
    ...{ taxable, cgst, sgst, igst, rounding, total, gst_rate },
    words: amountInWords(toPaise(total)),
  });
  return { file_name: `${row.kind} ${row.no.replaceAll('/', '-')}.pdf`, content: content.toString('base64') };
};
