import { type DeskPlan, planDeskCalls } from '@angan/contract/platform/plan-desk.ts';
import { t } from '@lingui/core/macro';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { client, useCall } from '../../core/api/index.ts';
import { AmountField, amountIn, FieldPair, FormDialog, TextField } from '../../ui/form/index.ts';

const api = client(planDeskCalls);
const gigabyte = 1024 ** 3;
const limits = [
  'users_included',
  'max_users',
  'max_properties',
  'max_open_inquiries',
  'picture_bytes',
  'import_rows_a_month',
  'import_rows_a_file',
  'lead_sources',
  'web_devices',
  'phone_devices',
] as const;
type Limit = (typeof limits)[number];

const labelOf = (limit: Limit): string =>
  ({
    users_included: t`Users included`,
    max_users: t`Users at most`,
    max_properties: t`Properties`,
    max_open_inquiries: t`Open inquiries`,
    picture_bytes: t`Pictures, GB`,
    import_rows_a_month: t`Import rows a month`,
    import_rows_a_file: t`Import rows a file`,
    lead_sources: t`Lead sources`,
    web_devices: t`Computers per user`,
    phone_devices: t`Phones per user`,
  })[limit];

const typedOf = (plan: DeskPlan, limit: Limit): string => {
  const value = plan[limit];
  if (value === null) return '';
  return String(limit === 'picture_bytes' ? value / gigabyte : value);
};

/** What a plan is called and holds. An empty limit is none. */
export const PlanForm = ({ plan, onClose }: { plan: DeskPlan; onClose: () => void }) => {
  const [plan_name, setName] = useState(plan.plan_name);
  const [tagline, setTagline] = useState(plan.tagline);
  const [typed, setTyped] = useState(
    () => Object.fromEntries(limits.map((limit) => [limit, typedOf(plan, limit)])) as Record<Limit, string>,
  );
  const [is_public, setPublic] = useState(plan.is_public);
  const [is_active, setActive] = useState(plan.is_active);
  const save = useCall(
    () => {
      const { users_included, picture_bytes, ...rest } = Object.fromEntries(
        limits.map((limit) => [limit, amountIn(typed[limit]) ?? null]),
      ) as Record<Limit, number | null>;
      return api.update({
        params: { id: plan.id },
        body: {
          ...{ plan_name, tagline, is_public, is_active, ...rest },
          ...(users_included !== null && { users_included }),
          picture_bytes: picture_bytes === null ? null : Math.round(picture_bytes * gigabyte),
        },
      });
    },
    { changes: ['plan'], success: t`Plan saved`, quiet: true, onSuccess: onClose },
  );
  return (
    <FormDialog
      opened
      title={t`Edit ${plan.plan_name}`}
      submit={t`Save plan`}
      busy={save.isPending}
      error={save.problem}
      note={t`Holds for all who have it.`}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <TextField label={t`Name`} value={plan_name} onChange={setName} error={save.errors.plan_name} required />
      <TextField label={t`Tagline`} value={tagline} onChange={setTagline} error={save.errors.tagline} />
      {limits.flatMap((limit, at) =>
        at % 2 === 0
          ? [
              <FieldPair key={limit}>
                {limits.slice(at, at + 2).map((one) => (
                  <AmountField
                    key={one}
                    label={labelOf(one)}
                    value={typed[one]}
                    onChange={(text) => setTyped((before) => ({ ...before, [one]: text }))}
                    error={save.errors[one]}
                  />
                ))}
              </FieldPair>,
            ]
          : [],
      )}
      {!plan.is_trial && (
        <>
          <Checkbox
            label={t`Shown to visitors and offices`}
            checked={is_public}
            onChange={({ currentTarget }) => setPublic(currentTarget.checked)}
          />
          <Checkbox
            label={t`In use: can be bought and given`}
            checked={is_active}
            onChange={({ currentTarget }) => setActive(currentTarget.checked)}
          />
        </>
      )}
    </FormDialog>
  );
};
