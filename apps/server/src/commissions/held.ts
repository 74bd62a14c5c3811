import type { CommissionStanding } from '@angan/domain/brokerage/index.ts';
import type { CommissionStatus } from '@angan/domain/lookups/deals.ts';
import { toPaise } from '@angan/domain/paise.ts';
import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';

/** What the desk is read and written by: of a request, or of a job that works on the Owner's behalf. */
export type Desk = Pick<Context, 'actor' | 'db' | 'services'>;

/** A commission as it is stored, held against other writers until the transaction ends. */
export const heldCommission = async ({ actor, db }: Pick<Desk, 'actor' | 'db'>, id: number) => {
  const row = await db
    .selectFrom('commission')
    .selectAll()
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .where('is_deleted', '=', false)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
};
export type HeldCommission = Awaited<ReturnType<typeof heldCommission>>;

export const standingOf = ({ status, disputed_from }: HeldCommission): CommissionStanding => ({
  status: status as CommissionStatus,
  disputed_from: disputed_from as CommissionStatus | null,
});

export const milestonesOf = ({ actor, db }: Pick<Desk, 'actor' | 'db'>, commission: number) =>
  db
    .selectFrom('commission_milestone')
    .selectAll()
    .where('company_id', '=', actor.companyId)
    .where('commission', '=', commission)
    .orderBy('place')
    .execute();
export type MilestoneRow = Awaited<ReturnType<typeof milestonesOf>>[number];

export const papersOf = ({ actor, db }: Pick<Desk, 'actor' | 'db'>, commission: number) =>
  db
    .selectFrom('invoice')
    .selectAll()
    .where('company_id', '=', actor.companyId)
    .where('commission', '=', commission)
    .orderBy('id')
    .execute();
export type PaperRow = Awaited<ReturnType<typeof papersOf>>[number];

export const receiptsOf = ({ actor, db }: Pick<Desk, 'actor' | 'db'>, commission: number) =>
  db
    .selectFrom('commission_receipt')
    .selectAll()
    .where('company_id', '=', actor.companyId)
    .where('commission', '=', commission)
    .where('is_deleted', '=', false)
    .orderBy('date')
    .orderBy('id')
    .execute();
export type ReceiptRow = Awaited<ReturnType<typeof receiptsOf>>[number];

const amounts = ['taxable', 'cgst', 'sgst', 'igst', 'rounding', 'total'] as const;
type Amounts = Record<(typeof amounts)[number], number>;

/** The columns of a document in paise. */
export const inPaise = (row: Amounts): Amounts => mapped(row, toPaise);
export const inRupees = (row: Amounts): Amounts => mapped(row, (paise) => paise / 100);
const mapped = (row: Amounts, change: (amount: number) => number): Amounts =>
  Object.fromEntries(amounts.map((name) => [name, change(row[name])])) as Amounts;
