import type { Commission } from '@angan/contract/commissions/commissions.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { word } from '../../core/language/index.ts';
import { dealPath, loanPath } from '../../records/light.ts';
import { PersonSquare } from '../../ui/person.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { PanelSection, RecordPanel } from '../../ui/record-panel.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import styles from '../commissions.module.css';
import { useCommission } from '../use-commission.ts';
import { codeOf, payerName, statusTones } from '../words.ts';
import { CommissionActions, type DialogName } from './commission-actions.tsx';
import { CommissionDialogs } from './commission-dialogs.tsx';
import { LetterPart } from './letter-part.tsx';
import { PapersPart } from './papers-part.tsx';
import { ReceiptsPart } from './receipts-part.tsx';
import { SplitsPart } from './splits-part.tsx';
import { StatementPart } from './statement-part.tsx';

interface Props {
  id: number;
  onClose: () => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** One payer's brokerage: what it comes to, its papers, what came, who shares in it, and what was asked. */
export const CommissionPanel = ({ id, ...steps }: Props) => {
  const commission = useCommission(id);
  const [dialog, setDialog] = useState<DialogName>();
  const { data } = commission;
  return (
    <RecordPanel
      label={t`Commission`}
      square={data && <PersonSquare name={payerName(data)} size={44} brand />}
      title={data ? payerName(data) : ''}
      subtitle={data && <Subtitle commission={data} />}
      actions={data && <MainActions commission={data} onOpen={setDialog} />}
      {...steps}
    >
      <QueryView
        query={commission}
        failed={t`The commission did not load.`}
        loading={t`Loading the commission`}
        rows={8}
      >
        {(shown) => (
          <>
            <StatementPart commission={shown} onEdit={() => setDialog('terms')} />
            <PapersPart commission={shown} onCredit={() => setDialog('credit')} />
            <ReceiptsPart commission={shown} />
            <SplitsPart commission={shown} onEdit={() => setDialog('splits')} />
            {(shown.balance > 0 || shown.reminders.length > 0) && shown.status !== 'Expected' && (
              <PanelSection title={t`Reminder`}>
                <LetterPart commission={shown} onRead={() => setDialog('letter')} />
              </PanelSection>
            )}
          </>
        )}
      </QueryView>
      {data && <CommissionDialogs commission={data} open={dialog} onClose={() => setDialog(undefined)} />}
    </RecordPanel>
  );
};

const Subtitle = ({ commission }: { commission: Commission }) => {
  const { payer_side, deal, loan, payer, status } = commission;
  const rest = [loan?.applicant, payer.pan && t`PAN ${payer.pan}`].filter(Boolean).join(', ');
  const code = <Link to={deal ? dealPath(deal.id) : loanPath(loan?.id ?? 0)}>{codeOf(commission)}</Link>;
  return (
    <span className={styles.subtitle}>
      <span>
        <Trans>
          {word(payer_side)} on {code}
        </Trans>
        {rest && `, ${rest}`}
      </span>
      <StatusBadge tone={statusTones[status]}>{word(status)}</StatusBadge>
    </span>
  );
};

const MainActions = ({ commission, onOpen }: { commission: Commission; onOpen: (name: DialogName) => void }) => {
  const isOver = ['Received', 'Written Off', 'Cancelled'].includes(commission.status);
  return (
    <>
      {!isOver && (
        <Button variant="filled" leftSection={<IconReceipt size={16} aria-hidden />} onClick={() => onOpen('receipt')}>
          {t`Record receipt`}
        </Button>
      )}
      <CommissionActions commission={commission} onOpen={onOpen} />
    </>
  );
};
