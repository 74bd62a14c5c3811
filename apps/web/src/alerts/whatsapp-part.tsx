import type { AlertSettings } from '@angan/contract/alerts/alert-settings.ts';
import { whatsappConsentWords } from '@angan/contract/alerts/alerts-on-whatsapp.ts';
import { formatMobile } from '@angan/domain/mobile.ts';
import { formatRate } from '@angan/domain/whatsapp/cost.ts';
import { plural, t } from '@lingui/core/macro';
import { Switch } from '@mantine/core';
import { formatDate, sentence, word } from '../core/language/index.ts';
import styles from './alert-settings.module.css';

type Whatsapp = AlertSettings['whatsapp'];

interface Props {
  whatsapp: Whatsapp;
  onTurn: (isOn: boolean) => void;
}

/** Alerts on WhatsApp: what one agrees to by turning them on, what they wait for, and what ended them. */
export const WhatsappPart = ({ whatsapp, onTurn }: Props) => {
  const { is_on, mobile, is_verified, most_a_day } = whatsapp;
  // A number stays in one line.
  const given = { mobile: formatMobile(mobile).replace(' ', '\u00a0'), most: most_a_day };
  const state = stateOf(whatsapp);
  return (
    <section className={styles.part}>
      <div className={styles.partHead}>
        <div>
          <h2 id="alerts-on-whatsapp">{t`Alerts on WhatsApp`}</h2>
          {is_verified && <p>{sentence(whatsappConsentWords, whatsappConsentWords.of.agree(given))}</p>}
        </div>
        <Switch
          checked={is_on}
          disabled={!is_on && !is_verified}
          onChange={(event) => onTurn(event.currentTarget.checked)}
          aria-labelledby="alerts-on-whatsapp"
          withThumbIndicator={false}
        />
      </div>
      <p role="status">{state}</p>
      {is_on && <p>{countOf(whatsapp)}</p>}
    </section>
  );
};

const stateOf = ({ is_on, mobile, is_verified, line, ended }: Whatsapp): string => {
  if (is_on && line === 'Waiting for approval')
    return t`Waiting for WhatsApp's approval. Until then nothing is sent there.`;
  if (is_on && line === 'Not connected')
    return t`Angan's WhatsApp number is not connected. Until it is, nothing is sent.`;
  if (is_on) return t`On. Tick the kinds that you want there.`;
  if (!mobile) return t`Your account has no mobile number.`;
  if (!is_verified) return t`Your mobile number was not proved by a code yet.`;
  if (!ended || ended.why === 'Switched off') return '';
  const day = formatDate(ended.at);
  if (ended.why === 'STOP') return t`Off since ${day}: you sent STOP.`;
  if (ended.why === 'Not on WhatsApp') return t`Off since ${day}: the number has no WhatsApp.`;
  return t`Off since ${day}: your mobile number changed.`;
};

const countOf = ({ sent_today, sent_this_month: month, most_a_day, rate }: Whatsapp): string => {
  const sent = plural(month, { one: `${month} sent this month`, other: `${month} sent this month` });
  const counted = t`${sent}, ${sent_today} of ${most_a_day} today.`;
  return rate === null ? counted : t`${counted} A message costs Angan ${word(formatRate(rate))}.`;
};
