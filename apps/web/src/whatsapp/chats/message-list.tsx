import type { ChatMessage } from '@angan/contract/whatsapp/messages.ts';
import { formatDate } from '@angan/domain/dates.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { ErrorState, LoadingRows } from '../../ui/states.tsx';
import { Bubble } from './bubble.tsx';
import { dayWord } from './chat-item.tsx';
import styles from './conversation.module.css';
import { PictureViewer } from './picture-viewer.tsx';
import type { useMessages } from './use-chats.ts';
import type { OnItsWay } from './use-send.ts';

interface Props {
  messages: ReturnType<typeof useMessages>;
  onTheirWay: readonly OnItsWay[];
  /** How many were unread when the chat was opened: above the first of them stands a line. */
  unread: number;
  onReply: (message: ChatMessage) => void;
  onReact: (message: ChatMessage, emoji: string) => void;
  onInquiry: (message: ChatMessage) => void;
}

/** Pixels from the end within which what comes new is followed. */
const nearEnd = 120;
/** Pages at most that are fetched to find a quoted message. */
const mostJumps = 20;

/** What was said, the oldest first. Keeps its place when older messages come, and its end when new ones do. */
export const MessageList = ({ messages, onTheirWay, unread, ...acts }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  const [viewed, setViewed] = useState<number>();
  const rows = (messages.data?.pages.flatMap((page) => page.results) ?? []).toReversed();
  const firstUnread = useFirstUnread(rows, unread);
  const older = () => {
    if (messages.hasNextPage && !messages.isFetchingNextPage) void messages.fetchNextPage();
  };
  useKeptPlace(box, rows, onTheirWay.length);

  const jump = async (id: number) => {
    for (let look = 0; look < mostJumps; look++) {
      const found = box.current?.querySelector<HTMLElement>(`[data-message="${id}"]`);
      if (found) {
        found.scrollIntoView({ block: 'center' });
        found.focus();
        return;
      }
      const { hasNextPage } = await messages.fetchNextPage();
      await new Promise(requestAnimationFrame);
      if (!hasNextPage) look = Math.max(look, mostJumps - 2);
    }
  };

  if (messages.error && !messages.data)
    return (
      <div className={styles.messages}>
        <ErrorState title="The messages did not load." retry={() => void messages.refetch()}>
          {messages.error.message}
        </ErrorState>
      </div>
    );
  return (
    <div
      ref={box}
      className={styles.messages}
      role="log"
      aria-label="Messages"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
      tabIndex={0}
      // Here the arrows scroll; elsewhere they go from chat to chat.
      onKeyDown={(event) => event.key.startsWith('Arrow') && event.stopPropagation()}
      onScroll={({ currentTarget }) => currentTarget.scrollTop < 200 && older()}
    >
      {messages.isPending && <LoadingRows label="Loading the messages" />}
      {messages.hasNextPage && (
        <button type="button" className={styles.older} onClick={older}>
          {messages.isFetchingNextPage ? 'Loading earlier messages' : 'Show earlier messages'}
        </button>
      )}
      <span className={styles.rest} />
      {rows.map((message, at) => {
        const before = rows[at - 1];
        const isNewDay = !before || formatDate(before.timestamp) !== formatDate(message.timestamp);
        return (
          <div key={message.id} className={styles.entry}>
            {isNewDay && <span className={styles.day}>{dayWord(message.timestamp, Date.now())}</span>}
            {message.id === firstUnread && <span className={styles.unreadLine}>New messages</span>}
            <Bubble
              message={message}
              first={isNewDay || before?.incoming_outgoing !== message.incoming_outgoing}
              onJump={(id) => void jump(id)}
              onPicture={() => setViewed(message.id)}
              {...acts}
            />
          </div>
        );
      })}
      {onTheirWay.map(({ key, body, what }) => (
        <div key={`way ${key}`} className={styles.entry}>
          <div className={styles.bubble} data-out data-sending>
            {what && <p className={styles.what}>{what}</p>}
            <p className={styles.text}>{body}</p>
            <span className={styles.stamp}>Sending</span>
          </div>
        </div>
      ))}
      {viewed !== undefined && <PictureViewer messages={rows} start={viewed} onClose={() => setViewed(undefined)} />}
    </div>
  );
};

/** The message above which the line stands: found once, so that it stays where it was while more is said. */
const useFirstUnread = (rows: readonly ChatMessage[], unread: number): number | undefined => {
  const found = useRef<number>(undefined);
  if (found.current === undefined && unread > 0)
    found.current = rows.filter((one) => one.incoming_outgoing === 'incoming' && one.kind !== 'system').at(-unread)?.id;
  return found.current;
};

/** Older messages above leave what is read where it is; new ones below are followed by who is at the end, or wrote them. */
const useKeptPlace = (
  box: React.RefObject<HTMLDivElement | null>,
  rows: readonly ChatMessage[],
  onTheirWay: number,
) => {
  const seen = useRef({ first: 0, last: 0, height: 0, onTheirWay: 0, atEnd: true });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const before = seen.current;
    const [first, last] = [rows[0]?.id ?? 0, rows.at(-1)?.id ?? 0];
    const isNew = last !== before.last || onTheirWay > before.onTheirWay;
    const isOwn = rows.at(-1)?.incoming_outgoing === 'outgoing' || onTheirWay > before.onTheirWay;
    if (before.height === 0 || (isNew && (before.atEnd || isOwn))) element.scrollTop = element.scrollHeight;
    else if (first !== before.first && last === before.last) element.scrollTop += element.scrollHeight - before.height;
    // A message that failed says so below itself.
    else if (before.atEnd) element.scrollTop = element.scrollHeight;
    seen.current = {
      ...before,
      first,
      last,
      onTheirWay,
      height: rows.length === 0 ? 0 : element.scrollHeight,
    };
  });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => {
      seen.current.atEnd = element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd;
    };
    // Pictures that arrive late, and a keyboard that takes the half of a phone.
    const grown = new ResizeObserver(() => {
      if (seen.current.atEnd) element.scrollTop = element.scrollHeight;
    });
    grown.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      grown.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [box]);
};
