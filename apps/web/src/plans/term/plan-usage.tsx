import type { OwnSubscription } from '@angan/contract/plans/subscription.ts';
import { t } from '@lingui/core/macro';
import { formatNumber } from '../../core/language/index.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import styles from './term.module.css';

/** How much of its plan the office has used: each with its number, and a bar where there is an end to it. */
export const PlanUsage = ({ usage, plan, users_allowed }: OwnSubscription) => (
  <ul className={`list-unstyled ${styles.usage}`} aria-label={t`Used of the plan`}>
    <Used label={t`Users`} done={usage.users} most={users_allowed} />
    <Used label={t`Properties`} done={usage.properties} most={plan?.max_properties ?? null} />
    <Used label={t`Open inquiries`} done={usage.open_inquiries} most={plan?.max_open_inquiries ?? null} />
    <Used
      label={t`Pictures, MB`}
      done={Math.round(usage.picture_bytes / megabyte)}
      most={plan?.picture_bytes ? plan.picture_bytes / megabyte : null}
    />
    <Used label={t`Lead sources`} done={usage.lead_sources} most={plan?.lead_sources ?? null} />
    <Used label={t`Rows imported this month`} done={usage.import_rows} most={plan?.import_rows_a_month ?? null} />
  </ul>
);

const megabyte = 1024 ** 2;

const Used = ({ label, done, most }: { label: string; done: number; most: number | null }) => (
  <li>
    <span>{label}</span>
    <b>{most === null ? formatNumber(done) : t`${formatNumber(done)} of ${formatNumber(most)}`}</b>
    {most !== null && <ProgressBar label={label} done={done} total={most} small />}
  </li>
);
