import { captionLength, type FiledRecord, type RecordPicture } from '@angan/contract/files/record-files.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, TextInput } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconGripVertical, IconStar, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { perLanguage } from '../core/language/index.ts';
import type { Underway } from '../core/uploads/index.ts';
import { type RowAction, RowMenu } from '../ui/data-list/index.ts';
import { ownEscape } from '../ui/own-escape.ts';
import { useReorder } from '../ui/use-reorder.ts';
import type { Filed } from './filed.ts';
import styles from './picture-grid.module.css';
import { UploadTile } from './upload-tile.tsx';
import { useFiles } from './use-files.ts';

interface Props {
  of: FiledRecord;
  record: Filed;
  kind: 'image' | 'floor_plan';
  pictures: readonly RecordPicture[];
  uploads: readonly Underway[];
  onOpen: (id: number) => void;
}

const names = perLanguage(() => ({ image: t`Photo`, floor_plan: t`Floor plan` }) as const);

/** The pictures of a kind in their order, each with its caption; for who may change the record also what changes them. */
export const PictureGrid = ({ of, record, kind, pictures, uploads, onOpen }: Props) => {
  const files = useFiles(of, record.id);
  const { shown, dragged, grip, step } = useReorder(
    pictures.map(({ id }) => id),
    (ids) => files.order({ kind, ids }),
  );
  const actions = (index: number, isCover: boolean): RowAction<RecordPicture>[] => [
    ...(kind === 'image' && !isCover
      ? [
          {
            label: t`Make cover`,
            icon: <IconStar size={16} aria-hidden />,
            run: ({ id }: RecordPicture) => files.change({ file_id: id, is_cover: true }),
          },
        ]
      : []),
    ...(index > 0
      ? [
          {
            label: t`Move left`,
            icon: <IconArrowLeft size={16} aria-hidden />,
            run: ({ id }: RecordPicture) => step(id, -1),
          },
        ]
      : []),
    ...(index < pictures.length - 1
      ? [
          {
            label: t`Move right`,
            icon: <IconArrowRight size={16} aria-hidden />,
            run: ({ id }: RecordPicture) => step(id, 1),
          },
        ]
      : []),
    {
      label: t`Delete`,
      icon: <IconTrash size={16} aria-hidden />,
      danger: true,
      run: ({ id }) => files.remove({ file_id: id, kind }),
    },
  ];
  const inOrder = shown.flatMap((id) => pictures.find((picture) => picture.id === id) ?? []);
  return (
    <ul className={`list-unstyled ${styles.grid}`} aria-label={kind === 'image' ? t`Photos` : t`Floor plans`}>
      {inOrder.map((picture, index) => {
        const name = picture.caption || `${names()[kind]} ${index + 1}`;
        return (
          <li
            key={picture.id}
            className={styles.cell}
            data-tile={picture.id}
            data-dragged={dragged === picture.id || undefined}
          >
            <div className={styles.picture}>
              <button
                type="button"
                className={styles.open}
                aria-label={t`Open ${name}`}
                onClick={() => onOpen(picture.id)}
              >
                <img src={picture.thumb_url} alt="" decoding="async" draggable={false} />
              </button>
              {picture.is_cover && <span className={styles.cover}>{t`Cover`}</span>}
              {record.may_edit && (
                <span className={styles.tools} {...ownEscape}>
                  {pictures.length > 1 && (
                    <ActionIcon
                      className={styles.grip}
                      size="xs"
                      aria-label={t`Move ${name}, with the arrow keys`}
                      {...grip(picture.id)}
                    >
                      <IconGripVertical size={16} aria-hidden />
                    </ActionIcon>
                  )}
                  <RowMenu row={picture} label={t`More for ${name}`} actions={actions(index, picture.is_cover)} />
                </span>
              )}
            </div>
            {record.may_edit ? (
              <Caption
                key={picture.caption}
                name={name}
                caption={picture.caption}
                onSave={(caption) => files.change({ file_id: picture.id, caption })}
              />
            ) : (
              picture.caption && <p className={styles.caption}>{picture.caption}</p>
            )}
          </li>
        );
      })}
      {uploads.map((upload) => (
        <li key={upload.key} className={styles.cell}>
          <UploadTile upload={upload} className={styles.picture} />
        </li>
      ))}
    </ul>
  );
};

interface CaptionProps {
  name: string;
  caption: string;
  onSave: (caption: string) => void;
}

/** Saved when one leaves it or presses Enter. */
const Caption = ({ name, caption, onSave }: CaptionProps) => {
  const [text, setText] = useState(caption);
  const save = () => text.trim() !== caption && onSave(text.trim());
  return (
    <TextInput
      aria-label={t`Caption of ${name}`}
      placeholder={t`Add a caption`}
      classNames={{ input: styles.field ?? '' }}
      maxLength={captionLength}
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        event.currentTarget.blur();
      }}
    />
  );
};
