import { joiningCalls } from '@angan/contract/team/invitations.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { ApiError, client } from '../../core/api/index.ts';
import { useAuth } from '../../core/session/index.ts';
import { ErrorState, LoadingRows } from '../../ui/states.tsx';
import styles from '../auth.module.css';
import { Way, WayHead } from '../way.tsx';
import { JoinForm } from './join-form.tsx';

const calls = client(joiningCalls);

/** Where an invitation leads: who invites, and how the person will sign in. */
export const JoinScreen = () => {
  const { uid = '', token = '' } = useParams();
  const isIn = useAuth(({ isLoggedIn }) => isLoggedIn);
  const { data, error, refetch } = useQuery({
    queryKey: ['invitation', uid, token],
    queryFn: () => calls.invitation({ body: { uid, token } }, { quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    enabled: !isIn,
  });
  if (isIn)
    return (
      <Way>
        <section className={styles.form}>
          <WayHead title={t`Somebody is logged in here`}>{t`Log out first, then open the invitation again.`}</WayHead>
          <Button component={Link} to="/" variant="filled" className={styles.submit}>{t`Home`}</Button>
        </section>
      </Way>
    );
  if (data)
    return (
      <Way wide>
        <JoinForm link={{ uid, token }} invited={data} />
      </Way>
    );
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <Way>
      <section className={styles.form} aria-busy={!error}>
        <WayHead title={isGone ? t`This link is no longer good` : t`Invitation`}>{isGone && error.detail}</WayHead>
        {error && !isGone && (
          <ErrorState title={t`That did not work.`} retry={() => void refetch()}>
            {error.message}
          </ErrorState>
        )}
        {!error && <LoadingRows rows={2} label={t`Loading the invitation`} />}
      </section>
    </Way>
  );
};
