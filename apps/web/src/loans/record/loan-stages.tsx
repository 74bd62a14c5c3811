import type { Loan } from '@angan/contract/loans/loans.ts';
import { loanLadder } from '@angan/domain/loans/index.ts';
import type { LoanStage } from '@angan/domain/lookups/loans.ts';
import { t } from '@lingui/core/macro';
import { formatDate, word } from '../../core/language/index.ts';
import { LoanStageBadge } from '../../records/index.ts';
import { type StageStep, StageStrip } from '../../ui/stage-strip/stage-strip.tsx';

interface Props {
  loan: Loan;
  onMove: (to: LoanStage) => void;
}

/** The stages of a loan with the day on which each was reached, '26/10'. */
const stepsOf = (loan: Loan): StageStep<LoanStage>[] => {
  const { stage, left_stage, moves = [] } = loan;
  const at = loanLadder.indexOf(left_stage ?? stage);
  return loanLadder.map((one, index) => {
    const day = one === 'New' ? loan.created_date : moves.findLast(({ to }) => to === one)?.at;
    const isPast = at === -1 ? day !== undefined : index < at;
    const state = index === at ? 'now' : !isPast ? 'ahead' : day ? 'done' : 'skipped';
    return { stage: one, state, day: day && state !== 'ahead' ? formatDate(day).slice(0, 5) : undefined };
  });
};

/** How far a loan has come, each stage a way to move there; what it waits for stands before them. */
export const LoanStages = ({ loan, onMove }: Props) => {
  const { stage, left_stage, reject_reason, moves = [], may_move_to } = loan;
  const note = moves.at(-1)?.note;
  const isBeside = !loanLadder.includes(stage) || left_stage !== null;
  return (
    <StageStrip
      isNarrow
      steps={stepsOf(loan)}
      may={may_move_to}
      onMove={onMove}
      beside={
        isBeside && (
          <>
            <LoanStageBadge stage={stage} />
            {reject_reason && stage === 'Rejected' && <span>{word(reject_reason)}</span>}
            {left_stage && <span>{t`before that ${word(left_stage)}`}</span>}
            {note && <span>{note}</span>}
          </>
        )
      }
    />
  );
};
