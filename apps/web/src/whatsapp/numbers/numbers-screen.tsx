import { type WhatsappNumber, whatsappNumberCalls } from '@angan/contract/whatsapp/numbers.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../core/api/index.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { ConnectDialog } from './connect-dialog.tsx';
import { NumberCard } from './number-card.tsx';
import styles from './numbers.module.css';
import { ProfileDialog } from './profile-dialog.tsx';

/** The numbers that the office writes from, how WhatsApp thinks of them, and whether its webhooks come. */
export const NumbersScreen = () => {
  const list = useQuery(query(whatsappNumberCalls.list));
  const [connecting, setConnecting] = useState<WhatsappNumber | 'new'>();
  const [editing, setEditing] = useState<WhatsappNumber>();
  const rows = list.data?.results ?? [];
  const webhook = list.data?.webhook;
  const add = (
    <Button variant="filled" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setConnecting('new')}>
      {t`Connect number`}
    </Button>
  );
  return (
    <PageFrame
      title={t`WhatsApp numbers`}
      count={list.data && rows.length}
      actions={add}
      phoneActions={
        <ActionIcon aria-label={t`Connect number`} onClick={() => setConnecting('new')}>
          <IconPlus size={22} aria-hidden />
        </ActionIcon>
      }
    >
      <div className="page-body">
        <QueryView query={list} failed={t`The numbers did not load.`} loading={t`Loading numbers`} rows={2} />
        {list.data && rows.length === 0 && (
          <EmptyState title={t`No number yet`} action={add}>
            {t`Connect a number of your WhatsApp Business account to send and receive messages here.`}
          </EmptyState>
        )}
        <ul className={styles.cards} aria-label={t`Numbers`}>
          {rows.map((number) => (
            <NumberCard
              key={number.id}
              number={number}
              onReconnect={() => setConnecting(number)}
              onEdit={() => setEditing(number)}
            />
          ))}
        </ul>
        {webhook && (
          <section className={styles.webhook} aria-label={t`Webhook`}>
            <h2>{t`Webhook`}</h2>
            <p>
              {webhook.ready
                ? t`This address stands in the Meta app, and WhatsApp tells it what comes in.`
                : t`Set the app secret and the verify token in the settings, then enter this address in the Meta app.`}
            </p>
            <code className={styles.code}>{webhook.url}</code>
          </section>
        )}
      </div>
      {connecting && (
        <ConnectDialog
          number={connecting === 'new' ? undefined : connecting}
          onClose={() => setConnecting(undefined)}
        />
      )}
      {editing && <ProfileDialog key={editing.id} number={editing} onClose={() => setEditing(undefined)} />}
    </PageFrame>
  );
};
