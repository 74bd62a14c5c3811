import { chatTexts } from '@angan/contract/whatsapp/chat-texts.ts';
import type { ChatDetail } from '@angan/contract/whatsapp/chats.ts';
import type { ChatMessage } from '@angan/contract/whatsapp/messages.ts';
import { priceTexts, replyTexts } from '@angan/contract/whatsapp/prices.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconLock, IconTemplate } from '@tabler/icons-react';
import { useState } from 'react';
import { word } from '../../core/language/index.ts';
import styles from './composer.module.css';
import { Composer } from './composer.tsx';
import { useWindowState } from './reply-window.ts';
import { TemplateDialog } from './template-dialog.tsx';
import type { Sending } from './use-send.ts';

interface Props {
  chat: ChatDetail;
  clock: Parameters<typeof useWindowState>[0];
  sending: Sending;
  answered: ChatMessage | undefined;
  onAnswered: () => void;
}

/** Where to answer; once the window is closed the notice and the template in its place. */
export const ConversationFoot = ({ chat, clock, sending, answered, onAnswered }: Props) => {
  const state = useWindowState(clock);
  const [choosing, setChoosing] = useState(false);
  const template = (
    <Button
      variant={state === 'closed' ? 'filled' : 'default'}
      leftSection={<IconTemplate size={18} aria-hidden />}
      onClick={() => setChoosing(true)}
    >
      {t`Send a template`}
    </Button>
  );
  return (
    <footer className={styles.foot}>
      {state === 'closed' && (
        <div className={styles.closed}>
          <span className={styles.lock}>
            <IconLock size={18} aria-hidden />
          </span>
          <div className={styles.notice} role="status">
            <p>
              <strong>{word(chatTexts.closedNotice)}</strong>
            </p>
            <p className={styles.why}>{word(chatTexts.closedWhy)}</p>
          </div>
          {template}
        </div>
      )}
      {state === 'none' && (
        <div className={styles.never}>
          <p className={styles.why}>{word(chatTexts.neverWrote)}</p>
          {template}
        </div>
      )}
      {state !== 'closed' && chat.replies && chat.replies.sent >= chat.replies.free && (
        <p className={styles.charged} role="status">
          {word(replyTexts.next(chat.replies))}
          {chat.replies.thirdParty && ` ${word(priceTexts.thirdParty)}`}
        </p>
      )}
      {state !== 'closed' && (
        <Composer
          chat={chat}
          sending={sending}
          answered={answered}
          onAnswered={onAnswered}
          onTemplate={() => setChoosing(true)}
        />
      )}
      {choosing && <TemplateDialog chat={chat} sending={sending} onClose={() => setChoosing(false)} />}
    </footer>
  );
};
