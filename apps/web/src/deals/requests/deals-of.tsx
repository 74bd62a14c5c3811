import { type Deal, dealCalls } from '@angan/contract/deals/deals.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { query } from '../../core/api/index.ts';
import { addDealPath, comingFrom, dealPath, type Origin } from '../../records/index.ts';
import { personName } from '../../ui/person-name.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { priceOf, sideNames, subjectOf } from '../deal-words.ts';
import { DealStageBadge } from '../stage-badge.tsx';
import styles from './requests.module.css';

interface Props {
  of: 'contact' | 'inquiry' | 'property';
  id: number;
  /** The record that one comes back to. */
  origin?: Origin;
}

/** Who has bought or sold is told by the side; else what, or to whom. */
const aboutOf = (deal: Deal, { of, id }: Props): string => {
  if (of === 'property') return personName(deal.buyer.name);
  if (of === 'inquiry') return subjectOf(deal);
  const { buyer, seller } = sideNames(deal);
  return `${deal.buyer.id === id ? buyer : seller}, ${subjectOf(deal)}`;
};

/** The deals that came of a record, and the way to another; in that of a contact nothing where there are none. */
export const DealsOf = ({ of, id, origin }: Props) => {
  const deals = useQuery(query(dealCalls.list, { query: { [of]: String(id) } }, { quiet: true }));
  if (of === 'contact' && !deals.data?.results.length) return null;
  return (
    <section className={styles.of} aria-label={t`Deals`}>
      {of === 'contact' && <h3>{t`Deals`}</h3>}
      <QueryView query={deals} failed={t`The deals did not load.`} loading={t`Loading the deals`} rows={2}>
        {({ results }) => (
          <>
            {of !== 'contact' && (
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
            )}
            <ul className="list-unstyled">
              {results.map((deal) => (
                <li key={deal.id} className={styles.row}>
                  <Link to={dealPath(deal.id)} state={origin && comingFrom(origin)}>
                    {deal.deal_code}
                  </Link>
                  <span className="truncate">{aboutOf(deal, { of, id })}</span>
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
