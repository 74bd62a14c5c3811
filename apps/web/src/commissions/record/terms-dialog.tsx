import type { Commission } from '@angan/contract/commissions/commissions.ts';
import { type CommissionBasis, commissionBases, gstTreatments } from '@angan/domain/lookups/deals.ts';
import { t } from '@lingui/core/macro';
import { Switch } from '@mantine/core';
import { useState } from 'react';
import { useCall } from '../../core/api/index.ts';
import { formatNumber } from '../../core/language/index.ts';
import {
  AmountField,
  amountIn,
  DayField,
  FieldPair,
  FormDialog,
  MoneyField,
  rupeesIn,
  SelectField,
  TextField,
} from '../../ui/form/index.ts';
import styles from '../commissions.module.css';
import { api, moved } from '../use-commission.ts';

/** What is agreed with the payer: basis, rate, discount, GST and in how many parts. */
export const TermsDialog = ({ commission, onClose }: { commission: Commission; onClose: () => void }) => {
  const [basis, setBasis] = useState<CommissionBasis>(commission.basis);
  const [rate, setRate] = useState(formatNumber(commission.rate));
  const [base, setBase] = useState(commission.base_is_own ? formatNumber(commission.base_amount ?? 0) : '');
  const [note, setNote] = useState(commission.base_note);
  const [discount, setDiscount] = useState(commission.discount ? formatNumber(commission.discount) : '');
  const [gst, setGst] = useState(commission.gst_treatment);
  const [deducts, setDeducts] = useState(commission.deducts_tds);
  const [parts, setParts] = useState(
    commission.milestones.map(({ label, percent, due_date }) => ({
      label,
      percent: formatNumber(percent),
      due: due_date ?? '',
    })),
  );
  const save = useCall(
    () =>
      api.update({
        params: { id: commission.id },
        body: {
          basis,
          rate: amountIn(rate) ?? null,
          base_amount: rupeesIn(base) ?? null,
          base_note: note,
          discount: rupeesIn(discount) ?? 0,
          gst_treatment: gst,
          deducts_tds: deducts,
          milestones: parts.map(({ label, percent, due }) => ({
            label,
            percent: amountIn(percent) ?? 0,
            due_date: due || null,
          })),
        },
      }),
    { quiet: true, changes: moved, success: t`Terms saved`, onSuccess: onClose },
  );
  const { errors } = save;
  const part = (at: number, change: Partial<(typeof parts)[number]>) =>
    setParts((now) => now.map((one, index) => (index === at ? { ...one, ...change } : one)));
  return (
    <FormDialog
      opened
      size="wide"
      title={t`Terms with ${commission.payer.name}`}
      submit={t`Save terms`}
      busy={save.isPending}
      error={save.problem}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <FieldPair>
        <SelectField
          label={t`Basis`}
          words={commissionBases}
          value={basis}
          error={errors.basis}
          onChange={(next) => next && setBasis(next)}
        />
        <AmountField label={t`Rate`} value={rate} error={errors.rate} onChange={setRate} />
      </FieldPair>
      <FieldPair>
        <MoneyField
          label={t`Of another amount`}
          value={base}
          hint={t`Empty: as the deal has it`}
          error={errors.base_amount}
          onChange={setBase}
        />
        <TextField label={t`Why`} value={note} error={errors.base_note} onChange={setNote} />
      </FieldPair>
      <FieldPair>
        <MoneyField label={t`Discount`} value={discount} error={errors.discount} onChange={setDiscount} />
        <SelectField
          label={t`GST`}
          words={gstTreatments}
          value={gst}
          error={errors.gst_treatment}
          onChange={(next) => next && setGst(next)}
        />
      </FieldPair>
      <Switch
        label={t`The payer deducts TDS`}
        checked={deducts}
        onChange={({ currentTarget }) => setDeducts(currentTarget.checked)}
      />
      <h3 className={styles.dialogPart}>{t`Paid in`}</h3>
      {parts.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place
        <FieldPair key={at}>
          <TextField label={t`Part ${at + 1}`} value={one.label} onChange={(label) => part(at, { label })} />
          <AmountField label={t`Percent`} unit="%" value={one.percent} onChange={(percent) => part(at, { percent })} />
          <DayField label={t`Due on`} value={one.due} onChange={(due) => part(at, { due })} />
        </FieldPair>
      ))}
      {errors.milestones && <p className={styles.warning}>{errors.milestones}</p>}
      <button
        type="button"
        className={styles.linkButton}
        onClick={() => setParts((now) => [...now, { label: '', percent: '', due: '' }])}
      >
        {t`Add a part`}
      </button>
    </FormDialog>
  );
};
