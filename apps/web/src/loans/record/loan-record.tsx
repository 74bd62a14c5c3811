import { type Loan, loanCalls } from '@angan/contract/loans/loans.ts';
import { loanTexts } from '@angan/contract/loans/texts.ts';
import { loanLadder } from '@angan/domain/loans/index.ts';
import type { LoanStage } from '@angan/domain/lookups/loans.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconArrowsExchange, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { query } from '../../core/api/index.ts';
import { word } from '../../core/language/index.ts';
import { useMay } from '../../core/session/index.ts';
import { NotesOf } from '../../notes/index.ts';
import { editLoanPath, LoanStageBadge, useWayBack } from '../../records/index.ts';
import { TasksOf } from '../../tasks/index.ts';
import { CallLinks } from '../../ui/person.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { RecordView } from '../../ui/record-view.tsx';
import { usePhone } from '../../ui/screen.ts';
import { useArrived } from '../../ui/use-arrived.ts';
import styles from '../loan-record.module.css';
import { sinceText } from '../loan-words.ts';
import { MoveDialog } from '../move/move-dialog.tsx';
import { Applications } from './applications.tsx';
import { DeleteLoan } from './delete-loan.tsx';
import { Disbursements } from './disbursements.tsx';
import { Documents } from './documents.tsx';
import { LoanLately } from './loan-lately.tsx';
import { LoanSide } from './loan-side.tsx';
import { LoanStages } from './loan-stages.tsx';
import { LoanSummary } from './loan-summary.tsx';
import { LoanTimeline } from './loan-timeline.tsx';
import { Payout } from './payout.tsx';

interface Props {
  id: number;
  /** The loan as the list has it, shown until the record itself is there. */
  listed: Loan | undefined;
  onClose: () => void;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
}

/** The step that usually comes next: back from where it waits, or one stage on. */
const nextOf = ({ stage, left_stage, may_move_to }: Loan): LoanStage | undefined => {
  const next = left_stage ?? (stage === 'Rejected' ? 'Documents Ready' : loanLadder[loanLadder.indexOf(stage) + 1]);
  return next && may_move_to.includes(next) ? next : undefined;
};

/** The open loan: how far it is, its papers, lenders and money, and what the applicant may borrow. */
export const LoanRecord = ({ id, listed, onClose, onPrevious, onNext }: Props) => {
  const record = useQuery({ ...query(loanCalls.get, { params: { id } }, { quiet: true }), placeholderData: listed });
  const loan = useArrived(record.data);
  const way = useWayBack(word(loanTexts.title), onClose);
  const mayDelete = useMay('loan:delete');
  const phone = usePhone();
  const [moving, setMoving] = useState<{ to?: LoanStage }>();
  const shared = {
    ...way,
    onPrevious,
    onNext,
    label: t`Loan`,
    sideLabel: t`Eligibility and links`,
    sideTab: t`Eligibility`,
    factsTab: t`File`,
    firstTab: 'facts',
  } as const;

  if (!loan)
    return (
      <RecordView
        {...shared}
        code={t`Loan`}
        side={null}
        facts={null}
        summary={<QueryView query={record} failed={t`The loan did not load.`} loading={t`Loading the loan`} rows={8} />}
      />
    );

  const timeline = t`Timeline`;
  const next = nextOf(loan);
  const moves = loan.may_move_to.length > 0;
  const step = next ? (
    <Button variant="filled" onClick={() => setMoving({ to: next })}>
      {t`Move to ${word(next)}`}
    </Button>
  ) : (
    moves && (
      <Button variant="filled" leftSection={<IconArrowsExchange size={16} aria-hidden />} onClick={() => setMoving({})}>
        {t`Change stage`}
      </Button>
    )
  );
  return (
    <>
      <RecordView
        {...shared}
        code={loan.loan_code}
        badges={
          <>
            <LoanStageBadge stage={loan.stage} />
            <span className={`truncate ${styles.since}`}>{sinceText(loan.stage_since)}</span>
          </>
        }
        actions={
          <>
            {mayDelete && <DeleteLoan loan={loan} onDeleted={onClose} />}
            {loan.may_move_to.includes('Query') && (
              <Button onClick={() => setMoving({ to: 'Query' })}>{t`Raise a query`}</Button>
            )}
            {moves && next && (
              <ActionIcon variant="default" aria-label={t`Other stage`} onClick={() => setMoving({})}>
                <IconArrowsExchange size={18} aria-hidden />
              </ActionIcon>
            )}
            {loan.may_edit && (
              <Button component={Link} to={editLoanPath(id)} leftSection={<IconPencil size={16} aria-hidden />}>
                {t`Edit`}
              </Button>
            )}
            {step}
          </>
        }
        phoneActions={
          <>
            {moves && (
              <ActionIcon aria-label={t`Change stage`} onClick={() => setMoving({})}>
                <IconArrowsExchange size={20} aria-hidden />
              </ActionIcon>
            )}
            {loan.may_edit && (
              <ActionIcon component={Link} to={editLoanPath(id)} aria-label={t`Edit`}>
                <IconPencil size={20} aria-hidden />
              </ActionIcon>
            )}
          </>
        }
        summary={
          <>
            <LoanSummary loan={loan} />
            <LoanStages loan={loan} onMove={(to) => setMoving({ to })} />
          </>
        }
        facts={
          <div className={styles.facts}>
            <Documents loan={loan} />
            <Applications loan={loan} />
            <LoanLately id={id} timeline={timeline} />
          </div>
        }
        more={[
          { tab: t`Disbursements`, count: loan.disbursements?.length, content: <Disbursements loan={loan} /> },
          ...(loan.may_see_payout ? [{ tab: t`Payout`, content: <Payout loan={loan} /> }] : []),
          { tab: t`Tasks`, content: <TasksOf of="loan" id={id} /> },
          { tab: timeline, content: <LoanTimeline id={id} /> },
          { tab: t`Notes`, content: <NotesOf of="loan" id={id} /> },
        ]}
        side={<LoanSide loan={loan} />}
        footer={
          phone && (
            <>
              <CallLinks
                name={loan.applicant.name}
                number={loan.applicant.mobile_number_1}
                contact={loan.applicant.id}
              />
              {step}
            </>
          )
        }
      />
      {moving && <MoveDialog loan={loan} to={moving.to} onClose={() => setMoving(undefined)} />}
    </>
  );
};
