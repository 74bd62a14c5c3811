import { chatTexts } from '@angan/contract/whatsapp/chat-texts.ts';
import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { useKeys } from '../../core/keys/index.ts';
import { word } from '../../core/language/index.ts';
import { usePhone } from '../../ui/screen.ts';
import { EmptyState } from '../../ui/states.tsx';
import { useUrlState } from '../../ui/use-url-state.ts';
import { ChatList } from './chat-list.tsx';
import styles from './chats.module.css';
import { Conversation } from './conversation.tsx';
import { StartDialog } from './start-dialog.tsx';
import { type ChatFilter, chatFilters, useChats } from './use-chats.ts';

/** Chats with people on WhatsApp: whom, what was said, and who they are; on a phone one after the other. */
export const ChatsScreen = () => {
  const url = useUrlState();
  const phone = usePhone();
  const now = useMinutes();
  const [starting, setStarting] = useState(false);
  const filter = chatFilters.find((one) => one === url.get('show')) as ChatFilter | undefined;
  const list = useChats(url.get('search') ?? '', filter);
  const rows = list.data?.pages.flatMap((page) => page.results) ?? [];
  const open = url.ids('chat')[0];
  const choose = (id: number | null) => url.patch({ chat: id });
  const step = (by: number) => {
    const at = rows.findIndex(({ id }) => id === open);
    const next = rows[at === -1 ? 0 : Math.max(0, Math.min(rows.length - 1, at + by))];
    if (!next) return;
    url.patch({ chat: next.id }, { replace: true });
    document.querySelector<HTMLElement>(`[data-chat="${next.id}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  useKeys(
    {
      ArrowDown: { label: t`Next chat`, run: () => step(1) },
      ArrowUp: { label: t`Chat before`, run: () => step(-1) },
      n: { label: t`New chat`, run: () => setStarting(true) },
      Escape: open === undefined ? undefined : { label: t`Close the chat`, run: () => choose(null) },
    },
    t`Chats`,
  );
  return (
    <div className={styles.screen}>
      {(!phone || open === undefined) && (
        <ChatList
          url={url}
          list={list}
          rows={rows}
          open={open}
          filter={filter}
          now={now}
          onStart={() => setStarting(true)}
        />
      )}
      {open !== undefined && <Conversation key={open} id={open} onBack={() => choose(null)} />}
      {open === undefined && !phone && (
        <div className={styles.nothing}>
          <EmptyState title={word(chatTexts.select)} filtered />
        </div>
      )}
      {starting && (
        <StartDialog
          onClose={() => setStarting(false)}
          onChosen={(id) => {
            setStarting(false);
            choose(id);
          }}
        />
      )}
    </div>
  );
};

/** The clock, to the minute: enough for what the list says of days and windows. */
const useMinutes = (): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
};
