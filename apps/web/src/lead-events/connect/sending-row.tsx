import type { LeadSourceProblem } from '@angan/contract/lead-events/problems.ts';
import type { SourceFacts } from '@angan/contract/lead-events/source-rules.ts';
import { t } from '@lingui/core/macro';
import { Button, Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import { useNow } from '../../core/use-now.ts';
import { stateOfSource } from '../words/source-words.ts';
import styles from './connect.module.css';
import { StatusDot } from './status-dot.tsx';

const halfMinute = 30_000;

interface Props {
  facts: SourceFacts;
  icon: ReactNode;
  name: string;
  /** What it is for, in a line. */
  about: string;
  /** What is read aloud of its switch. */
  switchLabel: string;
  /** Why nothing comes, where that is known. */
  problem?: LeadSourceProblem | null;
  isOpen: boolean;
  onOpen: (isOn: boolean) => void;
  isFixed: boolean;
  onSwitch: (isOn: boolean) => void;
}

/** A source that sends by itself in the list of what is connected: whether it is on, what came, and its switch. */
export const SendingRow = (props: Props) => {
  const { facts, icon, name, about, switchLabel, problem = null, isOpen, onOpen, isFixed, onSwitch } = props;
  const now = useNow(halfMinute).getTime();
  const { is_enabled, leads_today, leads_this_month, last_lead_at } = facts;
  const asked = { is_enabled, is_pulled: false, last_pulled_at: null, next_pull_at: null, last_lead_at, problem };
  const health = stateOfSource(asked, now);
  return (
    <li className={styles.row} data-open={isOpen || undefined}>
      <span className={styles.square} aria-hidden>
        {icon}
      </span>
      <div className={styles.words}>
        <strong>{name}</strong>
        <span className={styles.quiet}>{about}</span>
      </div>
      <div className={styles.words}>
        <span>{t`${leads_today} today, ${leads_this_month} this month`}</span>
        <StatusDot state={health.state} title={health.full}>
          {health.text}
        </StatusDot>
      </div>
      <Button
        size="xs"
        aria-expanded={isOpen}
        aria-label={isOpen ? t`Close ${name}` : t`Open ${name}`}
        onClick={() => onOpen(!isOpen)}
      >
        {isOpen ? t`Close` : t`Open`}
      </Button>
      <Switch
        aria-label={switchLabel}
        checked={is_enabled}
        disabled={isFixed}
        onChange={(event) => onSwitch(event.currentTarget.checked)}
      />
    </li>
  );
};
