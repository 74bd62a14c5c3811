import { dayInIndia } from '@angan/domain/dates.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useCall } from '../../core/api/index.ts';
import { formatRupees } from '../../core/language/index.ts';
import { DayField, FieldPair, FormDialog, TextField } from '../../ui/form/index.ts';
import styles from '../commissions.module.css';
import { api, moved } from '../use-commission.ts';

interface Props {
  receipt: { id: number; certificate_form: string; tds_amount: number };
  onClose: () => void;
}

/** Ticks a TDS certificate off against the receipt that it is of. */
export const CertificateDialog = ({ receipt, onClose }: Props) => {
  const [no, setNo] = useState('');
  const [day, setDay] = useState(dayInIndia());
  const save = useCall(
    () =>
      api.receipts.update({
        params: { id: receipt.id },
        body: { certificate_received: true, certificate_no: no, certificate_on: day },
      }),
    { quiet: true, changes: moved, success: t`Certificate ticked off`, onSuccess: onClose },
  );
  return (
    <FormDialog
      opened
      title={receipt.certificate_form}
      submit={t`Tick off`}
      busy={save.isPending}
      error={save.problem}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <p className={styles.note}>{t`For TDS of ${formatRupees(receipt.tds_amount)}.`}</p>
      <FieldPair>
        <TextField label={t`Certificate number`} value={no} error={save.errors.certificate_no} onChange={setNo} />
        <DayField label={t`Came on`} value={day} error={save.errors.certificate_on} onChange={setDay} />
      </FieldPair>
    </FormDialog>
  );
};
