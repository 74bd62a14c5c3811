import { defaultGstTreatment, payerDeductsTdsByDefault, placeOfSupply } from '@angan/domain/taxes/index.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { readOffice } from './facts.ts';
import { lenderContact, stateOfLender } from './lenders.ts';
import { type LoanFacts, leftOfLoan, readLoanFacts } from './loan-facts.ts';
import { insertMilestones } from './open-commissions.ts';
import { reckon } from './reckon.ts';
import { refreshStanding } from './standing.ts';

/** The commission of a loan that still follows it: no paper stands on it, and no money came. */
const freeOf = async ({ actor, db }: Context, loan: number): Promise<number | undefined> =>
  (
    await db
      .selectFrom('commission as m')
      .select('m.id')
      .where('m.company_id', '=', actor.companyId)
      .where('m.loan', '=', loan)
      .where('m.is_deleted', '=', false)
      .where('m.status', 'in', ['Confirmed', 'Disputed'])
      .where(sql<boolean>`not exists (select from invoice i where i.company_id = m.company_id and i.commission = m.id)`)
      .forNoKeyUpdate()
      .executeTakeFirst()
  )?.id;

/** What a payout is of, by the loan. */
const termsOf = ({ terms }: LoanFacts) =>
  terms.slabs.length > 0
    ? {
        basis: 'Slab',
        rate: 0,
        slab: JSON.stringify({ measure: 'Amount disbursed', rate_of: 'Percent of price', slabs: terms.slabs }),
      }
    : { basis: 'Percent of price', rate: terms.percent, slab: null };

/** Who pays, and what follows from who that is. */
const payerOf = async (context: Context, bank: number) => {
  const payer = await lenderContact(context, bank);
  const office = await readOffice(context);
  return {
    payer,
    place_of_supply: placeOfSupply('Lender', '', await stateOfLender(context, payer)) || office.state_code,
    gst_treatment: defaultGstTreatment(office.gstin !== '', 'Lender', office.constitution),
  };
};

const insertPayout = async (context: Context, loan: LoanFacts, bank: number): Promise<number> => {
  const { actor, db } = context;
  const { id } = await db
    .insertInto('commission')
    .values({
      company_id: actor.companyId,
      created_by: actor.userId,
      loan: loan.id,
      payer_side: 'Lender',
      // What a lender pays is agreed with it once for all loans, and the disbursement is its token (domain 2.9).
      status: 'Confirmed',
      deducts_tds: payerDeductsTdsByDefault('Lender', true),
      ...termsOf(loan),
      ...(await payerOf(context, bank)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertMilestones(context, id, [{ label: '', percent: 100 }]);
  return id;
};

const change = ({ actor, db }: Context, id: number, values: object) =>
  db.updateTable('commission').set(values).where('company_id', '=', actor.companyId).where('id', '=', id).execute();

/**
 * Has the desk ask the lender of a loan for what is disbursed so far, less what it was asked for already: the commission
 * without a paper follows the loan, and after a paper the rest is a further one. `hasNewLender`: another bank leads by now.
 */
export const followLoan = async (
  context: Context,
  id: number,
  { hasNewLender = false }: { hasNewLender?: boolean } = {},
): Promise<void> => {
  const loan = await readLoanFacts(context, id);
  const free = await freeOf(context, id);
  const left = await leftOfLoan(context, loan, free ?? null);
  const isOwed = left.gross > 0 && !loan.is_deleted;
  if (free === undefined && (!isOwed || loan.bank === null)) return;
  const commission = free ?? (await insertPayout(context, loan, loan.bank!));
  if (free !== undefined)
    await change(context, free, {
      ...termsOf(loan),
      ...(hasNewLender && loan.bank !== null && (await payerOf(context, loan.bank))),
      is_deleted: !isOwed,
    });
  await reckon(context, [commission]);
  if (isOwed) await refreshStanding(context, commission);
};

/** Has a loan that came back find again what had come of its payout, and the desk ask for the rest. */
export const restoreLoan = async (context: Context, id: number): Promise<void> => {
  const { actor, db } = context;
  await db
    .updateTable('commission')
    .set({ is_deleted: false })
    .where('company_id', '=', actor.companyId)
    .where('loan', '=', id)
    .where('is_deleted', '=', true)
    .where('amount_received', '>', 0)
    .execute();
  await followLoan(context, id);
};

/** Whether something of a loan's payout is invoiced or has come, so that the loan has to stay. */
export const payoutStands = async ({ actor, db }: Context, loan: number): Promise<boolean> => {
  const found = await db
    .selectFrom('commission as m')
    .select('m.id')
    .where('m.company_id', '=', actor.companyId)
    .where('m.loan', '=', loan)
    .where('m.is_deleted', '=', false)
    .where(
      sql<boolean>`(m.amount_received > 0 or exists (select from invoice i where i.company_id = m.company_id and i.commission = m.id))`,
    )
    .executeTakeFirst();
  return found !== undefined;
};
