import type { Received } from '@angan/contract/kit/call.ts';
import { loanLimits } from '@angan/contract/loans/loan-fields.ts';
import type { loanPartCalls } from '@angan/contract/loans/loan-parts.ts';
import { loanTexts } from '@angan/contract/loans/texts.ts';
import { loanLadder } from '@angan/domain/loans/index.ts';
import { formatPrice } from '@angan/domain/money.ts';
import { toPaise, toRupees } from '@angan/domain/paise.ts';
import { sql } from 'kysely';
import { askedOfLender, followLoan } from '../../commissions/index.ts';
import type { Context } from '../../core/context.ts';
import { fieldErrors, nonField, notFound } from '../../core/errors.ts';
import { named } from '../../core/named.ts';
import { type HeldLoan, standingOf } from '../find-loan.ts';
import { takeStep } from '../take-step.ts';

type Given = Received<typeof loanPartCalls.addDisbursement>['body'];

/** Counts what came anew, and has the desk ask the lender for its payout. */
const sum = async (context: Context, loan: number): Promise<void> => {
  const { actor, db } = context;
  await sql`update loan set disbursed_amount = (select coalesce(sum(amount), 0) from loan_disbursement
      where company_id = ${actor.companyId} and loan = ${loan})
    where company_id = ${actor.companyId} and id = ${loan}`.execute(db);
  await followLoan(context, loan);
};

const rank = (loan: HeldLoan): number => {
  const { stage, left_stage } = standingOf(loan);
  return loanLadder.indexOf(left_stage ?? stage);
};

/** Notes what came, up to what is sanctioned, and has the loan stand at Part Disbursed or Disbursed. */
export const addDisbursement = async (context: Context, loan: HeldLoan, body: Given): Promise<void> => {
  const { actor, db } = context;
  if (loan.sanctioned_amount === null || rank(loan) < loanLadder.indexOf('Sanctioned'))
    throw nonField(loanTexts.notSanctioned);
  if (loan.bank === null) throw nonField(loanTexts.lenderNeeded);
  const amount = body.amount!;
  const left = toPaise(loan.sanctioned_amount) - toPaise(loan.disbursed_amount);
  if (toPaise(amount) > left)
    throw fieldErrors({ amount: [loanTexts.moreThanSanctioned(formatPrice(toRupees(left)))] });
  const { there } = await db
    .selectFrom('loan_disbursement')
    .select(sql<number>`count(*)`.as('there'))
    .where('company_id', '=', actor.companyId)
    .where('loan', '=', loan.id)
    .executeTakeFirstOrThrow();
  if (there >= loanLimits.disbursements) throw nonField(loanTexts.tooManyDisbursements);
  await db
    .insertInto('loan_disbursement')
    .values({
      company_id: actor.companyId,
      loan: loan.id,
      date: body.date,
      amount,
      ...named({ ref: body.ref, paid_to: body.paid_to }),
    })
    .execute();
  await sum(context, loan.id);
  const to = toPaise(amount) === left ? 'Disbursed' : 'Part Disbursed';
  const isWaiting = loan.left_stage !== null;
  if (!isWaiting && loan.stage !== to && loan.stage !== 'Payout Received') await takeStep(context, loan, to, '');
};

export const removeDisbursement = async (context: Context, loan: HeldLoan, id: number): Promise<void> => {
  const { actor, db } = context;
  if (loan.stage === 'Payout Received') throw nonField(loanTexts.noWay);
  const gone = await db
    .deleteFrom('loan_disbursement')
    .where('company_id', '=', actor.companyId)
    .where('loan', '=', loan.id)
    .where('id', '=', id)
    .returning('amount')
    .executeTakeFirst();
  if (!gone) throw notFound();
  await sum(context, loan.id);
  const asked = await askedOfLender(context, loan.id);
  if (asked.base > toPaise(loan.disbursed_amount) - toPaise(gone.amount)) throw nonField(loanTexts.payoutAsked);
  const left = toPaise(loan.disbursed_amount) - toPaise(gone.amount);
  const to = left > 0 ? 'Part Disbursed' : 'Agreement Signed';
  if (loan.left_stage === null && (loan.stage === 'Disbursed' || (loan.stage === 'Part Disbursed' && left === 0)))
    await takeStep(context, loan, to, '');
};
