import { t } from '@lingui/core/macro';
import { formatTime } from '../../core/language/index.ts';
import { useWaiting } from '../../core/queue/index.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { type Place, standsIn } from './stands-in.ts';
import styles from './waiting-lines.module.css';

/** What was saved for this place and is not sent yet, each with what it says and its mark. */
export const WaitingLines = (place: Place) => {
  const lines = useWaiting().filter((one) => standsIn(one, place));
  if (lines.length === 0) return null;
  return (
    <ul className={styles.lines} aria-label={t`Not sent yet`}>
      {lines.map(({ key, at, title, detail, state }) => (
        <li key={key} className={styles.line}>
          <span className={styles.what}>
            <strong>{title}</strong>
            {detail && <span>{detail}</span>}
          </span>
          <span className={styles.at}>{formatTime(new Date(at))}</span>
          {state === 'waiting' ? (
            <StatusBadge tone="warn">{t`Waiting`}</StatusBadge>
          ) : (
            <StatusBadge tone="bad">{t`Needs you`}</StatusBadge>
          )}
        </li>
      ))}
    </ul>
  );
};
