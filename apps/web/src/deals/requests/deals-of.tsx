import { dealCalls } from '@angan/contract/deals/deals.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { query } from '../../core/api/index.ts';
import { addDealPath, comingFrom, dealPath, type Origin } from '../../records/index.ts';
import { personName } from '../../ui/person-name.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { priceOf, subjectOf } from '../deal-words.ts';
import { DealStageBadge } from '../stage-badge.tsx';
import styles from './requests.module.css';

// In one file of the build with the deals of other records, so that nothing more is shared by many.
export { ContactDeals } from './contact-deals.tsx';

interface Props {
  of: 'inquiry' | 'property';
  id: number;
  origin: Origin;
}

/** The deals that came of a record, and the way to another. */
export const DealsOf = ({ of, id, origin }: Props) => {
  const deals = useQuery(query(dealCalls.list, { query: { [of]: String(id) } }, { quiet: true }));
  return (
    <section className={styles.of} aria-label={t`Deals`}>
      <QueryView query={deals} failed={t`The deals did not load.`} loading={t`Loading the deals`} rows={2}>
        {({ results }) => (
          <>
            <div className={styles.head}>
              <span>{results.length === 0 && t`No deals yet.`}</span>
              <Button
                size="xs"
                component={Link}
                to={addDealPath({ [of]: id })}
                leftSection={<IconPlus size={14} aria-hidden />}
              >
                {t`Add deal`}
              </Button>
            </div>
            <ul className="list-unstyled">
              {results.map((deal) => (
                <li key={deal.id} className={styles.row}>
                  <Link to={dealPath(deal.id)} state={comingFrom(origin)}>
                    {deal.deal_code}
                  </Link>
                  <span className="truncate">{of === 'inquiry' ? subjectOf(deal) : personName(deal.buyer.name)}</span>
                  <span>{priceOf(deal)}</span>
                  <DealStageBadge stage={deal.stage} />
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryView>
    </section>
  );
};
