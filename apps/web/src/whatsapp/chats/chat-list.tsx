import type { Chat } from '@angan/contract/whatsapp/chats.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon } from '@mantine/core';
import { IconMessagePlus } from '@tabler/icons-react';
import { use } from 'react';
import { perLanguage } from '../../core/language/index.ts';
import { PageBell, PageMenu } from '../../ui/page-frame.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { EmptyState } from '../../ui/states.tsx';
import type { UrlState } from '../../ui/use-url-state.ts';
import { ChatItem } from './chat-item.tsx';
import styles from './chat-list.module.css';
import { type ChatFilter, type ChatPage, chatFilters, type useChats } from './use-chats.ts';

interface Props {
  url: UrlState;
  list: ReturnType<typeof useChats>;
  rows: readonly Chat[];
  open: number | undefined;
  filter: ChatFilter | undefined;
  now: number;
  onStart: () => void;
}

const labels = perLanguage<Record<ChatFilter, string>>(() => ({
  unread: t`Unread`,
  mine: t`Mine`,
  open: t`Open window`,
}));

/** Whom there are chats with, the latest first; searched and narrowed to what there is to do. */
export const ChatList = ({ url, list, rows, open, filter, now, onStart }: Props) => {
  const menu = use(PageMenu);
  const bell = use(PageBell);
  const search = url.get('search') ?? '';
  const counts = (list.data?.pages[0] as ChatPage | undefined)?.counts;
  const more = () => list.hasNextPage && !list.isFetchingNextPage && void list.fetchNextPage();
  return (
    <section className={styles.column} aria-label={t`Chats`}>
      <header className={styles.head}>
        {menu}
        <h1>{t`Chats`}</h1>
        <span className={styles.space} />
        <ActionIcon aria-label={t`New chat`} onClick={onStart}>
          <IconMessagePlus size={20} aria-hidden />
        </ActionIcon>
        {bell}
      </header>
      <div className={styles.search}>
        <SearchField
          placeholder={t`Search by number`}
          value={search}
          onSearch={(text) => url.patch({ search: text })}
        />
      </div>
      <fieldset className={styles.filters} aria-label={t`Show`}>
        {chatFilters.map((one) => (
          <button
            key={one}
            type="button"
            className={styles.filter}
            aria-pressed={filter === one}
            onClick={() => url.patch({ show: filter === one ? null : one })}
          >
            {labels()[one]}
            {counts && counts[one] > 0 && <span className={styles.count}>{counts[one]}</span>}
          </button>
        ))}
      </fieldset>
      <QueryView query={list} failed={t`The chats did not load.`} loading={t`Loading the chats`} />
      <div
        className={styles.rows}
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
          if (scrollHeight - scrollTop - clientHeight < clientHeight) more();
        }}
      >
        <ul className="list-unstyled">
          {rows.map((chat) => (
            <ChatItem
              key={chat.id}
              chat={chat}
              isOpen={chat.id === open}
              now={now}
              href={url.href({ chat: chat.id })}
            />
          ))}
        </ul>
        {list.hasNextPage && (
          <button type="button" className={styles.more} onClick={more}>
            {list.isFetchingNextPage ? t`Loading` : t`Show more chats`}
          </button>
        )}
        {list.data && rows.length === 0 && <NoChats filtered={search !== '' || filter !== undefined} />}
      </div>
    </section>
  );
};

const NoChats = ({ filtered }: { filtered: boolean }) =>
  filtered ? (
    <EmptyState title={t`No chat fits`} filtered>
      {t`Nobody with that number, name or message.`}
    </EmptyState>
  ) : (
    <EmptyState title={t`No chats yet`}>{t`Who writes to your WhatsApp number shows here.`}</EmptyState>
  );
