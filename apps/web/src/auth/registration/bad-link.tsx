import { linkDays } from '@angan/contract/auth/links.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { fieldErrors } from '../../core/api/index.ts';
import { ErrorState } from '../../ui/states.tsx';
import styles from '../auth.module.css';
import { WayHead } from '../way.tsx';
import { LinkAgain } from './link-again.tsx';

/** Why a link of activation did nothing, and the way on from there. */
export const BadLink = ({ error, retry }: { error: Error; retry: () => unknown }) => {
  const { uid, token, email, mobile } = fieldErrors(error);
  const taken = email ?? mobile;
  if (taken) {
    return (
      <section className={styles.form}>
        <WayHead title={t`There is an account already`}>{taken}</WayHead>
        <Button component={Link} to="/login" variant="filled" className={styles.submit}>
          {t`Log in`}
        </Button>
      </section>
    );
  }
  if (uid || token) {
    return (
      <section className={styles.form}>
        <WayHead title={t`This link is no longer good`}>
          <Trans>
            It is older than {linkDays} days, or was not copied whole. Have a new one sent, or{' '}
            <Link to="/register">sign up again</Link>.
          </Trans>
        </WayHead>
        <LinkAgain />
      </section>
    );
  }
  return (
    <section className={styles.form}>
      <WayHead title={t`Confirming your e-mail address`} />
      <ErrorState title={t`That did not work.`} retry={() => void retry()}>
        {error.message}
      </ErrorState>
    </section>
  );
};
