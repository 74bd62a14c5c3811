import { trial } from '@angan/domain/trial.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { DemoOffice } from '../../auth/index.ts';
import { isBuilt } from '../routes.ts';
import { Fits, Sent } from './matches-sent.tsx';
import { Prices } from './prices.tsx';
import { Questions } from './questions.tsx';
import { Inquiry, Message } from './read-message.tsx';
import { Screens } from './screens.tsx';
import styles from './welcome.module.css';

/** The start page of a visitor: what this is, shown by four pieces of it at work, what it costs, and the way in. */
export const Welcome = () => (
  <div className={styles.page}>
    <div className={styles.court}>
      <div className={styles.say}>
        <h1 className={styles.title}>{t`Every listing, every buyer, and who fits what`}</h1>
        <p className={styles.lead}>
          {t`Paste the WhatsApp message you just got. Angan fills the inquiry, finds the flats that fit, and keeps who was shown what, until the brokerage is in the bank.`}
        </p>
        <Ways />
        <p className={styles.note}>{t`No card. In the browser, on the phone and at the desk.`}</p>
      </div>
      <div className={styles.pieces}>
        <div className={styles.column}>
          <Message />
          <Inquiry />
        </div>
        <div className={styles.column}>
          <Fits />
          <Sent />
        </div>
      </div>
    </div>
    <Suspense fallback={null}>
      <DemoOffice.Component />
    </Suspense>
    <Questions />
    <Screens />
    <Prices />
    <div className={styles.end}>
      <h2>{t`Start with the next message you get`}</h2>
      <Ways />
    </div>
  </div>
);

const Ways = () => {
  const { state } = useLocation();
  return (
    <div className={styles.ways}>
      <Button component={Link} to="/register" state={state} variant="filled" className={styles.in}>
        {t`Sign Up, ${trial.days} days free`}
      </Button>
      {isBuilt('/demo') && (
        <Button component={Link} to="/demo" className={styles.in}>
          {t`Book a demo`}
        </Button>
      )}
    </div>
  );
};
