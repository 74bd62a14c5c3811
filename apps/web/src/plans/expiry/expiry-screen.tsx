import { trial } from '@angan/domain/trial.ts';
import { t } from '@lingui/core/macro';
import { Button, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, Navigate } from 'react-router';
import { formatDate } from '../../core/language/index.ts';
import { sellsHere } from '../../core/platform/index.ts';
import { logOut, useAuth, useMay } from '../../core/session/index.ts';
import { DeleteOffice, OfficeDeleting } from '../../own-data/index.ts';
import { EmptyState } from '../../ui/states.tsx';
import { onTheWebText, type PayingWays } from '../ways.ts';
import styles from './expiry.module.css';
import { TakeAlong } from './take-along.tsx';

interface Props {
  ways: PayingWays;
  /** Where the person was sent away from; undefined for who came by themselves. */
  wanted: string | undefined;
  /** What came for the office meanwhile. */
  meanwhile: ReactNode;
}

/** Where everybody of an office lands that may not work at the moment: why, and how it goes on for whom. */
export const ExpiryScreen = ({ ways, wanted, meanwhile }: Props) => {
  const company = useAuth(({ userCompanyInfo }) => userCompanyInfo);
  const isOwner = useMay('subscription:edit');
  const mayBuy = useMay('subscription:buy');
  // By what the guards go by: else it might send to where they send back from.
  const isOpen = useAuth(({ haveSubscription }) => haveSubscription);
  if (!company || isOpen) return wanted ? <Navigate to={wanted} replace /> : <NothingToDo />;
  const { subscription_status: status, company_name: name } = company;
  if (status === 'Deleting')
    return (
      <div className={styles.notice}>
        <VisuallyHidden component="h1">{t`Your office`}</VisuallyHidden>
        <OfficeDeleting />
      </div>
    );
  const what = company.subscription_kind === 'Trial' ? t`trial` : t`subscription`;
  const isSuspended = status === 'Suspended';
  const endsOn = company.subscription_ends_on;
  const kept = endsOn
    ? t`The ${what} of ${name} ended on ${formatDate(endsOn)}. Its records are closed, and all kept.`
    : t`The records of ${name} are closed, and all kept.`;
  return (
    <div className={styles.notice}>
      <VisuallyHidden component="h1">{t`Subscription`}</VisuallyHidden>
      <EmptyState
        title={
          isSuspended
            ? t`${name} is suspended`
            : status === 'Pending'
              ? t`How ${name} begins`
              : t`The ${what} has ended`
        }
        filtered
        action={
          <>
            {!isSuspended && mayBuy && sellsHere && (
              <BuyingWays ways={ways} isPending={status === 'Pending'} isOwner={isOwner} />
            )}
            <Button component={Link} to="/support" variant="default">
              {t`Talk to us`}
            </Button>
            <LogOut isMain={isSuspended || !mayBuy || !sellsHere} />
          </>
        }
      >
        {isSuspended
          ? t`Its records are closed for the moment, and all kept. Talk to us to have it opened again.`
          : status === 'Pending'
            ? t`Begin with ${trial.days} days free, or with a plan.`
            : kept}
        {!mayBuy && !isSuspended && (
          <>
            {' '}
            <strong>{t`Ask your owner to renew`}</strong>
          </>
        )}
      </EmptyState>
      {mayBuy && !sellsHere && <p className={styles.along}>{onTheWebText()}</p>}
      {status !== 'Pending' && meanwhile}
      {isOwner && status !== 'Pending' && <TakeAlong />}
      {isOwner && (
        <div className={styles.along}>
          <DeleteOffice />
        </div>
      )}
    </div>
  );
};

const NothingToDo = () => (
  <div className={styles.notice}>
    <VisuallyHidden component="h1">{t`Subscription`}</VisuallyHidden>
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
  </div>
);

interface WaysProps {
  ways: PayingWays;
  isPending: boolean;
  isOwner: boolean;
}

/** On with the same plan, or with another one. */
const BuyingWays = ({ ways, isPending, isOwner }: WaysProps) => {
  const renew = (isOwner && ways.renew) || ways.buy?.('yearly');
  const first = isPending ? isOwner && { to: '/freetrial', label: t`Start ${trial.days} days free` } : undefined;
  const again = !isPending && renew ? { to: renew, label: isOwner ? t`Renew` : t`Buy` } : undefined;
  const main = first || again;
  return (
    <>
      {main && (
        <Button component={Link} to={main.to} variant="filled">
          {main.label}
        </Button>
      )}
      <Button component={Link} to="/offers" variant={main ? 'default' : 'filled'}>
        {isPending ? t`See plans` : t`Change plan`}
      </Button>
    </>
  );
};

const LogOut = ({ isMain }: { isMain: boolean }) => {
  const leaving = useAuth(({ isLoading }) => isLoading);
  return (
    <Button variant={isMain ? 'filled' : 'default'} loading={leaving} onClick={() => void logOut()}>
      {t`Logout`}
    </Button>
  );
};
