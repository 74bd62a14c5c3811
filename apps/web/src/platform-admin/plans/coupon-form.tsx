import { type DeskPlan, planDeskCalls } from '@angan/contract/platform/plan-desk.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { client, useCall } from '../../core/api/index.ts';
import { ChoiceChips, CountField, countIn, DayField, FieldPair, FormDialog, TextField } from '../../ui/form/index.ts';

const api = client(planDeskCalls);

/** A coupon: a code that takes percents or rupees off, once for each office. */
export const CouponForm = ({ plans, onClose }: { plans: readonly DeskPlan[]; onClose: () => void }) => {
  const [code, setCode] = useState('');
  const [off, setOff] = useState<'percent' | 'amount'>('percent');
  const [value, setValue] = useState('');
  const [plan, setPlan] = useState<number>();
  const [valid_from, setFrom] = useState(dayInIndia());
  const [valid_to, setTo] = useState('');
  const [most, setMost] = useState('');
  const add = useCall(
    () =>
      api.addCoupon({
        body: {
          code,
          [off]: countIn(value) ?? null,
          plan: plan ?? null,
          valid_from,
          valid_to: valid_to || null,
          most_uses: countIn(most) ?? null,
        },
      }),
    { changes: ['coupon'], success: t`Coupon added`, quiet: true, onSuccess: onClose },
  );
  const { errors } = add;
  return (
    <FormDialog
      opened
      title={t`Add coupon`}
      submit={t`Add coupon`}
      busy={add.isPending}
      error={add.problem}
      onSubmit={() => add.mutate()}
      onClose={onClose}
    >
      <TextField
        label={t`Code`}
        value={code}
        onChange={(text) => setCode(text.toUpperCase())}
        error={errors.code}
        required
      />
      <ChoiceChips
        label={t`Takes off`}
        choices={[
          { id: 'percent', label: t`Percent` },
          { id: 'amount', label: t`Rupees` },
        ]}
        chosen={[off]}
        required
        onChange={([next]) => next && setOff(next)}
      />
      <FieldPair>
        <CountField
          label={off === 'percent' ? t`Percent` : t`Rupees`}
          value={value}
          onChange={setValue}
          error={errors.percent ?? errors.amount}
        />
        <CountField label={t`Offices at most, optional`} value={most} onChange={setMost} error={errors.most_uses} />
      </FieldPair>
      <ChoiceChips
        label={t`For one plan, optional`}
        choices={plans.filter(({ is_trial }) => !is_trial).map(({ id, plan_name }) => ({ id, label: plan_name }))}
        chosen={plan === undefined ? [] : [plan]}
        single
        error={errors.plan}
        onChange={([next]) => setPlan(next)}
      />
      <FieldPair>
        <DayField label={t`Good from`} value={valid_from} onChange={setFrom} error={errors.valid_from} />
        <DayField label={t`Good to, optional`} value={valid_to} onChange={setTo} error={errors.valid_to} />
      </FieldPair>
    </FormDialog>
  );
};
