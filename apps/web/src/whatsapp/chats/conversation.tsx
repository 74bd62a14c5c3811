import type { ChatMessage } from '@angan/contract/whatsapp/messages.ts';
import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { invalidate } from '../../core/api/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { usePhone, useRoomForPanel } from '../../ui/screen.ts';
import styles from './conversation.module.css';
import { ConversationFoot } from './conversation-foot.tsx';
import { ConversationHead } from './conversation-head.tsx';
import { InquiryDialog } from './inquiry-dialog.tsx';
import { MessageList } from './message-list.tsx';
import { PersonPane } from './person-pane.tsx';
import { chatApi, shownName, useChat, useMessages } from './use-chats.ts';
import { useSend } from './use-send.ts';

/** One chat: what was said, where to answer, and beside it who it is. */
export const Conversation = ({ id, onBack }: { id: number; onBack: () => void }) => {
  const phone = usePhone();
  const beside = useRoomForPanel();
  const chat = useChat(id);
  const messages = useMessages(id);
  const sending = useSend(id);
  const [answered, setAnswered] = useState<ChatMessage>();
  const [making, setMaking] = useState<ChatMessage>();
  const [showsPerson, setShowsPerson] = useState(false);
  const unread = useReading(id, chat.data?.unread_count);
  if (!chat.data)
    return (
      <section className={styles.column} aria-label={t`Chat`}>
        <QueryView query={chat} failed={t`The chat did not load.`} loading={t`Loading the chat`} />
      </section>
    );
  const clock = { last_incoming_at: chat.data.last_incoming_at, now: chat.data.now, heardAt: chat.dataUpdatedAt };
  const person = <PersonPane chat={chat.data} sending={sending} />;
  return (
    <>
      <section className={styles.column} aria-label={t`Chat with ${shownName(chat.data)}`}>
        <ConversationHead
          chat={chat.data}
          clock={clock}
          onBack={phone ? onBack : undefined}
          onPerson={beside ? undefined : () => setShowsPerson(true)}
          onRefresh={() => void Promise.all([chat.refetch(), messages.refetch()])}
        />
        <MessageList
          name={shownName(chat.data)}
          clock={clock}
          messages={messages}
          onTheirWay={sending.onTheirWay}
          unread={unread}
          onReply={setAnswered}
          onReact={(message, emoji) =>
            void sending.send({ content_type: 'reaction', reply_to: message.id, message_body: emoji })
          }
          onInquiry={setMaking}
        />
        <ConversationFoot
          chat={chat.data}
          clock={clock}
          sending={sending}
          answered={answered}
          onAnswered={() => setAnswered(undefined)}
        />
      </section>
      {beside && person}
      {!beside && (
        <Dialog opened={showsPerson} onClose={() => setShowsPerson(false)} title={shownName(chat.data)}>
          {person}
        </Dialog>
      )}
      {making && <InquiryDialog chat={chat.data} message={making} onClose={() => setMaking(undefined)} />}
    </>
  );
};

/** Marks the chat as read while it is looked at. Answers how many were unread when it was opened. */
const useReading = (id: number, unread: number | undefined): number => {
  const [atFirst, setAtFirst] = useState<number>();
  useEffect(() => {
    if (unread === undefined) return;
    setAtFirst((known) => known ?? unread);
    const mark = () => {
      if (unread > 0 && document.visibilityState === 'visible')
        chatApi.read({ params: { id } }, { quiet: true }).then(
          () => invalidate('whatsapp_chat'),
          () => undefined,
        );
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [id, unread]);
  return atFirst ?? 0;
};
