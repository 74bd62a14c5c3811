import { alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import type { LoanStage } from '@angan/domain/lookups/loans.ts';
import { ownerIds, raiseAlerts } from '../alerts/index.ts';
import type { Context } from '../core/context.ts';
import type { HeldLoan } from './find-loan.ts';

/** Tells who has a loan, who made it and the Owner that it moved; who moved it knows. */
export const tellMoved = async (
  { actor, db }: Context,
  loan: Pick<HeldLoan, 'id' | 'loan_code' | 'assigned_to' | 'created_by'>,
  stage: LoanStage,
  move: number,
): Promise<void> => {
  const people = new Set([
    ...loan.assigned_to,
    ...(loan.created_by === null ? [] : [loan.created_by]),
    ...(await ownerIds(db)),
  ]);
  people.delete(actor.userId);
  await raiseAlerts(db, [
    {
      to: [...people],
      kind: 'Loan stage changed',
      sentence: alertSentences.of.loanMoved({ code: loan.loan_code, stage }),
      key: `loan ${loan.id} move ${move}`,
      about: [{ kind: 'loan', id: loan.id }],
    },
  ]);
};
