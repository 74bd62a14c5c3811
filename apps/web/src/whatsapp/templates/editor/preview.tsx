import { contentOf, type FlatContent } from '@angan/contract/whatsapp/flat-template.ts';
import { templateTexts } from '@angan/contract/whatsapp/template-texts.ts';
import type { WhatsappTemplate } from '@angan/contract/whatsapp/templates.ts';
import type { TemplateButton } from '@angan/domain/whatsapp/templates/index.ts';
import { t } from '@lingui/core/macro';
import {
  IconArrowBackUp,
  IconBrandWhatsapp,
  IconCopy,
  IconExternalLink,
  IconFileTypePdf,
  IconMapPin,
  IconPhone,
  IconPhoto,
  IconVideo,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { word } from '../../../core/language/index.ts';
import { inPlace } from '../../../ui/in-place.tsx';
import { ScrollBox } from '../../../ui/scroll-box.ts';
import { Video } from '../../../ui/video.tsx';
import { MarkedText } from './marked-text.tsx';
import styles from './preview.module.css';
import type { TemplateDraft } from './template-draft.ts';

interface Props {
  template: TemplateDraft & Partial<Pick<WhatsappTemplate, 'buttons' | 'cards'>>;
  /** Address of the header's sample; null where there is none. */
  media: string | null;
  /** The same of the cards of a carousel. */
  cardMedia?: readonly (string | undefined)[];
  /** Without the phone around it, for lists. */
  compact?: boolean;
  /** Who it comes from. */
  sender?: string;
  device?: 'Phone' | 'Desktop';
}

/** A template as WhatsApp draws it: examples stand in the places of variables. */
export const Preview = ({ template, media, cardMedia = [], compact = false, sender, device = 'Phone' }: Props) => {
  // What is written stays in its own language, whatever that of who reads it.
  const lang = template.language.replace('_', '-');
  const content = contentOf({ ...(template as unknown as FlatContent), header_sample: '' });
  const message = (
    <div className={styles.bubble}>
      <div className={styles.inside}>
        {content.header.format === 'TEXT' ? (
          content.header.text !== '' && (
            <p className={styles.header} lang={lang}>
              <MarkedText text={content.header.text} values={[content.header.variable]} plain />
            </p>
          )
        ) : content.header.format === 'LOCATION' ? (
          <div className={styles.media}>
            <span className={styles.noMedia}>
              <IconMapPin aria-hidden />
              {t`The place of each message`}
            </span>
          </div>
        ) : (
          <Medium format={content.header.format} media={media} />
        )}
        <p className={styles.text}>
          {content.body === '' ? (
            <span className={styles.empty}>{t`The body shows here.`}</span>
          ) : (
            <span lang={lang}>
              <MarkedText text={content.body} values={content.body_values} />
            </span>
          )}
        </p>
        <div className={styles.last}>
          <span className={styles.footer} lang={lang}>
            {content.footer}
          </span>
          <span className={styles.time}>{t`10:52 AM`}</span>
        </div>
      </div>
      <Buttons buttons={template.buttons ?? content.buttons} />
    </div>
  );
  const whole = template.cards?.length ? (
    <>
      {message}
      <Cards cards={template.cards} media={cardMedia} />
    </>
  ) : (
    message
  );
  if (compact) return <div className={styles.compact}>{whole}</div>;
  return (
    <div className={styles.device} data-device={device}>
      <div className={styles.screen}>
        <div className={styles.top}>
          <span className={styles.square} aria-hidden="true">
            <IconBrandWhatsapp size={16} />
          </span>
          {sender || t`Your business`}
        </div>
        <div className={styles.chat}>{whole}</div>
      </div>
    </div>
  );
};

const Buttons = ({ buttons }: { buttons: readonly TemplateButton[] }) =>
  inPlace(buttons, (button) => (
    <div className={styles.button}>
      {icons[button.type]}
      {button.text || t`Button`}
    </div>
  ));

/** Side by side, as they are swiped. */
const Cards = ({ cards, media }: { cards: WhatsappTemplate['cards']; media: NonNullable<Props['cardMedia']> }) => (
  <ScrollBox className={styles.cards} aria-label={t`${cards.length} cards`}>
    {inPlace(cards, (card, at) => (
      <div className={styles.card}>
        <div className={styles.inside}>
          <Medium format={card.format} media={media[at] ?? null} />
          {card.body !== '' && (
            <p className={styles.text}>
              <MarkedText text={card.body} values={card.body_values} />
            </p>
          )}
        </div>
        <Buttons buttons={card.buttons} />
      </div>
    ))}
  </ScrollBox>
);

const icons: Record<TemplateButton['type'], ReactNode> = {
  Custom: <IconArrowBackUp size={16} aria-hidden />,
  'Visit Website': <IconExternalLink size={16} aria-hidden />,
  'Call on WhatsApp': <IconPhone size={16} aria-hidden />,
  'Call Phone Number': <IconPhone size={16} aria-hidden />,
  'Copy Code': <IconCopy size={16} aria-hidden />,
};

const Medium = ({ format, media }: { format: 'IMAGE' | 'VIDEO' | 'DOCUMENT'; media: string | null }) => (
  <div className={styles.media} data-format={format}>
    {!media && (
      <span className={styles.noMedia}>
        {format === 'IMAGE' ? (
          <IconPhoto aria-hidden />
        ) : format === 'VIDEO' ? (
          <IconVideo aria-hidden />
        ) : (
          <IconFileTypePdf aria-hidden />
        )}
        {word(templateTexts.noMedia)}
      </span>
    )}
    {media && format === 'IMAGE' && <img src={media} alt={t`Header`} loading="lazy" />}
    {media && format === 'VIDEO' && <Video src={media} aria-label={t`Header`} />}
    {media && format === 'DOCUMENT' && (
      <a href={media} target="_blank" rel="noreferrer" className={styles.noMedia}>
        <IconFileTypePdf aria-hidden />
        {t`Open the document`}
      </a>
    )}
  </div>
);
