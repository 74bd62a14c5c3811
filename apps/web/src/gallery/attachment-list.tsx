import type { FiledRecord, RecordAttachment } from '@angan/contract/files/record-files.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon } from '@mantine/core';
import { IconFileText, IconTrash } from '@tabler/icons-react';
import type { Underway } from '../core/uploads/index.ts';
import { Video } from '../ui/video.tsx';
import styles from './attachment-list.module.css';
import type { Filed } from './filed.ts';
import { UploadTile } from './upload-tile.tsx';
import { useFiles } from './use-files.ts';

interface Props {
  of: FiledRecord;
  record: Filed;
  kind: 'video' | 'document';
  files: readonly RecordAttachment[];
  uploads: readonly Underway[];
}

const megabyte = 1024 * 1024;
/** '640 KB', '12.4 MB' */
const sizeText = (bytes: number) =>
  bytes < megabyte ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / megabyte).toFixed(1)} MB`;

/** Videos to play where they stand, and documents to save. */
export const AttachmentList = ({ of, record, kind, files, uploads }: Props) => {
  const { remove } = useFiles(of, record.id);
  return (
    <ul
      className={`list-unstyled ${styles.list}`}
      aria-label={kind === 'video' ? t`Videos` : t`Documents`}
      data-kind={kind}
    >
      {files.map(({ id, url, name, bytes }) => (
        <li key={id} className={styles.item}>
          {kind === 'video' && <Video className={styles.video} src={url} playsInline aria-label={name} />}
          <span className={styles.line}>
            {kind === 'document' && <IconFileText className={styles.icon} size={18} aria-hidden />}
            <span className={styles.words}>
              {kind === 'document' ? (
                <a className={styles.name} href={url} download={name}>
                  {name}
                </a>
              ) : (
                <span className={styles.name}>{name}</span>
              )}
              <span className={styles.size}>{sizeText(bytes)}</span>
            </span>
            {record.may_edit && (
              <ActionIcon aria-label={t`Delete ${name}`} onClick={() => remove({ file_id: id, kind })}>
                <IconTrash size={16} aria-hidden />
              </ActionIcon>
            )}
          </span>
        </li>
      ))}
      {uploads.map((upload) => (
        <li key={upload.key} className={styles.item}>
          <UploadTile upload={upload} className={styles.sending} />
          <span className={styles.size}>{upload.file.name}</span>
        </li>
      ))}
    </ul>
  );
};
