import { leadEventCalls } from '@angan/contract/lead-events/lead-events.ts';
import { waitingDays } from '@angan/domain/leads/index.ts';
import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../core/api/index.ts';
import { useMay } from '../../core/session/index.ts';
import styles from './waiting-leads.module.css';

/** Says to an office whose subscription has ended how many leads came since, and until when they wait. */
export const WaitingLeads = () => {
  const may = useMay('lead_event:view');
  const { data } = useQuery({ ...query(leadEventCalls.today, undefined, { quiet: true }), enabled: may });
  const count = data?.waiting ?? 0;
  if (count === 0) return null;
  return (
    <p className={styles.waiting} role="status">
      <strong>{plural(count, { one: '# lead is waiting', other: '# leads are waiting' })}</strong>
      {t`They come in on renewal. Each is kept for ${waitingDays} days.`}
    </p>
  );
};
