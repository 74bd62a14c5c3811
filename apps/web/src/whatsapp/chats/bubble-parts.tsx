import type { ChatMessage } from '@angan/contract/whatsapp/messages.ts';
import { isMobile, mobileDigits } from '@angan/domain/mobile.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import {
  IconArrowBackUp,
  IconCopy,
  IconExternalLink,
  IconMapPinFilled,
  IconPhone,
  IconSpeakerphone,
  IconUserPlus,
} from '@tabler/icons-react';
import { useCall } from '../../core/api/index.ts';
import { inPlace } from '../../ui/in-place.tsx';
import { PersonSquare } from '../../ui/person.tsx';
import styles from './bubble-parts.module.css';
import { chatApi } from './use-chats.ts';
import { whyNot } from './use-send.ts';

/** The message that is answered; pressing it goes there. */
export const Quoted = ({
  quoted,
  name,
  onJump,
}: {
  quoted: NonNullable<ChatMessage['reply_to']>;
  name: string;
  onJump: (id: number) => void;
}) => {
  const { id, incoming_outgoing, line } = quoted;
  const inside = (
    <>
      {incoming_outgoing && <b>{incoming_outgoing === 'outgoing' ? t`You` : name}</b>}
      <span>{line || t`A message that is not here`}</span>
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

/** The advertisement by which the person came, above what they wrote. */
export const AdPart = ({ ad: { headline, body, url } }: { ad: NonNullable<ChatMessage['ad']> }) => {
  const inside = (
    <>
      <small className={styles.small}>
        <IconSpeakerphone size={16} aria-hidden /> {t`Came by an advertisement`}
      </small>
      {headline && <b className={styles.strong}>{headline}</b>}
      {body && <small className={styles.small}>{body}</small>}
    </>
  );
  return url ? (
    <a className={styles.ad} href={url} target="_blank" rel="noreferrer">
      {inside}
    </a>
  ) : (
    <span className={styles.ad}>{inside}</span>
  );
};

/** A place, with a plain link that any phone opens in its maps. Its picture is drawn: a real one would tell a third party. */
export const Place = ({ place }: { place: NonNullable<ChatMessage['place']> }) => {
  const { latitude, longitude, name, address } = place;
  const point = `${latitude},${longitude}`;
  return (
    <a
      className={styles.place}
      href={`https://www.google.com/maps/search/?api=1&query=${point}`}
      target="_blank"
      rel="noreferrer"
    >
      <span className={styles.map}>
        <IconMapPinFilled size={32} aria-hidden />
      </span>
      <b className={styles.strong}>{name || t`Location`}</b>
      <small className={styles.small}>{address || point.replace(',', ', ')}</small>
    </a>
  );
};

export const Cards = ({ cards }: { cards: ChatMessage['cards'] }) => (
  <div className={styles.cards}>
    {inPlace(cards, (card) => (
      <Card card={card} />
    ))}
  </div>
);

const Card = ({ card }: { card: ChatMessage['cards'][number] }) => {
  const mobile = mobileDigits(card.phones[0] ?? '');
  const add = useCall(
    () => chatApi.addContact({ body: { name: card.name, mobile_number_1: mobile } }, { quiet: true }),
    { success: t`Successfully Created Contact`, failure: whyNot },
  );
  return (
    <div className={styles.card}>
      <span className={styles.cardHead}>
        <PersonSquare name={card.name} size={40} brand />
        <span>
          <b className={styles.strong}>{card.name || t`Contact`}</b>
          <small className={styles.small}>{[card.company, ...card.phones].filter(Boolean).join(', ')}</small>
        </span>
      </span>
      {isMobile(mobile) && (
        <Button
          fullWidth
          leftSection={<IconUserPlus size={16} aria-hidden />}
          loading={add.isPending}
          disabled={add.isSuccess}
          onClick={() => add.mutate()}
        >
          {add.isSuccess ? t`Contact added` : t`Add contact`}
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
  'Copy Code': IconCopy,
};

export const Buttons = ({ buttons }: { buttons: ChatMessage['buttons'] }) => (
  <span className={styles.buttons} data-buttons>
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
