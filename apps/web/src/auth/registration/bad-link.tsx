import { linkDays } from '@angan/contract/auth/links.ts';
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
        <WayHead title="There is an account already">{taken}</WayHead>
        <Button component={Link} to="/login" variant="filled" className={styles.submit}>
          Log in
        </Button>
      </section>
    );
  }
  if (uid || token) {
    return (
      <section className={styles.form}>
        <WayHead title="This link is no longer good">
          It is older than {linkDays} days, or was not copied whole. Have a new one sent, or{' '}
          <Link to="/register">sign up again</Link>.
        </WayHead>
        <LinkAgain />
      </section>
    );
  }
  return (
    <section className={styles.form}>
      <WayHead title="Confirming your e-mail address" />
      <ErrorState title="That did not work." retry={() => void retry()}>
        {error.message}
      </ErrorState>
    </section>
  );
};
