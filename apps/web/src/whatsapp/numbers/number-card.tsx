import { numberTexts, type WhatsappNumber, whatsappNumberCalls } from '@angan/contract/whatsapp/numbers.ts';
import { priceTexts, replyTexts } from '@angan/contract/whatsapp/prices.ts';
import { accountNotices } from '@angan/contract/whatsapp/stored-sentences.ts';
import { plural, t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { client, useCall } from '../../core/api/index.ts';
import { formatDateTime, formatNumber, sentence, word } from '../../core/language/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { StatusBadge, Tag } from '../../ui/status-badge.tsx';
import { limitWords, qualityOf, statusTone, webhookWords } from './number-words.ts';
import styles from './numbers.module.css';

const api = client(whatsappNumberCalls);
const doing = { refresh: api.refresh, makeDefault: api.makeDefault, disconnect: api.disconnect } as const;

interface Props {
  number: WhatsappNumber;
  onReconnect: () => void;
  onEdit: () => void;
}

/** One number: its state at WhatsApp, and what can be done with it. */
export const NumberCard = ({ number, onReconnect, onEdit }: Props) => {
  const { id, status, display_phone_number, verified_name, quality, messaging_limit, throughput, is_default } = number;
  const [parting, setParting] = useState(false);
  const act = useCall((what: keyof typeof doing) => doing[what]({ params: { id } }), {
    success: (_, what) => (what === 'disconnect' ? word(numberTexts.disconnected) : undefined),
    changes: ['whatsapp_number'],
    onSuccess: () => setParting(false),
  });
  const busy = (what: keyof typeof doing) => act.isPending && act.variables === what;
  const webhook = webhookWords(number, Date.now());
  const isConnected = status === 'Connected';
  return (
    <li className={styles.card} id={`number-${id}`}>
      <div className={styles.head}>
        <h2>{display_phone_number || number.phone_number_id}</h2>
        {is_default && <Tag>{t`Default`}</Tag>}
        <StatusBadge tone={statusTone[status]}>{word(status)}</StatusBadge>
      </div>
      {verified_name && <p className={styles.quiet}>{verified_name}</p>}
      {number.account_notice && <p className={styles.warning}>{sentence(accountNotices, number.account_notice)}</p>}
      {number.standstill && (
        <p className={styles.warning} role="alert">
          {plural(number.standstill.waiting, {
            one: `Nothing has left this number since ${formatDateTime(number.standstill.since)}, and one message waits. ${number.standstill.why}`,
            other: `Nothing has left this number since ${formatDateTime(number.standstill.since)}, and ${formatNumber(number.standstill.waiting)} messages wait. ${number.standstill.why}`,
          })}
        </p>
      )}
      {number.held && (
        <p className={styles.warning}>
          {t`Broadcasts wait until ${formatDateTime(number.held.until)}. ${number.held.why}`}
        </p>
      )}
      {number.replies?.isNear && (
        <p className={styles.warning}>
          {number.replies.charged > 0 || number.replies.sent >= number.replies.free
            ? word(replyTexts.charged(number.replies))
            : word(replyTexts.near(number.replies))}
        </p>
      )}
      <dl className={styles.facts}>
        <Fact label={t`Quality`}>
          <StatusBadge tone={qualityOf(quality).tone}>{qualityOf(quality).text}</StatusBadge>
        </Fact>
        <Fact label={t`May write first to`}>{limitWords(messaging_limit)}</Fact>
        <Fact label={t`Speed`}>{t`${formatNumber(throughput)} messages a second`}</Fact>
        <Fact label={t`Webhook`}>
          <StatusBadge tone={webhook.tone}>{webhook.text}</StatusBadge>
        </Fact>
        {number.replies && (
          <Fact label={t`Replies`}>
            {word(replyTexts.counted(number.replies))}
            {number.replies.thirdParty && <small className={styles.source}>{word(priceTexts.thirdParty)}</small>}
          </Fact>
        )}
        <Fact label={t`Phone number ID`}>{number.phone_number_id}</Fact>
        <Fact label={t`WhatsApp Business account`}>{number.waba_id}</Fact>
      </dl>
      <div className={styles.buttons}>
        {isConnected && !is_default && (
          <Button loading={busy('makeDefault')} onClick={() => act.mutate('makeDefault')}>
            {t`Make default`}
          </Button>
        )}
        {isConnected && (
          <>
            <Button onClick={onEdit}>{t`Edit profile`}</Button>
            <Button loading={busy('refresh')} onClick={() => act.mutate('refresh')}>
              {t`Refresh`}
            </Button>
          </>
        )}
        {!isConnected && (
          <Button variant="filled" onClick={onReconnect}>
            {t`Connect again`}
          </Button>
        )}
        {status !== 'Disconnected' && <Button onClick={() => setParting(true)}>{t`Disconnect`}</Button>}
      </div>
      <Dialog
        opened={parting}
        role="alertdialog"
        size="small"
        title={t`Disconnect ${display_phone_number || t`this number`}?`}
        onClose={() => setParting(false)}
        footer={
          <>
            <Button onClick={() => setParting(false)}>{t`Cancel`}</Button>
            <Button variant="filled" color="red" loading={busy('disconnect')} onClick={() => act.mutate('disconnect')}>
              {t`Disconnect`}
            </Button>
          </>
        }
      >
        <p>{t`Its token is forgotten and what waits to be sent is cancelled. Chats and messages stay.`}</p>
      </Dialog>
    </li>
  );
};

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
