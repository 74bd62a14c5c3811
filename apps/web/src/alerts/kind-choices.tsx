import type { AlertSettings } from '@angan/contract/alerts/alert-settings.ts';
import { type AlertChannel, type AlertKind, alertChannels, alertGroups, alertKindTable } from '@angan/domain/alerts.ts';
import { t } from '@lingui/core/macro';
import { Checkbox } from '@mantine/core';
import { perLanguage, word } from '../core/language/index.ts';
import styles from './alert-settings.module.css';
import { KindIcon } from './kind-icon.tsx';

interface Props {
  kinds: AlertSettings['kinds'];
  /** Nothing is chosen for WhatsApp before its person agreed to be written to there. */
  isWhatsappOn: boolean;
  onChoose: (kind: AlertKind, channel: AlertChannel, isOn: boolean) => void;
}

const channelNames = perLanguage<Record<AlertChannel, string>>(() => ({
  push: t`Push`,
  mail: t`E-mail`,
  whatsapp: t`WhatsApp`,
}));

/** Each kind of alert that one can meet, with a tick for each channel that it comes by; the bell's list has all of them. */
export const KindChoices = ({ kinds, isWhatsappOn, onChoose }: Props) => {
  const names = channelNames();
  return (
    <div className={styles.scroll}>
      <table className={styles.kinds} aria-label={t`Alerts and how they come`}>
        <thead>
          <tr>
            <th scope="col">{t`Alert`}</th>
            <th scope="col" className={styles.inApp}>{t`In app`}</th>
            {alertChannels.map((channel) => (
              <th scope="col" key={channel}>
                {names[channel]}
              </th>
            ))}
          </tr>
        </thead>
        {alertGroups.map((group) => {
          const rows = kinds.filter(({ kind }) => alertKindTable[kind].group === group);
          return (
            rows.length > 0 && (
              <tbody key={group}>
                <tr className={styles.group}>
                  <th scope="rowgroup" colSpan={2 + alertChannels.length}>
                    {word(group)}
                  </th>
                </tr>
                {rows.map(({ kind, ...channels }) => (
                  <tr key={kind}>
                    <th scope="row">
                      <span className={styles.kind}>
                        <KindIcon kind={kind} />
                        {word(kind)}
                      </span>
                    </th>
                    <td className={styles.inApp}>
                      <Checkbox checked readOnly disabled aria-label={t`${word(kind)}: in app, always on`} />
                    </td>
                    {alertChannels.map((channel) => (
                      <td key={channel}>
                        <Checkbox
                          checked={channels[channel]}
                          disabled={channel === 'whatsapp' && !isWhatsappOn}
                          onChange={(event) => onChoose(kind, channel, event.currentTarget.checked)}
                          aria-label={`${word(kind)}: ${names[channel]}`}
                        />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            )
          );
        })}
      </table>
      <p className={styles.note}>{t`The list under the bell always has all of them.`}</p>
    </div>
  );
};
