import type { Billing } from '@angan/contract/billing/billing.ts';
import { t } from '@lingui/core/macro';
import { formatRupees } from '../../core/language/index.ts';
import type { Offer } from '../../plans/index.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { usersText } from '../words.ts';
import styles from './buy.module.css';
import { RadioCard } from './radio-card.tsx';

interface Props {
  offers: readonly Offer[];
  chosen: string | undefined;
  subscription: Billing;
  onChoose: (plan: string) => void;
}

/** The plans that can be had, each with its price without GST. */
export const PlanChoice = ({ offers, chosen, subscription: { term, users }, onChoose }: Props) => (
  <fieldset className={styles.group}>
    <legend className={styles.heading}>{t`Plan`}</legend>
    <div className={styles.plans}>
      {offers.map(({ plan, price }) => (
        <RadioCard key={plan.code} name="plan" checked={plan.code === chosen} onChoose={() => onChoose(plan.code)}>
          <span className={styles.planName}>
            <b>{plan.plan_name}</b> {usersText(plan.users_included)}{' '}
            {term?.plan.code === plan.code && <StatusBadge tone="ok">{t`now`}</StatusBadge>}
            <small>{term?.plan.code === plan.code ? t`${users} of ${term.users_allowed} used` : plan.tagline}</small>
          </span>
          <span className={styles.price}>{formatRupees(price.price)}</span>
        </RadioCard>
      ))}
    </div>
  </fieldset>
);
