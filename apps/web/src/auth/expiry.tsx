import { trial } from '@angan/domain/trial.ts';
import { t } from '@lingui/core/macro';
import { Button, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import { logOut, useAuth } from '../core/session/index.ts';
import { EmptyState } from '../ui/states.tsx';
import styles from './auth.module.css';

/** Where everybody of an office lands whose subscription is not active. */
export const ExpiryScreen = () => {
  const company = useAuth(({ userCompanyInfo }) => userCompanyInfo);
  const isOwner = useAuth(({ userInfo }) => userInfo?.usertype === 'Owner');
  const leaving = useAuth(({ isLoading }) => isLoading);
  const needsNone = !company || company.subscription_status === 'Active';
  const what = company?.plan === trial.plan ? t`trial` : t`subscription`;
  return (
    <div className={styles.notice}>
      <VisuallyHidden component="h1">{t`Subscription`}</VisuallyHidden>
      {needsNone ? (
        <EmptyState
          title={t`The subscription is active`}
          action={
            <Button component={Link} to="/" variant="filled">
              {t`Go home`}
            </Button>
          }
        >
          {t`Nothing has to be done here.`}
        </EmptyState>
      ) : (
        <EmptyState
          title={t`The ${what} has ended`}
          filtered
          action={
            <Button variant="filled" loading={leaving} onClick={() => void logOut()}>
              {t`Logout`}
            </Button>
          }
        >
          {t`The ${what} of ${company.company_name} is over, so its records are closed. They are all kept.${isOwner ? '' : t` Ask the Owner of your office to renew it.`}`}
        </EmptyState>
      )}
    </div>
  );
};
