import { type DeskPlan, planDeskCalls } from '@angan/contract/platform/plan-desk.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { bestDuration, type Duration, durationNames, durations } from '@angan/domain/subscription.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { monthsText } from '../../billing/light.ts';
import { client, useCall } from '../../core/api/index.ts';
import { ChoiceChips, DayField, FieldPair, FormDialog, MoneyField, rupeesIn } from '../../ui/form/index.ts';

const api = client(planDeskCalls);

/** Another price from a day on. The one before ends by itself; what was sold at it stays. */
export const PriceForm = ({ plan, onClose }: { plan: DeskPlan; onClose: () => void }) => {
  const [duration, setDuration] = useState<Duration>(bestDuration);
  const [price, setPrice] = useState('');
  const [list, setList] = useState('');
  const [extra, setExtra] = useState('');
  const [valid_from, setDay] = useState(dayInIndia());
  const save = useCall(
    () =>
      api.addPrice({
        params: { id: plan.id },
        body: {
          duration_months: durations[duration],
          price: rupeesIn(price) ?? Number.NaN,
          list_price: rupeesIn(list) ?? null,
          extra_user_price: rupeesIn(extra) ?? null,
          valid_from,
        },
      }),
    { changes: ['plan_price'], success: t`The price is set`, quiet: true, onSuccess: onClose },
  );
  return (
    <FormDialog
      opened
      title={t`New price of ${plan.plan_name}`}
      submit={t`Set price`}
      busy={save.isPending}
      error={save.problem}
      note={t`Whole rupees, without GST.`}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <ChoiceChips
        label={t`Duration`}
        choices={durationNames.map((id) => ({ id, label: monthsText(durations[id]) }))}
        chosen={[duration]}
        required
        onChange={([next]) => next && setDuration(next)}
      />
      <MoneyField label={t`Price`} value={price} onChange={setPrice} error={save.errors.price} required />
      <FieldPair>
        <MoneyField
          label={t`Struck through, optional`}
          value={list}
          onChange={setList}
          error={save.errors.list_price}
        />
        <MoneyField
          label={t`One more user, optional`}
          value={extra}
          onChange={setExtra}
          error={save.errors.extra_user_price}
        />
      </FieldPair>
      <DayField
        label={t`Holds from`}
        value={valid_from}
        onChange={setDay}
        error={save.errors.valid_from}
        hint={t`The price before gets the day before as its last.`}
      />
    </FormDialog>
  );
};
