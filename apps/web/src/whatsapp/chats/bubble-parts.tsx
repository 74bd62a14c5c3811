import type { ChatMessage } from '@angan/contract/whatsapp/messages.ts';
import { isMobile, mobileDigits } from '@angan/domain/mobile.ts';
import { Button } from '@mantine/core';
import {
  IconArrowBackUp,
  IconExternalLink,
  IconFileText,
  IconMapPin,
  IconPhone,
  IconPhoto,
  IconUserPlus,
} from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { PersonSquare } from '../../ui/person.tsx';
import { toast } from '../../ui/toast.ts';
import { formatBytes } from '../media/format-bytes.ts';
import styles from './conversation.module.css';
import { chatApi } from './use-chats.ts';
import { whyNot } from './use-send.ts';

/** The message that is answered; pressing it goes there. */
export const Quoted = ({
  quoted,
  onJump,
}: {
  quoted: NonNullable<ChatMessage['reply_to']>;
  onJump: (id: number) => void;
}) => {
  const { id, incoming_outgoing, line } = quoted;
  const inside = (
    <>
      <b>{incoming_outgoing === 'outgoing' ? 'You' : 'They'}</b>
      <span>{line || 'A message that is not here'}</span>
    </>
  );
  return id === null ? (
    <span className={styles.quoted}>{inside}</span>
  ) : (
    <button type="button" className={styles.quoted} onClick={() => onJump(id)}>
      {inside}
    </button>
  );
};

const fileKinds = ['image', 'video', 'audio', 'document', 'sticker'];

/** Picture, video, voice or document; what is still being fetched, or cannot be, says so. */
export const FilePart = ({ message, onPicture }: { message: ChatMessage; onPicture: () => void }) => {
  const { file, kind, file_error } = message;
  if (!file) {
    if (!fileKinds.includes(kind)) return null;
    return (
      <span className={styles.noFile}>
        <IconPhoto size={20} aria-hidden />
        {file_error || 'The file is on its way'}
      </span>
    );
  }
  const { url, thumb_url, content_type, name, bytes, width, height } = file;
  if (content_type.startsWith('image/'))
    return (
      <button type="button" className={styles.picture} onClick={onPicture} aria-label="Show the picture">
        <img
          src={thumb_url ?? url}
          alt={message.message_body || name}
          loading="lazy"
          {...(width && height && { width, height })}
          data-sticker={kind === 'sticker' || undefined}
        />
      </button>
    );
  if (content_type.startsWith('video/') && kind !== 'audio')
    // biome-ignore lint/a11y/useMediaCaption: what people send has no captions
    return <video className={styles.video} src={url} controls preload="metadata" aria-label={name} />;
  if (kind === 'audio')
    // biome-ignore lint/a11y/useMediaCaption: what people say has no captions
    return <audio className={styles.audio} src={url} controls preload="metadata" aria-label="Voice message" />;
  return (
    <a className={styles.document} href={url} download={name}>
      <IconFileText size={28} aria-hidden />
      <span>
        <b className={styles.strong}>{name}</b>
        <small className={styles.small}>{formatBytes(bytes)}</small>
      </span>
    </a>
  );
};

/** A place, with a plain link that any phone opens in its maps. */
export const Place = ({ place }: { place: NonNullable<ChatMessage['place']> }) => {
  const { latitude, longitude, name, address } = place;
  const point = `${latitude},${longitude}`;
  return (
    <a
      className={styles.document}
      href={`https://www.google.com/maps/search/?api=1&query=${point}`}
      target="_blank"
      rel="noreferrer"
    >
      <IconMapPin size={28} aria-hidden />
      <span>
        <b className={styles.strong}>{name || 'Location'}</b>
        <small className={styles.small}>{address || point}</small>
      </span>
    </a>
  );
};

export const Cards = ({ cards, chat }: { cards: ChatMessage['cards']; chat: number }) => (
  <div className={styles.cards}>
    {cards.map((card, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: cards are their places
      <Card key={at} card={card} chat={chat} />
    ))}
  </div>
);

const Card = ({ card }: { card: ChatMessage['cards'][number]; chat: number }) => {
  const mobile = mobileDigits(card.phones[0] ?? '');
  const add = useMutation({
    mutationFn: () => chatApi.addContact({ body: { name: card.name, mobile_number_1: mobile } }, { quiet: true }),
    onSuccess: () => toast.success('Successfully Created Contact'),
    onError: (error) => toast.error(whyNot(error)),
  });
  return (
    <div className={styles.card}>
      <span className={styles.cardHead}>
        <PersonSquare name={card.name} size={40} />
        <span>
          <b className={styles.strong}>{card.name || 'Contact'}</b>
          <small className={styles.small}>{[card.company, ...card.phones].filter(Boolean).join(', ')}</small>
        </span>
      </span>
      {isMobile(mobile) && (
        <Button
          size="xs"
          fullWidth
          leftSection={<IconUserPlus size={16} aria-hidden />}
          loading={add.isPending}
          disabled={add.isSuccess}
          onClick={() => add.mutate()}
        >
          {add.isSuccess ? 'Contact added' : 'Add contact'}
        </Button>
      )}
    </div>
  );
};

const icons = {
  Custom: IconArrowBackUp,
  List: IconArrowBackUp,
  'Visit Website': IconExternalLink,
  'Call on WhatsApp': IconPhone,
  'Call Phone Number': IconPhone,
};

export const Buttons = ({ buttons }: { buttons: ChatMessage['buttons'] }) => (
  <span className={styles.buttons}>
    {buttons.map(({ type, text, link }) => {
      const Icon = icons[type];
      const inside = (
        <>
          <Icon size={16} aria-hidden />
          {text}
        </>
      );
      return link ? (
        <a key={text} href={link} target="_blank" rel="noreferrer">
          {inside}
        </a>
      ) : (
        <span key={text}>{inside}</span>
      );
    })}
  </span>
);
