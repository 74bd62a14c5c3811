import type { ChatDetail } from '@angan/contract/whatsapp/chats.ts';
import { whatsappChatCalls } from '@angan/contract/whatsapp/chats.ts';
import { telLink } from '@angan/domain/mobile.ts';
import { ActionIcon, Menu, VisuallyHidden } from '@mantine/core';
import { IconArrowLeft, IconCheck, IconDotsVertical, IconPhone, IconRefresh } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ApiError, query } from '../../core/api/index.ts';
import { PersonSquare } from '../../ui/person.tsx';
import { usePhone } from '../../ui/screen.ts';
import { toast } from '../../ui/toast.ts';
import styles from './conversation.module.css';
import type { useWindowState } from './reply-window.ts';
import { chatApi, freshenChats, mobileIn, shownName, shownNumber, useMatches } from './use-chats.ts';
import { WindowBadge } from './window-badge.tsx';

interface Props {
  chat: ChatDetail;
  clock: Parameters<typeof useWindowState>[0];
  onBack: (() => void) | undefined;
  /** Shows who it is, where there is no room beside the chat. */
  onPerson: (() => void) | undefined;
  onRefresh: () => void;
}

export const ConversationHead = ({ chat, clock, onBack, onPerson, onRefresh }: Props) => {
  const phone = usePhone();
  const mobile = mobileIn(chat);
  const number = shownNumber(chat);
  const matches = useMatches(chat.id, phone && chat.inquiries.length > 0);
  const who = (
    <>
      <PersonSquare name={chat.name || chat.username} size={40} />
      <span className={styles.who}>
        <span className={styles.name}>{shownName(chat)}</span>
        {shownName(chat) !== number && <span className={styles.number}>{number}</span>}
      </span>
    </>
  );
  return (
    <header className={styles.head}>
      <div className={styles.headRow}>
        {onBack && (
          <ActionIcon aria-label="Back to the chats" onClick={onBack}>
            <IconArrowLeft size={22} aria-hidden />
          </ActionIcon>
        )}
        {onPerson ? (
          <button type="button" className={styles.person} onClick={onPerson}>
            <VisuallyHidden>About </VisuallyHidden>
            {who}
          </button>
        ) : (
          <span className={styles.person}>{who}</span>
        )}
        <span className={styles.space} />
        {!phone && <WindowBadge {...clock} />}
        {!phone && (
          <ActionIcon aria-label="Refresh" onClick={onRefresh}>
            <IconRefresh size={20} aria-hidden />
          </ActionIcon>
        )}
        {mobile && (
          <ActionIcon component="a" href={telLink(mobile)} aria-label={`Call ${shownName(chat)}`}>
            <IconPhone size={20} aria-hidden />
          </ActionIcon>
        )}
        <ChatMenu chat={chat} onRefresh={onRefresh} onPerson={onPerson} />
      </div>
      {phone && (
        <div className={styles.headSecond}>
          <WindowBadge {...clock} />
          {matches.data && matches.data.count > 0 && (
            <button type="button" className={styles.matches} onClick={onPerson}>
              {matches.data.count === 1 ? '1 match' : `${matches.data.count} matches`}
            </button>
          )}
        </div>
      )}
    </header>
  );
};

const ChatMenu = ({ chat, onRefresh, onPerson }: Pick<Props, 'chat' | 'onRefresh' | 'onPerson'>) => {
  const people = useQuery({ ...query(whatsappChatCalls.people, {}, { quiet: true }), staleTime: 300_000 });
  const queries = useQueryClient();
  const assign = useMutation({
    mutationFn: (user: number | null) => chatApi.assign({ params: { id: chat.id }, body: { user } }),
    onSuccess: ({ assigned_to }) =>
      toast.success(assigned_to ? `Assigned to ${assigned_to.name}` : 'Assigned to nobody'),
    onError: (error: ApiError) => error.told || toast.error(error.message),
    onSettled: () => freshenChats(queries),
  });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label="More">
          <IconDotsVertical size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {onPerson && <Menu.Item onClick={onPerson}>About this person</Menu.Item>}
        <Menu.Item onClick={onRefresh}>Refresh</Menu.Item>
        <Menu.Label>Assign this chat</Menu.Label>
        {people.data?.results.map(({ id, name }) => (
          <Menu.Item
            key={id}
            rightSection={chat.assigned_to?.id === id && <IconCheck size={16} aria-label="now" />}
            onClick={() => assign.mutate(id)}
          >
            {name}
          </Menu.Item>
        ))}
        {chat.assigned_to && <Menu.Item onClick={() => assign.mutate(null)}>Nobody</Menu.Item>}
      </Menu.Dropdown>
    </Menu>
  );
};
