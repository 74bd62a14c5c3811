import type { ChatMessage } from '@angan/contract/whatsapp/messages.ts';
import { t } from '@lingui/core/macro';
import { IconPhotoOff } from '@tabler/icons-react';
import { inPlace } from '../../ui/in-place.tsx';
import { ScrollBox } from '../../ui/scroll-box.ts';
import { Video } from '../../ui/video.tsx';
import { Buttons } from './bubble-parts.tsx';
import styles from './carousel.module.css';
import { ChatText } from './chat-text.tsx';

type Card = ChatMessage['carousel'][number];

/** The cards of a message in a row that is swiped inside its bubble, as WhatsApp draws them. */
export const Carousel = ({ cards }: { cards: readonly Card[] }) => (
  <ScrollBox className={styles.row} aria-label={t`${cards.length} cards`}>
    {inPlace(cards, (card, at) => (
      <article className={styles.card} aria-label={t`Card ${at + 1}`}>
        <Medium card={card} at={at} />
        {card.body !== '' && (
          <p className={styles.text}>
            <ChatText text={card.body} />
          </p>
        )}
        {card.buttons.length > 0 && <Buttons buttons={card.buttons} />}
      </article>
    ))}
  </ScrollBox>
);

const Medium = ({ card: { file, format }, at }: { card: Card; at: number }) => {
  if (!file)
    return (
      <span className={styles.none}>
        <IconPhotoOff size={20} aria-hidden />
        {format === 'VIDEO' ? t`The video is gone` : t`The picture is gone`}
      </span>
    );
  if (format === 'VIDEO') return <Video className={styles.medium} src={file.url} aria-label={file.name} />;
  return (
    <a
      className={styles.medium}
      href={file.url}
      target="_blank"
      rel="noreferrer"
      aria-label={t`Picture of card ${at + 1}`}
    >
      <img src={file.thumb_url ?? file.url} alt="" loading="lazy" />
    </a>
  );
};
