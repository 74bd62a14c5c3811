import { alertTexts, type UserAlert } from '@angan/contract/alerts/alerts.ts';
import { alertGroups, alertKindTable, readAlertHours } from '@angan/domain/alerts.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { word } from '../core/language/index.ts';
import { Dialog } from '../ui/dialog.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { ScrollBox } from '../ui/scroll-box.ts';
import { AlertRow } from './alert-row.tsx';
import styles from './alerts.module.css';
import { PushRow } from './push-row.tsx';
import { useAlerts } from './use-alerts.ts';
import { useMarkAllRead } from './use-mark-read.ts';

const groupOf = ({ alert }: UserAlert) => alertKindTable[alert.title].group;

/** What came in, the newest first, all or those of a group; one that is chosen is shown by itself. */
export const AlertList = ({ onShow, onLeave }: { onShow: (alert: UserAlert) => void; onLeave: () => void }) => {
  const alerts = useAlerts();
  const { data } = alerts;
  const markAll = useMarkAllRead();
  const [chosen, choose] = useState<(typeof alertGroups)[number]>();
  const newest = data?.results[0];
  const more = data ? data.count - data.results.length : 0;
  const groups = alertGroups.filter((group) => data?.results.some((row) => groupOf(row) === group));
  const group = chosen && groups.includes(chosen) ? chosen : undefined;
  const rows = data?.results.filter((row) => !group || groupOf(row) === group) ?? [];
  return (
    <div className={styles.pane}>
      <div className={styles.head}>
        <h2>
          {t`Alerts`} {data && data.unread > 0 && <small>{t`${data.unread} unread`}</small>}
        </h2>
        {newest && data.unread > 0 && (
          <Button variant="transparent" size="xs" onClick={() => markAll.mutate(newest.id)}>
            {t`Mark all as read`}
          </Button>
        )}
        <ActionIcon
          component={Link}
          to="/notifications"
          onClick={onLeave}
          variant="subtle"
          aria-label={t`Notification settings`}
        >
          <IconSettings aria-hidden />
        </ActionIcon>
      </div>
      {groups.length > 1 && (
        <fieldset className={styles.groups} aria-label={t`Which alerts`}>
          {[undefined, ...groups].map((one) => (
            <button key={one ?? ''} type="button" aria-pressed={one === group} onClick={() => choose(one)}>
              {one ? word(one) : t`All`}{' '}
              <span>{data?.results.filter((row) => !one || groupOf(row) === one).length}</span>
            </button>
          ))}
        </fieldset>
      )}
      <ScrollBox as="div" className={styles.scroll}>
        <QueryView query={alerts} failed={word(alertTexts.failed)} loading={t`Loading the alerts`} rows={3} />
        {data?.count === 0 && (
          <p className={styles.none}>{t`Nothing new. What was read stays here for ${readAlertHours} hours.`}</p>
        )}
        {rows.length > 0 && (
          <ul className={`list-unstyled ${styles.alerts}`} aria-label={t`Alerts`}>
            {rows.map((row) => (
              <AlertRow key={row.id} row={row} onShow={onShow} />
            ))}
          </ul>
        )}
        {more > 0 && <p className={styles.none}>{t`${more} older ones come up as these are read.`}</p>}
      </ScrollBox>
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
    <AlertList onShow={onShow} onLeave={onClose} />
  </Dialog>
);
