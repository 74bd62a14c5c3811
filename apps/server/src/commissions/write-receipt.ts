import type { receiptCalls } from '@angan/contract/commissions/receipts.ts';
import { commissionTexts } from '@angan/contract/commissions/texts.ts';
import type { Received } from '@angan/contract/kit/call.ts';
import { settledStatuses } from '@angan/domain/brokerage/index.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import type { CommissionStatus } from '@angan/domain/lookups/deals.ts';
import { formatRupees } from '@angan/domain/money.ts';
import { toPaise, toRupees } from '@angan/domain/paise.ts';
import { tdsDay, tdsRowOn } from '@angan/domain/taxes/index.ts';
import type { Context } from '../core/context.ts';
import { fieldErrors, nonField, notFound } from '../core/errors.ts';
import { readLawTables } from '../law/index.ts';
import { heldCommission, papersOf } from './held.ts';
import { refreshStanding } from './standing.ts';
import { writeAdvance, writeRefund } from './vouchers.ts';

/** Records what came in, onto the oldest open milestone; before the invoice it is an advance, with a voucher of its own. */
export const insertReceipt = async (
  context: Context,
  id: number,
  body: Received<typeof receiptCalls.create>['body'],
): Promise<void> => {
  const { actor, db, services } = context;
  const row = await heldCommission(context, id);
  if (settledStatuses.includes(row.status as CommissionStatus)) throw nonField(commissionTexts.closedForMoney);
  const { date, credited_on = null, mode, ref_no = '', bank = '' } = body;
  if (date > dayInIndia(services.now())) throw fieldErrors({ date: [commissionTexts.inFuture] });
  const [amount, tds] = [toPaise(body.amount ?? 0), toPaise(body.tds_amount ?? 0)];
  if (amount + tds <= 0) throw fieldErrors({ amount: [commissionTexts.amountNeeded] });
  if (amount + tds > toPaise(row.balance))
    throw fieldErrors({ amount: [commissionTexts.aboveBalance(formatRupees(row.balance))] });
  const papers = await papersOf(context, id);
  const invoices = papers.filter(({ kind }) => kind === 'Invoice');
  const law =
    tds > 0 ? tdsRowOn((await readLawTables(db)).TDS, 'Brokerage', tdsDay({ credited_on, paid_on: date })) : undefined;
  const invoice = invoices.length > 0 ? invoices.at(-1)!.id : await writeAdvance(context, row, amount + tds, date);
  await db
    .insertInto('commission_receipt')
    .values({
      company_id: actor.companyId,
      created_by: actor.userId,
      commission: id,
      invoice,
      date,
      credited_on,
      amount: toRupees(amount),
      mode,
      ref_no,
      bank,
      tds_amount: toRupees(tds),
      tds_section: law ? [law.section, law.code && `code ${law.code}`].filter(Boolean).join(', ') : '',
      certificate_form: law?.certificate ?? '',
    })
    .execute();
  await refreshStanding(context, id);
};

const heldReceipt = async ({ actor, db }: Context, id: number) => {
  const row = await db
    .selectFrom('commission_receipt')
    .selectAll()
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .where('is_deleted', '=', false)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
};

/** Ticks a certificate off, or mends what a receipt refers to. Answers its commission. */
export const updateReceipt = async (
  context: Context,
  id: number,
  { certificate_received, certificate_no, certificate_on, ref_no, bank }: Received<typeof receiptCalls.update>['body'],
): Promise<number> => {
  const { actor, db, services } = context;
  const row = await heldReceipt(context, id);
  if (certificate_received && row.tds_amount <= 0)
    throw fieldErrors({ certificate_received: [commissionTexts.noCertificate] });
  const changes = {
    ...(ref_no !== undefined && { ref_no }),
    ...(bank !== undefined && { bank }),
    ...(certificate_no !== undefined && { certificate_no }),
    ...(certificate_on !== undefined && { certificate_on }),
    ...(certificate_received !== undefined && {
      certificate_received,
      certificate_on: certificate_received ? (certificate_on ?? dayInIndia(services.now())) : null,
    }),
  };
  if (Object.keys(changes).length > 0)
    await db
      .updateTable('commission_receipt')
      .set(changes)
      .where('company_id', '=', actor.companyId)
      .where('id', '=', id)
      .execute();
  return row.commission;
};

/** A receipt that was wrong. The voucher of an advance is taken back by a refund voucher; one that an invoice used stays. */
export const removeReceipt = async (context: Context, id: number): Promise<void> => {
  const { actor, db, services } = context;
  const { commission } = await heldReceipt(context, id);
  const row = await heldCommission(context, commission);
  const receipt = await heldReceipt(context, id);
  const papers = await papersOf(context, commission);
  const voucher = papers.find((one) => one.id === receipt.invoice && one.kind === 'Receipt voucher');
  const isTaken = papers.some(({ uses, ref }) => voucher && (uses.includes(voucher.id) || ref === voucher.id));
  await db
    .updateTable('commission_receipt')
    .set({ is_deleted: true })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .execute();
  if (voucher && !isTaken) await writeRefund(context, row, voucher, dayInIndia(services.now()));
  await refreshStanding(context, commission);
};
