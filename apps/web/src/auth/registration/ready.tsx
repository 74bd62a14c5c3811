import { trial } from '@angan/domain/trial.ts';
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
    <WayHead title="Your office is open">
      {note}Mobile number and e-mail address are verified. The first {trial.days} days are free.
    </WayHead>
    <Button
      component={Link}
      to="/login"
      state={{ username: email }}
      variant="filled"
      className={styles.submit}
      onClick={() => keepRegistration(null)}
    >
      Log in
    </Button>
  </section>
);
