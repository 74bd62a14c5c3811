import type { DeskPlan } from '@angan/contract/platform/plan-desk.ts';
import { plural, t } from '@lingui/core/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { formatNumber } from '../../core/language/index.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { FeatureForm } from './feature-form.tsx';
import { PlanForm } from './plan-form.tsx';
import styles from './plans.module.css';
import { PriceForm } from './price-form.tsx';
import { Prices } from './prices.tsx';

type Open = { readonly form: 'plan' | 'price' } | { readonly form: 'feature'; readonly key: string | undefined };

/** One plan: what it is called and holds, what it costs and when, and what else is told of it. */
export const PlanPart = ({ plan }: { plan: DeskPlan }) => {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const { plan_name, tagline, is_active, is_public, is_trial, offices } = plan;
  return (
    <section className={styles.part} aria-label={plan_name}>
      <div className={styles.head}>
        <h2>{plan_name}</h2>
        {is_trial && <StatusBadge tone="info">{t`Trial`}</StatusBadge>}
        {!is_active && <StatusBadge tone="off">{t`Not in use`}</StatusBadge>}
        {is_active && !is_public && !is_trial && <StatusBadge tone="warn">{t`Not shown`}</StatusBadge>}
        <span className={styles.quiet}>{plural(offices, { one: '# office', other: '# offices' })}</span>
        {tagline && <span className={styles.quiet}>{tagline}</span>}
        <span className={styles.space} />
        <Button
          size="xs"
          leftSection={<IconPencil size={16} aria-hidden />}
          aria-label={t`Edit ${plan_name}`}
          onClick={() => setOpen({ form: 'plan' })}
        >
          {t`Edit`}
        </Button>
        {!is_trial && (
          <Button
            size="xs"
            leftSection={<IconPlus size={16} aria-hidden />}
            aria-label={t`New price of ${plan_name}`}
            onClick={() => setOpen({ form: 'price' })}
          >
            {t`New price`}
          </Button>
        )}
      </div>
      <dl className={styles.limits}>
        {limitsOf(plan).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {plan.prices.length > 0 && <Prices plan={plan} />}
      {!is_trial && (
        <ul className={`list-unstyled ${styles.features}`} aria-label={t`Features of ${plan_name}`}>
          {plan.features.map(({ key, label, value }) => (
            <li key={key} className={styles.feature}>
              <span>{label}</span>
              <span className={styles.value}>{featureText(value)}</span>
              <ActionIcon
                aria-label={t`Change ${label} of ${plan_name}`}
                onClick={() => setOpen({ form: 'feature', key })}
              >
                <IconPencil size={16} aria-hidden />
              </ActionIcon>
            </li>
          ))}
          <li className={styles.feature}>
            <Button
              size="xs"
              variant="subtle"
              aria-label={t`Add a feature to ${plan_name}`}
              onClick={() => setOpen({ form: 'feature', key: undefined })}
            >
              {t`Add a feature`}
            </Button>
          </li>
        </ul>
      )}
      {open?.form === 'plan' && <PlanForm plan={plan} onClose={close} />}
      {open?.form === 'price' && <PriceForm plan={plan} onClose={close} />}
      {open?.form === 'feature' && (
        <FeatureForm plan={plan} feature={plan.features.find(({ key }) => key === open.key)} onClose={close} />
      )}
    </section>
  );
};

/** A feature that a plan has or has not is stored as 'true' or 'false'. */
const featureText = (value: string): string => (value === 'true' ? t`Yes` : value === 'false' ? t`No` : value);

const gigabyte = 1024 ** 3;
const limitOf = (limit: number | null) => (limit === null ? t`Unlimited` : formatNumber(limit));

const limitsOf = (plan: DeskPlan): (readonly [string, string])[] => [
  [t`Users`, formatNumber(plan.users_included)],
  [t`Users at most`, plan.max_users === null ? t`no more` : formatNumber(plan.max_users)],
  [t`Properties`, limitOf(plan.max_properties)],
  [t`Open inquiries`, limitOf(plan.max_open_inquiries)],
  [t`Pictures, GB`, limitOf(plan.picture_bytes && plan.picture_bytes / gigabyte)],
  [t`Import rows a month`, limitOf(plan.import_rows_a_month)],
  [t`Import rows a file`, limitOf(plan.import_rows_a_file)],
  [t`Lead sources`, limitOf(plan.lead_sources)],
  [t`Computers per user`, limitOf(plan.web_devices)],
  [t`Phones per user`, limitOf(plan.phone_devices)],
];
