import type { Subscription } from '@angan/contract/billing/subscription.ts';
import { t } from '@lingui/core/macro';
import { Radio } from '@mantine/core';
import { formatRupees } from '../../core/language/index.ts';
import type { Offer } from '../../plans/index.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { usersText } from '../words.ts';
import styles from './buy.module.css';

interface Props {
  offers: readonly Offer[];
  chosen: string | undefined;
  subscription: Subscription;
  onChoose: (plan: string) => void;
}

/** The plans that can be had, each with its price without GST. */
export const PlanChoice = ({ offers, chosen, subscription: { term, users }, onChoose }: Props) => (
  <Radio.Group value={chosen ?? null} onChange={onChoose} label={t`Plan`} classNames={{ label: styles.heading }}>
    <div className={styles.plans}>
      {offers.map(({ plan, price }) => (
        <Radio.Card key={plan.code} value={plan.code} className={styles.plan}>
          <Radio.Indicator />
          <span className={styles.planName}>
            <b>{plan.plan_name}</b> {usersText(plan.users_included)}{' '}
            {term?.plan.code === plan.code && <StatusBadge tone="ok">{t`now`}</StatusBadge>}
            <small>{term?.plan.code === plan.code ? t`${users} of ${term.users_allowed} used` : plan.tagline}</small>
          </span>
          <span className={styles.price}>{formatRupees(price.price)}</span>
        </Radio.Card>
      ))}
    </div>
  </Radio.Group>
);
