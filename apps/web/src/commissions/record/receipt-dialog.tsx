import type { Commission } from '@angan/contract/commissions/commissions.ts';
import { commissionTexts } from '@angan/contract/commissions/texts.ts';
import { suggestedTds } from '@angan/domain/brokerage/index.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { type PaymentMode, paymentModes } from '@angan/domain/lookups/deals.ts';
import { toPaise, toRupees } from '@angan/domain/paise.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useCall } from '../../core/api/index.ts';
import { formatNumber, formatRupees, word } from '../../core/language/index.ts';
import {
  DayField,
  FieldPair,
  FormDialog,
  MoneyField,
  moneyUnreadable,
  rupeesIn,
  SelectField,
  TextField,
} from '../../ui/form/index.ts';
import styles from '../commissions.module.css';
import { api, moved } from '../use-commission.ts';

/** What came in. The TDS is proposed by what is still to be deducted, and can be typed. */
export const ReceiptDialog = ({ commission, onClose }: { commission: Commission; onClose: () => void }) => {
  const [date, setDate] = useState(dayInIndia());
  const [credited, setCredited] = useState('');
  const [amount, setAmount] = useState(formatNumber(commission.to_receive));
  const [ownTds, setOwnTds] = useState<string>();
  const [mode, setMode] = useState<PaymentMode>('NEFT');
  const [ref, setRef] = useState('');
  const [bank, setBank] = useState('');
  const rupees = rupeesIn(amount);
  const tdsOpen = Math.max(0, commission.tds_expected - commission.tds_received);
  const proposed = toRupees(
    suggestedTds(toPaise(rupees ?? 0), { net: toPaise(commission.to_receive), tds: toPaise(tdsOpen) }),
  );
  const tds = ownTds ?? formatNumber(proposed);
  const save = useCall(
    () =>
      api.receipts.create({
        params: { id: commission.id },
        body: {
          date,
          credited_on: credited || null,
          amount: rupees ?? null,
          tds_amount: rupeesIn(tds) ?? 0,
          mode,
          ref_no: ref,
          bank,
        },
      }),
    { quiet: true, changes: moved, success: t`Receipt recorded`, onSuccess: onClose },
  );
  const unreadable = rupees === undefined ? moneyUnreadable() : undefined;
  return (
    <FormDialog
      opened
      title={t`Record receipt`}
      submit={t`Record receipt`}
      busy={save.isPending}
      error={save.problem}
      onSubmit={() => !unreadable && save.mutate()}
      onClose={onClose}
    >
      <p className={styles.note}>{t`${formatRupees(commission.to_receive)} is still to come.`}</p>
      <FieldPair>
        <MoneyField
          label={t`Amount received`}
          required
          value={amount}
          error={unreadable ?? save.errors.amount}
          onChange={setAmount}
          autoFocus
        />
        <MoneyField label={t`TDS deducted`} value={tds} error={save.errors.tds_amount} onChange={setOwnTds} />
      </FieldPair>
      <FieldPair>
        <DayField label={t`Received on`} value={date} error={save.errors.date} onChange={setDate} />
        <DayField
          label={t`Credited by the payer on`}
          value={credited}
          hint={t`Where their books have an earlier day`}
          error={save.errors.credited_on}
          onChange={setCredited}
        />
      </FieldPair>
      <FieldPair>
        <SelectField label={t`Mode`} words={paymentModes} value={mode} onChange={(next) => next && setMode(next)} />
        <TextField label={t`Reference number`} value={ref} error={save.errors.ref_no} onChange={setRef} />
      </FieldPair>
      <TextField label={t`Bank`} value={bank} onChange={setBank} />
      <p className={styles.note}>
        {commission.papers.some(({ kind }) => kind === 'Invoice')
          ? word(commissionTexts.estimate)
          : t`No invoice is out yet: a receipt voucher is made for it. ${word(commissionTexts.estimate)}`}
      </p>
    </FormDialog>
  );
};
