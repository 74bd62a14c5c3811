import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { word } from '../../core/language/index.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import styles from '../commissions.module.css';
import { CommissionActions, type DialogName } from '../record/commission-actions.tsx';
import { CommissionDialogs } from '../record/commission-dialogs.tsx';
import { LetterPart } from '../record/letter-part.tsx';
import { PapersPart } from '../record/papers-part.tsx';
import { ReceiptsPart } from '../record/receipts-part.tsx';
import { SplitsPart } from '../record/splits-part.tsx';
import { useCommission } from '../use-commission.ts';
import { payerName, statusTones } from '../words.ts';

/** What is done with one payer of a deal: from the terms to the last certificate, as the desk has it. */
export const PayerPart = ({ id }: { id: number }) => {
  const commission = useCommission(id);
  const [dialog, setDialog] = useState<DialogName>();
  return (
    <QueryView query={commission} failed={t`The commission did not load.`} loading={t`Loading the commission`} rows={4}>
      {(shown) => {
        const isOver = ['Received', 'Written Off', 'Cancelled'].includes(shown.status);
        const isAsked = (shown.balance > 0 || shown.reminders.length > 0) && shown.status !== 'Expected';
        return (
          <section className={styles.payer} aria-label={payerName(shown)}>
            <header className={styles.payerHead}>
              <h4>
                <Link to={`/commission?tab=all&id=${id}`}>{payerName(shown)}</Link>
              </h4>
              <span className={styles.quiet}>{word(shown.payer_side)}</span>
              <StatusBadge tone={statusTones[shown.status]}>{word(shown.status)}</StatusBadge>
            </header>
            <div className={styles.payerTools}>
              {!isOver && shown.status !== 'Expected' && (
                <Button leftSection={<IconReceipt size={16} aria-hidden />} onClick={() => setDialog('receipt')}>
                  {t`Record receipt`}
                </Button>
              )}
              <CommissionActions commission={shown} onOpen={setDialog} />
            </div>
            <ReceiptsPart commission={shown} />
            <SplitsPart commission={shown} onEdit={() => setDialog('splits')} />
            <PapersPart commission={shown} onCredit={() => setDialog('credit')} />
            {isAsked && (
              <div>
                <LetterPart commission={shown} onRead={() => setDialog('letter')} />
              </div>
            )}
            <CommissionDialogs commission={shown} open={dialog} onClose={() => setDialog(undefined)} />
          </section>
        );
      }}
    </QueryView>
  );
};
