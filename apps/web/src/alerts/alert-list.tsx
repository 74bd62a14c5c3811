import { alertTexts, type UserAlert } from '@angan/contract/alerts/alerts.ts';
import { readAlertHours } from '@angan/domain/alerts.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { formatDateTime, word } from '../core/language/index.ts';
import { Dialog } from '../ui/dialog.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { alertCodes, alertWords } from './alert-words.ts';
import styles from './alerts.module.css';
import { PushRow } from './push-row.tsx';
import { useAlerts } from './use-alerts.ts';
import { useMarkAllRead } from './use-mark-read.ts';

/** What came in, the newest first; one that is chosen is shown by itself. */
export const AlertList = ({ onShow }: { onShow: (alert: UserAlert) => void }) => {
  const alerts = useAlerts();
  const { data } = alerts;
  const markAll = useMarkAllRead();
  const newest = data?.results[0];
  const more = data ? data.count - data.results.length : 0;
  return (
    <div className={styles.pane}>
      <div className={styles.head}>
        <h2>{t`Alerts`}</h2>
        {newest && data.unread > 0 && (
          <Button variant="transparent" size="xs" onClick={() => markAll.mutate(newest.id)}>
            {t`Mark all as read`}
          </Button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
      <div className={styles.scroll} tabIndex={0}>
        <QueryView query={alerts} failed={word(alertTexts.failed)} loading={t`Loading the alerts`} rows={3} />
        {data?.count === 0 && (
          <p className={styles.none}>{t`Nothing new. What was read stays here for ${readAlertHours} hours.`}</p>
        )}
        {newest && (
          <ul className={`list-unstyled ${styles.alerts}`} aria-label={t`Alerts`}>
            {data.results.map((row) => (
              <li key={row.id}>
                <button
                  type="button"
                  className={styles.alert}
                  data-unread={!row.read || undefined}
                  onClick={() => onShow(row)}
                >
                  <span className={styles.mark} aria-hidden />
                  <span className={styles.title}>
                    {word(row.alert.title)}
                    {!row.read && <span className={styles.unread}>{t`, unread`}</span>}
                  </span>
                  <time dateTime={row.created_date}>{formatDateTime(row.created_date)}</time>
                  <span className={styles.message}>{alertWords(row)}</span>
                  <span className={styles.codes}>{alertCodes(row)}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
        {more > 0 && <p className={styles.none}>{t`${more} older ones come up as these are read.`}</p>}
      </div>
      <PushRow />
    </div>
  );
};

interface SheetProps {
  opened: boolean;
  onClose: () => void;
  onShow: (alert: UserAlert) => void;
}

/** The same on a phone, from the bottom. */
export const AlertSheet = ({ opened, onClose, onShow }: SheetProps) => (
  <Dialog opened={opened} onClose={onClose} title={t`Alerts`}>
    <AlertList onShow={onShow} />
  </Dialog>
);
