import { type RevealsToday, viewedCalls } from '@angan/contract/viewed/viewed.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { query } from '../core/api/index.ts';
import type { UrlState } from '../ui/use-url-state.ts';
import styles from './log.module.css';
import { nameOf } from './log-columns.tsx';

/** How many numbers each person has revealed today, of how many; a tap shows which. */
export const RevealsStrip = ({ url }: { url: UrlState }) => {
  const { data } = useQuery({ ...query(viewedCalls.today, undefined, { quiet: true }), refetchOnMount: 'always' });
  if (!data || data.results.length === 0) return null;
  const today = dayInIndia();
  return (
    <section className={styles.strip} aria-label={t`Revealed today`}>
      <h2 className={styles.stripTitle}>{t`Revealed today`}</h2>
      <ul>
        {data.results.map((one) => (
          <li key={one.user.id}>
            <Link
              className={styles.share}
              data-reached={isReached(one) || undefined}
              to={url.href({
                user: one.user.id,
                opened_at__gte: today,
                opened_at__lte: today,
                page: null,
                cursor: null,
              })}
            >
              <span className={styles.shareName}>{nameOf(one)}</span>
              <span className={styles.shareCount}>
                {isReached(one)
                  ? t`${one.used} of ${one.limit ?? ''}, limit reached`
                  : t`${one.used} of ${one.limit ?? ''}`}
              </span>
              <span className={styles.bar} aria-hidden>
                <span style={{ width: `${one.limit ? Math.min(100, (100 * one.used) / one.limit) : 0}%` }} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};

const isReached = ({ used, limit }: RevealsToday) => limit !== null && used >= limit && used > 0;
