import { trial } from '@angan/domain/trial.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { DemoOffice } from '../../auth/index.ts';
import { perLanguage } from '../../core/language/index.ts';
import { Mark } from '../../ui/logo.tsx';
import styles from './welcome.module.css';

const what = perLanguage(() => [
  {
    title: t`Every person once`,
    text: t`Contacts with up to five numbers, groups and sources. Found by a part of a name, a number or a comment.`,
  },
  {
    title: t`Numbers stay with the owner`,
    text: t`Owner and Co-Owner see whole numbers. Everyone else sees the last three digits, on every screen.`,
  },
  {
    title: t`Quick on a phone`,
    text: t`Call or WhatsApp in one tap, every key under one hand at the desk, and what you type survives a lost connection.`,
  },
]);

/** The start page of a visitor: what this is, and the way in. */
export const Welcome = () => {
  const { state } = useLocation();
  return (
    <div className={styles.page}>
      <div className={styles.court}>
        <div className={styles.say}>
          <Mark size={56} />
          <h1 className={styles.title}>{t`Every listing, every buyer, and who fits what`}</h1>
          <p className={styles.lead}>
            {t`Paste the WhatsApp message you just got. Angan fills the inquiry, finds the flats that fit, and keeps who was shown what, until the brokerage is in the bank.`}
          </p>
          <div className={styles.ways}>
            <Button component={Link} to="/register" variant="filled" className={styles.in}>
              {t`Sign Up, ${trial.days} days free`}
            </Button>
            <Button component={Link} to="/demo" className={styles.in}>
              {t`Book a demo`}
            </Button>
            <Button component={Link} to="/login" state={state} className={styles.in}>
              {t`Log in`}
            </Button>
          </div>
        </div>
        <Suspense fallback={null}>
          <DemoOffice.Component />
        </Suspense>
      </div>
      <ul className={`list-unstyled ${styles.what}`}>
        {what().map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
};
