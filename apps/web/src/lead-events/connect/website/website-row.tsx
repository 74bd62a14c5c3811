import type { WebsiteForm } from '@angan/contract/lead-events/website-form.ts';
import { t } from '@lingui/core/macro';
import { Button, Switch } from '@mantine/core';
import { IconWorld } from '@tabler/icons-react';
import { useNow } from '../../../core/use-now.ts';
import { stateOfSource } from '../../words/source-words.ts';
import styles from '../connect.module.css';
import { StatusDot } from '../status-dot.tsx';
import { useSaveWebsite } from './use-website.ts';

const halfMinute = 30_000;

interface Props {
  form: WebsiteForm;
  isOpen: boolean;
  onOpen: (isOn: boolean) => void;
}

/** The office's own site in the list of what is connected: whether its form is on, what came, and its switch. */
export const WebsiteRow = ({ form, isOpen, onOpen }: Props) => {
  const now = useNow(halfMinute).getTime();
  const { is_enabled, leads_today, leads_this_month, last_lead_at, page_url } = form;
  const save = useSaveWebsite();
  const asked = { is_enabled, is_pulled: false, last_pulled_at: null, next_pull_at: null, last_lead_at, problem: null };
  const health = stateOfSource(asked, now);
  return (
    <li className={styles.row} data-open={isOpen || undefined}>
      <span className={styles.square} aria-hidden>
        <IconWorld size={20} />
      </span>
      <div className={styles.words}>
        <strong>{t`Your website`}</strong>
        <span className={styles.quiet}>
          {page_url ? t`A form on your own site, and a link to it` : t`A form for your own site: turn it on to begin`}
        </span>
      </div>
      <div className={styles.words}>
        <span>{t`${leads_today} today, ${leads_this_month} this month`}</span>
        <StatusDot state={health.state}>{health.text}</StatusDot>
      </div>
      <Button
        size="xs"
        aria-expanded={isOpen}
        aria-label={isOpen ? t`Close your website` : t`Open your website`}
        onClick={() => onOpen(!isOpen)}
      >
        {isOpen ? t`Close` : t`Open`}
      </Button>
      <Switch
        aria-label={t`Take enquiries from your website`}
        checked={is_enabled}
        disabled={save.busy}
        onChange={(event) => save.run({ is_enabled: event.currentTarget.checked }, { onSuccess: () => onOpen(true) })}
      />
    </li>
  );
};
