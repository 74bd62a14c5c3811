import type { Loan } from '@angan/contract/loans/loans.ts';
import { loanLadder } from '@angan/domain/loans/index.ts';
import type { LoanStage } from '@angan/domain/lookups/loans.ts';
import { t } from '@lingui/core/macro';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { formatDate, word } from '../../core/language/index.ts';
import { LoanStageBadge } from '../../records/index.ts';
import styles from './stage-ladder.module.css';

interface Props {
  loan: Loan;
  onMove: (to: LoanStage) => void;
}

/** How far a loan has come: its stages with the day on which each was reached; what it waits for stands before them. */
export const StageLadder = ({ loan, onMove }: Props) => {
  const { stage, left_stage, moves = [], may_move_to } = loan;
  const at = loanLadder.indexOf(left_stage ?? stage);
  const steps = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const now = steps.current?.children[Math.max(0, at)] as HTMLElement | undefined;
    // Not scrollIntoView, which would move the page too.
    if (now) steps.current?.scrollTo({ left: now.offsetLeft - steps.current.clientWidth / 3 });
  }, [at]);
  const reached = (one: LoanStage): string | undefined =>
    one === 'New' ? loan.created_date : moves.findLast(({ to }) => to === one)?.at;
  const isBeside = at === -1 || left_stage !== null;
  return (
    <div className={styles.line}>
      {isBeside && (
        <p className={styles.beside}>
          <LoanStageBadge stage={stage} />
          {loan.reject_reason && stage === 'Rejected' && <span>{word(loan.reject_reason)}</span>}
          {left_stage && <span>{t`before that ${word(left_stage)}`}</span>}
          {moves.at(-1)?.note && <span>{moves.at(-1)!.note}</span>}
        </p>
      )}
      <ol ref={steps} className={`list-unstyled ${styles.steps}`} aria-label={t`Stages`}>
        {loanLadder.map((one, index) => {
          const day = reached(one);
          const isPast = at === -1 ? day !== undefined : index < at;
          const state = index === at ? 'now' : !isPast ? 'ahead' : day ? 'done' : 'skipped';
          const inside = (
            <>
              <span className={styles.when}>
                <i className={styles.square} aria-hidden>
                  {state === 'done' && <IconCheck />}
                </i>
                {day && state !== 'ahead' ? formatDate(day).slice(0, 5) : ''}
              </span>
              {word(one)}
              {state === 'skipped' && <span className={styles.unseen}>{t`not needed`}</span>}
            </>
          );
          return (
            <li
              key={one}
              className={styles.step}
              data-state={state}
              title={state === 'skipped' ? t`Not needed` : undefined}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              {may_move_to.includes(one) ? (
                <button type="button" className={styles.inside} onClick={() => onMove(one)}>
                  {inside}
                </button>
              ) : (
                <span className={styles.inside}>{inside}</span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
};
