import { type CommissionRow, commissionCalls } from '@angan/contract/commissions/commissions.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../core/api/index.ts';
import { formatRupees, word } from '../../core/language/index.ts';
import { FormDialog, SentenceChoice } from '../../ui/form/index.ts';
import { ReceiptDialog } from '../record/receipt-dialog.tsx';
import { useCommission } from '../use-commission.ts';
import { payerName } from '../words.ts';
import { ofDeal } from './of-record.ts';

interface Props {
  deal: number;
  onClose: () => void;
}

const owes = ({ to_receive, status }: CommissionRow) =>
  to_receive > 0 && ['Confirmed', 'Invoiced', 'Part Received', 'Disputed'].includes(status);

/** What came in for a deal: asks who paid where several owe, and then how much. */
export const ReceiptOfDeal = ({ deal, onClose }: Props) => {
  const { data } = useQuery(query(commissionCalls.list, ofDeal(deal), { quiet: true }));
  const [chosen, setChosen] = useState<number>();
  if (!data) return null;
  const payers = data.results.filter(owes);
  const only = payers.length === 1 ? payers[0]!.id : chosen;
  return only === undefined ? (
    <WhoPaid payers={payers} onChoose={setChosen} onClose={onClose} />
  ) : (
    <Receipt id={only} onClose={onClose} />
  );
};

const Receipt = ({ id, onClose }: { id: number; onClose: () => void }) => {
  const { data } = useCommission(id);
  return data ? <ReceiptDialog commission={data} onClose={onClose} /> : null;
};

interface WhoProps {
  payers: readonly CommissionRow[];
  onChoose: (id: number) => void;
  onClose: () => void;
}

const WhoPaid = ({ payers, onChoose, onClose }: WhoProps) => {
  const [id, setId] = useState(String(payers[0]?.id ?? ''));
  return (
    <FormDialog
      opened
      title={t`Record receipt`}
      submit={t`Next`}
      busy={false}
      onSubmit={() => (id === '' ? onClose() : onChoose(Number(id)))}
      onClose={onClose}
    >
      {payers.length === 0 ? (
        <p>{t`Nobody owes brokerage on this deal. Confirm what a payer owes first, under Brokerage.`}</p>
      ) : (
        <SentenceChoice
          label={t`Who paid`}
          choices={payers.map((row) => ({
            id: String(row.id),
            label: payerName(row),
            sentence: t`${word(row.payer_side)}: ${formatRupees(row.to_receive)} is still to come.`,
          }))}
          chosen={id}
          onChange={setId}
        />
      )}
    </FormDialog>
  );
};
