import type { LeadSourceSetting } from '@angan/contract/lead-events/lead-sources.ts';
import { t } from '@lingui/core/macro';
import { Button, Switch } from '@mantine/core';
import { word } from '../../core/language/index.ts';
import { useNow } from '../../core/use-now.ts';
import { stateOfSource } from '../words/source-words.ts';
import styles from './connect.module.css';
import { hasSecret } from './source-draft.ts';
import { StatusDot } from './status-dot.tsx';
import { useSaveSource } from './use-sources.ts';

const halfMinute = 30_000;
const shortNames = { acres99: '99', magicbricks: 'MB', housing: 'H' } as const;

/** How leads come from it: 'Pull every 10 min, as sgestates.ahd'. */
const wayOf = (setting: LeadSourceSetting): string => {
  const { mode, pull_every_minutes, username, profile_id, account_type } = setting;
  if (!hasSecret(setting) && setting.push_url === '') return t`Not connected yet`;
  const how =
    mode === 'Push'
      ? t`Push`
      : mode === 'Both'
        ? t`Push, and pull every ${pull_every_minutes} min`
        : t`Pull every ${pull_every_minutes} min`;
  const as = username ? t`as ${username}` : profile_id ? t`profile ${profile_id}, ${word(account_type)}` : '';
  return [how, as].filter(Boolean).join(', ');
};

interface Props {
  setting: LeadSourceSetting;
  isOpen: boolean;
  onOpen: (isOn: boolean) => void;
}

/** A portal in the list: how it is connected, what came, whether it fares well, and its switch. */
export const SourceRow = ({ setting, isOpen, onOpen }: Props) => {
  const now = useNow(halfMinute).getTime();
  const { portal, source, is_enabled, leads_today, leads_this_month, last_error } = setting;
  const isConnected = hasSecret(setting) || setting.push_url !== '';
  const health = stateOfSource({ ...setting, is_pulled: setting.mode !== 'Push', problem: last_error }, now);
  // What it lacks is asked for in its form.
  const save = useSaveSource(setting);
  const turn = (on: boolean) =>
    on && !isConnected ? onOpen(true) : save.run({ is_enabled: on }, { onError: () => onOpen(true) });
  return (
    <li className={styles.row} data-open={isOpen || undefined}>
      <span className={styles.square} aria-hidden>
        {shortNames[portal]}
      </span>
      <div className={styles.words}>
        <strong>{source}</strong>
        <span className={styles.quiet}>{wayOf(setting)}</span>
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
        aria-label={isOpen ? t`Close ${source}` : t`Open ${source}`}
        onClick={() => onOpen(!isOpen)}
      >
        {isOpen ? t`Close` : t`Open`}
      </Button>
      <Switch
        aria-label={t`Take leads from ${source}`}
        checked={is_enabled}
        disabled={save.busy}
        onChange={(event) => turn(event.currentTarget.checked)}
      />
    </li>
  );
};
