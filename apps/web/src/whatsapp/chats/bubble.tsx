import type { ChatMessage } from '@angan/contract/whatsapp/messages.ts';
import { bubbleWords, revokedMessage } from '@angan/domain/whatsapp/chats.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconHandClick, IconRefresh } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { invalidate, useCall } from '../../core/api/index.ts';
import { formatTime, word } from '../../core/language/index.ts';
import { useLongPress } from '../../ui/data-list/use-long-press.ts';
import styles from './bubble.module.css';
import { AdPart, Buttons, Cards, Place, Quoted } from './bubble-parts.tsx';
import { Carousel } from './carousel.tsx';
import { ChatText } from './chat-text.tsx';
import frame from './conversation.module.css';
import { FilePart, hasFilePart } from './file-part.tsx';
import { type BubbleActs, MessageMenu } from './message-menu.tsx';
import { Ticks } from './ticks.tsx';
import { messageApi } from './use-chats.ts';

interface Props extends BubbleActs {
  message: ChatMessage;
  /** Whose chat it is. */
  name: string;
  /** The reply window is over: only templates go. */
  closed: boolean;
  /** The first of a run from the same side. */
  first: boolean;
  onJump: (id: number) => void;
  onPicture: () => void;
}

const isAnswer = ({ kind }: ChatMessage) => kind === 'button' || kind === 'interactive';
const isLost = ({ kind }: ChatMessage) => kind === 'unsupported' || kind === 'order';

/** One message as WhatsApp draws it; what is told of the chat itself stands in the middle. */
export const Bubble = memo(({ message, name, closed, first, onJump, onPicture, ...acts }: Props) => {
  const [menu, setMenu] = useState(false);
  const hold = useLongPress(() => setMenu(true));
  if (message.kind === 'system') return <span className={frame.day}>{message.message_body}</span>;
  const out = message.incoming_outgoing === 'outgoing';
  const hasFailed = message.status === 'failed' || message.status === 'unknown';
  // A template may have a map above its words.
  const drawnElsewhere = message.kind !== 'template' && (message.place !== null || message.cards.length > 0);
  const text = bubbleWords(message, drawnElsewhere || hasFilePart(message) || message.header !== '');
  const isQuiet = isLost(message) || text !== message.message_body;
  return (
    <div className={styles.side} data-out={out || undefined}>
      <div
        className={styles.bubble}
        data-out={out || undefined}
        data-first={first || undefined}
        data-message={message.id}
        data-kind={message.kind}
        data-wide={isWide(message) || undefined}
        data-carousel={message.carousel.length > 0 || undefined}
        tabIndex={-1}
        {...hold}
      >
        {message.reply_to && <Quoted quoted={message.reply_to} name={name} onJump={onJump} />}
        {isAnswer(message) && (
          <p className={styles.answer}>
            <IconHandClick size={16} aria-hidden />
            {t`Chosen answer`}
          </p>
        )}
        {message.revoked ? (
          <p className={styles.quiet}>{revokedMessage}</p>
        ) : (
          <>
            {message.ad && <AdPart ad={message.ad} />}
            <FilePart message={message} onPicture={onPicture} />
            {message.header && <p className={styles.header}>{message.header}</p>}
            {message.place && <Place place={message.place} />}
            {message.cards.length > 0 && <Cards cards={message.cards} />}
            {!drawnElsewhere && text !== '' && text !== message.file?.name && (
              <p className={isQuiet ? styles.quiet : styles.text}>{isQuiet ? text : <ChatText text={text} />}</p>
            )}
            {message.detail && <p className={styles.detail}>{message.detail}</p>}
            {message.footer && <p className={styles.detail}>{message.footer}</p>}
          </>
        )}
        <span className={styles.stamp}>
          {message.edited && t`Edited `}
          <time dateTime={message.timestamp}>{formatTime(message.timestamp)}</time>
          {message.status && <Ticks status={message.status} />}
        </span>
        {message.buttons.length > 0 && <Buttons buttons={message.buttons} />}
        {message.carousel.length > 0 && <Carousel cards={message.carousel} />}
        {message.reactions.length > 0 && (
          <span className={styles.reactions}>{message.reactions.map(({ emoji }) => emoji).join(' ')}</span>
        )}
        <MessageMenu message={message} opened={menu} onOpened={setMenu} {...acts} />
      </div>
      {hasFailed && <Failed message={message} mayGo={!closed || message.kind === 'template'} />}
    </div>
  );
});

const isWide = ({ kind, file, place }: ChatMessage): boolean =>
  place !== null || (kind !== 'sticker' && kind !== 'audio' && /^(image|video)\//.test(file?.content_type ?? ''));

/** Why it did not arrive, and a second try where one may be made. */
const Failed = ({ message, mayGo }: { message: ChatMessage; mayGo: boolean }) => {
  const again = useCall(() => messageApi.again({ params: { id: message.id } }, { quiet: true }), {
    onSettled: () => invalidate('whatsapp_chat'),
  });
  return (
    <p className={styles.failure}>
      {message.status === 'failed' ? t`Not sent. ` : ''}
      {word(message.failure)}{' '}
      {mayGo && (
        <Button
          size="compact-xs"
          variant="transparent"
          leftSection={<IconRefresh size={14} aria-hidden />}
          loading={again.isPending}
          onClick={() => again.mutate()}
        >
          {t`Send again`}
        </Button>
      )}
    </p>
  );
};
