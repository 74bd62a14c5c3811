import type { Received } from '@angan/contract/kit/call.ts';
import type { loanCalls } from '@angan/contract/loans/loans.ts';
import { loanTexts } from '@angan/contract/loans/texts.ts';
import { type LoanFields, type LoanRefusal, loanMoveRefusal, sanctionValidTo } from '@angan/domain/loans/index.ts';
import { runsTheOffice } from '@angan/domain/roles.ts';
import type { Context } from '../core/context.ts';
import { fieldErrors, forbidden } from '../core/errors.ts';
import { keepHiddenNumbers } from '../core/keep-hidden-numbers.ts';
import { leadOf } from './applications.ts';
import { checkPayout, checkSanction, saidOf } from './check-loan.ts';
import { type HeldLoan, heldLoan, standingOf } from './find-loan.ts';
import { readPayout } from './payout.ts';
import { takeStep } from './take-step.ts';

type Body = Received<typeof loanCalls.move>['body'];

const neededThere = (fields: readonly string[]) =>
  fieldErrors(Object.fromEntries(fields.map((field) => [field, [loanTexts.neededThere]])));

const refusalOf = (why: LoanRefusal): Error => {
  switch (why.kind) {
    case 'not you':
      return forbidden(loanTexts.moveByOthers);
    case 'note':
      return fieldErrors({ note: [loanTexts.noteNeeded] });
    case 'other bank':
      return fieldErrors({ bank: [loanTexts.otherBankNeeded] });
    case 'payout':
      return fieldErrors({ to: [loanTexts.payoutNeeded] });
    case 'fields':
      return neededThere(why.fields);
    default:
      return fieldErrors({ to: [loanTexts.noWay] });
  }
};

/** A sanction that says no other end holds for as long as sanctions usually do. */
const withUsualEnd = (said: Record<string, string | number | null>, before: HeldLoan) => {
  const day = said.sanction_date ?? before.sanction_date;
  const end = said.sanction_valid_to ?? before.sanction_valid_to;
  return day && !end ? { ...said, sanction_valid_to: sanctionValidTo(String(day)) } : said;
};

/** What the stage asks for, from the loan, its leading application and what was said now. */
const fieldsOf = async (context: Context, before: HeldLoan, body: Body, said: object): Promise<LoanFields> => {
  const lead = await leadOf(context, before.id);
  return {
    ...(before as unknown as LoanFields),
    ...said,
    bank: body.bank ?? lead?.bank ?? null,
    app_no: body.app_no ?? lead?.app_no ?? '',
    login_date: body.login_date ?? lead?.login_date ?? null,
    disbursements: before.disbursed_amount > 0 ? [before.disbursed_amount] : [],
  };
};

/** Moves a loan where nothing refuses it, with what the new stage asks for and what follows from it, all or nothing. */
export const moveTo = async (context: Context, id: number, body: Body): Promise<void> => {
  const { actor } = context;
  const before = await heldLoan(context, id);
  const said = withUsualEnd(keepHiddenNumbers(actor, before, saidOf(body)), before);
  checkPayout(actor, said);
  checkSanction({ ...before, ...said } as never);
  const fields = await fieldsOf(context, before, body, said);
  const why = loanMoveRefusal(standingOf(before), body.to, {
    fields,
    has_other_bank: body.bank != null && body.bank !== before.bank,
    payout_received: (await readPayout(context, id))?.is_received === true,
    runs_office: runsTheOffice(actor.usertype),
    note: body.note ?? '',
  });
  if (why) throw refusalOf(why);
  if (body.to === 'Payout Received' && actor.scope('loan:payout') === 'none') throw forbidden(loanTexts.payoutByOthers);
  const { bank, app_no, login_date } = body;
  await takeStep(context, before, body.to, body.note ?? '', {
    fields: said,
    ...(bank && { bank }),
    ...(app_no !== undefined && { app_no }),
    ...(login_date !== undefined && { login_date }),
    ...(body.to === 'Rejected' && { reason: [fields.reject_reason, body.note].filter(Boolean).join(': ') }),
  });
};
