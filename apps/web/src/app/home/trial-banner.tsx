import { daysLeft, trial } from '@angan/domain/trial.ts';
import { plural, t } from '@lingui/core/macro';
import { formatDate } from '../../core/language/index.ts';
import { useAuth } from '../../core/session/index.ts';
import styles from './home.module.css';

/** How long the trial still runs; nothing for who has a plan. */
export const TrialBanner = () => {
  const company = useAuth(({ userCompanyInfo }) => userCompanyInfo);
  const endsAt = company?.subscription_status === 'Active' ? company.subscription_ends_at : null;
  if (company?.plan !== trial.plan || !endsAt) return null;
  const days = daysLeft(endsAt, new Date());
  return (
    <p className={styles.trial}>
      <strong>
        {days === 0
          ? t`Trial, ends today`
          : plural(days, { one: `Trial, ${days} day left`, other: `Trial, ${days} days left` })}
      </strong>
      <span className={styles.trialEnd}>{t`Ends on ${formatDate(endsAt)}`}</span>
    </p>
  );
};
