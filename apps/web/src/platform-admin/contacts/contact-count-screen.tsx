import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { formatNumber } from '../../core/language/index.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tag } from '../../ui/status-badge.tsx';
import styles from './contacts.module.css';
import { useCounts } from './use-counts.ts';

/** How many contacts there are to write to, by source and by group. */
export const ContactCountScreen = () => {
  const counts = useCounts();
  const { data } = counts;
  return (
    <PageFrame title={t`Contact Count`} count={data?.count}>
      <div className="page-body">
        <QueryView query={counts} failed={t`The contacts were not counted.`} loading={t`Counting contacts`} rows={4} />
        {data?.count === 0 && (
          <EmptyState title={t`No contacts yet`} action={<Link to="/BulkCreateContacts">{t`Add contacts`}</Link>}>
            {t`Once there are some, they are counted here by source and by group.`}
          </EmptyState>
        )}
        {data && data.count > 0 && (
          <>
            <p className={styles.totals}>
              <span>
                <Trans>
                  Agreed to messages <strong>{formatNumber(data.agreed)}</strong>
                </Trans>
              </span>
              <span>
                <Trans>
                  Opted out <strong>{formatNumber(data.opted_out)}</strong>
                </Trans>
              </span>
            </p>
            <div className={styles.tables}>
              <CountList
                title={t`By source`}
                param="source"
                rows={data.sources}
                rest={data.no_source}
                none={t`No source`}
                total={data.count}
              />
              <CountList
                title={t`By contact group`}
                param="contactgroup"
                rows={data.groups}
                rest={data.no_group}
                none={t`No contact group`}
                total={data.count}
              />
            </div>
          </>
        )}
      </div>
    </PageFrame>
  );
};

interface ListProps {
  title: string;
  /** The filter of the contact list. */
  param: string;
  rows: readonly { id: number; name: string; count: number; by_rule?: boolean }[];
  rest: number;
  none: string;
  total: number;
}

const CountList = ({ title, param, rows, rest, none, total }: ListProps) => (
  <section aria-label={title}>
    <h2 className={styles.listTitle}>{title}</h2>
    <ul className="list-unstyled">
      {rows.map(({ id, name, count, by_rule }) => (
        <li key={id}>
          <Link to={`/brokersContacts?${param}=${id}`} className={styles.countLink}>
            <span className={styles.countName}>
              {name} {by_rule && <Tag>{t`By rule`}</Tag>}
            </span>
            <Share count={count} total={total} />
          </Link>
        </li>
      ))}
      <li className={styles.countLink}>
        <span className={styles.countName}>{none}</span>
        <Share count={rest} total={total} />
      </li>
    </ul>
  </section>
);

const Share = ({ count, total }: { count: number; total: number }) => (
  <>
    <span className={styles.track}>
      <span className={styles.fill} style={{ width: `${(100 * count) / total}%` }} />
    </span>
    <strong className={styles.number}>{formatNumber(count)}</strong>
  </>
);
