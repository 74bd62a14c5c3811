import { trial } from '@angan/domain/trial.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Mark } from '../../ui/logo.tsx';
import styles from '../auth.module.css';
import { WayHead } from '../way.tsx';
import { keepRegistration } from './kept-registration.ts';

/** Both are proved: the company stands, and its Owner may come in. */
export const Ready = ({ email, note = '' }: { email: string; note?: string }) => (
  <section className={styles.form}>
    <Mark size={40} />
    <WayHead title={t`Your office is open`}>
      {t`${note}Mobile number and e-mail address are verified. The first ${trial.days} days are free.`}
    </WayHead>
    <Button
      component={Link}
      to="/login"
      state={{ username: email }}
      variant="filled"
      className={styles.submit}
      onClick={() => keepRegistration(null)}
    >
      {t`Log in`}
    </Button>
  </section>
);
