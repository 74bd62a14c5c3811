import type { Commission } from '@angan/contract/commissions/commissions.ts';
import { type CommissionBasis, commissionBases, gstTreatments } from '@angan/domain/lookups/deals.ts';
import { states } from '@angan/domain/lookups/places.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Switch } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCall } from '../../core/api/index.ts';
import { formatNumber } from '../../core/language/index.ts';
import { loanPath } from '../../records/light.ts';
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
import { inPlace } from '../../ui/in-place.tsx';
import styles from '../commissions.module.css';
import { api, moved } from '../use-commission.ts';
import { termWords } from '../words.ts';

const stateNames = states.map((one) => one.state);
const stateOfCode = (code: string) => states.find((one) => one.gst_state_code === code)?.state ?? null;
const codeOfState = (name: string) => states.find((one) => one.state === name)!.gst_state_code;

/** What is agreed with the payer: basis, rate, discount, GST and in how many parts. */
export const TermsDialog = ({ commission, onClose }: { commission: Commission; onClose: () => void }) => {
  const { loan } = commission;
  const [basis, setBasis] = useState<CommissionBasis>(commission.basis);
  const [rate, setRate] = useState(formatNumber(commission.rate));
  const [base, setBase] = useState(commission.base_is_own ? formatNumber(commission.base_amount ?? 0) : '');
  const [note, setNote] = useState(commission.base_note);
  const [discount, setDiscount] = useState(commission.discount ? formatNumber(commission.discount) : '');
  const [gst, setGst] = useState(commission.gst_treatment);
  const [state, setState] = useState(stateOfCode(commission.place_of_supply));
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
          // What a payout is of stands on its loan.
          ...(!loan && {
            basis,
            rate: amountIn(rate) ?? null,
            base_amount: rupeesIn(base) ?? null,
            base_note: note,
          }),
          ...(state && { place_of_supply: codeOfState(state) }),
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
      {loan ? (
        <p className={styles.note}>
          <Trans>
            {termWords(commission)}, as it stands on <Link to={loanPath(loan.id)}>{loan.loan_code}</Link>.
          </Trans>
        </p>
      ) : (
        <>
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
        </>
      )}
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
      <SelectField
        label={t`Place of supply`}
        words={stateNames}
        value={state}
        hint={loan ? t`The state in which the lender is registered` : t`The state in which the property lies`}
        error={errors.place_of_supply}
        onChange={setState}
      />
      <Switch
        label={t`The payer deducts TDS`}
        checked={deducts}
        onChange={({ currentTarget }) => setDeducts(currentTarget.checked)}
      />
      <h3 className={styles.dialogPart}>{t`Paid in`}</h3>
      {inPlace(parts, (one, at) => (
        <FieldPair>
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
