import type { ChatDetail } from '@angan/contract/whatsapp/chats.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, Menu, VisuallyHidden } from '@mantine/core';
import { IconArrowLeft, IconDotsVertical, IconPhone, IconRefresh } from '@tabler/icons-react';
import { telLink } from '../../core/platform/index.ts';
import { PersonSquare } from '../../ui/person.tsx';
import { usePhone } from '../../ui/screen.ts';
import { AssignItems } from './assign-items.tsx';
import styles from './conversation.module.css';
import type { useWindowState } from './reply-window.ts';
import { mobileIn, shownName, shownNumber, useMatches } from './use-chats.ts';
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
        <span className={`truncate ${styles.name}`}>{shownName(chat)}</span>
        {shownName(chat) !== number && <span className={styles.number}>{number}</span>}
      </span>
    </>
  );
  return (
    <header className={styles.head}>
      <div className={styles.headRow}>
        {onBack && (
          <ActionIcon aria-label={t`Back to the chats`} onClick={onBack}>
            <IconArrowLeft size={22} aria-hidden />
          </ActionIcon>
        )}
        {onPerson ? (
          <button type="button" className={styles.person} onClick={onPerson}>
            <VisuallyHidden>{t`About`} </VisuallyHidden>
            {who}
          </button>
        ) : (
          <span className={styles.person}>{who}</span>
        )}
        <span className={styles.space} />
        {!phone && <WindowBadge {...clock} />}
        {!phone && (
          <ActionIcon aria-label={t`Refresh`} onClick={onRefresh}>
            <IconRefresh size={20} aria-hidden />
          </ActionIcon>
        )}
        {mobile && (
          <ActionIcon component="a" href={telLink(mobile)} aria-label={t`Call ${shownName(chat)}`}>
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
              {matches.data.count === 1 ? t`1 match` : t`${matches.data.count} matches`}
            </button>
          )}
        </div>
      )}
    </header>
  );
};

const ChatMenu = ({ chat, onRefresh, onPerson }: Pick<Props, 'chat' | 'onRefresh' | 'onPerson'>) => (
  <Menu position="bottom-end">
    <Menu.Target>
      <ActionIcon aria-label={t`More`}>
        <IconDotsVertical size={20} aria-hidden />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      {onPerson && <Menu.Item onClick={onPerson}>{t`About this person`}</Menu.Item>}
      <Menu.Item onClick={onRefresh}>{t`Refresh`}</Menu.Item>
      <AssignItems chat={chat} />
    </Menu.Dropdown>
  </Menu>
);
