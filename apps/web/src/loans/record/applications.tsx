import type { Loan, LoanApplication } from '@angan/contract/loans/loans.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDate } from '../../core/language/index.ts';
import { LoanStageBadge } from '../../records/index.ts';
import styles from '../loan-record.module.css';
import { bankName } from '../loan-words.ts';
import { ApplicationDialog } from './application-dialog.tsx';

/** The lenders that were asked, the one that leads first, and what became of each. */
export const Applications = ({ loan }: { loan: Loan }) => {
  const [open, setOpen] = useState<{ application?: LoanApplication }>();
  const applications = loan.applications ?? [];
  return (
    <section className={styles.part} aria-label={t`Applications`}>
      <div className={styles.partHead}>
        <h2>{t`Applications`}</h2>
        <span className={styles.since}>{applications.length > 0 && applications.length}</span>
        <span className={styles.space} />
        {loan.may_edit && (
          <Button size="xs" leftSection={<IconPlus size={14} aria-hidden />} onClick={() => setOpen({})}>
            {t`Add lender`}
          </Button>
        )}
      </div>
      {applications.length === 0 ? (
        <p className={styles.none}>{t`No lender yet. The first one leads, and moves with the loan.`}</p>
      ) : (
        <ul className="list-unstyled">
          {applications.map((application) => (
            <li key={application.id} className={styles.document}>
              <button
                type="button"
                className={styles.application}
                disabled={!loan.may_edit}
                onClick={() => setOpen({ application })}
              >
                <span className={styles.whoName}>{bankName(application.bank)}</span>
                <span>{application.app_no}</span>
                <span>{application.login_date && formatDate(application.login_date)}</span>
                <span>
                  <LoanStageBadge stage={application.stage} />
                </span>
                <span className={styles.since}>
                  {[application.is_lead && t`leads`, application.reason].filter(Boolean).join(', ')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {open && <ApplicationDialog loan={loan} application={open.application} onClose={() => setOpen(undefined)} />}
    </section>
  );
};
