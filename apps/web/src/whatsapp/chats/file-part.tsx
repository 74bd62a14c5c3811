import type { ChatMessage } from '@angan/contract/whatsapp/messages.ts';
import { lostFiles } from '@angan/contract/whatsapp/stored-sentences.ts';
import { t } from '@lingui/core/macro';
import {
  type Icon,
  IconFileText,
  IconMicrophone,
  IconPhoto,
  IconPhotoOff,
  IconSticker,
  IconVideo,
} from '@tabler/icons-react';
import { perLanguage, sentence } from '../../core/language/index.ts';
import { Video } from '../../ui/video.tsx';
import { formatBytes } from '../media/format-bytes.ts';
import styles from './bubble-parts.module.css';
import { VoiceNote } from './voice-note.tsx';

const waiting = perLanguage<Readonly<Record<string, { Icon: Icon; words: string }>>>(() => ({
  image: { Icon: IconPhoto, words: t`The photo is on its way` },
  video: { Icon: IconVideo, words: t`The video is on its way` },
  audio: { Icon: IconMicrophone, words: t`The voice message is on its way` },
  document: { Icon: IconFileText, words: t`The document is on its way` },
  sticker: { Icon: IconSticker, words: t`The sticker is on its way` },
}));

/** Whether anything of a file is drawn: the file itself, or why it is not there. */
export const hasFilePart = ({ file, kind }: ChatMessage): boolean => file !== null || kind in waiting();

/** Picture, video, voice or document; what is still being fetched, or cannot be, says so. */
export const FilePart = ({ message, onPicture }: { message: ChatMessage; onPicture: () => void }) => {
  const { file, kind } = message;
  if (!file) return <NoFile message={message} />;
  const { url, content_type, name, bytes } = file;
  if (content_type.startsWith('image/')) return <Picture message={message} file={file} onPicture={onPicture} />;
  if (content_type.startsWith('video/') && kind !== 'audio')
    return <Video className={styles.video} src={url} aria-label={name} />;
  if (kind === 'audio') return <VoiceNote file={file} />;
  return (
    <a className={styles.document} href={url} download={name}>
      <IconFileText size={28} aria-hidden />
      <span>
        <b className={styles.strong}>{name}</b>
        <small className={styles.small}>{[endingOf(name), formatBytes(bytes)].filter(Boolean).join(', ')}</small>
      </span>
    </a>
  );
};

const NoFile = ({ message: { kind, file_error } }: { message: ChatMessage }) => {
  const told = waiting()[kind];
  if (!told) return null;
  const { Icon, words } = file_error ? { Icon: IconPhotoOff, words: sentence(lostFiles, file_error) } : told;
  return (
    <span className={styles.noFile}>
      <Icon size={20} aria-hidden />
      {words}
    </span>
  );
};

interface PictureProps {
  message: ChatMessage;
  file: NonNullable<ChatMessage['file']>;
  onPicture: () => void;
}

const Picture = ({ message, file, onPicture }: PictureProps) => {
  const { url, thumb_url, name, width, height } = file;
  const isSticker = message.kind === 'sticker';
  return (
    <button
      type="button"
      className={styles.picture}
      data-sticker={isSticker || undefined}
      onClick={onPicture}
      aria-label={isSticker ? t`Show the sticker` : t`Show the picture`}
    >
      <img
        src={thumb_url ?? url}
        alt={isSticker ? t`Sticker` : message.message_body || name}
        loading="lazy"
        {...(width && height && { width, height })}
      />
    </button>
  );
};

/** 'PDF' of 'Plan.pdf'; '' where the name has no ending. */
const endingOf = (name: string): string => (/\.([a-z0-9]{2,5})$/i.exec(name)?.[1] ?? '').toUpperCase();
