import { commissionCalls } from '@angan/contract/commissions/commissions.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../core/api/index.ts';
import { formatNumber } from '../../core/language/index.ts';
import { type UrlState, useUrlState } from '../../ui/use-url-state.ts';
import styles from '../commissions.module.css';

const tabs = ['dues', 'all', 'splits', 'certificates', 'gst'] as const;
export type Tab = (typeof tabs)[number];
export const tabOf = (url: UrlState): Tab => tabs.find((one) => one === url.get('tab')) ?? 'dues';

export const useDues = () => useQuery(query(commissionCalls.dues, { query: {} }, { quiet: true }));

/** The parts of the desk, each with how much waits there. */
export const Tabs = () => {
  const url = useUrlState();
  const { data } = useDues();
  const chosen = tabOf(url);
  const labels: Record<Tab, [string, number | undefined]> = {
    dues: [t`Dues`, data?.count],
    all: [t`All`, undefined],
    splits: [t`Splits to pay`, data?.splits_due],
    certificates: [t`TDS certificates`, data?.certificates_pending],
    gst: [t`GST`, undefined],
  };
  return (
    <nav className={styles.tabs} aria-label={t`Parts of the desk`}>
      {tabs.map((tab) => {
        const [label, count] = labels[tab];
        return (
          <button
            key={tab}
            type="button"
            className={styles.tab}
            aria-current={tab === chosen ? 'page' : undefined}
            onClick={() => url.patch({ ...cleared(url), tab: tab === 'dues' ? null : tab })}
          >
            {label}
            {count ? <span className={styles.tabCount}>{formatNumber(count)}</span> : null}
          </button>
        );
      })}
    </nav>
  );
};

/** Another part has filters of its own. */
const cleared = (url: UrlState) => {
  const names = [
    'search',
    'status',
    'age',
    'payer_side',
    'staff',
    'due_date__gte',
    'due_date__lte',
    'ordering',
    'page',
    'id',
    'month',
    'from',
    'to',
    'payee',
  ];
  return Object.fromEntries(names.filter((name) => url.get(name) !== undefined).map((name) => [name, null]));
};
