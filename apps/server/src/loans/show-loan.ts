import type { payoutFieldNames } from '@angan/contract/loans/loan-fields.ts';
import type { Loan } from '@angan/contract/loans/loans.ts';
import { type LoanStanding, loanMoveRefusal } from '@angan/domain/loans/index.ts';
import { type LoanStage, loanStages } from '@angan/domain/lookups/loans.ts';
import { maskNumbersIn } from '@angan/domain/mobile.ts';
import { runsTheOffice } from '@angan/domain/roles.ts';
import type { Actor, Context } from '../core/context.ts';
import { mayChange, showContactRef } from '../records/index.ts';
import type { Caps } from './caps.ts';
import { figuresOf } from './figures.ts';
import type { LoanRow } from './loan-row.ts';

/** Stages that somebody may move a loan to, whatever each of them asks for then. */
export const movesOf = (actor: Actor, standing: LoanStanding, payout_received: boolean): LoanStage[] => {
  const runs_office = runsTheOffice(actor.usertype);
  const mayPay = actor.scope('loan:payout') !== 'none';
  return loanStages.filter((to) => {
    const why = loanMoveRefusal(standing, to, {
      ...{ fields: {}, has_other_bank: true, payout_received, runs_office, note: '?' },
    });
    return (why === null || why.kind === 'fields') && (to !== 'Payout Received' || mayPay);
  });
};

const without = {
  payout_percent: null,
  payout_slab: [],
  payout_expected: null,
  payout_received: null,
  payout_due: null,
  payout_received_on: null,
} satisfies Partial<Loan> & Record<(typeof payoutFieldNames)[number], unknown>;

/** A loan as the reader may see it. */
export const showLoan = (row: LoanRow, { actor, services }: Pick<Context, 'actor' | 'services'>, caps: Caps): Loan => {
  const whole = actor.scope('contact:number') === 'all';
  const { assigned_ids, applicant, co_applicants, bank_executive, payout, ...plain } = row;
  const owner = { created_by: row.created_by, assigned_ids };
  const may_edit = mayChange(actor, 'loan:edit', owner);
  const may_see_payout = mayChange(actor, 'loan:payout', owner);
  return {
    ...plain,
    ...figuresOf(row, services.now(), caps),
    ...(!may_see_payout && without),
    comment: whole ? row.comment : maskNumbersIn(row.comment),
    applicant: showContactRef(applicant, actor, whole)!,
    co_applicants: co_applicants.map((one) => showContactRef(one, actor, whole)!),
    bank_executive: bank_executive && showContactRef(bank_executive, actor, whole),
    may_edit,
    may_see_payout,
    may_move_to: may_edit ? movesOf(actor, row, payout?.is_received === true) : [],
  };
};
