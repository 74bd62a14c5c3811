import { planCalls } from '@angan/contract/plans/plans.ts';
import { accountCalls } from '@angan/contract/platform/accounts.ts';
import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client, query, useCall } from '../../core/api/index.ts';
import { ChoiceChips, DayField, FormDialog } from '../../ui/form/index.ts';

const api = client(accountCalls);

/** Gives an office a plan for nothing until a day. */
export const ComplimentaryForm = ({ id, onClose }: { id: number; onClose: () => void }) => {
  const plans = useQuery(query(planCalls.plans));
  const [plan, setPlan] = useState('team');
  const [ends_on, setEnd] = useState(addDays(dayInIndia(), 30));
  const give = useCall(() => api.complimentary({ params: { id }, body: { plan, ends_on } }), {
    changes: ['company', 'subscription'],
    success: t`Plan given`,
    quiet: true,
    onSuccess: onClose,
  });
  return (
    <FormDialog
      opened
      title={t`Give a plan for nothing`}
      submit={t`Give`}
      busy={give.isPending}
      error={give.problem}
      onSubmit={() => give.mutate()}
      onClose={onClose}
    >
      <ChoiceChips
        label={t`Plan`}
        choices={plans.data?.map(({ code, plan_name }) => ({ id: code, label: plan_name })) ?? []}
        chosen={[plan]}
        required
        onChange={([next]) => next && setPlan(next)}
      />
      <DayField label={t`Until and with`} value={ends_on} onChange={setEnd} error={give.errors.ends_on} />
    </FormDialog>
  );
};
