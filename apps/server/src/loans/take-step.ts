import { moveLoan } from '@angan/domain/loans/index.ts';
import type { LoanStage } from '@angan/domain/lookups/loans.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { moveLead } from './applications.ts';
import { type HeldLoan, standingOf } from './find-loan.ts';
import { tellMoved } from './tell-moved.ts';

interface Said {
  readonly fields?: object;
  readonly bank?: number | undefined;
  readonly app_no?: string | undefined;
  readonly login_date?: string | null | undefined;
  /** Why a lender refused, in words. */
  readonly reason?: string;
}

/** Has a loan stand at another stage, with what was said of it; its leading application goes along, and who has it is told. */
export const takeStep = async (
  context: Context,
  loan: HeldLoan,
  to: LoanStage,
  note: string,
  { fields = {}, ...application }: Said = {},
): Promise<void> => {
  const { actor, db } = context;
  const { stage, left_stage } = moveLoan(standingOf(loan), to);
  await moveLead(context, loan.id, { ...application, stage: left_stage ?? stage });
  await db
    .updateTable('loan')
    .set({ ...fields, stage, left_stage, stage_since: sql`now()` } as never)
    .where('company_id', '=', actor.companyId)
    .where('id', '=', loan.id)
    .execute();
  const { id } = await db
    .insertInto('loan_stage_move')
    .values({ company_id: actor.companyId, loan: loan.id, from_stage: loan.stage, to_stage: stage, note })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tellMoved(context, loan, stage, id);
};
