import type { ChatMessage } from '@angan/contract/whatsapp/messages.ts';
import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { formatDate } from '../../core/language/index.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { ScrollBox } from '../../ui/scroll-box.ts';
import { LoadingRows } from '../../ui/states.tsx';
import bubble from './bubble.module.css';
import { Bubble } from './bubble.tsx';
import { dayWord } from './chat-item.tsx';
import styles from './conversation.module.css';
import { PictureViewer } from './picture-viewer.tsx';
import { useWindowState } from './reply-window.ts';
import type { useMessages } from './use-chats.ts';
import { useJump } from './use-jump.ts';
import { useKeptPlace } from './use-kept-place.ts';
import type { OnItsWay } from './use-send.ts';

interface Props {
  /** Whose chat it is. */
  name: string;
  clock: Parameters<typeof useWindowState>[0];
  messages: ReturnType<typeof useMessages>;
  onTheirWay: readonly OnItsWay[];
  /** How many were unread when the chat was opened: above the first of them stands a line. */
  unread: number;
  onReply: (message: ChatMessage) => void;
  onReact: (message: ChatMessage, emoji: string) => void;
  onInquiry: (message: ChatMessage) => void;
}

/** What was said, the oldest first. Keeps its place when older messages come, and its end when new ones do. */
export const MessageList = ({ name, clock, messages, onTheirWay, unread, ...acts }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  const [viewed, setViewed] = useState<number>();
  const rows = (messages.data?.pages.flatMap((page) => page.results) ?? []).toReversed();
  const firstUnread = useFirstUnread(rows, unread);
  const older = () => {
    if (messages.hasNextPage && !messages.isFetchingNextPage) void messages.fetchNextPage();
  };
  const closed = useWindowState(clock) === 'closed';
  useKeptPlace(box, rows, onTheirWay.length);
  const jump = useJump(box, messages);

  if (messages.error && !messages.data)
    return (
      <div className={styles.messages}>
        <QueryView query={messages} failed={t`The messages did not load.`} />
      </div>
    );
  return (
    <ScrollBox
      as="div"
      ref={box}
      className={styles.messages}
      role="log"
      aria-label={t`Messages`}
      // Here the arrows scroll; elsewhere they go from chat to chat.
      onKeyDown={(event) => event.key.startsWith('Arrow') && event.stopPropagation()}
      onScroll={({ currentTarget }) => currentTarget.scrollTop < 200 && older()}
    >
      <div className={styles.said}>
        {messages.isPending && <LoadingRows label={t`Loading the messages`} />}
        {messages.hasNextPage && (
          <button type="button" className={styles.older} onClick={older}>
            {messages.isFetchingNextPage ? t`Loading earlier messages` : t`Show earlier messages`}
          </button>
        )}
        <span className={styles.rest} />
        {rows.map((message, at) => {
          const before = rows[at - 1];
          const isNewDay = !before || formatDate(before.timestamp) !== formatDate(message.timestamp);
          return (
            <div key={message.id} className={styles.entry}>
              {isNewDay && <span className={styles.day}>{dayWord(message.timestamp, Date.now())}</span>}
              {message.id === firstUnread && <span className={styles.unreadLine}>{t`New messages`}</span>}
              <Bubble
                message={message}
                first={isNewDay || before?.incoming_outgoing !== message.incoming_outgoing}
                name={name}
                closed={closed}
                onJump={jump}
                onPicture={() => setViewed(message.id)}
                {...acts}
              />
            </div>
          );
        })}
        {onTheirWay.map(({ key, body, what }) => (
          <div key={`way ${key}`} className={styles.entry}>
            <div className={bubble.bubble} data-out data-sending>
              {what && <p className={bubble.what}>{what}</p>}
              <p className={bubble.text}>{body}</p>
              <span className={bubble.stamp}>{t`Sending`}</span>
            </div>
          </div>
        ))}
      </div>
      {viewed !== undefined && <PictureViewer messages={rows} start={viewed} onClose={() => setViewed(undefined)} />}
    </ScrollBox>
  );
};

/** The message above which the line stands: found once, so that it stays where it was while more is said. */
const useFirstUnread = (rows: readonly ChatMessage[], unread: number): number | undefined => {
  const found = useRef<number>(undefined);
  if (found.current === undefined && unread > 0)
    found.current = rows.filter((one) => one.incoming_outgoing === 'incoming' && one.kind !== 'system').at(-unread)?.id;
  return found.current;
};
