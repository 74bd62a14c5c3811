import type { Chat } from '@angan/contract/whatsapp/chats.ts';
import { unsupportedMessage } from '@angan/domain/whatsapp/chats.ts';
import { repliesUntil } from '@angan/domain/whatsapp/people.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, Menu, VisuallyHidden } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { formatDate, formatTime, perLanguage, word } from '../../core/language/index.ts';
import { PersonSquare } from '../../ui/person.tsx';
import { AssignItems } from './assign-items.tsx';
import styles from './chat-list.module.css';
import { Ticks } from './ticks.tsx';
import { shownName, shownNumber } from './use-chats.ts';

const soon = 2 * 60 * 60_000;

/** 'soon': two hours are left, so that one sees whom to answer first. */
const windowOf = ({ last_incoming_at }: Chat, now: number): 'open' | 'soon' | 'closed' => {
  const until = last_incoming_at === null ? undefined : repliesUntil(Date.parse(last_incoming_at), now);
  if (until === undefined) return 'closed';
  return until - now < soon ? 'soon' : 'open';
};
const windowWords = perLanguage(() => ({
  open: t`Window open`,
  soon: t`Window closes soon`,
  closed: t`Window closed`,
}));

export const dayWord = (when: string, now: number): string => {
  const day = formatDate(when);
  if (day === formatDate(new Date(now))) return t`Today`;
  return day === formatDate(new Date(now - 24 * 60 * 60_000)) ? t`Yesterday` : day;
};

interface Props {
  chat: Chat;
  isOpen: boolean;
  /** The server's clock, to the minute. */
  now: number;
  href: string;
}

export const ChatItem = memo(({ chat, isOpen, now, href }: Props) => {
  const state = windowOf(chat, now);
  const day = chat.last_message_at && dayWord(chat.last_message_at, now);
  const line = chat.found?.line ?? chat.preview;
  const ours = !chat.found && chat.preview_direction === 'outgoing' && line !== '';
  const number = shownNumber(chat);
  return (
    <li className={styles.entry}>
      <Link
        className={styles.item}
        to={href}
        aria-current={isOpen || undefined}
        data-unread={chat.unread_count > 0 || undefined}
        data-chat={chat.id}
      >
        <PersonSquare name={chat.name || chat.username} size={40} />
        <span className={styles.words}>
          <span className={styles.line}>
            <span className={`truncate ${styles.name}`}>{shownName(chat)}</span>
            <span className={styles.time}>{day === t`Today` ? formatTime(chat.last_message_at!) : day}</span>
          </span>
          {shownName(chat) !== number && <span className={styles.number}>{number}</span>}
          <span className={styles.line}>
            <span className={`truncate ${styles.preview}`} data-quiet={line === unsupportedMessage || undefined}>
              {ours && (
                <>
                  {chat.preview_status && <Ticks status={chat.preview_status} />}
                  <span className={styles.you}>{t`You:`} </span>
                </>
              )}
              {line === unsupportedMessage ? word(line) : line}
            </span>
            {chat.assigned_to && (
              <span className={styles.who} title={t`Assigned to ${chat.assigned_to.name}`}>
                <PersonSquare name={chat.assigned_to.name} size={20} />
                <VisuallyHidden>{t`Assigned to ${chat.assigned_to.name}`}</VisuallyHidden>
              </span>
            )}
            {chat.unread_count > 0 && (
              <span className={styles.unread}>
                {chat.unread_count}
                <VisuallyHidden> {t`unread`}</VisuallyHidden>
              </span>
            )}
            <span className={styles.state} data-state={state} title={windowWords()[state]}>
              <VisuallyHidden>{windowWords()[state]}</VisuallyHidden>
            </span>
          </span>
        </span>
      </Link>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon className={styles.entryMenu} aria-label={t`Assign the chat with ${shownName(chat)}`}>
            <IconDotsVertical size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <AssignItems chat={chat} />
        </Menu.Dropdown>
      </Menu>
    </li>
  );
});
