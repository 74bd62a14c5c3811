import { dayInIndia } from '@angan/domain/dates.ts';
import { type PaymentMode, paymentModes } from '@angan/domain/lookups/deals.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useCall } from '../../core/api/index.ts';
import { formatRupees } from '../../core/language/index.ts';
import { DayField, FieldPair, FormDialog, MoneyField, rupeesIn, SelectField, TextField } from '../../ui/form/index.ts';
import styles from '../commissions.module.css';
import { api, moved } from '../use-commission.ts';

interface Props {
  split: { id: number; name: string; amount: number };
  onClose: () => void;
}

/** Marks a share as paid, less the TDS that the office deducts. */
export const PayDialog = ({ split, onClose }: Props) => {
  const [day, setDay] = useState(dayInIndia());
  const [mode, setMode] = useState<PaymentMode>('NEFT');
  const [ref, setRef] = useState('');
  const [tds, setTds] = useState('');
  const pay = useCall(
    () =>
      api.splits.pay({
        params: { id: split.id },
        body: { paid_on: day, mode, ref_no: ref, tds_amount: rupeesIn(tds) ?? null },
      }),
    { quiet: true, changes: moved, success: t`Share marked as paid`, onSuccess: onClose },
  );
  return (
    <FormDialog
      opened
      title={t`Pay ${split.name}`}
      submit={t`Mark as paid`}
      busy={pay.isPending}
      error={pay.problem}
      onSubmit={() => pay.mutate()}
      onClose={onClose}
    >
      <p className={styles.note}>{t`The share is ${formatRupees(split.amount)}.`}</p>
      <FieldPair>
        <DayField label={t`Paid on`} value={day} error={pay.errors.paid_on} onChange={setDay} />
        <SelectField label={t`Mode`} words={paymentModes} value={mode} onChange={(next) => next && setMode(next)} />
      </FieldPair>
      <FieldPair>
        <TextField label={t`Reference number`} value={ref} onChange={setRef} />
        <MoneyField
          label={t`TDS deducted`}
          value={tds}
          hint={t`Empty: as the law of the day has it`}
          error={pay.errors.tds_amount}
          onChange={setTds}
        />
      </FieldPair>
    </FormDialog>
  );
};
