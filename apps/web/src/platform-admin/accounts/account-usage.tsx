import type { AccountDetail } from '@angan/contract/platform/accounts.ts';
import { t } from '@lingui/core/macro';
import { formatNumber } from '../../core/language/index.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import styles from './accounts.module.css';

const megabyte = 1024 ** 2;

/** How much of its plan an office has used: each with its number, and a bar where there is an end to it. */
export const AccountUsage = ({ account }: { account: AccountDetail }) => (
  <ul className={`list-unstyled ${styles.usage}`}>
    <Used label={t`Users`} done={account.users} most={account.users_allowed} />
    <Used label={t`Properties`} done={account.properties} most={account.max_properties} />
    <Used label={t`Open inquiries`} done={account.open_inquiries} most={account.max_open_inquiries} />
    <Used
      label={t`Pictures, MB`}
      done={Math.round(account.picture_bytes / megabyte)}
      most={account.max_picture_bytes && account.max_picture_bytes / megabyte}
    />
    <Used label={t`Rows imported this month`} done={account.import_rows} most={account.max_import_rows} />
    <Used label={t`Leads in 30 days`} done={account.leads_30_days} most={null} />
    <Used label={t`Messages in 30 days`} done={account.messages_30_days} most={null} />
  </ul>
);

const Used = ({ label, done, most }: { label: string; done: number; most: number | null }) => (
  <li className={styles.used}>
    <span>{label}</span>
    <b>{most === null ? formatNumber(done) : t`${formatNumber(done)} of ${formatNumber(most)}`}</b>
    {most !== null && <ProgressBar label={label} done={done} total={most} small />}
  </li>
);
