import { demoVisitorCalls, type OwnDemo } from '@angan/contract/demo-bookings/booking-of-visitor.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { ApiError, client } from '../../core/api/index.ts';
import { QueryView } from '../../ui/query-view.tsx';
import styles from './book.module.css';
import { OwnBooking } from './own-booking.tsx';

const calls = client(demoVisitorCalls);

/** The booking of a link, as it is now. */
export const DemoOfLink = ({ link }: { link: OwnDemo['link'] }) => {
  // After a change the answer to it is what is shown.
  const [changed, setChanged] = useState<OwnDemo>();
  const asked = useQuery({
    queryKey: ['demo of link', link.uid, link.token],
    queryFn: () => calls.show({ body: link }, { quiet: true }),
    retry: false,
  });
  if (asked.error instanceof ApiError && asked.error.status === 400)
    return (
      <section className={`${styles.sheet} ${styles.narrow}`}>
        <p className={styles.lead}>{t`This link is not right or no longer good.`}</p>
        <Button component={Link} to="/demo" variant="filled" className={styles.main}>
          {t`Book a demo`}
        </Button>
      </section>
    );
  if (changed) return <OwnBooking demo={changed} onChanged={setChanged} />;
  return (
    <QueryView query={asked} failed={t`Your demo did not load.`} loading={t`Loading your demo`} rows={2}>
      {(demo) => <OwnBooking demo={demo} onChanged={setChanged} />}
    </QueryView>
  );
};
