import { contentOf, type FlatContent } from '@angan/contract/whatsapp/flat-template.ts';
import { templateTexts } from '@angan/contract/whatsapp/template-texts.ts';
import type { TemplateButton } from '@angan/domain/whatsapp/templates/index.ts';
import {
  IconArrowBackUp,
  IconBrandWhatsapp,
  IconExternalLink,
  IconFileTypePdf,
  IconPhone,
  IconPhoto,
  IconVideo,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { MarkedText } from './marked-text.tsx';
import styles from './preview.module.css';
import type { TemplateDraft } from './template-draft.ts';

interface Props {
  template: TemplateDraft;
  /** Address of the header's sample; null where there is none. */
  media: string | null;
  /** Without the phone around it, for lists. */
  compact?: boolean;
  /** Who it comes from. */
  sender?: string;
  device?: 'Phone' | 'Desktop';
}

/** A template as WhatsApp draws it: examples stand in the places of variables. */
export const Preview = ({ template, media, compact = false, sender, device = 'Phone' }: Props) => {
  const content = contentOf({ ...(template as unknown as FlatContent), header_sample: '' });
  const message = (
    <div className={styles.bubble}>
      <div className={styles.inside}>
        {content.header.format === 'TEXT' ? (
          content.header.text !== '' && (
            <p className={styles.header}>
              <MarkedText text={content.header.text} values={[content.header.variable]} plain />
            </p>
          )
        ) : (
          <Medium format={content.header.format} media={media} />
        )}
        <p className={styles.text}>
          {content.body === '' ? (
            <span className={styles.empty}>The body stands here.</span>
          ) : (
            <MarkedText text={content.body} values={content.body_values} />
          )}
        </p>
        <div className={styles.last}>
          <span className={styles.footer}>{content.footer}</span>
          <span className={styles.time}>10:52 AM</span>
        </div>
      </div>
      {content.buttons.map((button, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a button is its place
        <div key={at} className={styles.button}>
          {icons[button.type]}
          {button.text || 'Button'}
        </div>
      ))}
    </div>
  );
  if (compact) return <div className={styles.compact}>{message}</div>;
  return (
    <div className={styles.device} data-device={device}>
      <div className={styles.screen}>
        <div className={styles.top}>
          <span className={styles.square} aria-hidden="true">
            <IconBrandWhatsapp size={16} />
          </span>
          {sender || 'Your business'}
        </div>
        <div className={styles.chat}>{message}</div>
      </div>
    </div>
  );
};

const icons: Record<TemplateButton['type'], ReactNode> = {
  Custom: <IconArrowBackUp size={16} aria-hidden />,
  'Visit Website': <IconExternalLink size={16} aria-hidden />,
  'Call on WhatsApp': <IconPhone size={16} aria-hidden />,
  'Call Phone Number': <IconPhone size={16} aria-hidden />,
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
        {templateTexts.noMedia}
      </span>
    )}
    {media && format === 'IMAGE' && <img src={media} alt="Header" loading="lazy" />}
    {media && format === 'VIDEO' && (
      // biome-ignore lint/a11y/useMediaCaption: a sample has no captions
      <video src={media} controls preload="metadata" aria-label="Header" />
    )}
    {media && format === 'DOCUMENT' && (
      <a href={media} target="_blank" rel="noreferrer" className={styles.noMedia}>
        <IconFileTypePdf aria-hidden />
        Open the document
      </a>
    )}
  </div>
);
