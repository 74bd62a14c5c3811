import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { PaperContent } from '../paper-content.ts';

/** Papers of some days, in the order of their days and numbers, each with what it says. */
export const readPapers = async ({ actor, db }: Context, from: string, to: string) => {
  const rows = await db
    .selectFrom('invoice as i')
    .leftJoin('invoice as r', (join) => join.onRef('r.company_id', '=', 'i.company_id').onRef('r.id', '=', 'i.ref'))
    .selectAll('i')
    .select(['r.no as ref_no', 'r.date as ref_date'])
    .where('i.company_id', '=', actor.companyId)
    .where('i.date', '>=', from)
    .where('i.date', '<=', to)
    .orderBy('i.date')
    .orderBy('i.id')
    .execute();
  return rows.map((row) => ({ ...row, content: row.content as unknown as PaperContent }));
};
export type ReadPaper = Awaited<ReturnType<typeof readPapers>>[number];

export const readReceipts = ({ actor, db }: Context, from: string, to: string) =>
  db
    .selectFrom('commission_receipt as r')
    .innerJoin('commission as m', (join) =>
      join.onRef('m.company_id', '=', 'r.company_id').onRef('m.id', '=', 'r.commission'),
    )
    .innerJoin('contact as c', (join) => join.onRef('c.company_id', '=', 'm.company_id').onRef('c.id', '=', 'm.payer'))
    .leftJoin('invoice as i', (join) => join.onRef('i.company_id', '=', 'r.company_id').onRef('i.id', '=', 'r.invoice'))
    .selectAll('r')
    .select(['c.name', 'c.company_name', 'i.no as invoice_no', 'i.kind as invoice_kind'])
    .select(sql<string>`'REC-' || r.id`.as('voucher'))
    .where('r.company_id', '=', actor.companyId)
    .where('r.is_deleted', '=', false)
    .where('r.date', '>=', from)
    .where('r.date', '<=', to)
    .orderBy('r.date')
    .orderBy('r.id')
    .execute();
export type ReadReceipt = Awaited<ReturnType<typeof readReceipts>>[number];

/** The firm where there is one, else the person. */
export const ledgerOf = ({ company_name, name }: { company_name: string; name: string }): string =>
  company_name || name || 'Client';
