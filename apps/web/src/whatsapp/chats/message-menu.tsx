import type { ChatMessage } from '@angan/contract/whatsapp/messages.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowBackUp, IconChevronDown, IconCopy, IconFilePlus } from '@tabler/icons-react';
import { useState } from 'react';
import { copyText } from '../../core/platform/index.ts';
import { toast } from '../../ui/toast.ts';
import styles from './bubble.module.css';

/** What a message can be answered with. */
export interface BubbleActs {
  onReply: (message: ChatMessage) => void;
  onReact: (message: ChatMessage, emoji: string) => void;
  onInquiry: (message: ChatMessage) => void;
}

const emojis = ['👍', '❤️', '😂', '😮', '🙏', '🏠'];

interface Props extends BubbleActs {
  message: ChatMessage;
  opened: boolean;
  onOpened: (opened: boolean) => void;
}

/** What can be done with a message. Built on the first press: a chat shows many messages and few menus. */
export const MessageMenu = ({ message, opened, onOpened, onReply, onReact, onInquiry }: Props) => {
  const [wanted, setWanted] = useState(false);
  if (opened && !wanted) setWanted(true);
  const button = (
    <ActionIcon
      className={styles.menu}
      size="xs"
      aria-label={t`What to do with this message`}
      aria-haspopup="menu"
      onClick={wanted ? undefined : () => onOpened(true)}
    >
      <IconChevronDown size={16} aria-hidden />
    </ActionIcon>
  );
  if (!wanted) return button;
  const isOurs = message.incoming_outgoing === 'outgoing';
  const copy = () =>
    copyText(message.message_body).then(
      () => toast.success(t`Copied`),
      () => toast.error(t`The browser did not copy it.`),
    );
  return (
    <Menu opened={opened} onChange={onOpened} position={isOurs ? 'bottom-end' : 'bottom-start'}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        <div className={styles.emojis}>
          {emojis.map((emoji) => (
            <Menu.Item key={emoji} aria-label={t`React ${emoji}`} onClick={() => onReact(message, emoji)}>
              {emoji}
            </Menu.Item>
          ))}
        </div>
        <Menu.Item leftSection={<IconArrowBackUp size={16} aria-hidden />} onClick={() => onReply(message)}>
          {t`Reply`}
        </Menu.Item>
        {message.message_body && (
          <Menu.Item leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void copy()}>
            {t`Copy`}
          </Menu.Item>
        )}
        {message.message_body && !isOurs && (
          <Menu.Item leftSection={<IconFilePlus size={16} aria-hidden />} onClick={() => onInquiry(message)}>
            {t`Make an inquiry`}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
};
