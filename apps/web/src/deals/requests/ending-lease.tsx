import { dealCalls } from '@angan/contract/deals/deals.ts';
import { addDays, dayInIndia } from '@angan/domain/dates.ts';
import { endingDays } from '@angan/domain/ending.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { query } from '../../core/api/index.ts';
import { formatDate } from '../../core/language/index.ts';
import { comingFrom, dealPath, type Origin } from '../../records/index.ts';
import { mayRenew } from '../deal-words.ts';
import { useRenew } from '../record/use-renew.ts';
import styles from './requests.module.css';

interface Props {
  property: number;
  origin: Origin;
}

/** On a let property, from the first day on which people are told that its lease ends: the lease, and its renewal. */
export const EndingLease = ({ property, origin }: Props) => {
  const soon = addDays(dayInIndia(), Math.max(...endingDays.lease));
  const deals = useQuery(query(dealCalls.list, { query: { property: String(property) } }, { quiet: true }));
  const lease = deals.data?.results.find((deal) => mayRenew(deal) && deal.lease_end! <= soon);
  const renew = useRenew(lease?.id ?? 0);
  if (!lease) return null;
  const code = (
    <Link to={dealPath(lease.id)} state={comingFrom(origin)}>
      {lease.deal_code}
    </Link>
  );
  return (
    <section className={styles.ending} aria-label={t`Lease`}>
      <p>
        <Trans>
          The lease of {code} ends on {formatDate(lease.lease_end!)}.
        </Trans>
      </p>
      <Button size="xs" loading={renew.isPending} onClick={() => renew.mutate()}>
        {t`Renew`}
      </Button>
    </section>
  );
};
