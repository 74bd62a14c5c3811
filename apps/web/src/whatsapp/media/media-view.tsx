import type { MediaKind } from '@angan/domain/whatsapp/templates/index.ts';
import { IconFileTypePdf, IconPhotoOff } from '@tabler/icons-react';
import { Video } from '../../ui/video.tsx';
import styles from './media.module.css';

interface Props {
  media: {
    readonly file_type: MediaKind;
    readonly file: string;
    readonly description: string;
    readonly file_name: string;
  };
}

/** A medium in its frame: the picture, a player, or the name of a document. */
export const MediaView = ({ media: { file_type, file, description, file_name } }: Props) => (
  <div className={styles.view}>
    {file === '' && <IconPhotoOff aria-hidden />}
    {file !== '' && file_type === 'Image' && <img src={file} alt={description} loading="lazy" decoding="async" />}
    {file !== '' && file_type === 'Video' && <Video src={file} aria-label={description} />}
    {file !== '' && file_type === 'Document' && (
      <a className={styles.document} href={file} target="_blank" rel="noreferrer">
        <IconFileTypePdf aria-hidden />
        <span>{file_name}</span>
      </a>
    )}
  </div>
);
