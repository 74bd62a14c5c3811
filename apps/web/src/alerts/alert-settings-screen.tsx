import { t } from '@lingui/core/macro';
import { formatTime } from '../core/language/index.ts';
import { useAuth } from '../core/session/index.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { QueryView } from '../ui/query-view.tsx';
import styles from './alert-settings.module.css';
import { KindChoices } from './kind-choices.tsx';
import { PushDevices } from './push-devices.tsx';
import { QuietHours } from './quiet-hours.tsx';
import { useAlertSettings } from './use-alert-settings.ts';
import { WhatsappPart } from './whatsapp-part.tsx';

/** By which channels one's alerts come beside the bell's list, when a push waits, and where it goes. */
export const AlertSettingsScreen = () => {
  const { read, savedAt, choose, setQuietHours, turnWhatsapp } = useAlertSettings();
  const me = useAuth(({ userInfo }) => userInfo);
  const name = `${me?.first_name ?? ''} ${me?.last_name ?? ''}`.trim() || me?.username || '';
  const saved = savedAt === undefined ? undefined : t`Saved ${formatTime(savedAt)}`;
  return (
    <PageFrame
      title={t`Notifications`}
      count={t`for ${name}`}
      actions={
        <span className={styles.saved} role="status">
          {saved}
        </span>
      }
    >
      <QueryView query={read} failed={t`Your choices did not load.`} loading={t`Loading your choices`} rows={8}>
        {(settings) => (
          <div className={styles.screen}>
            <KindChoices kinds={settings.kinds} isWhatsappOn={settings.whatsapp.is_on} onChoose={choose} />
            <aside className={styles.aside} aria-label={t`How alerts reach you`}>
              <QuietHours
                key={`${settings.quiet_hours.from} ${settings.quiet_hours.to}`}
                hours={settings.quiet_hours}
                onChange={setQuietHours}
              />
              <WhatsappPart whatsapp={settings.whatsapp} onTurn={turnWhatsapp} />
              <PushDevices devices={settings.devices} email={settings.email} />
            </aside>
          </div>
        )}
      </QueryView>
    </PageFrame>
  );
};
