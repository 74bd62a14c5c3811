import { leadEventCalls } from '@angan/contract/lead-events/lead-events.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, Button, VisuallyHidden } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { query } from '../../core/api/index.ts';
import { useMay } from '../../core/session/index.ts';
import { usePhone } from '../../ui/screen.ts';
import styles from './leads-link.module.css';
import { leadsPath } from './paths.ts';

/** The way from the inquiries to the leads, with how many of them wait for an answer. */
export const LeadsLink = () => {
  const may = useMay('lead_event:view');
  const phone = usePhone();
  const { data } = useQuery({ ...query(leadEventCalls.today, undefined, { quiet: true }), enabled: may });
  const count = data?.to_answer ?? 0;
  if (!may) return null;
  const label = count > 0 ? t`Leads, ${count} to answer` : t`Leads`;
  return phone ? (
    <ActionIcon component={Link} to={leadsPath} className={styles.icon ?? ''} aria-label={label}>
      <IconInbox size={22} aria-hidden />
      {count > 0 && (
        <span className={styles.count} aria-hidden>
          {count}
        </span>
      )}
    </ActionIcon>
  ) : (
    <Button component={Link} to={leadsPath} leftSection={<IconInbox size={16} aria-hidden />}>
      {t`Leads`}
      {count > 0 && (
        <>
          <span className={styles.count}>{count}</span>
          <VisuallyHidden>{t`to answer`}</VisuallyHidden>
        </>
      )}
    </Button>
  );
};
