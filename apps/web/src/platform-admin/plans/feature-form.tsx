import type { PlanFeature } from '@angan/contract/plans/plans.ts';
import { type DeskPlan, planDeskCalls } from '@angan/contract/platform/plan-desk.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { client, useCall } from '../../core/api/index.ts';
import { FormDialog, TextField } from '../../ui/form/index.ts';

const api = client(planDeskCalls);

interface Props {
  plan: DeskPlan;
  /** undefined for a new one. */
  feature: PlanFeature | undefined;
  onClose: () => void;
}

/** 'Site visits a month' as 'site_visits_a_month'. */
const keyOf = (label: string): string =>
  (label.toLowerCase().match(/[a-z][a-z0-9]*|[0-9]+/g) ?? [])
    .join('_')
    .replace(/^[0-9]/, 'n')
    .slice(0, 30);

/** What a plan holds of a feature. */
export const FeatureForm = ({ plan, feature, onClose }: Props) => {
  const [label, setLabel] = useState(feature?.label ?? '');
  const [value, setValue] = useState(feature?.value ?? 'true');
  const save = useCall(
    () => api.setFeature({ params: { id: plan.id }, body: { key: feature?.key ?? keyOf(label), label, value } }),
    { changes: ['plan_feature'], success: t`Feature saved`, quiet: true, onSuccess: onClose },
  );
  return (
    <FormDialog
      opened
      title={feature ? t`${feature.label} of ${plan.plan_name}` : t`Add a feature to ${plan.plan_name}`}
      submit={t`Save feature`}
      busy={save.isPending}
      error={save.problem}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <TextField
        label={t`Name`}
        value={label}
        onChange={setLabel}
        error={save.errors.label ?? save.errors.key}
        required
      />
      <TextField
        label={t`Value`}
        value={value}
        onChange={setValue}
        error={save.errors.value}
        hint={t`true and false are a tick and a dash; else a number or a word.`}
        required
      />
    </FormDialog>
  );
};
