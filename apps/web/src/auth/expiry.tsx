import { trial } from '@angan/domain/trial.ts';
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
  const what = company?.plan === trial.plan ? 'trial' : 'subscription';
  return (
    <div className={styles.notice}>
      <VisuallyHidden component="h1">Subscription</VisuallyHidden>
      {needsNone ? (
        <EmptyState
          title="The subscription is active"
          action={
            <Button component={Link} to="/" variant="filled">
              Go home
            </Button>
          }
        >
          Nothing has to be done here.
        </EmptyState>
      ) : (
        <EmptyState
          title={`The ${what} has ended`}
          filtered
          action={
            <Button variant="filled" loading={leaving} onClick={() => void logOut()}>
              Logout
            </Button>
          }
        >
          The {what} of {company.company_name} is over, so its records are closed. They are all kept.
          {isOwner ? '' : ' Ask the Owner of your office to renew it.'}
        </EmptyState>
      )}
    </div>
  );
};
