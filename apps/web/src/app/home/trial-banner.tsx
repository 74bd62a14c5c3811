import { dayInIndia } from '@angan/domain/dates.ts';
import { daysLeft } from '@angan/domain/subscription.ts';
import { plural, t } from '@lingui/core/macro';
import { formatDate } from '../../core/language/index.ts';
import { useAuth } from '../../core/session/index.ts';
import styles from './home.module.css';

/** How long the trial still runs; nothing for who has a plan. */
export const TrialBanner = () => {
  const company = useAuth(({ userCompanyInfo }) => userCompanyInfo);
  const endsOn = company?.subscription_status === 'Active' ? company.subscription_ends_on : null;
  if (company?.subscription_kind !== 'Trial' || !endsOn) return null;
  const days = daysLeft(endsOn, dayInIndia());
  return (
    <p className={styles.trial}>
      <strong>
        {days === 1
          ? t`Trial, ends today`
          : plural(days, { one: `Trial, ${days} day left`, other: `Trial, ${days} days left` })}
      </strong>
      <span className={styles.trialEnd}>{t`Ends on ${formatDate(endsOn)}`}</span>
    </p>
  );
};
