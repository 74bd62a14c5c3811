import { dealCalls } from '@angan/contract/deals/deals.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { query } from '../../core/api/index.ts';
import { dealPath } from '../../records/index.ts';
import { priceOf, sideNames, subjectOf } from '../deal-words.ts';
import { DealStageBadge } from '../stage-badge.tsx';
import styles from './contact-deals.module.css';

/** The deals in which somebody buys or sells, takes or lets, each with their side; nothing where there are none. */
export const ContactDeals = ({ contact }: { contact: number }) => {
  const { data } = useQuery(query(dealCalls.list, { query: { contact: [String(contact)] } }, { quiet: true }));
  if (!data || data.results.length === 0) return null;
  return (
    <section className={styles.part} aria-label={t`Deals`}>
      <h3 className={styles.title}>{t`Deals`}</h3>
      <ul className="list-unstyled">
        {data.results.map((deal) => {
          const sides = sideNames(deal);
          return (
            <li key={deal.id}>
              <Link className={styles.line} to={dealPath(deal.id)}>
                <span className={styles.words}>
                  <span className={styles.first}>{subjectOf(deal)}</span>
                  <span className={styles.second}>
                    {[deal.buyer.id === contact ? sides.buyer : sides.seller, priceOf(deal), deal.deal_code]
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                </span>
                <DealStageBadge stage={deal.stage} />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
